"""The adapter for vincenty, which computes the distance on WGS 84 in kilometres by Vincenty's iteration."""
from vincenty import vincenty
from distances_on_earth import serve_geofence

serve_geofence("vincenty", "geodesic", lambda lat1, lon1, lat2, lon2: 1000 * vincenty((lat1, lon1), (lat2, lon2)))
