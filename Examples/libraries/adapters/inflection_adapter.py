"""The adapter for inflection; underscores join the words for `camelize` and `dasherize`, but not for `titleize`."""
import inflection as of
from notations import serve_notation


def camel(text, first_upper=False):
    return of.camelize(text.replace(" ", "_"), first_upper)


serve_notation("inflection", camel=camel, pascal=lambda text: camel(text, True), title=of.titleize,
               kebab=lambda text: of.dasherize(text.replace(" ", "_")))
