"""Makes places and tracks, and measures distances with two programs, for the scripts of the mobility family.

geographiclib computes places; pyproj computes distances on the ellipsoid of WGS 84, and haversine on a sphere.
"""
import re
from importlib.metadata import version

import pyproj
from geographiclib.geodesic import Geodesic
from haversine import Unit, haversine

from shared.fixes import TORINO, fix

SYDNEY, TAVEUNI = (-33.8688, 151.2093), (-16.8, 180.0)
BEARINGS = {"N": 0, "NE": 45, "E": 90, "SE": 135, "S": 180, "SW": 225, "W": 270, "NW": 315}
DISTANCE = "mobility.distance"
WGS84 = pyproj.Geod(ellps="WGS84")


def place(home, bearing, metres, digits=7):
    there = Geodesic.WGS84.Direct(*home, bearing, metres)
    return round(there["lat2"], digits) + 0.0, round(there["lon2"], digits) + 0.0


def fixes_at(places, times=None, start=0):
    """Returns fixes at the given places and times; without times, the fixes are 180 s apart."""
    times = times or [start + 180 * at for at in range(len(places))]
    return [fix(t, round(lat, 9), round(lon, 9)) for t, (lat, lon) in zip(times, places)]


def track(words, home=TORINO, times=None, digits=7):
    """Returns fixes for words: `o` is at home, `60N` is 60 m north of home, and `o*8` stands for eight fixes at
    home."""
    places = []
    for word in words.split():
        metres, bearing, many = re.fullmatch(r"(?:o|([\d.]+)([NESW]+))(?:\*(\d+))?", word).groups()
        there = place(home, BEARINGS[bearing], float(metres), digits) if metres else home
        places += [there] * int(many or 1)
    return fixes_at(places, times)


def where(fix):
    return fix["lat"], fix["lon"]


def on_the_ellipsoid(one, other):
    """Returns pyproj's distance in metres; geographiclib must agree with it to within a tenth of a millimetre."""
    (lat1, lon1), (lat2, lon2) = one, other
    metres = WGS84.inv(lon1, lat1, lon2, lat2)[2]
    assert abs(metres - Geodesic.WGS84.Inverse(lat1, lon1, lat2, lon2)["s12"]) < 1e-4
    return metres


def on_the_sphere(one, other):
    """Returns haversine's distance in metres; its radius of the Earth is 6371.0088 km."""
    return haversine(one, other, unit=Unit.METERS)


#: For each option of the reading `mobility.distance`: the function that returns the distance, and the program that
#: computes it.
PROGRAMS = {"geodesic": (on_the_ellipsoid, ("pyproj", f"{version('pyproj')} (PROJ {pyproj.proj_version_str})")),
            "haversine": (on_the_sphere, ("haversine", version("haversine")))}
