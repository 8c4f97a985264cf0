"""The libraries of the table: how each is asked, what is wrong with it, and the direct call that shows it.

A fault breaks what the library says of itself, or a standard. A convention is another meaning, which its documentation
tells or another reading of the source allows: it fails cases too, but nothing is wrong. Every known failure in
`known/NAME.txt` has the label of one of them behind its `#`.
"""
from dataclasses import dataclass
from typing import Tuple


PYTHON = "3.11.7"  # the version of Python whose own library is held here


@dataclass(frozen=True)
class Fault:
    label: str  # in the file of known failures
    sentence: str  # what is wrong, with the smallest input
    call: str  # of Python; lines of a shell if it begins with $, of Node.js if it begins with >
    answers: str  # what the call prints
    rule: str  # what it had to be, and by what
    case: str = ""  # the case whose archive is a.zip in the folder of the call


@dataclass(frozen=True)
class Convention:
    label: str
    sentence: str


@dataclass(frozen=True)
class Library:
    name: str
    adapter: str
    package: str  # of a line of requirements.txt or debian.txt; "python" is Python's own
    subsystems: Tuple[str, ...]
    differs: Tuple[object, ...] = ()  # faults and conventions
    options: Tuple[str, ...] = ()  # of check, to select cases


def python(name, *subsystems, differs=(), options=(), package=None, adapter=None):
    return Library(name, f"{adapter or name.lower().replace('-', '_')}_adapter.py", package or name, subsystems,
                   tuple(differs), tuple(options))


def script(name, *subsystems, differs=()):
    return Library(name, f"{name.replace('-', '_')}_adapter.js", f"node-{name}", subsystems, tuple(differs))


def unpacker(name, package, differs=(), adapter=None):
    return python(name, "learning.archive", differs=differs, options=("--basis", "standard"), package=package,
                  adapter=adapter)


def question(name, differs=(), package=None):
    return python(name, "learning.question", differs=differs, options=("--clause", "QUE-1"), package=package)


DISTANCE, SIMILARITY = "scholar.distance", "scholar.similarity"
NOTATION, REMINDER, GEOFENCE, LIFECYCLE = "voice.notation", "health.reminder", "mobility.geofence", "platform.lifecycle"

ROME = '''from datetime import datetime
from zoneinfo import ZoneInfo
now = datetime(2021, 10, 31, 2, 58, fold=1, tzinfo=ZoneInfo("Europe/Rome"))  # for the second time
'''
#: Of the clocks that went back an hour at 3:00, it was 2:58 for the second time.
BEFORE_RULE = "REM-1: a moment after now: 2021-10-31 02:59:00+01:00, or the next day if it comes at the first time only."

CAPITAL = Convention("capital", "The first letter of a word is upper case, not title case: ǉub is Ǉub, not ǈub.")
WALL = Convention("gap", "Asked after the clocks went forward, 2:30 is tomorrow, though asked before it is 3:30 today.")
CLAIMS = "An entry that claims another size than it has is unpacked without an error."
RECOVERS = Convention("recovers", "An archive whose end or directory is damaged is read from its front, without an error.")
COMMENT = Convention("comment", "The last signature of an end record is taken for one, though it stands in a comment.")
NO_STUB = Convention("stub", "An archive with other bytes before its first header is refused.")

LIBRARIES = (
    # Distances and similarities.
    python("rapidfuzz", DISTANCE, SIMILARITY, differs=[Fault(
        "cutoff", "A pair exactly at `score_cutoff` is dropped: aaaab and aaaaa are 0.8 alike, and fall short of 0.8.",
        'from rapidfuzz.distance import Levenshtein\n'
        'print(Levenshtein.normalized_similarity("aaaab", "aaaaa", score_cutoff=0.8))',
        "0.0", "SIM-1, SIM-2: 0.8, which reaches 0.8. Its documentation drops what is below the cutoff only.")]),
    python("Levenshtein", DISTANCE, SIMILARITY),
    python("edlib", DISTANCE, SIMILARITY, differs=[Fault(
        "bound of an empty text", "The bound `k` is ignored if a text is empty.",
        'import edlib\nprint(edlib.align("", "abc", k=1)["editDistance"])',
        "3", "SIM-2: beyond a bound of 1. Its documentation: -1 if the distance is greater than k.")]),
    python("polyleven", DISTANCE, SIMILARITY),
    python("editdistance", DISTANCE, SIMILARITY, differs=[Fault(
        "bound of nothing", "`eval_criterion` says of equal texts that their distance is not at most 0.",
        'import editdistance\nprint(editdistance.eval("a", "a"), editdistance.eval_criterion("a", "a", 0))',
        "0 False", "SIM-2: True, since 0 is at most 0.")]),
    python("Distance", DISTANCE, SIMILARITY),
    python("jellyfish", DISTANCE),
    python("pylev", DISTANCE),
    python("textdistance", DISTANCE),
    python("nltk", DISTANCE),
    python("strsimpy", DISTANCE),
    python("strsimpy-osa", DISTANCE, package="strsimpy", differs=[Fault(
        "empty text", "`OptimalStringAlignment` says that every text is 0 from an empty one.",
        'from strsimpy.optimal_string_alignment import OptimalStringAlignment\n'
        'print(OptimalStringAlignment().distance("abc", ""))',
        "0.0", "EDI-1: 3, since three letters are deleted.")]),
    python("weighted-levenshtein", DISTANCE, differs=[Fault(
        "NUL", "A text ends at its first NUL, though that is ASCII.",
        'from weighted_levenshtein import lev\nprint(lev("a\\0b", "a\\0c"))',
        "0.0", "EDI-1: 1, since b becomes c.")]),
    script("leven", DISTANCE),
    script("fast-levenshtein", DISTANCE),
    # Reminders.
    python("croniter", REMINDER),
    python("APScheduler", REMINDER, differs=[
        Fault("loses a day", "A day is lost where the clocks change later on the day asked from.",
              'from datetime import datetime\nfrom zoneinfo import ZoneInfo\n'
              'from apscheduler.triggers.cron import CronTrigger\n'
              'zone = ZoneInfo("Pacific/Auckland")\n'
              'asked = datetime(2021, 9, 26, 0, 0, 1, tzinfo=zone)\n'
              'print(CronTrigger(hour=0, minute=0, timezone=zone).get_next_fire_time(None, asked))',
              "2021-09-28 00:00:00+13:00", "REM-1: midnight of the next day, 2021-09-27 00:00:00+13:00."),
        Convention("clock change", "A time that a clock change skips or repeats comes or not, by when it is asked: its "
                                   "documentation warns that such jobs run more or less often, and calls it no bug.")]),
    python("cronsim", REMINDER, differs=[Fault(
        "before now", "In the hour that comes twice it answers a moment before the one asked from.",
        ROME + 'from cronsim import CronSim\nprint(next(CronSim("59 2 * * *", now)))',
        "2021-10-31 02:59:00+02:00", BEFORE_RULE)]),
    python("crontab", REMINDER, differs=[Fault(
        "before now", "In the hour that comes twice it says to wait a negative time.",
        ROME + 'from crontab import CronTab\nprint(CronTab("59 2 * * *").next(now))',
        "-3540.0", "REM-1: 60 seconds, or a day and a minute if it comes at the first time only."), WALL]),
    python("cron-converter", REMINDER, differs=[Fault(
        "before now", "In the hour that comes twice it answers a moment before the one asked from.",
        ROME + 'from cron_converter import Cron\nprint(Cron("59 2 * * *").schedule(now).next())',
        "2021-10-31 02:59:00+02:00", BEFORE_RULE), WALL]),
    python("schedule", REMINDER, differs=[Fault(
        "an hour early", "Set within the hour after the clocks went forward, a job of 2:30 comes at 1:30 the next day; "
                         "set within an hour that comes twice, a job of 0:00 comes a day late.",
        'import datetime, os, schedule, time\n'
        'os.environ["TZ"] = "Europe/Rome"\ntime.tzset()\n'
        'class Clock(datetime.datetime):  # shows 3:10 of the day on which 2:00 to 3:00 is skipped\n'
        '    now = classmethod(lambda cls, tz=None: cls(2021, 3, 28, 1, 10, tzinfo=datetime.timezone.utc).astimezone(tz))\n'
        'datetime.datetime = Clock\n'
        'print(schedule.every().day.at("02:30", "Europe/Rome").do(print).next_run)',
        "2021-03-29 01:30:00", "REM-1: 2021-03-29 02:30:00, or 03:30:00 of the same day.")]),
    python("python-dateutil", REMINDER, adapter="dateutil", differs=[
        Convention("before now", "`rrule.after` compares by the clocks on the wall, as Python does within a zone: in the "
                                 "hour that comes twice its answer may be an hour before the moment asked from."), WALL]),
    # Notations.
    python("stringcase", NOTATION, differs=[
        Fault("letters lost", "`camelcase` and `pascalcase` delete letters around a space.",
              'import stringcase\nprint(stringcase.camelcase("my value"))', "malue", "NOT-1: myValue."), CAPITAL]),
    python("casefy", NOTATION, differs=[
        Fault("first letter", "`camelcase` begins with sS if the text begins with ß.",
              'import casefy\nprint(casefy.camelcase("ßeta x"))', "sSetaX", "NOT-1: ßetaX, of which ß is lower case."),
        CAPITAL]),
    python("case-converter", NOTATION, differs=[CAPITAL]),
    python("inflection", NOTATION, differs=[
        Fault("first letter", "`camelize` keeps a first ß and writes its capital too.",
              'import inflection\nprint(inflection.camelize("ßeta_x", False))', "ßSetaX", "NOT-1: ßetaX."),
        Fault("empty text", "`camelize` of an empty text raises, with a first letter in lower case.",
              'import inflection\ntry:\n    print(inflection.camelize("", False))\n'
              'except IndexError as error:\n    print(error)', "string index out of range", "NOT-4: an empty text."),
        CAPITAL]),
    python("pyhumps", NOTATION, differs=[
        Fault("single letters", "`pascalize` leaves the underscores between words of one letter.",
              'import humps\nprint(humps.pascalize("a_b_c"), humps.camelize("a_b_c"))', "A_B_C aBC", "NOT-1: ABC."),
        CAPITAL]),
    script("lodash", NOTATION, differs=[
        Fault("parted", "A word of letters beyond U+FFFF is parted at each of them.",
              '>console.log(require("lodash").startCase("𐐼𐐯𐑅"))', "𐐔 𐐇 𐐝", "NOT-1: 𐐔𐐯𐑅, one word."),
        Convention("deburred", "Accented letters and ligatures become basic Latin ones: ısı is isi, ß is ss."), CAPITAL]),
    script("change-case", NOTATION, differs=[
        Convention("ASCII only", "All but A to Z, a to z and 0 to 9 is removed, as the documentation says of "
                                 "`stripRegexp`: größe łódź is grED, and a word of other letters is nothing.")]),
    script("camelcase", NOTATION, differs=[CAPITAL]),
    # Questions.
    question("urllib", package="python"),
    question("yarl"),
    question("furl"),
    question("uritools"),
    question("requests"),
    question("hyperlink", differs=[Fault(
        "NFC", "It asks another text than it was given: the composed form of it (NFC).",
        'from hyperlink import URL\nprint(URL.from_text("http://a/").child("か\\u3099").to_uri().to_text())',
        "http://a/%E3%81%8C", "QUE-1: %E3%81%8B%E3%82%99. RFC 3987, 3.1: what is in Unicode is not normalised.")]),
    question("boltons", differs=[Fault(
        "NFC", "It asks another text than it was given: the composed form of it (NFC).",
        'from boltons.urlutils import quote_path_part\nprint(quote_path_part("か\\u3099"))',
        "%E3%81%8C", "QUE-1: %E3%81%8B%E3%82%99. RFC 3987, 3.1: what is in Unicode is not normalised.")]),
    # Distances on Earth.
    python("geographiclib", GEOFENCE),
    python("pyproj", GEOFENCE),
    python("geopy", GEOFENCE),
    python("haversine", GEOFENCE),
    python("vincenty", GEOFENCE, differs=[Convention(
        "no convergence", "Nearly opposite places have no distance: None, of which its code tells.")]),
    python("pygeodesy", GEOFENCE, differs=[Convention(
        "no convergence", "Nearly opposite places have no distance by Vincenty's iteration: an error, as documented.")]),
    # Archives.
    unpacker("zipfile", "python", differs=[
        Fault("size", CLAIMS + " So is one whose stream ends early.",
              'import os, zipfile\nfile = zipfile.ZipFile("a.zip")\nfile.extractall("out")\n'
              'print(file.infolist()[0].file_size, os.path.getsize("out/a"))',
              "1000000 1", "ARC-2: refused, since the sizes differ.", case="claims-more-than-the-limit"), COMMENT]),
    unpacker("shutil", "python", differs=[
        Fault("two dots", "A file whose name has two dots in a row is dropped without a word: v1..v2.txt.",
              'import os, shutil, zipfile\nwith zipfile.ZipFile("b.zip", "w") as file:\n'
              '    file.writestr("v1..v2.txt", "x")\n    file.writestr("v1.txt", "x")\n'
              'shutil.unpack_archive("b.zip", "out")\nprint(os.listdir("out"))',
              "['v1.txt']", "ARC-1: both files are unpacked; two dots lead out only if they are all of a name."),
        Convention("size", "What zipfile does not see it does not see: a wrong size, a stream that ends early."),
        COMMENT]),
    unpacker("libarchive-c", "libarchive-c", differs=[
        Fault("checksum", "A file whose checksum or size is wrong is kept, without an error: a warning is logged.",
              'import libarchive\nlibarchive.extract_file("a.zip")\nprint(open("a", "rb").read()[:10])', "b'one course'",
              "ARC-2: refused, since the checksum is wrong.", case="wrong-checksum-stored"),
        Fault("NFC", "Two files whose names differ in their normalisation become one.",
              'import libarchive, os\nos.mkdir("out")\nos.chdir("out")\nlibarchive.extract_file("../a.zip")\n'
              'print(len(os.listdir()))', "1", "ARC-2: 2 files.", case="names-that-differ-in-normalisation"),
        RECOVERS]),
    unpacker("bsdtar", "libarchive-tools", differs=[
        Fault("NFC", "Two files whose names differ in their normalisation become one.",
              "$mkdir out\nbsdtar -C out -xf a.zip\nls out | wc -l", "1", "ARC-2: 2 files.",
              case="names-that-differ-in-normalisation"),
        Fault("empty file", "An entry that has no bytes, or claims none, is not checked: its checksum, its size, its stream.",
              "$mkdir out\nbsdtar -C out -xf a.zip\necho exit code $?", "exit code 0",
              "ARC-2: refused, since the checksum of nothing is 0.", case="checksum-of-an-empty-file"), RECOVERS]),
    unpacker("unzip", "unzip", differs=[Convention(
        "warning", CLAIMS + " The exit code 1 is a warning, as it is of a sound archive with other bytes before it."),
        COMMENT]),
    unpacker("7zz", "7zip", differs=[Fault(
        "deflate", "A stream of deflate with a code of length that has no meaning (286, 287) is unpacked.",
        "$7zz x -y a.zip > log\necho exit code $?", "exit code 0", "ARC-2: refused, RFC 1951, 3.2.6; zlib refuses it.",
        case="length-of-no-meaning")]),
    unpacker("busybox", "busybox", differs=[
        Fault("checksum", "The checksum of a stored file is not checked, nor is a size of any.",
              "$busybox unzip -q a.zip\necho exit code $?", "exit code 0", "ARC-2: refused, since the checksum is wrong.",
              case="wrong-checksum-stored"), NO_STUB, RECOVERS]),
    unpacker("unar", "unar", differs=[
        Fault("size", CLAIMS + " So is one whose empty file has a wrong checksum or a broken stream.",
              "$unar -q -D a.zip\necho exit code $?\nwc -c < a", "exit code 0\n1",
              "ARC-2: refused, since 1000000 bytes are claimed.", case="claims-more-than-the-limit"),
        Fault("renames", "A colon in a name is dropped with what is before it: a/C:b is unpacked as a/b.",
              "$unar -q -D a.zip\nls a", "b", "ARC-1: C:b, since a name may have a colon where no drive can be meant.",
              case="safe-drive-in-a-folder"), NO_STUB, COMMENT, RECOVERS]),
    unpacker("Archive::Zip", "libarchive-zip-perl", adapter="archive_zip", differs=[
        Fault("checksum", "`extractTree` checks no checksum, no size, and not whether a stream is whole.",
              "$perl -MArchive::Zip -e 'print Archive::Zip->new(\"a.zip\")->extractTree'", "0",
              "ARC-2: AZ_FORMAT_ERROR or AZ_ERROR, not AZ_OK (0), since the checksum is wrong.",
              case="wrong-checksum-stored"), COMMENT, RECOVERS]),
    unpacker("stream-unzip", "stream-unzip", differs=[
        Convention("recovers", "It reads from the front, by its nature: it never sees the directory at the end."),
        NO_STUB]),
    # State machines.
    python("transitions", LIFECYCLE),
    python("python-statemachine", LIFECYCLE),
)


def called(library):
    """The name of the file of its known failures."""
    return library.adapter.rsplit("_adapter", 1)[0] + ".txt"
