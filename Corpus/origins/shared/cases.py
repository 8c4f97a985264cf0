"""The collector of the cases that a script makes; it compares the cases with the corpus, or adds them to the corpus."""
import argparse
import json
import sys
from collections import Counter
from pathlib import Path

from shared import corpus
from shared.line import compact
from shared.readings import spread


class Rejection(dict):
    """A rejection with details; a rejection without details is only a string, its code."""

    def __init__(self, code, **details):
        super().__init__(code=code, **details)


class Cases:
    """The cases that a script makes for one subsystem, by id."""

    def __init__(self, subsystem, script, form=compact):
        """Creates an empty collector; `script` is the `__file__` of the script, and `form` writes a case as a line."""
        self.subsystem = subsystem
        self.script = "Corpus/origins/" + Path(script).name
        self.form = form
        self.there = {case["id"]: (case, line) for case, line in corpus.cases(subsystem)}
        self.asked = {corpus.question(case["input"], case["readings"]) for case, _ in self.there.values()}
        self.made = {}  # id: (group, line)

    def add(self, group, slug, clauses, given, outcome, *, computed=None, derived=None, readings=None, basis=None,
            tags=None, note=None):
        """Adds a case, unless it is not in the corpus and another case already has the same input and the same
        readings.

        `outcome` is an output, a `Rejection`, or a string with the code of a rejection. `computed` names a program and
        its version; `derived` names the rule behind the outcome. `clauses` and `tags` are strings of words. `basis`
        names the basis of the outcome for readers of the script; it is not part of the case, since the corpus takes the
        basis from the laws.
        """
        id = f"{self.subsystem}/{slug}"
        assert id not in self.made and (computed is None) != (derived is None), id
        question = corpus.question(given, readings or {})
        if question in self.asked and id not in self.there:
            return
        self.asked.add(question)
        case = {"id": id, "clauses": clauses.split()}
        if computed:
            case["origin"] = {"kind": "computed", "by": computed[0], "version": computed[1], "script": self.script}
        else:
            case["origin"] = {"kind": "derived", "by": derived, "script": self.script}
        case.update(readings=readings or {}, input=given)
        rejected = isinstance(outcome, (str, Rejection))
        case["error" if rejected else "output"] = {"code": outcome} if isinstance(outcome, str) else outcome
        if tags:
            case["tags"] = tags.split()
        if note:
            case["note"] = note
        self.made[id] = group, self.form(case)

    def spread(self, options, group, slug, clauses, given, tell, *, otherwise=None, **more):
        """Adds a case for each outcome that the readings allow. The slug of a case ends with the options that the case
        names.

        `tell(readings)` returns the outcome under the given readings. `clauses` may be a function of the named
        readings. `otherwise` is the rule behind the outcomes that differ from the default outcome; if `otherwise` is
        missing, these outcomes have the origin of the default outcome.
        """
        outcomes = list(spread(options, tell))
        for named, _, outcome in outcomes:
            origin = {"computed": None, "derived": otherwise} if otherwise and outcome != outcomes[0][2] else {}
            self.add(group, "-".join([slug, *named.values()]).lower(), clauses(named) if callable(clauses) else clauses, given,
                     outcome, readings=named, **{**more, **origin})

    def run(self):
        """Compares the cases with the corpus; with --write, adds the cases that the corpus does not have."""
        parser = argparse.ArgumentParser(description=f"Make the cases of {self.subsystem} and compare them with the corpus.")
        parser.add_argument("--write", action="store_true", help="add the cases that the corpus does not have yet")
        new = [id for id in self.made if id not in self.there]
        if parser.parse_args().write:
            self.write(new)
        else:
            self.compare(new)

    def write(self, new):
        for id in new:
            group, line = self.made[id]
            corpus.folder(self.subsystem).mkdir(parents=True, exist_ok=True)
            with open(corpus.folder(self.subsystem) / f"{group}.jsonl", "a", encoding="utf-8") as file:
                file.write(line + "\n")
        print(f"{self.script}: {len(new)} added")

    def compare(self, new):
        named = {id for id, (case, _) in self.there.items() if case["origin"].get("script") == self.script}
        unlike = [id for id in self.made if id in self.there and self.made[id][1] != self.there[id][1]]
        elsewhere = [id for id in unlike if self.by_another_version(id)]
        different = [id for id in unlike if id not in elsewhere]
        missing = sorted(named - set(self.made))
        for id in different:
            print("different:", id, *self.differences(id), sep="\n    ")
        for word, ids in (("not made", missing), ("not in the corpus", new)):
            print(*(f"{word}: {id}\n" for id in ids), sep="", end="")
        for told, count in Counter("; ".join(self.differences(id)) for id in elsewhere).items():
            print(f"by another version: {count} cases: {told}")
        print(f"{self.script}: {len(self.made)} made, {len(named)} in the corpus, {len(different)} different, "
              f"{len(missing)} missing, {len(new)} new, {len(elsewhere)} by another version")
        sys.exit(1 if different or missing or new else 0)

    def by_another_version(self, id):
        """Returns whether a case equals the corpus's case, apart from the version of the program that computed it."""
        (_, made), (case, there) = self.made[id], self.there[id]
        versions = [f'"version":{compact(each.get("version"))}' for each in (json.loads(made)["origin"], case["origin"])]
        return made.replace(*versions, 1) == there

    def differences(self, id):
        """Returns the members in which a case differs from the corpus's case with the same id."""
        made, there = json.loads(self.made[id][1]), json.loads(self.there[id][1])
        for case in (made, there):
            case.update({f"origin.{name}": value for name, value in case.pop("origin").items()})
        return [f"{name}: {compact(made.get(name))[:300]}, in the corpus {compact(there.get(name))[:300]}"
                for name in {**there, **made} if made.get(name) != there.get(name)] or ["the form of the line"]
