"""inflection: `camelize` (applied to the output of `parameterize` with underscores), `parameterize` and `titleize`."""
import inflection as of
from notations import serve_notation


def camel(text, first_upper=False):
    return of.camelize(text.replace(" ", "_"), first_upper)


serve_notation("inflection", camel=camel, pascal=lambda text: camel(text, True), title=of.titleize,
               kebab=lambda text: of.dasherize(text.replace(" ", "_")))
