#!/usr/bin/env python3
"""Prints by how much the kit's distances on WGS-84 differ from GeographicLib's, for each kind of pair in the
tests of GeographicLib.

    make inverse-errors
    python3 Benchmarks/peers/inverse_errors.py --pairs 20000

The kinds and their order are those of GeodTest.dat (https://doi.org/10.5281/zenodo.32156). The first kinds are random
pairs, nearly antipodal pairs and pairs of places close together. The next kinds are pairs with one end near a pole, and
pairs whose ends are near opposite poles. The last kinds are pairs on a nearly meridional geodesic, on a nearly
equatorial geodesic, and at two vertices of a geodesic. GeographicLib makes the pairs: it computes the second place from
the first place, a direction and a distance.
"""
import argparse
import random
import subprocess
import sys
from pathlib import Path
from typing import Callable, Dict, Tuple

sys.dont_write_bytecode = True
import columns  # noqa: E402
from peers import FOLDER, built  # noqa: E402

try:
    from geographiclib.geodesic import Geodesic
except ImportError:
    sys.exit("geographiclib is not installed: python3 -m pip install geographiclib")

WGS84 = Geodesic.WGS84
HALF = 20_003_931.4586  # The length of a meridian from pole to pole, in metres.
Pair = Tuple[float, float, float, float]


def reached(lat: float, azimuth: float, metres: float) -> Pair:
    """Returns a pair of places; the second is `metres` away from the first, in the given direction."""
    there = WGS84.Direct(lat, 0, azimuth, metres)
    return lat, 0.0, there["lat2"], there["lon2"]


def kinds(chance: random.Random) -> Dict[str, Callable[[], Pair]]:
    any_ = lambda: chance.uniform(-90, 90)  # noqa: E731
    turn = lambda: chance.uniform(0, 180)  # noqa: E731
    tiny = lambda: 10 ** chance.uniform(-12, 0)  # noqa: E731

    def vertices() -> Pair:
        lat = any_()
        there = WGS84.ArcDirect(lat, 0, 90, 180 * chance.choice([0, 1]) + chance.choice([-1, 1]) * tiny())
        return lat, 0.0, there["lat2"], there["lon2"]

    return {
        "at random": lambda: reached(any_(), turn(), chance.uniform(0, HALF)),
        "nearly antipodal": lambda: reached(any_(), turn(), HALF - 1e5 * chance.random()),
        "close together": lambda: reached(any_(), turn(), 10 ** chance.uniform(-3, 4)),
        "an end near a pole": lambda: reached(90 - tiny(), turn(), chance.uniform(0, HALF)),
        "ends near both poles": lambda: (90 - tiny(), 0.0, tiny() - 90, turn()),
        "nearly meridional": lambda: reached(any_(), chance.choice([0, 180]) + tiny(), chance.uniform(0, HALF)),
        "nearly equatorial": lambda: reached(tiny(), 90 + chance.choice([-1, 1]) * tiny(), chance.uniform(0, HALF)),
        "between vertices": vertices,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=20_000, help="of each kind")
    parser.add_argument("--program", help="a peer-times that is built already")
    given = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    program = given.program or built()
    file = FOLDER / "pairs_errors"
    print(f"{given.pairs} pairs of each kind; differences in nm\n{'kind':<22}{'largest':>9}{'99.9 %':>9}{'median':>9}")
    for name, make in kinds(random.Random(1)).items():
        pairs = [make() for _ in range(given.pairs)]
        columns.write(str(file), zip(*pairs))
        words = [program, "distances", str(file)]
        own = [float(line) for line in subprocess.run(words, capture_output=True, text=True, check=True).stdout.split()]
        apart = sorted(1e9 * abs(WGS84.Inverse(*pair)["s12"] - metres) for pair, metres in zip(pairs, own))
        shown = (apart[-1], apart[int(len(apart) * 0.999)], apart[len(apart) // 2])
        print(f"{name:<22}" + "".join(f"{each:>9.2f}" for each in shown), flush=True)


if __name__ == "__main__":
    main()
