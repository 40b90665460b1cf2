@echo off
rem SPDX-License-Identifier: Apache-2.0
rem Starts the carom command, building it at its first use; delete cli\target to build it again.
rem For the command itself, "carom --build MODULE NEEDED..." builds another module.
setlocal
set "root=%~dp0"
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"
set "module=cli"
if "%~1"=="--build" set "module=%~2"
if not exist "%root%%module%\target\built" call :build || exit /b 1
if "%~1"=="--build" exit /b 0
set "options=-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"
for %%c in (detect stats render convert generate) do (
  if "%~1"=="%%c" set "options=-XX:+UseParallelGC -XX:MaxRAMPercentage=70"
)
"%java%" %options% -Dcarom.script="%~f0" -jar "%root%cli\target\carom-cli.jar" %*
exit /b %errorlevel%

:build
set "version=0"
"%java%" -version 2> "%TEMP%\carom-java.txt"
for /f "usebackq tokens=2,3" %%u in ("%TEMP%\carom-java.txt") do if "%%u"=="version" set "version=%%~v"
for /f "delims=.-+" %%v in ("%version%") do set "version=%%v"
if %version% lss 17 (
  echo carom: needs Java 17 or later; install a JDK, or set JAVA_HOME to one>&2
  exit /b 1
)
where mvn >nul 2>nul || (
  echo carom: Maven is missing; install it so that mvn is on the PATH>&2
  exit /b 1
)
echo carom: building (first use, about a minute)>&2
pushd "%root%"
call mvn --batch-mode --no-transfer-progress --quiet --projects "%module%" --also-make package -Dmaven.test.skip=true -Dmaven.javadoc.skip=true -Dmaven.source.skip=true -Dcarom.runnable.skip=true 1>&2
if errorlevel 1 (
  echo carom: the build failed, Maven's output is above>&2
  popd
  exit /b 1
)
popd
echo built> "%root%%module%\target\built"
exit /b 0
