"""Spreads a corpus over Spark, which pipes every partition through `assay judge`, and merges the verdicts.

The result is byte for byte the report that `assay check --format json` writes on one machine; --compare checks this.
"""

import argparse
import glob
import os
import shlex
import subprocess
import sys

from pyspark.sql import SparkSession


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--assay", default="assay", help="the program; its path is the same on every worker")
    parser.add_argument("--corpus", default="Corpus", help="a folder that every worker can read")
    parser.add_argument("--adapter", help="the command of the adapter to test; by default the reference")
    parser.add_argument("--master", help="the master of Spark, such as local[4]; by default that of spark-submit")
    parser.add_argument("--partitions", type=int, default=8, help="the number of partitions; each has a separate judge")
    parser.add_argument("--output", default="verdicts", help="a new folder for the verdicts and the report")
    parser.add_argument("--compare", action="store_true", help="also run everything on this machine, and compare")
    return parser.parse_args()


def judge(session, options, implementation):
    """Writes the verdicts of every case, in as many files as there are partitions."""
    command = shlex.join([options.assay, "judge", "--allow-empty", *implementation])
    lines = session.sparkContext.textFile(os.path.join(options.corpus, "*/*/*.jsonl"))
    # The cases of a file are alike, so all cases are distributed again to give every judge the same amount of work.
    # Spark gives the program an empty environment by default, but adapters need their PATH. With checkCode, a task
    # fails if the judge cannot read a line or start the adapter, but not if a case fails.
    verdicts = lines.repartition(options.partitions).pipe(command, env=dict(os.environ), checkCode=True)
    verdicts.saveAsTextFile(os.path.join(options.output, "parts"))


def main():
    options = arguments()
    options.corpus = os.path.abspath(options.corpus)
    options.output = os.path.abspath(options.output)
    implementation = ["--adapter", options.adapter] if options.adapter else []
    builder = SparkSession.builder.appName("assay")
    if options.master:
        builder = builder.master(options.master)
    session = builder.getOrCreate()
    try:
        judge(session, options, implementation)
    finally:
        session.stop()

    parts = sorted(glob.glob(os.path.join(options.output, "parts", "part-*")))
    report = os.path.join(options.output, "report.jsonl")
    merged = subprocess.run(
        [options.assay, "merge", "--verdicts", *parts, "--corpus", options.corpus, "--output", report])
    if merged.returncode > 1 or not options.compare:
        return merged.returncode

    single = subprocess.run(
        [options.assay, "check", *implementation, "--corpus", options.corpus, "--shard", "1/1", "--format", "json"],
        stdout=subprocess.PIPE)
    with open(report, "rb") as file:
        same = file.read() == single.stdout and merged.returncode == single.returncode
    print("the report is that of one machine" if same else "the report is NOT that of one machine")
    return merged.returncode if same else 2


if __name__ == "__main__":
    sys.exit(main())
