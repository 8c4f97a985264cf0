"""The adapter for case-converter, which calls `camelcase`, `pascalcase`, `kebabcase` and `titlecase`."""
import caseconverter as of
from notations import serve_notation

serve_notation("case-converter", camel=of.camelcase, pascal=of.pascalcase, kebab=of.kebabcase, title=of.titlecase)
