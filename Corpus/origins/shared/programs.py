"""Runs programs by other authors, to get their output or their versions."""
import re
import subprocess


def output_of(command, given=""):
    """Runs a program, and returns its output."""
    return subprocess.run(command, input=given.encode(), stdout=subprocess.PIPE, check=True).stdout.decode()


def version_of(*command):
    """Runs a program, and returns its version: the first number in the output that contains a point."""
    told = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=True).stdout.decode()
    return re.search(r"\d+(\.\d+)+", told).group()


def vim_version():
    """Returns Vim's version, with the number of its patches."""
    told = output_of(["vim", "--version"])
    return re.search(r"IMproved (\d+\.\d+)", told).group(1) + re.search(r"patches: 1-(\d+)", told).expand(r".\1")
