"""Shared by the scripts of Corpus/origins: the form of a case line, the collector of cases, and what a family needs.

A script adds its cases to a `Cases` of `shared.cases` and ends with `cases.run()`. A file here that is named after no
family (`line`, `corpus`, `cases`, `readings`, `programs`) is for all of them; the docstring of every other says whose it is.
"""
