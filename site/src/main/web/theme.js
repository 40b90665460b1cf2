// SPDX-License-Identifier: Apache-2.0
// Light or dark, before anything is drawn. The playground keeps the choice under the same name.
{
  const root = document.documentElement, preference = matchMedia("(prefers-color-scheme: dark)");
  let chosen = null;
  try { chosen = localStorage.getItem("theme"); } catch { /* not allowed for files in some browsers */ }
  const apply = () => {
    root.dataset.theme = chosen ?? (preference.matches ? "dark" : "light");
    for (const { contentDocument: lab } of document.querySelectorAll("iframe")) {
      if (lab?.documentElement) lab.documentElement.dataset.theme = root.dataset.theme;
    }
  };
  preference.addEventListener("change", apply);
  addEventListener("DOMContentLoaded", () => document.getElementById("theme")?.addEventListener("click", () => {
    chosen = root.dataset.theme === "dark" ? "light" : "dark";
    try { localStorage.setItem("theme", chosen); } catch { /* then for this page only */ }
    apply();
  }));
  root.classList.add("scripted");
  apply();
}
