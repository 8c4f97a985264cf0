"""The adapter for casefy, which calls `camelcase`, `pascalcase`, `kebabcase` and `titlecase`."""
import casefy as of
from notations import serve_notation

serve_notation("casefy", camel=of.camelcase, pascal=of.pascalcase, kebab=of.kebabcase, title=of.titlecase)
