"""The adapter for geographiclib, which calls `Geodesic.WGS84.Inverse`."""
from geographiclib.geodesic import Geodesic
from distances_on_earth import serve_geofence

serve_geofence("geographiclib", "geodesic", lambda *places: Geodesic.WGS84.Inverse(*places, Geodesic.DISTANCE)["s12"])
