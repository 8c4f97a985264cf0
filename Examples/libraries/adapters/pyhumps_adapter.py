"""The adapter for pyhumps; in the input, underscores join the words, since pyhumps splits strings at underscores."""
import humps as of
from notations import serve_notation


def by(function):
    return lambda text: function(text.replace(" ", "_"))


serve_notation("pyhumps", camel=by(of.camelize), pascal=by(of.pascalize), kebab=by(of.kebabize))
