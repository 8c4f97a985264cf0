"""The adapter for stringcase, which calls `camelcase`, `pascalcase`, `spinalcase`, `titlecase` and `uppercase`."""
import stringcase as of
from notations import serve_notation

serve_notation("stringcase", camel=of.camelcase, pascal=of.pascalcase, kebab=of.spinalcase, title=of.titlecase,
               upper=of.uppercase)
