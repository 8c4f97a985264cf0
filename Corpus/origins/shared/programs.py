"""Outside programs: what they write, and their versions."""
import re
import subprocess


def output_of(command, given=""):
    """What a program writes."""
    return subprocess.run(command, input=given.encode(), stdout=subprocess.PIPE, check=True).stdout.decode()


def version_of(*command):
    """The first number with a point that a program tells of itself."""
    return re.search(r"\d+(\.\d+)+", output_of(command)).group()
