"""The adapter for pyproj, which calls `Geod.inv` on WGS 84."""
from pyproj import Geod
from distances_on_earth import serve_geofence

WGS84 = Geod(ellps="WGS84")
serve_geofence("pyproj", "geodesic", lambda lat1, lon1, lat2, lon2: WGS84.inv(lon1, lat1, lon2, lat2)[2])
