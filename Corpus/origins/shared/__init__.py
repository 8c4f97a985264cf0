"""The modules that the scripts of Corpus/origins share: the form of a case line, the collector of cases, and helpers
for each family.

A script adds its cases to a `Cases` of `shared.cases` and ends with `cases.run()`. The modules `line`, `corpus`,
`cases`, `readings` and `programs` serve all families; the docstring of any other module names the scripts that use it.
"""
