"""Times the rule for stays that the source uses on iOS; numba compiles the rule and the haversine formula."""
import math
import sys

import numba
import numpy

from turns import columns, take


@numba.njit
def metres(lat1, lon1, lat2, lon2):
    north = math.sin((lat2 - lat1) * math.pi / 360)
    east = math.sin((lon2 - lon1) * math.pi / 360)
    h = north * north + math.cos(lat1 * math.pi / 180) * math.cos(lat2 * math.pi / 180) * east * east
    return 2 * 6371008.8 * math.asin(math.sqrt(h))


@numba.njit
def events(t, lat, lon):
    found, inside, close, centre = 0, False, 0, 0
    for i in range(1, len(t)):
        if inside:
            if metres(lat[i], lon[i], lat[centre], lon[centre]) > 100:
                inside, close, found = False, 0, found + 1
        elif metres(lat[i], lon[i], lat[i - 1], lon[i - 1]) < 100:
            close += 1
            if close == 7:
                inside, centre, found = True, i, found + 1
        else:
            close = 0
    return found


t, lat, lon = (numpy.array(column) for column in columns(sys.argv[1], 3))
take(len(t), lambda: events(t, lat, lon))
