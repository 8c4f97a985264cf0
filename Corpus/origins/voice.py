"""What the scripts of the rest of the voice family share: the form of a case, and where the cases are written.

    python3 Corpus/origins/voice_dictionary.py [FOLDER]

writes the cases of voice.dictionary into Corpus/voice/dictionary, or into FOLDER/voice.dictionary to look at first.
"""
import subprocess
import sys

sys.dont_write_bytecode = True
import family  # noqa: E402
from family import naming  # noqa: E402
from mobility_accuracy import CORPUS, Numeral, compact  # noqa: E402

__all__ = ["Cases", "Error", "Numeral", "compact", "naming", "output_of"]


class Error(dict):
    """A rejection: its code and its details."""


def output_of(command, given=""):
    """What an outside program writes."""
    done = subprocess.run(command, input=given.encode(), stdout=subprocess.PIPE, check=True)
    return done.stdout.decode()


class Cases(family.Cases):
    """The cases of one subsystem of the family."""

    document = "mobile-sand"

    def outcome(self, output):
        """The outcome as a line has it; a rejection is an `Error`."""
        return {"error": dict(output)} if isinstance(output, Error) else {"output": output}

    def most(self, tags):
        return 5120 if "long" in (tags or "") else 4096
