"""Outside programs: what they write, and their versions."""
import re
import subprocess


def output_of(command, given=""):
    """The output of a program."""
    return subprocess.run(command, input=given.encode(), stdout=subprocess.PIPE, check=True).stdout.decode()


def version_of(*command):
    """The first number with a point in a program's text about itself."""
    told = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=True).stdout.decode()
    return re.search(r"\d+(\.\d+)+", told).group()


def vim_version():
    """The version of Vim with its number of patches."""
    told = output_of(["vim", "--version"])
    return re.search(r"IMproved (\d+\.\d+)", told).group(1) + re.search(r"patches: 1-(\d+)", told).expand(r".\1")
