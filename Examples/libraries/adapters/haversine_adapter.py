"""The adapter for haversine, which computes the distance along a great circle of a sphere."""
from haversine import Unit, haversine
from distances_on_earth import serve_geofence

serve_geofence("haversine", "haversine",
               lambda lat1, lon1, lat2, lon2: haversine((lat1, lon1), (lat2, lon2), unit=Unit.METERS))
