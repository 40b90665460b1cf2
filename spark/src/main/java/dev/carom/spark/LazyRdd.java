// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import java.util.List;
import java.util.function.Supplier;
import org.apache.spark.Dependency;
import org.apache.spark.OneToOneDependency;
import org.apache.spark.Partition;
import org.apache.spark.SparkContext;
import org.apache.spark.TaskContext;
import org.apache.spark.rdd.RDD;
import scala.collection.Iterator;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;
import scala.reflect.ClassTag;
import scala.reflect.ClassTag$;

/**
 * An RDD that is created when its partitions are requested, at the first action. So the jobs needed
 * to create it do not run for a DataFrame that is never used.
 */
final class LazyRdd<T> extends RDD<T> {
  private static final long serialVersionUID = 1;

  private transient Supplier<RDD<T>> source;
  private transient RDD<T> made;
  private final ClassTag<T> tag;

  LazyRdd(SparkContext context, Class<T> type, Supplier<RDD<T>> source) {
    super(context, sequence(List.of()), ClassTag$.MODULE$.apply(type));
    this.source = source;
    tag = ClassTag$.MODULE$.apply(type);
  }

  private synchronized RDD<T> made() {
    if (made == null) {
      made = source.get();
      source = null;
    }
    return made;
  }

  @Override
  public Partition[] getPartitions() {
    return made().partitions();
  }

  @Override
  public Seq<Dependency<?>> getDependencies() {
    return sequence(List.of(new OneToOneDependency<>(made())));
  }

  private static Seq<Dependency<?>> sequence(List<Dependency<?>> dependencies) {
    return CollectionConverters.asScala(dependencies).toSeq();
  }

  @Override
  public Iterator<T> compute(Partition partition, TaskContext task) {
    return this.<T>firstParent(tag).iterator(partition, task);
  }
}
