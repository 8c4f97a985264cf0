"""Shared by the scripts of Corpus/origins: the form of a case line, the collector of cases, and helpers for each family.

A script adds its cases to a `Cases` of `shared.cases` and ends with `cases.run()`. The files `line`, `corpus`, `cases`,
`readings` and `programs` serve all families; the docstring of each other file names its users.
"""
