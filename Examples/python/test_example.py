"""The worked examples of the specification, and the adapter over its pipe.

    python3 Examples/python/test_example.py
"""
from __future__ import annotations

import base64
import io
import json
import os
import subprocess
import sys
import tempfile
import unittest
import unittest.mock
import zipfile
import zlib
from importlib import import_module
from pathlib import Path
from typing import Any, Callable, Dict, Iterable, Iterator, List, Optional, Tuple

import adapter
import health_dashboard
import health_edit
import health_entry
import health_fever
import health_filter
import health_latest
import health_merge
import health_monitoring
import health_reminder
import learning_archive as archive
import learning_catalogue as catalogue
import learning_download as download
import learning_profile as profile
import learning_question as question
import learning_response as response
import mobility_accuracy as accuracy
import mobility_comments as comments
import mobility_debounce as debounce
import mobility_energy as energy
import mobility_geofence as geofence
import mobility_heatmap as heatmap
import mobility_motion as motion
import mobility_pipeline as pipeline
import mobility_records as records
import mobility_sampling as sampling
import mobility_statistics as statistics
import mobility_track as track
import mobility_trip as trip
import platform_lifecycle as lifecycle
import scholar_colouring as colouring
import scholar_distance as distance
import scholar_hindex as hindex
import scholar_homepage as homepage
import scholar_matching as matching
import scholar_presence as presence
import scholar_results as results
import scholar_search as search
import scholar_similarity as similarity
import scholar_store as store
import scholar_table as table
import single
import voice_commands as commands
import voice_conversion as conversion
import voice_dictionary as dictionary
import voice_documents as documents
import voice_guide as guide
import voice_microphone as microphone
import voice_notation as notation
import voice_runner as runner
from contract import Numeral, Rejection
from geodesic import geodesic, haversine
from page import OFFERED as READS_PAGES
from numerals import number_at


def run(module: Any, input: Dict[str, Any], **chosen: str) -> Any:
    """Returns the output, or the code of the rejection; each reading is named by the last part of its id."""
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


@unittest.skipUnless(os.path.isdir(conversion.dictionaries_folder()), "the built-in dictionaries are not there")
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
        self.assertEqual(self.code(transcript), "a plus\nprint(x)")
        self.assertEqual(self.code(transcript, unterminated="drop"), "a\nprint(x)")
        self.assertEqual(self.code(transcript, assembly="spaced"), "a plus\nprint ( x )")
        self.assertEqual(self.code("return minus x", assembly="swift"), "return -x")
        self.assertEqual(self.code("a b undo c redo"), "a c")
        self.assertEqual(self.code("a b undo c redo", redo="later"), "a b c")
        self.assertEqual(self.code("a new line b clear c", clear="all"), "c")

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
        still = [49.4 + 0.0001 * index for index in range(8)]  # steps of 11 m; the last fix is 78 m from the first
        enter, leave = self.events("ios", still + [49.401, 49.42])
        self.assertEqual((enter["kind"], enter["at"], enter["t"], enter["userMode"]), ("enter", 7, 1260, 9))
        self.assertEqual(enter["centre"], {"lat": still[7], "lon": 2.8})
        self.assertEqual((leave["kind"], leave["at"], leave["userMode"], leave["dwell"]), ("exit", 9, 10, 360))
        self.assertAlmostEqual(self.events("ios", still, centre="mean")[0]["centre"]["lat"], 49.40035, 9)
        self.assertEqual(self.events("ios", still, centre="first")[0]["centre"]["lat"], 49.4)

    def test_android(self) -> None:
        (enter,) = self.events("android", [49.5] + [49.4] * 5)
        self.assertEqual((enter["at"], enter["centre"]["lat"]), (5, 49.4))
        # All later fixes are near the second fix, but the third fix is far from the first one.
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
        """Returns publications with the citations in a string such as `5 4 -3`; those with a minus are unchecked."""
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


def report(date: int = 1600000000, **changed: Any) -> Dict[str, Any]:
    """Returns a report; the default date is 2020-09-13 everywhere in Europe. If `importance` is a number, it applies to
    all four values."""
    importance = changed.pop("importance", 3)
    if isinstance(importance, int):
        importance = dict.fromkeys(("temperature", "weight", "heartRate", "glycemia"), importance)
    values = {"temperature": 36.6, "weight": 70, "heartRate": 72, "glycemia": 90}
    return {"date": date, **values, "importance": importance, **changed}


DAY = 86400


class Health(unittest.TestCase):
    def test_singles(self) -> None:
        self.assertEqual(single.a_single(36.6, 33, 44), 36.599998474121094)
        self.assertEqual(single.written(36.599998474121094), 36.6)
        # 36.60000038146973 is halfway between two Floats, and rounds down to even; the strings are very close to it.
        middle = "36.6000003814697265625"
        self.assertEqual(single.nearest(middle + "1"), single.nearest("36.6000004"))
        self.assertEqual(single.nearest(middle[:-1] + "49"), single.nearest("36.6"))
        self.assertEqual(single.nearest(middle + "0" * 300 + "1"), single.nearest("36.6000004"))
        self.assertEqual(single.a_single(Numeral("44.0000019073486328125"), 33, 44), 44)
        with self.assertRaises(Rejection):
            single.a_single(Numeral("44.00000190734863281250001"), 33, 44)
        self.assertEqual(single.nearest("9" * 6000), float("inf"))
        self.assertEqual(single.nearest("0." + "0" * 6000 + "1"), 0)
        # A number halfway between the greatest Float and the number that would follow it, and a slightly smaller
        # number.
        self.assertEqual(single.nearest("340282356779733661637539395458142568448"), float("inf"))
        self.assertEqual(single.nearest("340282356779733661637539395458142568447.9"), 2.0**128 - 2.0**104)
        self.assertEqual(single.nearest("-1e-45"), -(2.0**-149))
        self.assertEqual(single.nearest("7.006492321624085e-46"), 0)  # less than half of 2^-149
        self.assertEqual(single.nearest("7.006492321624086e-46"), 2.0**-149)
        for text, number in {"1e5000": float("inf"), "1e-5000": 0, "1e" + "9" * 5000: float("inf"), "0e99": 0}.items():
            self.assertEqual(single.nearest(text), number)
        written = [single.written(2.0**power) for power in (-149, -148, -126, 24)]
        self.assertEqual(written, [1e-45, 3e-45, 1.1754944e-38, 16777216])
        # The nearest double is halfway between two Floats.
        self.assertEqual(single.a_single(9007199791611905, 0, 1e300), 9007200328482816)

    def entry(self, temperature: str, weight: str, rate: str, glycemia: str, **given: Any) -> Any:
        bounds, number = given.pop("bounds", "stated"), given.pop("number", "plain")
        values = {"temperature": temperature, "weight": weight, "heartRate": rate, "glycemia": glycemia}
        try:
            readings = {health_entry.BOUNDS: bounds, health_entry.NUMBER: number}
            return health_entry.run({**values, "date": 1600000000, **given}, readings)["report"]
        except Rejection as rejection:
            return (rejection.code, rejection.details["fields"])

    def test_entry(self) -> None:
        self.assertEqual(self.entry("36,6", "70.0", "72", "090"), report())
        self.assertEqual(self.entry("36,6", "70", "72", "90", note=""), report())
        self.assertEqual(self.entry("36.6", "70", "72", "90", importance={"weight": 5.0})["importance"]["weight"], 5)
        self.assertEqual(self.entry("32.999999", "70", "72", "90")["temperature"], 33)
        for text in ("", ".", "36.", ".5", "+36.6", "36.6.1", "1.234,5", "nan", "3e1", " 36.6", "\u0663\u0666", "36\n"):
            self.assertEqual(self.entry(text, "70", "72", "90"), ("entry.invalid", ["temperature"]), text)
        for text in ("30", "32768", "72.0", "", "-72", "9" * 6000):
            self.assertEqual(self.entry("36.6", "70", text, "90"), ("entry.invalid", ["heartRate"]), text)
        self.assertEqual(self.entry("36.6", "70", "30", "50", bounds="shipped")["glycemia"], 50)
        all_wrong = self.entry("50", "0", "29", "x", importance=dict.fromkeys(health_entry.VALUES, 2.5))
        self.assertEqual(all_wrong[1], [f"{i}{value}" for value in health_entry.VALUES for i in ("", "importance.")])

    def test_shipped_numbers(self) -> None:
        seventy = ("+70", "70,", "7e1", "0,7E+2", "0x46", "0X1,18p+6", ".7e2", "0x.46p8")
        for text, weight in {**dict.fromkeys(seventy, 70), "1e-40": 1e-40, "0x.8": 0.5}.items():
            self.assertEqual(self.entry("36.6", text, "72", "90", number="shipped")["weight"], weight, text)
            self.assertEqual(self.entry("36.6", text, "72", "90")[0], "entry.invalid", text)
        invalid = ("entry.invalid", ["weight"])
        for text in (".", "-70", "1.234,5", "nan", "inf", "1e", "1e40", "1e-50", "0x", "0x1p", " 70", "7_0", "\u0667"):
            self.assertEqual(self.entry("36.6", text, "72", "90", number="shipped"), invalid, text)
        self.assertEqual(self.entry("36.6", "70", "+72", "90", number="shipped"), ("entry.invalid", ["heartRate"]))

    def merge(self, old: Dict[str, Any], new: Dict[str, Any], zone: str = "UTC", **chosen: str) -> Any:
        return run(health_merge, {"reports": [old], "new": new, "timeZone": zone}, **chosen)["reports"]

    def test_merge(self) -> None:
        new = report(1600000001, temperature=36.7, weight=70.2, note="b")
        (merged,) = self.merge(report(weight=70.1, note="a"), new)
        self.assertEqual(merged, report(temperature=36.65, weight=70.149994, note="a\nb", entries=2))
        self.assertEqual(self.merge(report(note="a"), report(note="b"), note="shipped")[0]["note"], "a")
        self.assertEqual(self.merge(report(), report(heartRate=73))[0]["heartRate"], 72)
        self.assertEqual(self.merge(report(), report(heartRate=73), rounding="nearest")[0]["heartRate"], 73)
        old = report(heartRate=60, entries=2)
        self.assertEqual(self.merge(old, report(heartRate=90))[0]["heartRate"], 75)
        self.assertEqual(self.merge(old, report(heartRate=90), mean="running")[0]["heartRate"], 70)
        nights = report(1603582200), report(1603585800)  # 01:30 and 02:30 in Rome on the day when the clocks go back
        self.assertEqual(len(self.merge(*nights, "Europe/Rome")), 1)
        self.assertEqual(len(self.merge(*nights, "America/New_York")), 1)
        self.assertEqual(len(self.merge(report(), report(1600000000 + DAY // 2))), 2)

    def test_filter_and_fever(self) -> None:
        reports = [report(id=str(i), importance=i) for i in (4, 3, 5, 2)]
        kept = {"reports": reports, "value": "weight", "importance": 4}
        self.assertEqual(run(health_filter, kept), {"ids": ["4", "5"]})
        self.assertEqual(run(health_filter, kept, match="equal"), {"ids": ["4"]})
        self.assertEqual(run(health_filter, {**kept, "value": "none"}), {"ids": ["4", "3", "5", "2"]})
        for temperature, above, shipped in ((37.4, False, False), (37.500001, False, True), (37.6, True, True)):
            for bound, highlighted in (("above", above), ("shipped", shipped)):
                output = run(health_fever, {"temperature": temperature}, bound=bound)
                self.assertEqual(output, {"highlighted": highlighted}, (temperature, bound))

    def test_monitoring(self) -> None:
        start = 1600000000
        monitor = {"value": "heartRate", "importance": 3, "limit": 72, "startDay": start, "days": 2}
        reports = [report(start + DAY * i, heartRate=rate) for i, rate in enumerate((200, 72, 73, 200))]
        output = run(
            health_monitoring,
            {
                "monitors": [monitor, {**monitor, "importance": 4}, {**monitor, "days": 3, "limit": 115}],
                "reports": reports,
                "opens": [start + DAY, start, start + DAY, start + 5 * DAY, start + 6 * DAY],
                "timeZone": "UTC",
            },
        )
        self.assertEqual(output["states"], [[1, 1, 2], [1, 1, 2], [1, 1, 2], [0, 0, 0], [0, 0, 0]])
        notifications = [{"open": 3, "value": "heartRate", "mean": 72.5, "limit": 72, "from": start}]
        self.assertEqual(output["notifications"], notifications)
        opens = [start + DAY * i for i in (5, 5, 6)]
        input = {"monitors": [monitor], "reports": reports, "opens": opens, "timeZone": "UTC"}
        output = run(health_monitoring, input, daysLeft="subtracted")
        self.assertEqual(output, {"states": [[-3], [-3], [-4]], "notifications": [{**notifications[0], "open": 0}]})
        self.assertEqual(run(health_monitoring, input)["states"], [[0], [0], [0]])

    def test_dashboard(self) -> None:
        empty: Dict[str, List[Any]] = {value: [] for value in health_entry.VALUES}
        self.assertEqual(run(health_dashboard, {"reports": []}), {"count": 0, "series": empty})
        output = run(health_dashboard, {"reports": [report(1600000000 - i, heartRate=72 + i // 2) for i in range(3)]})
        self.assertEqual(output["means"], {"temperature": 36.6, "weight": 70, "heartRate": 72.333336, "glycemia": 90})
        self.assertEqual(output["series"]["heartRate"], [73, 72, 72])

    def test_reminder(self) -> None:
        def following(time: str, zone: str, now: int, **chosen: str) -> Any:
            hour, minute = map(int, time.split(":"))
            input = {"hour": hour, "minute": minute, "now": now, "timeZone": zone}
            return run(health_reminder, input, **chosen)["next"]

        self.assertEqual(following("02:30", "Europe/Rome", 1616893200 - 1), 1616893200)
        self.assertEqual(following("03:00", "Europe/Rome", 1616893200 - 1), 1616893200)
        self.assertEqual(following("02:30", "Europe/Rome", 1635640200 - 1), 1635640200)
        self.assertEqual(following("02:30", "Europe/Rome", 1635640200), 1635643800)
        self.assertEqual(following("02:30", "Europe/Rome", 1635640200 - 1, repeated="second"), 1635643800)
        self.assertEqual(following("02:30", "Europe/Rome", 1635640200, repeated="first"), 1635643800 + DAY)
        self.assertEqual(following("02:30", "Europe/Rome", 1616893200 - 1, skipped="shifted"), 1616893200 + 1800)
        self.assertEqual(following("02:30", "Europe/Rome", 1616893200 - 1, skipped="none"), 1616893200 - 1800 + DAY)
        self.assertEqual(following("02:15", "Australia/Lord_Howe", 1633188600 - 1, skipped="shifted"), 1633188600 + 900)
        self.assertEqual(following("12:00", "UTC", 1767225599), 1767225600 + DAY // 2)
        begin = 1541300400  # 2018-11-04 begins at 01:00 in Sao Paulo
        self.assertEqual(following("00:00", "America/Sao_Paulo", begin - 1), begin)
        self.assertEqual(following("00:00", "America/Sao_Paulo", begin), begin + DAY - 3600)

    def edit(self, reports: List[Dict[str, Any]], id: str, **chosen: str) -> Any:
        texts = {"temperature": "36,6", "weight": "70", "heartRate": "80", "glycemia": chosen.pop("glycemia", "90")}
        form = {**texts, "date": int(chosen.pop("date", "1600000000"))}
        output = run(health_edit, {"reports": reports, "id": id, "form": form, "timeZone": "UTC"}, **chosen)
        return output if isinstance(output, str) else output["reports"]

    def test_edit(self) -> None:
        old = [report(id="a", note="n", importance=5), report(1600000000 - DAY, id="b", note="m")]
        self.assertEqual(self.edit(old, "a"), [report(id="a", heartRate=80), old[1]])
        self.assertEqual(self.edit(old, "a", date="1599800000"), [old[1], report(1599800000, id="a", heartRate=80)])
        merged = report(1600000000 - DAY, id="b", note="m", heartRate=76)
        self.assertEqual(self.edit(old, "a", date=str(1600000001 - DAY)), [merged])
        both = report(id="a", note="n", importance=5, heartRate=76)
        self.assertEqual(self.edit([old[0], report(1600000001, id="c")], "c"), [both])  # c and a are reports of one day
        self.assertEqual(self.edit(old, "c"), "report.unknown")
        self.assertEqual(self.edit(old, "a", glycemia="50"), "entry.invalid")
        self.assertEqual(self.edit(old, "a", glycemia="50", bounds="shipped")[0]["glycemia"], 50)

    def test_latest(self) -> None:
        self.assertEqual(run(health_latest, {"reports": []}), {})
        reports = [report(5 + 1600000000), report(9 + 1600000000), report(9 + 1600000000, note="n"), report()]
        self.assertEqual(run(health_latest, {"reports": reports}), {"latest": reports[2]})

    def test_weight(self) -> None:
        def count(weight: float) -> Any:
            output = run(health_dashboard, {"reports": [report(weight=weight)]})
            return output if isinstance(output, str) else output["count"]

        greatest = 3.4028235e38
        for weight in (greatest, int(greatest), 1e-45, Numeral("7.0064923216240853547e-46")):
            self.assertEqual(count(weight), 1, weight)
        beyond = (3.4028236e38, int(greatest) + 2**75, Numeral("1e400"))
        for weight in (*beyond, 0, -70, 7.006492321624085e-46, 1e-50):
            self.assertEqual(count(weight), "input.malformed", weight)


class Learning(unittest.TestCase):
    def test_catalogue(self) -> None:
        courses = {"recent": ["b"], "library": ["a", "b", "c"]}
        self.assertEqual(run(catalogue, courses), {"sections": [1, 3]})
        self.assertEqual(
            run(catalogue, {**courses, "select": [1, 2]}),
            {"sections": [1, 3], "course": "c", "highlighted": False, "recent": ["c", "b"]},
        )
        self.assertEqual(run(catalogue, {**courses, "select": [0, 0]})["highlighted"], True)
        self.assertEqual(run(catalogue, {"recent": [], "library": ["a"], "select": [0, 0]})["highlighted"], False)
        for select in ([2, 0], [0, 1], [1, 3], [-1, 0], [1, -1]):
            self.assertEqual(run(catalogue, {**courses, "select": select}), "index.outOfRange", select)

    def test_response(self) -> None:
        actions = {200: "proceed", 299: "proceed", 300: "connectionError", 400: "badRequest", 401: "login"}
        for status, action in actions.items():
            self.assertEqual(run(response, {"status": status}), {"action": action})
        self.assertEqual(run(response, {}), {"action": "connectionError"})

    def path(self, text: str, **chosen: str) -> str:
        return str(run(question, {"question": text}, **chosen)["path"])

    def test_question(self) -> None:
        self.assertEqual(self.path("cosa è il covid"), "/qa/cosa%20e%20il%20covid")
        self.assertEqual(self.path("cosa e\u0300 il covid"), "/qa/cosa%20e%20il%20covid")
        self.assertEqual(self.path("Ça ế ά й ø ß"), "/qa/Ca%20e%20%CE%B1%20%D0%B8%20%C3%B8%20%C3%9F")
        self.assertEqual(self.path("\u0300が1\u0301", encoding="minimal"), "/qa/\u0300が1\u0301")
        self.assertEqual(self.path("a/b?"), "/qa/a%2Fb%3F")
        self.assertEqual(self.path("a/b?", encoding="minimal"), "/qa/a/b?")
        for text in (".", ".."):
            self.assertEqual(run(question, {"question": text}), "question.invalid")
            self.assertEqual(self.path(text, encoding="minimal"), "/qa/" + text)
            self.assertEqual(self.path(text + " "), "/qa/" + text + "%20")

    def test_answers(self) -> None:
        scores: List[Any] = [0.5, "0.75", "1e400", True, None, "+1", "٣", 0.75, "-0", 0]
        reply = [{"answer": str(index), "score": score} for index, score in enumerate(scores)]
        output = run(question, {"question": "", "reply": reply, "stored": [{"answer": "old", "score": 9}]})
        self.assertEqual([answer["answer"] for answer in output["answers"]], ["1", "7", "0", "8", "9"])
        self.assertEqual((output["best"], output["from"], output["dropped"]), (output["answers"][0], "server", 5))
        stored = run(question, {"question": "", "stored": [{"answer": "old", "score": 9}]})
        self.assertEqual((stored["best"], stored["from"]), ({"answer": "old", "score": 9}, "store"))
        self.assertNotIn("best", run(question, {"question": "", "reply": []}))
        bodies: List[Any] = [None, {}, "[]", 0, False]
        for body in bodies:
            self.assertEqual(run(question, {"question": "", "reply": body}), "reply.malformed")

    def test_exact_scores(self) -> None:
        def order(*scores: Any, **chosen: str) -> str:
            reply = [{"answer": str(index), "score": score} for index, score in enumerate(scores)]
            output = run(question, {"question": "", "reply": reply}, **chosen)
            return "".join(answer["answer"] for answer in output["answers"])

        scores = ["0.1", Numeral("0.1000000000000000000000000000001"), "1e-1", 2**53, 2**53 + 1]
        self.assertEqual(order(*scores), "43102")
        self.assertEqual(order(*scores, score="double"), "34012")
        self.assertEqual(order("-0.12", "-0.123", "0", "-0e9", "1e-400", "-12e-2", "1e400"), "423051")
        self.assertEqual(order("-0.3", "-0.2", "-0.25"), "120")
        self.assertEqual(order("0", "1e-400", score="double"), "01")
        self.assertEqual(order("1e-" + "9" * 5000, 0, "0." + "0" * 5000 + "1e5001"), "201")

    def states(self, text: str) -> str:
        """Returns states such as `r 0.5 2` for events such as `s h4 d2 f`; the letters stand for phases and kinds."""
        events: List[Dict[str, Any]] = []
        for word in text.split():
            number = int(word[1:] or 0)
            by_letter: Dict[str, Dict[str, Any]] = {
                "s": {"kind": "start", "token": f"t{number}"},
                "h": {"kind": "headers", "status": 200, "length": number},
                "u": {"kind": "headers", "status": number},
                "d": {"kind": "data", "n": number},
                "f": {"kind": "finish"},
                "c": {"kind": "cancel"},
                "x": {"kind": "fail"},
            }
            events.append(by_letter[word[0]])
        output = run(download, {"events": events})
        states = ["{phase:.1} {progress:g} {kept}".format(**state) for state in output["states"]]
        return ", ".join(states + [word[7:] for word in output["authorizations"]])

    def test_download(self) -> None:
        self.assertEqual(self.states("s h4 d2 d2 f"), "r 0 0, r 0 0, r 0.5 2, r 1 4, d 1 4, t0")
        self.assertEqual(self.states("s h4 d4 x"), "r 0 0, r 0 0, r 1 4, f 1 0, t0")
        self.assertEqual(self.states("s h0 f"), "r 0 0, r 1 0, d 1 0, t0")
        self.assertEqual(self.states("s u200 d2 f"), "r 0 0, r 0 0, r 0 2, d 1 2, t0")
        self.assertEqual(self.states("s h4 d3 d2"), "r 0 0, r 0 0, r 0.75 3, f 0.75 0, t0")
        self.assertEqual(self.states("s h4 d3 f"), "r 0 0, r 0 0, r 0.75 3, f 0.75 0, t0")
        self.assertEqual(
            self.states("d1 s1 s2 d1 f c s3 u404"),
            "i 0 0, r 0 0, r 0 0, r 0 0, r 0 0, c 0 0, r 0 0, f 0 0, t1, t3",
        )

    def zipped(
        self, entries: Dict[str, bytes], comment: bytes = b"", method: int = zipfile.ZIP_DEFLATED
    ) -> bytes:
        buffer = io.BytesIO()
        with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as made:
            made.comment = comment
            for name, data in entries.items():
                info = zipfile.ZipInfo(name.rstrip("@"))
                info.compress_type = method
                info.create_system = 3
                info.external_attr = (0o120777 if name.endswith("@") else 0o100644) << 16  # `@` makes a link
                made.writestr(info, data)
        return buffer.getvalue()

    def unzip(
        self, entries: Dict[str, bytes], files: int = 9, size: int = 9999, cut: int = 0, before: bytes = b"",
        **made: Any,
    ) -> Any:
        packed = before + self.zipped(entries, **made)[: -cut or None]
        limits = {"files": files, "bytes": size}
        output = run(archive, {"archive": base64.b64encode(packed).decode(), "limits": limits})
        return [file["path"] for file in output["files"]] if isinstance(output, dict) else output

    def test_archive(self) -> None:
        good = {"b/é.txt": b"bb", "b/": b"", "a": b"a" * 1000}
        self.assertEqual(self.unzip(good), ["a", "b/é.txt"])
        self.assertEqual(self.unzip({}), [])
        self.assertEqual(self.unzip(good, files=2, size=1002), ["a", "b/é.txt"])
        self.assertEqual(self.unzip(good, files=1), "archive.tooLarge")
        self.assertEqual(self.unzip(good, size=1001), "archive.tooLarge")
        self.assertEqual(self.unzip(good, cut=1), "archive.damaged")
        for name in ("../x", "a/../b", "/x", "C:x", "a\\b", "..", "d/../"):
            self.assertEqual(self.unzip({name: b""}), "archive.unsafe", name)
        self.assertEqual(self.unzip({"..x": b"", "a..b/c..": b""}), ["..x", "a..b/c.."])
        self.assertEqual(self.unzip({"d/l@": b"../a/../.."}), "archive.unsafe")
        self.assertEqual(self.unzip({"d/l@": b"./../a"}), ["d/l"])
        self.assertEqual(self.unzip({"a": b"", "b": b""}, comment=b"PK\5\6" + b"x" * 30), ["a", "b"])
        self.assertEqual(self.unzip({"a": b"", "b": b""}, before=b"#!/bin/sh\n"), ["a", "b"])
        self.assertEqual(self.unzip({"a": b""}, method=zipfile.ZIP_BZIP2), "archive.unsupported")
        # The archive is cut off right after its only file, which is itself an archive, stored without compression.
        inner = base64.b64decode(self.stored(b"a", zlib.crc32(b"a")))
        stored: Dict[str, Any] = {"method": zipfile.ZIP_STORED}
        self.assertEqual(self.unzip({"in.zip": inner}, **stored), ["in.zip"])
        behind = archive.CENTRAL.size + len("in.zip") + archive.END.size
        self.assertEqual(self.unzip({"in.zip": inner}, cut=behind, **stored), "archive.damaged")
        for place in ("./a", "a/", "a/b", "a//"):
            self.assertEqual(self.unzip({"a": b"", place: b""}), "archive.damaged", place)
            self.assertEqual(self.unzip({place: b"", "a": b""}), "archive.damaged", place)

    def test_links(self) -> None:
        for links, unsafe in {
            "a=. b=a/..": True,
            "b=a/.. a=.": True,
            "a=d b=a/.. d/x=y": False,
            "a=d/e b=a/../..": False,
            "a=d/e b=a/../../..": True,
            "d/l=../x x=. y=d/l/..": True,
            "a=b b=a c=a/../..": False,  # a cycle, which leads nowhere
            "a=a": False,
            "d=e/f d/l=../..": False,
            "d=. d/l=..": True,
        }.items():
            targets = {name + "@": target.encode() for name, target in (link.split("=") for link in links.split())}
            output = self.unzip(targets)
            self.assertEqual(output == "archive.unsafe", unsafe, (links, output))
        many = {f"l{index}@": f"l{index + 1}".encode() for index in range(3000)}
        self.assertEqual(len(self.unzip(many, files=3000, size=99999)), 3000)
        self.assertEqual(self.unzip({**many, "l3000@": b".", "x@": b"l0/.."}, files=9999), "archive.unsafe")
        twice = {f"l{index}@": f"l{index + 1}/../l{index + 1}".encode() for index in range(100)}
        self.assertEqual(len(self.unzip(twice, files=100)), 100)
        deep = {"a/" * 30000 + "l@": b"../" * 30001}
        self.assertEqual(self.unzip(deep, size=90003), "archive.unsafe")
        self.assertEqual(self.unzip(deep), "archive.tooLarge")  # only the bytes beyond the limit lead out of the folder
        self.assertEqual(self.unzip({"l@": b"x" * (17 << 20) + b"/../.."}, size=1 << 25), "archive.unsafe")

    def run_in(self, folder: Path, entries: Dict[str, bytes], files: int = 9) -> Any:
        """Returns the adapter's reply to a run request that names a folder."""
        packed = base64.b64encode(self.zipped(entries)).decode()
        input = {"archive": packed, "limits": {"files": files, "bytes": 9999}}
        return adapter.answer({"subsystem": "learning.archive", "input": input, "folder": str(folder)})

    def test_written_files(self) -> None:
        with tempfile.TemporaryDirectory() as around:
            folder = Path(around, "folder")
            folder.mkdir()
            Path(around, "x").write_bytes(b"mine")

            def tree() -> Dict[str, bytes]:
                """Returns the contents of files in the folder and around it; for a link, an arrow and the target."""
                places = [place for place in Path(around).rglob("*") if place.is_symlink() or not place.is_dir()]
                return {
                    place.relative_to(around).as_posix(): b"-> " + os.fsencode(os.readlink(place))
                    if place.is_symlink()
                    else place.read_bytes()
                    for place in places
                }

            for refused in ({"../x": b"y"}, {"a": b"a", "l@": b"../x"}, {"l@": b".", "k@": b"l/..", "k/x": b"y"}):
                self.assertEqual(self.run_in(folder, refused)["error"], {"code": "archive.unsafe"}, refused)
            self.assertEqual(self.run_in(folder, {"a": b"", "b": b""}, files=1)["error"], {"code": "archive.tooLarge"})
            self.assertEqual(self.run_in(folder, {"a": b"", "./a": b""})["error"], {"code": "archive.damaged"})
            self.assertEqual(tree(), {"x": b"mine"})

            linked: List[Dict[str, bytes]] = []

            def symlink(target: Any, place: Any, link: Any = os.symlink) -> None:
                linked.append(tree())
                link(target, place)

            entries = {"l@": b"d/./x", "d/": b"", "d/x": b"x" * 5000, "d/m@": b"../none", "./d//é/..y": b""}
            with unittest.mock.patch("os.symlink", symlink):
                output = self.run_in(folder, entries)["output"]
            self.assertEqual([file["path"] for file in output["files"]], ["./d//é/..y", "d/m", "d/x", "l"])
            files = {"x": b"mine", "folder/d/x": b"x" * 5000, "folder/d/é/..y": b""}
            self.assertEqual(linked[0], files)  # links are made last
            self.assertEqual(len(linked), 2)
            self.assertEqual(tree(), {**files, "folder/l": b"-> d/./x", "folder/d/m": b"-> ../none"})

            # Unpacking neither overwrites nor follows an existing link.
            Path(folder, "out").symlink_to(Path(around, "x"))
            self.assertEqual(self.answer_of_a_clash(folder), "adapter.failed")
            self.assertEqual(Path(around, "x").read_bytes(), b"mine")

    def answer_of_a_clash(self, folder: Path) -> Any:
        with unittest.mock.patch("adapter.tell_of_error"):  # so that no traceback is printed
            return self.run_in(folder, {"out": b"y"})["error"]["code"]

    def test_archive_by_hand(self) -> None:
        crc32 = zlib.crc32(b"a")
        limits = {"files": 1, "bytes": 1}
        self.assertEqual(run(archive, {"archive": "", "limits": limits}), "archive.damaged")
        packed = self.stored(b"a", crc32)
        output = run(archive, {"archive": packed, "limits": limits})
        self.assertEqual(output, {"files": [{"path": "a", "size": 1, "crc32": crc32}]})
        self.assertEqual(run(archive, {"archive": self.stored(b"b", crc32), "limits": limits}), "archive.damaged")
        encrypted = {"archive": self.stored(b"a", crc32, archive.ENCRYPTED), "limits": limits}
        self.assertEqual(run(archive, encrypted), "archive.unsupported")

    def stored(self, data: bytes, crc32: int, flags: int = 0) -> str:
        local = archive.LOCAL.pack(b"PK\3\4", 10, 0, 0, 0, 33, crc32, len(data), len(data), 1, 0) + b"a" + data
        central = archive.CENTRAL.pack(
            b"PK\1\2", 0, 10, flags, 0, 0, 33, crc32, len(data), len(data), 1, 0, 0, 0, 0, 0, 0
        ) + b"a"
        end = archive.END.pack(b"PK\5\6", 0, 0, 1, 1, len(central), len(local), 0)
        return base64.b64encode(local + central + end).decode()

    def test_profile(self) -> None:
        user = "utente@test.it"
        stored = {"name": "n", "surname": "s", "email": user, "username": user, "password": "password"}
        form = {**stored, "name": "m", "password": "password1"}
        good = {"status": 200, "body": {"status": 1}}
        output = run(profile, {"stored": stored, "form": form, "replies": [good]})
        (request,) = output["requests"]
        self.assertEqual(request["path"], "/user/change-password")
        self.assertEqual(
            request["body"],
            {"oldPassword": "password", "newPassword": "password1", "username": user, "email": user},
        )
        self.assertEqual(output["stored"], {**stored, "password": "password1"})
        output = run(profile, {"stored": stored, "form": {**form, "password": "password"}, "replies": [good]})
        (request,) = output["requests"]
        self.assertEqual((request["path"], request["body"].get("password")), ("/user/profile", None))
        self.assertEqual(output["stored"], {**stored, "name": "m"})
        for replies, message in (
            ([], "connectionError"),
            ([{"status": 200}], "refused"),
            ([{"status": 201, "body": {"status": 1}}], "refused"),
            ([{"status": 400, "body": {"status": 1}}], "badRequest"),
            ([{"status": 401}, good], "login"),
        ):
            output = run(profile, {"stored": stored, "form": form, "replies": replies})
            self.assertEqual((output["stored"], output.get("message")), (stored, message))


class Platform(unittest.TestCase):
    def steps(self, text: str, chosen: Optional[Dict[str, str]] = None, /, **settings: Any) -> str:
        """Returns the steps for events such as `launch home +battery`, in which a plus marks a notice."""
        events = [{"kind": "system", "notice": w[1:]} if w[0] == "+" else {"kind": w} for w in text.split()]
        steps = run(lifecycle, {"events": events, **settings}, **(chosen or {}))["steps"]
        return ", ".join(" ".join([step["state"], *step["callbacks"]]) + "!" * ("error" in step) for step in steps)

    def test_lifecycle(self) -> None:
        self.assertEqual(
            self.steps("launch home +time +battery +time return"),
            "active didFinishLaunching didBecomeActive, suspended willResignActive didEnterBackground, "
            "suspended, suspended, suspended, active time battery willEnterForeground didBecomeActive",
        )
        self.assertEqual(
            self.steps("launch interruption home accepted +time terminate return"),
            "active didFinishLaunching didBecomeActive, inactive willResignActive, inactive!, "
            "background didEnterBackground, background time, notRunning willTerminate, notRunning!",
        )
        self.assertEqual(
            self.steps("launch home +time terminate launch home return").split(", ")[2:],
            ["suspended", "notRunning"] + self.steps("launch home return").split(", "),
        )
        for settings in ({"multitasking": False}, {"exitsOnSuspend": True}):
            self.assertEqual(
                self.steps("launch home launch interruption accepted", **settings),
                "active didFinishLaunching didBecomeActive, notRunning willResignActive willTerminate, "
                "active didFinishLaunching didBecomeActive, inactive willResignActive, notRunning willTerminate",
            )

    def test_lifecycle_readings(self) -> None:
        self.assertEqual(
            self.steps("launch home", {"exitsOnSuspend": "terminatesOnly"}, exitsOnSuspend=True),
            "active didFinishLaunching didBecomeActive, notRunning willTerminate",
        )
        steps = self.steps("launch interruption accepted terminate", {"endedInBackground": "killed"})
        self.assertTrue(steps.endswith(", notRunning"))

    def test_held_events(self) -> None:
        self.assertEqual(
            self.steps("launch home +redraw +time +redraw wake +redraw +battery return").split(", ")[2:],
            ["suspended"] * 3
            + ["background time", "background", "background battery"]
            + ["active redraw willEnterForeground didBecomeActive"],
        )
        self.assertEqual(self.steps("launch +redraw wake").split(", ")[1:], ["active redraw", "active!"])


def fix_at(t: int, lat: float) -> Dict[str, Any]:
    return {"t": t, "lat": lat, "lon": 7.69, "accuracy": 10}


class RestOfMobility(unittest.TestCase):
    """Further tests of the mobility family."""

    def test_debounce(self) -> None:
        batches = [[fix_at(0, 1)], [], [fix_at(3, 2)], [fix_at(6, 3), fix_at(5, 4)], [fix_at(1, 5)]]
        output = run(debounce, {"batches": batches})
        self.assertEqual(output["acquired"], [fix_at(0, 1), fix_at(6, 3)])
        reasons = [(one["batch"], one["reason"]) for one in output["dropped"]]
        self.assertEqual(reasons, [(1, "empty"), (2, "tooSoon"), (4, "outOfOrder")])
        self.assertEqual(run(debounce, {"batches": batches}, last="seen")["acquired"], [fix_at(0, 1)])

    def test_resets(self) -> None:
        fixes = [fix_at(180 * at, 45) for at in range(12)]
        opened = [
            [event["at"] for event in run(geofence, {"platform": "ios", "fixes": fixes, "resets": resets})["events"]]
            for resets in ([], [0], [4], [4, 8])
        ]
        self.assertEqual(opened, [[7], [7], [11], []])

    def test_a_far_fix_at(self) -> None:
        fixes = [fix_at(180 * at, 46 if at == 5 else 45) for at in range(10)]
        for option, opened in (("reset", []), ("keep", [9])):
            events = run(geofence, {"platform": "ios", "fixes": fixes}, far=option)["events"]
            self.assertEqual([event["at"] for event in events], opened)

    def test_dwell_and_centre(self) -> None:
        fixes = [fix_at(180 * at, lat) for at, lat in enumerate([45, 45, 45, 45, 45.0005, 46])]
        for option, dwell in (("enter", 180), ("arrival", 900)):
            events = run(geofence, {"platform": "android", "fixes": fixes}, dwell=option)["events"]
            self.assertEqual(events[1]["dwell"], dwell)
        for option, lat in (("first", 45), ("last", 45.0005)):
            events = run(geofence, {"platform": "android", "fixes": fixes}, androidCentre=option)["events"]
            self.assertEqual(events[0]["centre"]["lat"], lat)

    def test_sampling(self) -> None:
        def did(*kinds: str) -> Tuple[str, List[str]]:
            events = [{"kind": kind, "t": 0} for kind in kinds]
            for event in events:
                if event["kind"] in ("accepted", "opens"):
                    event.update(kind="fix", outcome=event["kind"])
            output = run(sampling, {"authorization": "always", "events": events})
            last = [str(action.get("userMode", action["kind"])) for action in output["actions"][-1]]
            return output["states"][-1], last

        settings = ["backgroundUpdates", "automaticPauses"]
        started = ["accuracy", "startUpdates", "startTimer"]
        self.assertEqual(did("switchOn"), ("outside", settings + started))
        self.assertEqual(did("switchOn", "switchOff", "switchOn"), ("outside", started))
        self.assertEqual(did("switchOn", "tick"), ("outside", ["accuracy", "stopUpdates", "startUpdates"]))
        self.assertEqual(did("switchOn", "accepted"), ("outside", ["powerSaving", "0", "startTimer"]))
        self.assertEqual(did("switchOn", "opens"), ("inside", ["powerSaving", "monitorRegion", "9", "stopTimer"]))
        left = did("switchOn", "opens", "regionExit", "accepted")
        self.assertEqual(left, ("outside", ["powerSaving", "10", "startTimer"]))
        self.assertEqual(did("switchOn", "opens", "terminate")[1], ["stopTimer", "stopUpdates", "record"])
        self.assertEqual(did("tick"), ("off", []))

    def test_motion(self) -> None:
        def moves(speed: float, strong: int = 0, flags: Optional[List[str]] = None, **chosen: str) -> str:
            samples = [{"t": at, "x": 0, "y": 0, "z": 4 if at < strong else 1} for at in range(10)]
            chip = {"available": flags is not None, "authorized": True, "flags": flags or []}
            output = run(motion, {"samples": samples, "speed": speed, "coprocessor": chip}, **chosen)
            return str(output["activity"])

        found = [moves(speed) for speed in (-1, 0.3, 1, 1.9, 8)]
        self.assertEqual(found, ["notMoving", "notMoving", "walking", "automotive", "automotive"])
        self.assertEqual(moves(1, 1, sampling="tenth"), "running")
        self.assertEqual(moves(1, 1, sampling="tenth", shaking="repeated"), "walking")
        self.assertEqual(moves(1, 10, sampling="tenth", window="float32Clock"), "walking")
        self.assertEqual(moves(20, flags=["cycling", "walking"]), "walking")

    def test_records(self) -> None:
        fixes = [fix_at(9, 1), fix_at(3, 2), fix_at(3, 3)]
        given = {"device": "d", "fixes": fixes, "geofence": [], "closing": fix_at(12, 4)}
        trips = [{"t": 5, "vehicle": "bus", "fix": fix_at(5, 5)}]
        output = run(records, {**given, "trips": trips, "network": [[0, 6]]})
        found = [(one["t"], one["activity"], one["kind"]) for one in output["records"]]
        expected = [(3, "unknown", "automatic"), (5, "automotive", "manual"), (9, "unknown", "automatic")]
        self.assertEqual(found, [*expected, (12, "unknown", "closing")])
        self.assertEqual(output["sent"], [0, 1])
        self.assertEqual(run(records, {**given, "trips": [], "network": [[20, 20], [30, 21]]})["sent"], [])
        off = {"kind": "enter", "at": 3, "t": 0, "centre": {"lat": 0, "lon": 0}, "userMode": 9}
        self.assertEqual(run(records, {**given, "trips": [], "geofence": [off]}), "index.outOfRange")
        off["centre"] = {"lat": 91, "lon": 0}
        self.assertEqual(run(records, {**given, "trips": [], "geofence": [off]}), "fix.invalid")

    def test_track(self) -> None:
        given = [
            {**RECORD, "t": t, "activity": activity, "userMode": mode}
            for t, activity, mode in [(0, "walking", 0), (60, "walking", 9), (960, "walking", 10), (990, "cycling", 0)]
        ]
        output = run(track, {"records": given})
        self.assertEqual([(one["from"], one["colour"]) for one in output["segments"]], [(0, "orange"), (2, "black")])
        self.assertEqual([one["duration"] for one in output["stretches"]], [60, 30])
        self.assertEqual(output["circles"], [{"at": 1, "radius": 100, "dwell": 900}])
        self.assertEqual(run(track, {"records": given, "filter": "friday"})["segments"], [])

    def test_trip(self) -> None:
        def event(kind: str, at: int) -> Dict[str, Any]:
            if kind in ("walk", "bus"):
                return {"kind": "choose", "t": at, "mode": kind}
            return {"kind": "fix", "t": at, "fix": fix_at(at, 1)} if kind == "fix" else {"kind": kind, "t": at}

        words = "walk fix bus restart bus fix arrived fix".split()
        output = run(trip, {"automatic": True, "events": [event(word, at) for at, word in enumerate(words)]})
        self.assertEqual([state["mode"] for state in output["states"]], [None, *["walk"] * 4, *["bus"] * 2, None])
        self.assertEqual([state["automatic"] for state in output["states"]], [True, *[False] * 6, True])
        history = [(one["mode"], one["from"], one["to"]) for one in output["history"]]
        self.assertEqual(history, [("walk", 1, 5), ("bus", 5, 7)])
        self.assertEqual(run(trip, {"automatic": True, "events": [event("arrived", 0)]}), "trip.none")

    def test_heatmap(self) -> None:
        points = [{"lat": 10, "lon": -10}, {"lat": -10, "lon": 10, "weight": 4}, {"lat": 90, "lon": 180, "weight": 0}]
        output = run(heatmap, {"points": points, "zoom": 1})
        self.assertEqual([(one["x"], one["y"]) for one in output["cells"]], [(0, 0), (1, 1)])
        self.assertEqual([one["colour"] for one in output["cells"]], [[0, 255, 0], [255, 0, 0]])
        replaced: Any = [{"points": [], "zoom": 0}, {"points": points, "zoom": 1}]
        self.assertEqual(run(heatmap, []), {"cells": []})
        cold = run(heatmap, replaced, scale="proportional")
        self.assertEqual(cold["cells"][0]["colour"], [0, 255, 255])
        self.assertEqual(run(heatmap, {"points": [{**points[0], "weight": -1}], "zoom": 0}), "weight.invalid")

    def test_statistics(self) -> None:
        begin = 1635544800  # 2021-10-30 00:00 in Rome; the Sunday after it has 25 hours
        given = [{**RECORD, "t": begin}, {**RECORD, "t": begin + 3 * 86400}]
        asked = {"records": given, "from": begin - 9, "to": begin + 4 * 86400, "timeZone": "Europe/Rome"}
        output = run(statistics, asked)
        self.assertEqual(output["perWeekday"], [23 * 3600, 0, 0, 0, 0, 24 * 3600, 25 * 3600])
        self.assertEqual((output["mostUsed"], output["weeklyMean"]), ("walking", 1.5 * 86400))
        self.assertEqual(run(statistics, asked, week="period")["weeklyMean"], 3 * 86400)
        self.assertEqual(run(statistics, {**asked, "to": begin - 9}), "period.invalid")
        self.assertEqual(run(statistics, {**asked, "timeZone": "Europe/Turin"}), "zone.unknown")

    def test_comments(self) -> None:
        given = [
            {"id": id, "t": t, "category": "delay", "text": "", "lat": 45, "lon": lon}
            for id, t, lon in [("b", 1, 7), ("a", 1, 7), ("c", 2, 8)]
        ]
        near = {"near": {"lat": 45, "lon": 7, "metres": 10}}
        self.assertEqual(run(comments, {"comments": given, "filter": {}})["ids"], ["c", "a", "b"])
        self.assertEqual(run(comments, {"comments": given, "filter": near})["ids"], ["a", "b"])
        self.assertEqual(run(comments, {"comments": given + given, "filter": {}}), "comment.duplicate")

    def test_energy(self) -> None:
        trace = [{"t": t, "lat": 45, "lon": 7, "activity": "notMoving"} for t in (0, 46800)]
        cost = {
            policy: run(energy, {"policy": policy, "platform": "ios", "trace": trace}) for policy in energy.POLICIES
        }
        self.assertEqual(cost["timerAndGeofence"]["acquisitions"], 8)
        self.assertEqual(cost["androidService"]["acquisitions"], 5)
        self.assertLess(cost["timerAndGeofence"]["percent"], 1)
        self.assertNotIn("shown", cost["timerAndGeofence"])
        self.assertAlmostEqual(cost["tenMetreFilter"]["percentPerDay"], 40, delta=2)

    def test_pipeline(self) -> None:
        poor = {**fix_at(180, 45), "accuracy": 250}
        batches = [[], [fix_at(0, 45)], [fix_at(2, 45)], [poor], [fix_at(360, 45)]]
        asked = {"platform": "ios", "mode": "automatic", "device": "d", "batches": batches}
        output = run(pipeline, {**asked, "parameters": {"closeFixes": 1}})
        self.assertEqual([one["reason"] for one in output["dropped"]], ["empty", "tooSoon", "rejected"])
        self.assertEqual([one["userMode"] for one in output["records"]], [0, 9])
        self.assertEqual([one["at"] for one in output["events"]], [1])
        self.assertEqual(run(pipeline, {**asked, "mode": "manual", "vehicle": "bus"})["alerts"], [3])


class RestOfVoice(unittest.TestCase):
    """The subsystems of the voice family other than voice.notation and voice.conversion."""

    def read(self, text: str, kind: str = "dictionary") -> Any:
        output = run(dictionary, {"language": "it", "name": "n", "kind": kind, "files": {"en_n.txt": text}})
        if isinstance(output, str):
            return output
        return [(entry["keyword"], *entry["expressions"]) for entry in output["entries"]]

    def test_dictionary(self) -> None:
        self.assertEqual(self.read("- - minus , DASH\r\n\n\\n - new  line"), [("-", "minus", "DASH"), ("\n", "new line")])
        self.assertEqual(self.read("a - x\nb - y\na - X, z"), [("a", "x", "z"), ("b", "y")])
        self.assertEqual(self.read("a - x\nb - X"), "resource.ambiguous")
        self.assertEqual(self.read("a - x,"), "resource.malformed")
        self.assertEqual(self.read("a - x, y\nb - x, y", "information"), [("a", "x, y"), ("b", "x, y")])

    def session(self, *hypotheses: str, lines: Tuple[str, ...] = ("a", "b", "c"), **chosen: str) -> Any:
        document = {"lines": list(lines), "cursor": 1, "clipboard": None}
        asked = {"language": "en", "document": document, "names": ["my_script"], "hypotheses": list(hypotheses)}
        return run(commands, asked, **chosen)

    def ran(self, *hypotheses: str, **chosen: str) -> str:
        executed = self.session(*hypotheses, **chosen)["executed"]
        return " ".join(f"{one['command']}{one.get('argument', '')}" for one in executed)

    def test_commands(self) -> None:
        self.assertEqual(self.ran("line", "line twenty", "line twenty one copy"), "line20 copy")
        self.assertEqual(self.ran("cut", "copy cut", "cut"), "cut cut")
        self.assertEqual(self.ran("cut", "copy cut", "cut", replay="index"), "cut cut")
        self.assertEqual(self.ran("copy copy", "cut", "copy copy copy", replay="index"), "copy copy copy")
        self.assertEqual(self.ran("open my", "open my script okay", "open my script rename x cut"), "openmy_script")
        self.assertEqual(self.ran("rename cut okay cut"), "renamecut cut")
        self.assertEqual(self.session("line 3 cut paste")["document"]["lines"], ["a", "b", "c"])

    def test_writing(self) -> None:
        output = self.session("write plus", "write plus new line minus stop cut", stop="toControl")
        self.assertEqual(output["document"]["lines"], ["a", "+", "b", "c"])
        self.assertEqual((output["code"], output["phase"], output["document"]["cursor"]), ("+\n-", "control", 3))
        output = self.session("write a stop undo", "copy")
        self.assertEqual((output["phase"], output["dictation"]), ("writing", "a stop undo"))
        self.assertEqual(self.session("write", lines=())["document"]["lines"], [])

    def test_numbers(self) -> None:
        for language, words, number in (
            ("en", "nine thousand nine hundred ninety-nine", 9999),
            ("en", "one hundred and one", 100),
            ("it", "duemilaventitr\u00e9", 2023),
            ("it", "centotto", 108),
            ("it", "007", 7),
        ):
            self.assertEqual((number_at(words.split(), 0, language) or (None,))[0], str(number))

    def documents(self, *events: Any, **chosen: str) -> List[Any]:
        asked = {"stored": {"a": "x"}, "events": [{"kind": one} if isinstance(one, str) else one for one in events]}
        return list(run(documents, asked, **chosen)["states"])

    def test_documents(self) -> None:
        edit, renaming = {"kind": "edit", "text": "t"}, {"kind": "rename", "words": ["My", "Script"]}
        states = self.documents(edit, "save", "new", "save", "cancel", renaming, {"kind": "open", "name": "a"})
        self.assertEqual([one.get("message") for one in states], [None, "name.required", *[None] * 5])
        self.assertEqual([one.get("prompt") for one in states], [None, None, "unsaved", "unsaved", None, None, None])
        self.assertEqual(states[-2]["names"], ["a", "my_script"])
        self.assertEqual((states[-1]["name"], states[-1]["text"]), ("a", "x"))
        self.assertEqual(self.documents(edit, renaming, rename="nameOnly")[1]["names"], ["a"])
        self.assertEqual(self.documents("new", ask="always")[0]["prompt"], "unsaved")

    def test_runner(self) -> None:
        def result(*bodies: str) -> Any:
            replies = [{"kind": "reply", "status": 200, "body": body} for body in bodies]
            output = run(runner, {"code": "\u00e9 +", "replies": replies, "polls": 2})
            return len(output["requests"]), *output["result"].values()

        self.assertEqual(result(), (1, "failure", "timeout"))
        created, completed = '{"id":"i","error":null}', '{"status":"completed"}'
        self.assertEqual(result(created, '{"status":""}', '{"status":"running"}'), (3, "failure", "polls"))
        self.assertEqual(result(created, '{"status":1}'), (2, "failure", "malformed"))
        self.assertEqual(result('{"error":"no"}'), (1, "failure", "refused"))
        details = '{"build_exit_code":null,"exit_code":0,"result":"success","stdout":"o"}'
        self.assertEqual(result(created, completed, details), (3, "output", "o"))
        self.assertEqual(runner.encoded("\u00e9 +~"), "%C3%A9%20%2B~")

    def test_microphone(self) -> None:
        kinds = ("tap", "authorize", "tap", "taskEnded")
        output = run(microphone, {"events": [*({"kind": kind} for kind in kinds), {"kind": "transcript", "text": "t"}]})
        self.assertEqual([one["colour"] for one in output["states"]], ["grey", "red", "green", "red", "red"])
        self.assertEqual(output["states"][-1]["transcript"], "")

    def test_guide(self) -> None:
        asked = {"manual": "m", "hint": "h", "buttons": {"run": "r"}, "code": "c", "stream": "s"}
        events = [{"kind": "info"}, {"kind": "tap", "name": "run"}, {"kind": "tap", "name": "x"}, {"kind": "info"}]
        states = run(guide, {**asked, "events": events})["states"]
        self.assertEqual([one["stream"] for one in states], ["h", "r", "r", "s"])
        self.assertEqual(states[2]["error"], "button.unknown")


class Freely(Dict[str, Any]):
    """An object whose members may have any names."""


FIX = {**fix(0, 45), "speed": 1, "activity": "walking"}
RECORD = {"t": 0, "lat": 45, "lon": 7, "activity": "walking", "userMode": 0, "kind": "automatic"}
FORM = {"temperature": "36", "weight": "70", "heartRate": "72", "glycemia": "90", "date": 1600000000, "note": ""}
REPORT = report(note="n")
USER = {"name": "n", "surname": "s", "email": "e", "username": "u", "password": "p"}
WORDS = [{"keyword": "camel", "expressions": ["a"]}]
EMPTY_ARCHIVE = base64.b64encode(archive.END.pack(b"PK\5\6", *[0] * 7)).decode()

#: By subsystem: an input that contains every kind of object, and the names of the members that may be absent.
INPUTS: Dict[str, Tuple[Dict[str, Any], Tuple[str, ...]]] = {
    "health.dashboard": ({"reports": [REPORT]}, ("note",)),
    "health.edit": (
        {"reports": [{**REPORT, "id": "a"}], "id": "a", "form": FORM, "timeZone": "UTC"},
        ("note",),
    ),
    "health.entry": ({**FORM, "importance": {}}, ("importance", "note")),
    "health.fever": ({"temperature": 37}, ()),
    "health.filter": ({"reports": [{**REPORT, "id": "a"}], "value": "weight", "importance": 1}, ("note",)),
    "health.latest": ({"reports": [REPORT]}, ("note",)),
    "health.merge": (
        {"reports": [{**REPORT, "entries": 1}], "new": REPORT, "timeZone": "UTC"},
        ("note", "entries"),
    ),
    "health.monitoring": (
        {
            "monitors": [{"value": "weight", "importance": 1, "limit": 0, "startDay": 1600000000, "days": 1}],
            "reports": [REPORT],
            "opens": [],
            "timeZone": "UTC",
        },
        ("note",),
    ),
    "health.reminder": ({"hour": 0, "minute": 0, "now": 1600000000, "timeZone": "UTC"}, ()),
    "learning.archive": ({"archive": EMPTY_ARCHIVE, "limits": {"files": 0, "bytes": 0}}, ()),
    "learning.catalogue": ({"recent": [], "library": ["a"], "select": [0, 0]}, ("select",)),
    "learning.download": (
        {
            "events": [
                {"kind": "start", "token": "t"},
                {"kind": "headers", "status": 200, "length": 1},
                {"kind": "data", "n": 1},
                {"kind": "cancel"},
                {"kind": "finish"},
            ]
        },
        ("length",),
    ),
    "learning.profile": ({"stored": USER, "form": USER, "replies": [{"status": 200, "body": {}}]}, ("body",)),
    "learning.question": (
        {"question": "", "stored": [{"answer": "", "score": 0}], "reply": []},
        ("stored", "reply"),
    ),
    "learning.response": ({"status": 200}, ("status",)),
    "mobility.accuracy": ({"mode": "manual", "fixes": [FIX]}, ("speed", "activity")),
    "mobility.comments": (
        {
            "comments": [{"id": "a", "t": 0, "category": "delay", "text": ""}],
            "filter": {"near": {"lat": 0, "lon": 0, "metres": 1}},
        },
        ("near",),
    ),
    "mobility.debounce": ({"batches": [[FIX]]}, ("speed", "activity")),
    "mobility.energy": (
        {
            "policy": "timerAndGeofence",
            "platform": "ios",
            "trace": [{"t": t, "lat": 0, "lon": 0, "activity": "walking"} for t in (0, 1)],
            "model": {"percentPerHour": 1, "percentPerAcquisition": 1, "secondsPerAcquisition": 1},
        },
        ("model", "percentPerHour", "percentPerAcquisition", "secondsPerAcquisition"),
    ),
    "mobility.geofence": (
        {
            "platform": "ios",
            "fixes": [FIX],
            "parameters": {"radius": 1, "interval": 1, "closeFixes": 1, "window": 2},
            "resets": [0],
        },
        ("speed", "activity", "parameters", "radius", "interval", "closeFixes", "window", "resets"),
    ),
    "mobility.heatmap": (
        {"points": [{"lat": 0, "lon": 0, "weight": 1, "t": 0}], "zoom": 0, "filter": "always", "timeZone": "UTC"},
        ("weight", "t", "filter", "timeZone"),
    ),
    "mobility.motion": (
        {
            "samples": [{"t": 0, "x": 0, "y": 0, "z": 1}],
            "speed": 1,
            "coprocessor": {"available": True, "authorized": True, "flags": ["walking"], "confidence": 100},
            "minimumConfidence": 50,
            "accelerometer": True,
        },
        ("speed", "flags", "confidence", "minimumConfidence", "accelerometer"),
    ),
    "mobility.pipeline": (
        {
            "platform": "ios",
            "mode": "automatic",
            "device": "d",
            "batches": [[{**FIX, "samples": [], "coprocessor": {"available": True, "authorized": True, "flags": []}}]],
            "parameters": {"radius": 1},
        },
        ("speed", "activity", "samples", "coprocessor", "flags", "parameters", "radius"),
    ),
    "mobility.records": (
        {
            "device": "d",
            "fixes": [FIX, fix_at(1, 45)],
            "geofence": [
                {"kind": "enter", "at": 0, "t": 0, "centre": {"lat": 45, "lon": 7}, "userMode": 9},
                {"kind": "exit", "at": 1, "t": 1, "centre": {"lat": 45, "lon": 7}, "userMode": 10, "dwell": 1},
            ],
            "trips": [{"t": 2, "vehicle": "bus", "fix": fix_at(2, 45)}],
            "closing": fix_at(3, 45),
            "network": [[0, 1]],
        },
        ("speed", "activity", "closing", "network"),
    ),
    "mobility.sampling": (
        {
            "authorization": "always",
            "events": [
                {"kind": "switchOn", "t": 0},
                {"kind": "fix", "t": 1, "outcome": "opens"},
                {"kind": "manualTrip", "t": 2, "mode": "bus"},
                {"kind": "failed", "t": 3, "failed": "network"},
                {"kind": "authorization", "t": 4, "authorization": "denied"},
            ],
        },
        (),
    ),
    "mobility.statistics": ({"records": [RECORD], "from": 0, "to": 1, "timeZone": "UTC"}, ()),
    "mobility.track": ({"records": [RECORD], "filter": "always", "timeZone": "UTC"}, ("filter", "timeZone")),
    "mobility.trip": (
        {
            "automatic": True,
            "current": "bus",
            "events": [
                {"kind": "choose", "t": 0, "mode": "bus"},
                {"kind": "fix", "t": 1, "fix": FIX},
                {"kind": "arrived", "t": 2},
                {"kind": "restart", "t": 3},
                {"kind": "network", "t": 4, "network": True},
            ],
        },
        ("current", "speed", "activity"),
    ),
    "platform.lifecycle": (
        {
            "events": [{"kind": "launch"}, {"kind": "system", "notice": "time"}],
            "multitasking": True,
            "exitsOnSuspend": False,
        },
        ("multitasking", "exitsOnSuspend"),
    ),
    "scholar.colouring": ({"publications": [{"citations": 1, "checked": True}]}, ()),
    "scholar.distance": ({"a": "", "b": ""}, ()),
    "scholar.hindex": ({"publications": [{"citations": 1, "checked": True}]}, ()),
    "scholar.homepage": (
        {"html": "", "titles": [""], "authors": [""], "titlePercent": 80, "authorPercent": 68},
        (),
    ),
    "scholar.matching": ({"left": [""], "right": [""], "percent": 0}, ()),
    "scholar.presence": (
        {
            "homepage": [{"title": "", "authors": ""}],
            "publications": [{"title": "", "citations": 0}],
            "percent": 0,
        },
        ("authors",),
    ),
    "scholar.results": ({"html": "", "surname": "", "reachable": True}, ()),
    "scholar.search": ({"events": [{"name": ""}, {"scholar": "found"}]}, ()),
    "scholar.similarity": ({"a": "", "b": "", "percent": 0}, ()),
    "scholar.store": (
        {
            "operations": [
                {"kind": "open"},
                {"kind": "add", "title": "", "authors": "", "year": 1, "citations": 0},
                {"kind": "addHomepageTitles", "titles": [""]},
                {"kind": "addAuthors", "key": 1, "authors": ""},
                {"kind": "setChecked", "key": 1, "checked": True},
                {"kind": "setPresent", "key": 1, "present": True},
                {"kind": "delete", "table": "scholar", "key": 1},
                {"kind": "list", "table": "scholar"},
                {"kind": "count", "table": "scholar"},
                {"kind": "deleteDuplicates", "table": "scholar"},
                {"kind": "deleteAll", "table": "scholar"},
            ]
        },
        ("year",),
    ),
    "scholar.table": (
        {"name": "", "publications": [{"title": "", "authors": "", "year": 1, "citations": 0}], "taps": [0]},
        ("name", "year"),
    ),
    "voice.commands": (
        {
            "language": "en",
            "dictionary": {"controls": [], "keywords": WORDS, "commands": [], "notations": WORDS},
            "document": {"lines": ["a"], "cursor": 1, "clipboard": None},
            "names": [],
            "hypotheses": ["run"],
        },
        ("dictionary",),
    ),
    "voice.conversion": (
        {"transcript": "", "language": "", "dictionary": {"keywords": WORDS, "commands": [], "notations": WORDS}},
        ("dictionary",),
    ),
    "voice.dictionary": ({"language": "en", "name": "n", "kind": "dictionary", "files": Freely({"en_n.txt": ""})}, ("kind",)),
    "voice.documents": (
        {
            "stored": {},
            "events": [
                *({"kind": kind} for kind in ("save", "new", "confirm", "cancel", "list")),
                {"kind": "edit", "text": ""},
                {"kind": "rename", "words": ["a"]},
                {"kind": "open", "name": "a"},
                {"kind": "delete", "name": "a"},
            ],
        },
        ("stored",),
    ),
    "voice.guide": (
        {
            "manual": "",
            "hint": "",
            "buttons": {},
            "code": "",
            "stream": "",
            "events": [{"kind": "info"}, {"kind": "tap", "name": "a"}, {"kind": "edit", "text": ""}],
        },
        (),
    ),
    "voice.microphone": (
        {
            "events": [
                *({"kind": kind} for kind in ("authorize", "deny", "tap", "stopCommand", "taskEnded")),
                {"kind": "transcript", "text": ""},
                {"kind": "reachable", "reachable": True},
            ]
        },
        (),
    ),
    "voice.notation": ({"words": [], "notation": "camel"}, ()),
    "voice.runner": (
        {
            "code": "",
            "apiKey": "k",
            "polls": 1,
            "replies": [{"kind": "reply", "status": 200, "body": "{}"}, {"kind": "timeout"}],
        },
        ("apiKey", "polls"),
    ),
}


def changed(value: Any, change: Callable[[Dict[str, Any]], Iterable[Any]]) -> Iterator[Any]:
    """Yields copies of a value; in each copy, a result of `change` replaces one object."""
    places: Iterable[Tuple[Any, Any]] = ()
    if isinstance(value, dict):
        yield from change(value)
        places = value.items()
    elif isinstance(value, list):
        places = enumerate(value)
    for place, one in places:
        for other in changed(one, change):
            copy = value.copy()
            copy[place] = other
            yield copy


class Scholar(unittest.TestCase):
    """The subsystems of the scholar family whose inputs and outputs are lists, states or rows of strings."""

    def test_matching(self) -> None:
        given = {"left": ["aaaab", "x"], "right": ["aaaaa", "x", "aaaab"], "percent": 80}
        self.assertEqual(run(matching, given), {"pairs": [[0, 0, 80], [0, 2, 100], [1, 1, 100]]})
        self.assertEqual(run(matching, given, threshold="strict"), {"pairs": [[0, 2, 100], [1, 1, 100]]})
        self.assertEqual(run(matching, {"left": [], "right": [], "percent": 101}), "percent.invalid")

    def test_table(self) -> None:
        rows = [{"title": str(count), "authors": "", "citations": count} for count in (0, 2, 2)]
        states = run(table, {"publications": rows, "taps": [0]})["states"]
        self.assertEqual([state["h"] for state in states], ["H-INDEX: 2", "H-INDEX: 1"])
        self.assertEqual([row["colour"] for row in states[1]["rows"]], ["red", "green", "red"])
        self.assertEqual(run(table, {"publications": rows, "taps": [3]}), "row.outOfRange")

    def views(self, *events: Any) -> List[Any]:
        states = run(search, {"events": list(events)})["states"]
        return [(state["view"], state["busy"], state.get("popup"), state.get("label")) for state in states]

    def test_search(self) -> None:
        self.assertEqual(self.views("search"), [("search", False, "nameMissing", None)])
        found = [{"name": "Karp"}, {"useHomepage": True}, "search", {"scholar": "found"}]
        self.assertEqual(self.views(*found, {"homepage": "found"})[3:], [
            ("search", True, None, None), ("presence", False, None, None)])
        self.assertEqual(self.views(*found, "stop", {"homepage": "notFound"})[4:], [
            ("search", True, None, "Terminating..."), ("results", False, None, None)])

    def test_presence(self) -> None:
        given = {
            "homepage": [{"title": "aaaab"}, {"title": "x"}],
            "publications": [{"title": "y", "citations": 9}, {"title": "aaaaa", "citations": 1}],
            "percent": 80,
        }
        expected = {
            "present": [True, False],
            "colours": ["green", "red"],
            "kept": [1],
            "h": 1,
            "found": 2,
            "lines": [["aaaab"], ["x"]],
        }
        self.assertEqual(run(presence, given), expected)
        self.assertEqual(run(presence, given, match="equal")["kept"], [])

    def test_store(self) -> None:
        operations = [
            {"kind": "addHomepageTitles", "titles": ["a", "'); DROP", "a"]},
            {"kind": "deleteDuplicates", "table": "homepage"},
            {"kind": "setPresent", "key": 3, "present": True},
            {"kind": "addHomepageTitles", "titles": ["b"]},
        ]
        for key, expected in (("reused", 3), ("never", 4)):
            self.assertEqual(run(store, {"operations": operations}, key=key)["results"], [
                {"keys": [1, 2, 3]}, {"deleted": 1}, {"error": "key.unknown"}, {"keys": [expected]}])


@unittest.skipUnless(READS_PAGES, "lxml is not installed")
class Pages(unittest.TestCase):
    RESULT = (
        '<div class=gs_r><div class=gs_rt><h3>%s</h3></div><font><span class=gs_a>R <b>Karp</b> - Complexity, %s'
        "</span>%s</font></div>"
    )

    def test_results(self) -> None:
        linked = self.RESULT % (
            "<a href=x>[PDF] Reducibility</a>", "1972 - 20000 pages", "<span class=gs_fl><a>Cited by 7</a></span>")
        marked = self.RESULT % ("<span>[CITATION]</span> <a>On</a> line", "s.d.", "")
        given = {"html": linked + marked, "surname": "Karp", "reachable": True}
        self.assertEqual(run(results, given), {"status": "ok", "publications": [
            {"title": "Reducibility", "authors": "R Karp", "year": 1972, "citations": 7},
            {"title": "On line", "authors": "R Karp", "citations": 0}]})
        self.assertEqual(run(results, {**given, "surname": "karp"})["status"], "notFound")

    def test_homepage(self) -> None:
        items = "".join(f"<li class=p id={i}><i>Title no. {i}</i> by <b>Author {i}</b></li>" for i in (1, 2, 3, 1))
        given = {
            "html": f"<ul id='it\"s'>{items}</ul>",
            "titles": ["Title no. 2", "Title no. 1"],
            "authors": ["Author 1", "Author 2"],
            "titlePercent": 100,
            "authorPercent": 100,
        }
        self.assertEqual(run(homepage, given), {
            "status": "ok",
            "query": """//ul[@id='it"s']/li[@class="p"]/i""",
            "authorQuery": """//ul[@id='it"s']/li[@class="p"]/b""",
            "titles": ["Title no. 1", "Title no. 2", "Title no. 3"],
            "authors": ["Author 1", "Author 2", "Author 3"],
        })
        self.assertEqual(run(homepage, given, count="distinct")["status"], "titlesOnly")
        self.assertEqual(run(homepage, {**given, "html": ""}), {"status": "notFound", "titles": [], "authors": []})


class Shapes(unittest.TestCase):
    def test_members(self) -> None:
        unread = () if READS_PAGES else ("scholar.homepage", "scholar.results")
        self.assertEqual(sorted(INPUTS), sorted([*adapter.SUBSYSTEMS, *unread]))
        for name, (input, optional) in INPUTS.items():
            module = import_module(name.replace(".", "_"))
            if "html" in input and not READS_PAGES:
                continue

            def without(one: Dict[str, Any], is_optional: bool) -> List[Any]:
                if isinstance(one, Freely):
                    return []
                leaving = [gone for gone in one if (gone in optional) == is_optional]
                return [{other: one[other] for other in one if other != gone} for gone in leaving]

            self.assertIsInstance(run(module, input), dict, name)
            for right in changed(input, lambda one: without(one, is_optional=True)):
                self.assertIsInstance(run(module, right), dict, (name, right))

            def malformed(one: Dict[str, Any]) -> List[Any]:
                fewer = without(one, is_optional=False)
                return [*fewer, *({**other, "more": 1} for other in [one, *fewer]), None, True, 1, "x", []]

            for wrong in changed(input, malformed):
                if (name, wrong) == ("mobility.heatmap", []):
                    continue  # an empty list of inputs is valid, and gives no cells
                self.assertEqual(run(module, wrong), "input.malformed", (name, wrong))


class Adapter(unittest.TestCase):
    def test_answers_beyond_doubles(self) -> None:
        request = b'{"op":"run","id":1,"subsystem":"scholar.distance","input":{}}'
        for value, answer in ((float("inf"), b'{"id":1,"output":1000'), (float("nan"), b'{"id":1,"error":{"code":"adapter')):
            with unittest.mock.patch("adapter.answer", lambda _, value=value: {"output": value}):
                self.assertTrue((adapter.reply(request) or b"").startswith(answer))

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
            '{"op":"run","id":7,"subsystem":"health.entry","input":{"temperature":"","weight":"","heartRate":"31",'
            '"glycemia":"51","date":1600000000},"readings":{}}',
            '{"op":"run","id":8,"subsystem":"health.fever","input":{"temperature":37.50000190734863281250001}}',
            '{"op":"run","id":9,"subsystem":"learning.question","input":{"question":"","reply":'
            + "[" * 99999
            + "]" * 99999
            + "}}",
            '{"op":"run","id":1e999,"subsystem":"no.such"}',
            '{"op":"bye"}',
            '{"op":"run","id":6,"subsystem":"no.such"}',
        ]
        script = Path(__file__).resolve().parent / "adapter.py"
        done = subprocess.run(
            [sys.executable, str(script)], input="\n".join(lines).encode(), capture_output=True, check=True
        )
        self.assertNotIn(b"Traceback", done.stderr)
        hello, *answers = [json.loads(line) for line in done.stdout.splitlines()]
        offered = 48 if READS_PAGES else 46
        self.assertEqual((hello["protocol"], hello["name"], len(hello["subsystems"])), (1, "python-example", offered))
        self.assertEqual(hello["effects"], ["learning.archive"])
        self.assertEqual(
            answers,
            [
                {"id": 1, "output": {"distance": 2}},
                {"id": 2, "error": {"code": "input.malformed"}},
                {"id": 3, "skip": "not implemented: no.such"},
                {"id": 4, "error": {"code": "notation.unknown"}},
                {"id": 5, "skip": "not implemented: scholar.distance.symbol = grapheme"},
                {"id": 7, "error": {"code": "entry.invalid", "fields": ["temperature", "weight"]}},
                {"id": 8, "output": {"highlighted": True}},
                {"id": 9, "error": {"code": "input.malformed", "message": "nested too deeply"}},
            ],
        )


if __name__ == "__main__":
    unittest.main()
