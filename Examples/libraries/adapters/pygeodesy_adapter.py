"""The adapter for pygeodesy, which computes the distance on WGS 84 by Vincenty's iteration."""
from pygeodesy.ellipsoidalVincenty import LatLon
from distances_on_earth import serve_geofence

serve_geofence("pygeodesy", "geodesic",
               lambda lat1, lon1, lat2, lon2: LatLon(lat1, lon1).distanceTo(LatLon(lat2, lon2)))
