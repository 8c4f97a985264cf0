"""Runs the kit's own example with a library's distance function; shared by the adapters for geofences."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "python"))

import geodesic  # noqa: E402
import mobility_geofence as example  # noqa: E402

from adapter import with_large_numbers  # noqa: E402
from contract import Rejection  # noqa: E402
from protocol import Refused, serve  # noqa: E402


def serve_geofence(distribution, reading, metres):
    """Serves the example; under the option `reading`, `metres(lat1, lon1, lat2, lon2)` computes the distances."""
    example.DISTANCES = {reading: metres}
    readings = {**example.READINGS, geodesic.DISTANCE: (reading,)}

    def geofence(given, chosen):
        try:
            return with_large_numbers(example.run(given, chosen))
        except Rejection as rejection:
            raise Refused(rejection.code)

    serve(distribution, {"mobility.geofence": geofence}, {name: list(options) for name, options in readings.items()})
