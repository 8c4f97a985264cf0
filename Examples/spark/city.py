"""Runs a year of fixes of a city's users through mobility.pipeline with Spark's pipe; the workers generate the fixes.

First run `swift build -c release --product city-year`. --compare also runs all users on this machine, in one process
without Spark, and compares the numbers and the digest of all records and events.
"""

import argparse
import json
import os
import shlex
import subprocess
import sys
import time

from pyspark.sql import SparkSession


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--city-year", default="city-year", help="the program; its path is the same on every worker")
    parser.add_argument("--users", type=int, default=10)
    parser.add_argument("--fixes", type=int, default=175_200, help="the fixes of each user; a year has 175200")
    parser.add_argument("--master", help="the master of Spark, such as local[2]; by default that of spark-submit")
    parser.add_argument("--partitions", type=int, default=8, help="the number of partitions of the users")
    parser.add_argument("--compare", action="store_true", help="also run all users without Spark, and compare")
    return parser.parse_args()


def joined(lines):
    """Returns the sum of each result over the lines of JSON; the digests are added modulo 2^64."""
    whole = {}
    for line in lines:
        for name, number in json.loads(line).items():
            whole[name] = whole.get(name, 0) + number
    whole["digest"] %= 1 << 64
    return whole


def main():
    options = arguments()
    command = [options.city_year, "--pipe", "--fixes", str(options.fixes)]
    builder = SparkSession.builder.appName("city-year")
    if options.master:
        builder = builder.master(options.master)
    session = builder.getOrCreate()
    start = time.monotonic()
    try:
        users = session.sparkContext.parallelize(range(options.users), options.partitions)
        lines = users.pipe(shlex.join(command), env=dict(os.environ), checkCode=True).collect()
    finally:
        session.stop()
    city = joined(lines)
    print(f"{city['users']} users, {city['fixes']} fixes, {city['records']} records, {city['events']} events,"
          f" digest {city['digest']:x}, in {time.monotonic() - start:.1f} s")
    if not options.compare:
        return 0
    numbers = "".join(f"{user}\n" for user in range(options.users))
    alone = subprocess.run(command, input=numbers, stdout=subprocess.PIPE, encoding="utf-8", check=True)
    same = city == joined(alone.stdout.splitlines())
    print(f"they are {'' if same else 'NOT '}those of one process")
    return 0 if same else 2


if __name__ == "__main__":
    sys.exit(main())
