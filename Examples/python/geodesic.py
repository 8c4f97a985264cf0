"""The two distances of the reading mobility.distance, in metres; the places are given in degrees.

The geodesic follows C. F. F. Karney, Algorithms for geodesics (J. Geodesy 87, 2013, section 4), which solves for the
azimuth at the first point. In Karney's canonical arrangement of the points, the longitude that the geodesic reaches
crosses the wanted longitude exactly once, from below, as the azimuth grows. So bisection always finds the azimuth, even
for nearly antipodal points, and Newton's method only makes the search faster. Karney sums series; this module computes
the integrals by Gauss's rule.
"""
from __future__ import annotations

from math import atan2, cos, hypot, isfinite, pi, radians, remainder, sin, sqrt
from typing import Callable, Dict, List, Tuple

from contract import Options

DISTANCE = "mobility.distance"
READINGS: Options = {DISTANCE: ("geodesic", "haversine")}

A = 6378137.0  # WGS-84: equatorial radius, metres
F = 1 / 298.257223563  # flattening
B = A * (1 - F)  # polar radius
E2 = F * (2 - F)  # first eccentricity squared
EP2 = E2 / (1 - E2)  # second eccentricity squared

MEAN_RADIUS = 6371008.8

#: The search stops if it is this close to the second place, in equatorial radii: 0.06 micrometres.
CLOSE_ENOUGH = 1e-14
#: How many first steps may use Newton's method (later steps halve the bracket), and the maximum number of all steps.
NEWTON_STEPS, ALL_STEPS = 20, 250


def gauss_legendre(count: int) -> List[Tuple[float, float]]:
    """Returns the nodes and weights of Gauss's rule for the interval from 0 to 1."""
    rule: List[Tuple[float, float]] = []
    for index in range(count):
        x = cos(pi * (index + 0.75) / (count + 0.5))
        slope = 1.0
        for _ in range(10):
            before, value = 1.0, x  # Legendre's polynomials of degree 0 and 1
            for degree in range(2, count + 1):
                before, value = value, ((2 * degree - 1) * x * value - (degree - 1) * before) / degree
            slope = count * (x * value - before) / (x * x - 1)
            x -= value / slope
        rule.append(((1 + x) / 2, 1 / ((1 - x * x) * slope * slope)))
    return rule


RULE = gauss_legendre(16)


def integrals(sigma1: float, sigma12: float, k2: float) -> Tuple[float, float, float]:
    """Returns Karney's I1 (distance), I3 (longitude) and J = I1 - I2 (reduced length) over the arc after sigma1."""
    i1 = i3 = j = 0.0
    for place, weight in RULE:
        sine = sin(sigma1 + place * sigma12)
        u = k2 * sine * sine
        root = sqrt(1 + u)
        i1 += weight * root
        i3 += weight * (2 - F) / (1 + (1 - F) * root)
        j += weight * u / root
    return i1 * sigma12, i3 * sigma12, j * sigma12


def reduced_latitude(lat: float) -> Tuple[float, float]:
    """Returns the sine and the cosine of a latitude on the auxiliary sphere."""
    sine, cosine = (1 - F) * sin(radians(lat)), cos(radians(lat))
    length = hypot(sine, cosine)
    return sine / length, cosine / length


def geodesic(lat1: float, lon1: float, lat2: float, lon2: float) -> float:
    """Returns the length of the shortest path on the ellipsoid WGS-84, accurate to well under a millimetre."""
    if abs(lat1) < abs(lat2):
        lat1, lat2 = lat2, lat1
    if lat1 > 0:
        lat1, lat2 = -lat1, -lat2
    difference = abs(remainder(lon2 - lon1, 360))
    # Now lat1 <= 0, lat1 <= lat2 <= -lat1 and 0 <= difference <= 180.
    sin1, cos1 = reduced_latitude(lat1)
    sin2, cos2 = reduced_latitude(lat2)
    longitude = radians(difference)

    if lat1 == -90 or difference == 0:  # along one meridian
        if lat1 == lat2:
            return 0.0
        beta1, beta2 = atan2(sin1, cos1), atan2(sin2, cos2)
        return B * integrals(beta1, beta2 - beta1, EP2)[0]
    if difference == 180:  # along two meridians, over the nearer pole
        beta1, beta2 = atan2(sin1, cos1), atan2(sin2, cos2)
        return B * integrals(-pi - beta2, pi + beta1 + beta2, EP2)[0]
    if lat1 == 0 and longitude <= (1 - F) * pi:  # along the equator
        return A * longitude
    return B * solve(min(sin1, -1e-150), cos1, sin2, cos2, longitude)


def solve(sin1: float, cos1: float, sin2: float, cos2: float, longitude: float) -> float:
    """Returns the length, divided by B, of the geodesic that reaches the given longitude at the second latitude.

    The unknown is x = azimuth - 90 degrees, which stays precise if a geodesic barely leaves a parallel.
    """
    low, high = -pi / 2, pi / 2
    x = first_guess(sin1, cos1, sin2, cos2, longitude)
    length = 0.0
    for step in range(ALL_STEPS):
        length, reached, slope = follow(x, sin1, cos1, sin2, cos2)
        gap = reached - longitude
        if abs(gap) * cos2 <= CLOSE_ENOUGH:
            break
        if gap > 0:
            high = x
        else:
            low = x
        x = x - gap / slope if step < NEWTON_STEPS and slope > 0 else high
        if not low < x < high:
            x = (low + high) / 2
            if not low < x < high:  # no double lies between low and high
                break
    return length


def first_guess(sin1: float, cos1: float, sin2: float, cos2: float, longitude: float) -> float:
    """Returns a first guess of x, computed on the auxiliary sphere with the longitude stretched as for a short line."""
    mean = (cos1 + cos2) / 2
    omega = min(longitude / sqrt(1 - E2 * mean * mean), pi)
    north = (sin2 * cos1 - cos2 * sin1) + 2 * sin1 * cos2 * sin(omega / 2) ** 2
    return atan2(-north, cos2 * sin(omega))


def follow(x: float, sin1: float, cos1: float, sin2: float, cos2: float) -> Tuple[float, float, float]:
    """Follows the geodesic with azimuth x + 90 degrees from the first latitude to the second. Returns the
    geodesic's length divided by B, the longitude at its end, and how fast this longitude grows with x."""
    sin_azimuth1, cos_azimuth1 = cos(x), -sin(x)
    sin_azimuth0 = sin_azimuth1 * cos1
    cos_azimuth0 = hypot(cos_azimuth1, sin_azimuth1 * sin1)
    # At the second point, the geodesic heads north; cos²β2 - cos²β1 is computed without loss of digits.
    widening = (cos2 - cos1) * (cos2 + cos1) if cos1 < -sin1 else (sin1 - sin2) * (sin1 + sin2)
    cos_azimuth2 = sqrt((cos_azimuth1 * cos1) ** 2 + max(0.0, widening)) / cos2

    # The arc and the spherical longitude are measured from the point where the geodesic crosses the equator northwards.
    s1, c1 = normalised(sin1, cos_azimuth1 * cos1)
    s2, c2 = normalised(sin2, cos_azimuth2 * cos2)
    sigma12 = atan2(max(0.0, c1 * s2 - s1 * c2), c1 * c2 + s1 * s2)
    o1, p1 = normalised(sin_azimuth0 * s1, c1)
    o2, p2 = normalised(sin_azimuth0 * s2, c2)
    omega12 = atan2(max(0.0, p1 * o2 - o1 * p2), p1 * p2 + o1 * o2)

    k2 = EP2 * cos_azimuth0 * cos_azimuth0
    i1, i3, j = integrals(atan2(s1, c1), sigma12, k2)
    reached = omega12 - F * sin_azimuth0 * i3
    # The reduced length divided by B gives the derivative of the longitude.
    reduced = sqrt(1 + k2 * s2 * s2) * c1 * s2 - sqrt(1 + k2 * s1 * s1) * s1 * c2 - c1 * c2 * j
    across = cos_azimuth2 * cos2
    slope = (1 - F) * reduced / across if across > 0 else 0.0
    return i1, reached, slope if isfinite(slope) else 0.0


def normalised(sine: float, cosine: float) -> Tuple[float, float]:
    length = hypot(sine, cosine)
    return sine / length, cosine / length


def haversine(lat1: float, lon1: float, lat2: float, lon2: float) -> float:
    """Returns the distance on a sphere of 6 371 008.8 m; both halves of the haversine keep all digits for antipodes."""
    across = cos(radians(lat1)) * cos(radians(lat2))
    half_longitude = radians(remainder(lon2 - lon1, 360)) / 2
    near = sin(radians(lat2 - lat1) / 2) ** 2 + across * sin(half_longitude) ** 2
    far = sin(radians(lat2 + lat1) / 2) ** 2 + across * cos(half_longitude) ** 2
    return 2 * MEAN_RADIUS * atan2(sqrt(near), sqrt(far))


DISTANCES: Dict[str, Callable[[float, float, float, float], float]] = {"geodesic": geodesic, "haversine": haversine}
