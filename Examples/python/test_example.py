"""The worked examples of the specification, and the adapter over its pipe.

    python3 Examples/python/test_example.py
"""
from __future__ import annotations

import json
import subprocess
import sys
import unittest
from pathlib import Path
from typing import Any, Dict, List

import accuracy
import colouring
import conversion
import distance
import geofence
import hindex
import notation
import similarity
from contract import Rejection
from geodesic import geodesic, haversine


def run(module: Any, input: Dict[str, Any], **chosen: str) -> Any:
    """The output, or the code it is refused with; readings by the last part of their id."""
    readings = {id: chosen.get(id.split(".")[-1], options[0]) for id, options in module.READINGS.items()}
    try:
        return module.run(input, readings)
    except Rejection as rejection:
        return rejection.code


class Notation(unittest.TestCase):
    def write(self, text: str, name: str, **chosen: str) -> Any:
        output = run(notation, {"words": text.split(), "notation": name}, **chosen)
        return output["text"] if isinstance(output, dict) else output

    def test_every_notation(self) -> None:
        expected = {
            "camel": "myValue",
            "pascal": "MyValue",
            "kebab": "my-value",
            "title": "My Value",
            "upper": "MY VALUE",
            "string": '"my value"',
            "sponge": "MyVaLuE",
            "literally": "my value",
        }
        for name, text in expected.items():
            self.assertEqual(self.write("my value", name), text)
            self.assertEqual(self.write("", name), '""' if name == "string" else "")
        self.assertEqual(self.write("my value", "Camel"), "notation.unknown")

    def test_case_mapping(self) -> None:
        self.assertEqual(self.write("straße", "upper"), "STRASSE")
        self.assertEqual(self.write("ΟΔΟΣ ßa ǆ 3D", "title"), "Οδος Ssa ǅ 3d")

    def test_sponge(self) -> None:
        self.assertEqual(self.write("a1b cde", "sponge"), "A1bCdE")
        self.assertEqual(self.write("abc def", "sponge"), "AbCdEf")
        self.assertEqual(self.write("abc def", "sponge", run="perWord"), "AbCDeF")

    def test_string_is_a_literal(self) -> None:
        self.assertEqual(self.write('say "a\\b"', "string"), '"say \\"a\\\\b\\""')


@unittest.skipUnless(conversion.dictionaries_folder().is_dir(), "the built-in dictionaries are not there")
class Conversion(unittest.TestCase):
    def code(self, transcript: str, language: str = "en", **chosen: str) -> str:
        output = run(conversion, {"transcript": transcript, "language": language}, **chosen)
        return str(output["code"]) + ("|" if output["ended"] else "")

    def test_examples_of_the_source(self) -> None:
        self.assertEqual(self.code("variable literally plus"), "var plus")
        self.assertEqual(self.code("type my value in camel case"), "myValue")
        self.assertEqual(self.code("plus"), "+")
        self.assertEqual(self.code("type a plus b in string case"), '"a plus b"')

    def test_passes(self) -> None:
        for transcript, code in {
            "a b undo": "a",
            "a b undo redo": "a b",
            "a undo b redo": "b",
            "a new line b clear c": "a\nc",
            "type undo plus in camel case": "+ in camel case",
            "literally literally plus": "literally +",
            "literally new line": "new line",
            "less than or equal to x": "<= x",
            "a stop b": "a|",
            "type stop literally": "stop",
            "a\u001fb\u3000PLUS": "a\u001fb +",
        }.items():
            self.assertEqual(self.code(transcript), code, transcript)

    def test_readings(self) -> None:
        transcript = "a type plus new line print open parenthesis x close parenthesis"
        self.assertEqual(self.code(transcript), "a plus\nprint ( x )")
        self.assertEqual(self.code(transcript, unterminated="drop"), "a\nprint ( x )")
        self.assertEqual(self.code(transcript, assembly="tight"), "a plus\nprint(x)")

    def test_italian_and_given(self) -> None:
        self.assertEqual(self.code("variabile x uguale PIÙ fermati y", "it"), "var x = +|")
        dictionary = {
            "keywords": [{"keyword": "\n", "expressions": ["down"]}, {"keyword": "++", "expressions": ["up up"]}],
            "commands": [],
            "notations": [],
        }
        output = run(conversion, {"transcript": "Up UP plus down up", "language": "it", "dictionary": dictionary})
        self.assertEqual(output, {"code": "++ plus\nup", "ended": False})


def fix(index: int, lat: float, lon: float = 2.8, accuracy: float = 10) -> Dict[str, Any]:
    return {"t": 180 * index, "lat": lat, "lon": lon, "accuracy": accuracy}


class Mobility(unittest.TestCase):
    def test_accuracy(self) -> None:
        fixes = [fix(i, 49.4, accuracy=metres) for i, metres in enumerate([149, 150, 200, 201, -1, 10])]
        automatic = run(accuracy, {"mode": "automatic", "fixes": fixes})
        self.assertEqual([v[0] for v in automatic["verdicts"]], list("aaarra"))
        self.assertEqual(automatic["thresholds"], [150, 200, 200, 200, 200, 150])
        self.assertEqual(automatic["alerts"], [])
        manual = run(accuracy, {"mode": "manual", "fixes": fixes})
        self.assertEqual([v[0] for v in manual["verdicts"]], list("aarrra"))
        self.assertEqual(manual["alerts"], [2, 3])
        self.assertEqual(run(accuracy, {"mode": "manual", "fixes": fixes}, boundary="reject")["alerts"], [1, 2, 3])
        self.assertEqual(run(accuracy, {"mode": "manual", "fixes": [fix(0, 90.5)]}), "fix.invalid")

    def events(self, platform: str, lats: List[float], **chosen: str) -> List[Any]:
        fixes = [fix(index, lat) for index, lat in enumerate(lats)]
        return run(geofence, {"platform": platform, "fixes": fixes}, **chosen)["events"]  # type: ignore[no-any-return]

    def test_ios(self) -> None:
        self.assertEqual(self.events("ios", [49.4] * 7), [])
        still = [49.4 + 0.0001 * index for index in range(8)]  # 11 m a step: the first and the last are 78 m apart
        enter, leave = self.events("ios", still + [49.401, 49.42])
        self.assertEqual((enter["kind"], enter["at"], enter["t"], enter["userMode"]), ("enter", 7, 1260, 9))
        self.assertEqual(enter["centre"], {"lat": still[7], "lon": 2.8})
        self.assertEqual((leave["kind"], leave["at"], leave["userMode"], leave["dwell"]), ("exit", 9, 10, 360))
        self.assertAlmostEqual(self.events("ios", still, centre="mean")[0]["centre"]["lat"], 49.40035, 9)
        self.assertEqual(self.events("ios", still, centre="first")[0]["centre"]["lat"], 49.4)

    def test_android(self) -> None:
        (enter,) = self.events("android", [49.5] + [49.4] * 5)
        self.assertEqual((enter["at"], enter["centre"]["lat"]), (5, 49.4))
        # From the second fix on all are near it, from the first the third is far.
        lats = [49.4, 49.4008, 49.4012, 49.4008, 49.4008, 49.4008]
        self.assertEqual([event["at"] for event in self.events("android", lats)], [5])
        self.assertEqual(self.events("android", lats, window="restart"), [])

    def test_distances(self) -> None:
        self.assertAlmostEqual(geodesic(51.1269942, 16.851781, 52.232855, 20.9211114), 307123.6872386, 6)
        self.assertAlmostEqual(geodesic(40.733458, -73.845023, 33.879322, -118.08059), 3951949.7970257, 6)
        self.assertAlmostEqual(geodesic(90, 0, -90, 0), 20003931.4586, 4)
        self.assertAlmostEqual(geodesic(0, 0, 0, 90), 6378137 * 3.141592653589793 / 2, 6)
        self.assertEqual(geodesic(12.3, 180, 12.3, -180), 0)
        self.assertAlmostEqual(haversine(0, 0, 0, 180), 6371008.8 * 3.141592653589793, 6)


class Scholar(unittest.TestCase):
    def test_distance(self) -> None:
        self.assertEqual(run(distance, {"a": "gtgcca", "b": "ggcga"}), {"distance": 2})
        self.assertEqual(run(distance, {"a": "", "b": "e\u0301😀"}), {"distance": 4})
        self.assertEqual(run(distance, {"a": "", "b": "e\u0301😀"}, symbol="scalar"), {"distance": 3})

    def test_similarity(self) -> None:
        texts = {"a": "aaaab", "b": "aaaaa"}
        self.assertEqual(run(similarity, {**texts, "percent": 80.0}), {"similarity": 80, "similar": True})
        self.assertEqual(run(similarity, {**texts, "percent": 80}, threshold="strict")["similar"], False)
        self.assertEqual(run(similarity, {"a": "", "b": "", "percent": 100}), {"similarity": 100, "similar": True})
        for percent in (-1, 101, 90.5, 1e400):
            self.assertEqual(run(similarity, {**texts, "percent": percent}), "percent.invalid")

    def publications(self, text: str) -> Dict[str, Any]:
        """`5 4 -3`: a minus stands before an unchecked one."""
        return {"publications": [{"citations": abs(int(n)), "checked": n[0] != "-"} for n in text.split()]}

    def test_hindex(self) -> None:
        self.assertEqual(run(hindex, self.publications("3 0 6 1 5")), {"h": 3})
        self.assertEqual(run(hindex, self.publications("3 0 -6 1 5")), {"h": 2})
        self.assertEqual(run(hindex, {"publications": [{"citations": -1, "checked": False}]}), "citations.invalid")

    def test_colouring(self) -> None:
        for text, colours in {
            "3 0 6 1 5": "grgrg",  # m = n = 1
            "5 2 2 1": "gxxr",  # limbo: m = 1 of n = 2
            "5 3 3 -3 3": "gxxrx",  # limbo: m = 2 of n = 3
            "0 0 -4": "rrr",
        }.items():
            output = run(colouring, self.publications(text))
            self.assertEqual(output["colours"], [{"g": "green", "x": "grey", "r": "red"}[c] for c in colours], text)


class Adapter(unittest.TestCase):
    def test_over_the_pipe(self) -> None:
        lines = [
            '{"op":"hello","protocol":1}',
            '{"op":"run","id":1,"subsystem":"scholar.distance","input":{"a":"gtgcca","b":"ggcga"},"readings":{}}',
            '{"op":"run","id":2,"subsystem":"scholar.distance","input":{"a":1},"readings":{}}',
            '{"op":"run","id":3,"subsystem":"no.such","input":{},"readings":{}}',
            '{"op":"run","id":4,"subsystem":"voice.notation","input":{"words":[],"notation":"x"},"readings":{}}',
            "garbage",
            '{"op":"run","id":5,"subsystem":"scholar.distance","input":{"a":"","b":""},'
            '"readings":{"scholar.distance.symbol":"grapheme"}}',
            '{"op":"bye"}',
            '{"op":"run","id":6,"subsystem":"no.such"}',
        ]
        adapter = Path(__file__).resolve().parent / "adapter.py"
        done = subprocess.run(
            [sys.executable, str(adapter)], input="\n".join(lines).encode(), capture_output=True, check=True
        )
        hello, *answers = [json.loads(line) for line in done.stdout.splitlines()]
        self.assertEqual((hello["protocol"], hello["name"], len(hello["subsystems"])), (1, "python-example", 8))
        self.assertEqual(
            answers,
            [
                {"id": 1, "output": {"distance": 2}},
                {"id": 2, "error": {"code": "input.malformed"}},
                {"id": 3, "skip": "not implemented: no.such"},
                {"id": 4, "error": {"code": "notation.unknown"}},
                {"id": 5, "skip": "not implemented: scholar.distance.symbol = grapheme"},
            ],
        )


if __name__ == "__main__":
    unittest.main()
