"""Times the distances that pyproj computes, an array of pairs at a time."""
import sys

import numpy
import pyproj

from turns import columns, take

lat1, lon1, lat2, lon2 = (numpy.array(column) for column in columns(sys.argv[1], 4))
earth = pyproj.Geod(ellps="WGS84")
take(len(lat1), lambda: f"{sum(earth.inv(lon1, lat1, lon2, lat2)[2]):.3f}")
