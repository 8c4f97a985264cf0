"""Runs the tracks of many users through mobility.pipeline with Spark; each user has a separate process.

The input is a table (CSV) with a header line: user, t (seconds since the epoch), lat, lon, and optionally accuracy and
speed. The lines may be in any order. The output has the records and events of all users as JSON Lines, each with its
user as the device. With --compare, the script also runs everything on this machine without Spark, and compares the
outputs.
"""

import argparse
import csv
import glob
import os
import subprocess
import sys

from pyspark.sql import SparkSession


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("table", help="a file that every worker can read")
    parser.add_argument("--demos", default="assay-demos", help="the program; its path is the same on every worker")
    parser.add_argument("--platform", choices=["ios", "android"], default="ios",
                        help="the platform whose rule for geofences applies")
    parser.add_argument("--master", help="the master of Spark, such as local[4]; by default that of spark-submit")
    parser.add_argument("--partitions", type=int, default=8, help="the number of partitions of the users")
    parser.add_argument("--output", default="footprints", help="a new folder for the outputs")
    parser.add_argument("--compare", action="store_true", help="also run everything on this machine, and compare")
    return parser.parse_args()


def rows(lines, names):
    """Returns the lines of a table except its header, each as a dictionary from column names to values."""
    return (row for row in csv.DictReader(lines, fieldnames=names) if row["t"] != "t")


def follow(options, user, fixes):
    """Returns the outcomes for one user's fixes as lines of JSON, in time order."""
    names = [name for name in ("t", "lat", "lon", "accuracy", "speed") if name in fixes[0]]
    table = [",".join(names)]
    table += [",".join(fix[name] for name in names) for fix in sorted(fixes, key=lambda fix: float(fix["t"]))]
    command = [options.demos, "track", "--as", "csv", "--device", user,
               "--platform", options.platform]
    # A task with an invalid track fails, so that no outcomes are lost silently.
    done = subprocess.run(command, input="\n".join(table) + "\n", stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          encoding="utf-8", env={"PATH": "", **os.environ})
    if done.returncode:
        raise RuntimeError(f"{user}: {done.stderr}")
    return done.stdout.splitlines()


def spread(session, options, names):
    """Writes the outcomes of every user, in as many files as there are partitions."""
    lines = session.sparkContext.textFile(options.table)
    fixes = lines.mapPartitions(lambda part: ((row["user"], row) for row in rows(part, names)))
    users = fixes.groupByKey(options.partitions)
    users.flatMap(lambda user: follow(options, user[0], list(user[1]))).saveAsTextFile(options.output)


def alone(options, names):
    """Returns the outcomes of every user, computed on this machine, one user after the other."""
    users = {}
    with open(options.table, encoding="utf-8", newline="") as file:
        for row in rows(file, names):
            users.setdefault(row["user"], []).append(row)
    return [line for user, fixes in users.items() for line in follow(options, user, fixes)]


def main():
    options = arguments()
    options.table, options.output = os.path.abspath(options.table), os.path.abspath(options.output)
    with open(options.table, encoding="utf-8", newline="") as file:
        names = next(csv.reader(file))
    builder = SparkSession.builder.appName("mobility.pipeline")
    if options.master:
        builder = builder.master(options.master)
    session = builder.getOrCreate()
    try:
        spread(session, options, names)
    finally:
        session.stop()
    if not options.compare:
        return 0

    spread_lines = []
    for part in glob.glob(os.path.join(options.output, "part-*")):
        with open(part, encoding="utf-8") as file:
            spread_lines += file.read().splitlines()
    same = sorted(spread_lines) == sorted(alone(options, names))
    print(f"{len(spread_lines)} lines; they are {'' if same else 'NOT '}those of one machine")
    return 0 if same else 2


if __name__ == "__main__":
    sys.exit(main())
