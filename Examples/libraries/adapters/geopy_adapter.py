"""geopy: `geodesic`."""
from geopy.distance import geodesic
from distances_on_earth import serve_geofence

serve_geofence("geopy", "geodesic", lambda lat1, lon1, lat2, lon2: geodesic((lat1, lon1), (lat2, lon2)).m)
