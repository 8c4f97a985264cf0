"""Makes every mutant of a Python module, each with one small mistake, as an edit of the module's text.

The script skips docstrings, annotations, imports, the declarations of readings, and the code that runs only if the
module is the main program. The script changes no string literals, except regular expressions.
"""

import ast
import collections
import itertools
import math
import re

SYMBOLS = {
    ast.Lt: "< <= >=", ast.LtE: "<= < >", ast.Gt: "> >= <=", ast.GtE: ">= > <", ast.Eq: "== !=", ast.NotEq: "!= ==",
    ast.In: "in not_in", ast.NotIn: "not_in in", ast.Is: "is is_not", ast.IsNot: "is_not is",
    ast.And: "and or", ast.Or: "or and", ast.Add: "+ -", ast.Sub: "- +", ast.Mult: "* / +", ast.Div: "/ * //",
    ast.FloorDiv: "// / *", ast.Mod: "% //", ast.Pow: "** *", ast.BitAnd: "& |", ast.BitOr: "| &", ast.BitXor: "^ |",
    ast.LShift: "<< >>", ast.RShift: ">> <<",
}  # fmt: skip
FUNCTIONS = (
    "min max, max min, any all, all any, floor ceil, ceil floor, startswith endswith, endswith startswith, find rfind, "
    "rfind find, index rindex, rindex index, split rsplit, rsplit split, lower upper, upper lower, sin cos, cos sin, "
    "strip lstrip, lstrip strip, rstrip strip, popleft pop, fsum sum, fullmatch match, match search, search match"
)
OTHER = dict(pair.split() for pair in FUNCTIONS.split(", "))
#: Calls that a mutant replaces with their argument.
WRAPPERS = {"abs": "{}", "sorted": "list({})", "reversed": "list({})", "set": "list({})"}
JUMPS = (ast.Break, ast.Continue, ast.Return, ast.Raise)
STATEMENTS = (ast.Assign, ast.AugAssign, ast.Expr, ast.Return, ast.Raise)

#: A mutant. The text of the changed lines identifies a mutant, since line numbers change.
Mutant = collections.namedtuple("Mutant", "file within before after operator source")


class Edits:
    """Collects the edits of a module as (first, end, new text, operator, enclosing functions)."""

    def __init__(self, text):
        self.text, self.lines, self.found, self.names = text, text.splitlines(keepends=True), [], []
        self.starts = [0, *itertools.accumulate(map(len, self.lines))]
        self.visit(ast.parse(text))

    def span(self, node):
        def place(line, column):  # A column counts bytes.
            return self.starts[line - 1] + len(self.lines[line - 1].encode()[:column].decode())

        return place(node.lineno, node.col_offset), place(node.end_lineno, node.end_col_offset)

    def source(self, node):
        return self.text[slice(*self.span(node))]

    def edit(self, operator, first, end, *news):
        self.found += [(first, end, new, operator, ".".join(self.names)) for new in news]

    def replace(self, operator, node, *news):
        self.edit(operator, *self.span(node), *news)

    def symbol(self, operator, left, kind, right):
        """Adds edits that replace the operator between two nodes."""
        old, *others = (symbol.replace("_", " ") for symbol in SYMBOLS.get(type(kind), "%").split())
        at = self.text.find(old, self.span(left)[1], self.span(right)[0])
        self.edit(operator, at, at + len(old), *others)

    def without(self, operator, nodes):
        """Adds edits that each remove a node and the separator after it; for the last node, the separator before it."""
        places = [self.span(node) for node in nodes]
        for place, after in zip(places, places[1:]):
            self.edit(operator, place[0], after[0], "")
        if len(places) > 1:
            self.edit(operator, places[-2][1], places[-1][1], "")

    def visit(self, node):
        match node:
            case ast.Import() | ast.ImportFrom() | ast.JoinedStr() | ast.Expr(value=ast.Constant()):
                return  # Older versions of Python do not give the positions of the values in an f-string.
            case ast.FunctionDef() | ast.ClassDef():
                self.names.append(node.name)
                for part in [*getattr(getattr(node, "args", None), "defaults", ()), *node.body]:
                    self.visit(part)
                self.names.pop()
                return
            case ast.Assign(targets=[target, *_], value=value) | ast.AnnAssign(target=target, value=value):
                is_alias = not self.names and isinstance(value, ast.Subscript)
                if value is None or is_alias or re.fullmatch("(.*_)?READINGS|OFFERED", getattr(target, "id", "")):
                    return
                if isinstance(node, ast.AnnAssign):
                    return self.visit(value)
            case ast.If(test=test) if "__main__" in self.source(test):
                return
        if isinstance(node, STATEMENTS) and self.names and self.names[-1].islower():
            self.replace("statement removed", node, "pass")
        self.mutate(node)
        for part in ast.iter_child_nodes(node):
            self.visit(part)

    def mutate(self, node):
        """Adds the edits that change a node itself, and not its parts."""
        match node:
            case ast.If(test=test) | ast.IfExp(test=test):
                self.replace("condition", test, "True", "False")
            case ast.comprehension(ifs=[test, *_]):
                self.replace("condition", test, "True")
            case ast.For(body=[*_, last]) | ast.While(body=[*_, last]) if not isinstance(last, JUMPS):
                end = self.span(last)[1]
                self.edit("loop once", end, end, "\n" + " " * last.col_offset + "break")
            case ast.Break() | ast.Continue():
                self.replace("break or continue", node, "continue" if isinstance(node, ast.Break) else "break")
            case ast.Compare():
                for left, kind, right in zip([node.left, *node.comparators], node.ops, node.comparators):
                    self.symbol("comparison", left, kind, right)
            case ast.BoolOp(values=values):
                for left, right in zip(values, values[1:]):
                    self.symbol("and or or", left, node.op, right)
                self.without("part of a condition removed", values)
            case ast.BinOp(left=left, right=right) | ast.AugAssign(target=left, value=right):
                if not isinstance(getattr(left, "value", None), str):
                    self.symbol("arithmetic", left, node.op, right)
            case ast.UnaryOp(op=ast.Not() | ast.USub()):
                self.replace("not or minus removed", node, self.source(node.operand))
            case ast.Constant(value=bool(value)):
                self.replace("constant", node, str(not value))
            case ast.Constant(value=int(value) | float(value)):
                near = [repr(math.nextafter(value, math.inf))] if isinstance(value, float) else []
                self.replace("constant", node, str(value + 1), str(value - 1), *near)
            case ast.Slice(lower=lower, upper=upper):
                first, end = self.span(node)
                for bound, at, new, absent in ((lower, first, " + 1", "1"), (upper, end, " - 1", "-1")):
                    place = self.span(bound)[1] if bound else at
                    if bound or not node.step:
                        self.edit("slice", place, place, new if bound else absent)
            case ast.List(elts=elements) | ast.Set(elts=elements):
                self.without("element removed", elements)
            case ast.Dict(keys=[_, _, *_] as keys):
                for key, value, after in zip(keys, node.values, [*keys[1:], None]):
                    if key:
                        end = self.span(after)[0] if after else self.span(value)[1]
                        self.edit("element removed", self.span(key)[0], end, "")
            case ast.Call():
                self.mutate_call(node, getattr(node.func, "id", getattr(node.func, "attr", "")))

    def mutate_call(self, node, name):
        keys, arguments = [one.arg for one in node.keywords], node.args
        end, stop = self.span(node)[1], self.span(node.func)[1]
        if name in OTHER:
            self.edit("function", stop - len(name), stop, OTHER[name])
        if name in WRAPPERS and arguments:
            self.replace("function", node, WRAPPERS[name].format(self.source(arguments[0])))
        if name == "len":
            self.replace("function", node, self.source(node) + " - 1")
        if name in ("sorted", "sort") and "reverse" not in keys:
            self.edit("order", end - 1, end, (", " if arguments or keys else "") + "reverse=True)")
        if "key" in keys and arguments:
            self.replace("order of ties", arguments[0], f"list({self.source(arguments[0])})[::-1]")
        for left, right in zip(arguments, arguments[1:]) if name not in ("isinstance", "min", "max") else ():
            (first, one), (two, last) = self.span(left), self.span(right)
            swapped = self.source(right) + self.text[one:two] + self.source(left)
            self.edit("arguments swapped", first, last, swapped)
        if getattr(getattr(node.func, "value", None), "id", "") == "re":
            for found in re.finditer(r"(?<![\\(\[])[+*?]", self.source(arguments[0])):
                at = self.span(arguments[0])[0] + found.start()
                self.edit("regular expression", at, at + 1, *{"+": ("*", ""), "*": ("+", ""), "?": ("",)}[found[0]])


def mutants_of(file, text):
    """Returns each mutant of a module once, in the order of the module's text."""
    known, mutants = ast.dump(ast.parse(text)), {}
    for first, end, new, operator, within in sorted(Edits(text).found):
        source = text[:first] + new + text[end:]
        try:
            if ast.dump(ast.parse(source)) == known:
                continue
        except SyntaxError:
            continue
        start, stop = text.rfind("\n", 0, first) + 1, text.find("\n", end)
        lines = text[start:stop], text[start:first] + new + text[end:stop]
        before, after = (" ".join(line.split()) for line in lines)
        mutants.setdefault((within, before, after), Mutant(file, within, before, after, operator, source))
    return list(mutants.values())
