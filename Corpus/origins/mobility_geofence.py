#!/usr/bin/env python3
"""Makes cases of mobility.geofence that depend on distances: geographiclib finds places at given distances, and pyproj
and haversine measure the distances.

The script derives the outcomes of three more kinds of cases: with a mean as the centre, with a far fix at each
position, and with days of noisy fixes. If a case names no distance, its outcome is the same with both programs.
haversine refuses latitudes beyond 90 and longitudes beyond 180.
"""
from shared.cases import Cases
from shared.fixes import COMPIEGNE, TORINO
from shared.geofence import CENTRE, CLOCK, named
from shared.line import Numeral
from shared.places import DISTANCE, PROGRAMS, SYDNEY, TAVEUNI, fixes_at, on_the_ellipsoid, on_the_sphere, place, track, where

CASES = Cases("mobility.geofence", __file__)
SANTIAGO, LONGYEARBYEN = (-33.4489, -70.6693), (78.2232, 15.6267)
EQUATOR, GREENWICH, POLE = (0.0, -78.456), (51.4779, 0.0), (90.0, 0.0)
LAST, MEAN = {CENTRE: "last"}, {CENTRE: "mean"}
GEODESIC, HAVERSINE = {DISTANCE: "geodesic"}, {DISTANCE: "haversine"}
TWO = {"window": 2}


def add(group, slug, clauses, fixes, platform=None, readings=None, parameters=None, derived=False, basis=None, **more):
    """Adds a case; if it names no distance, both programs must give the same outcome."""
    platform = platform or ("ios" if slug.startswith("ios-") else "android")
    fixes = track(fixes) if isinstance(fixes, str) else fixes
    given = {"platform": platform, "fixes": fixes, **({} if parameters is None else {"parameters": parameters})}
    names, events = named(given, readings or {})
    assert DISTANCE not in names or DISTANCE in readings, slug
    suffix = "".join(f"-{option}" for name, option in names.items() if name not in (readings or {}))
    origin = {"derived": ", ".join(clauses.split())} if derived else {
        "computed": PROGRAMS[names.get(DISTANCE, "geodesic")][1]}
    CASES.add(group, slug + suffix, clauses, given, {"events": events}, readings=names,
              basis=basis or rests_on(given, events, names.get(DISTANCE)), **origin, **more)


def rests_on(given, events, distance):
    """Returns the basis of the outcome: "standard" (the ellipsoid) if only a distance decides the outcome, otherwise
    "decision"."""
    window = int(given.get("parameters", {}).get("window", 5))
    if given["platform"] == "ios" or any(event["kind"] == "exit" for event in events):
        return "decision"
    if distance:
        return "standard" if distance == "geodesic" else "decision"
    alike = all(len({where(fix) for fix in given["fixes"][event["at"] - window + 1:event["at"] + 1]}) == 1 for event in events)
    return "standard" if alike else "decision"


def by_both(group, slug, clauses, fixes, note, parameters=TWO, geodesic=None, haversine=None, tags="boundary"):
    """Adds a case for each option of the distance; `note` is one note for both cases, or has a note for each option."""
    for distance, more in ((GEODESIC, geodesic), (HAVERSINE, haversine)):
        option = distance[DISTANCE]
        add(group, f"{slug}-{option}", clauses, fixes, parameters=parameters, tags=tags,
            note=note[option] if isinstance(note, dict) else note, readings={**(more or {}), **distance})


# ---- opening, leaving, parameters

for before in range(7):
    add("ios-opening", f"ios-broken-after-{before}-close-fixes", "GEO-1", f"o*{before + 1} 500N o*8", derived=True,
        note="The far fix resets the counter, and the fix after it is far from it too: seven more are needed after that.")
add("ios-opening", "ios-step-of-102-m-does-not-count", "GEO-1", "o*4 102NE*4 o*4", tags="boundary")
add("exit", "ios-exit-of-102-m", "GEO-4", "o*8 98SW 102SW", tags="boundary")

for slug, words, note in [
        ("others-just-near-on-all-sides", "o 98.5N 98.5S 98.5E 98.5W", "98.5 m from the first each, 197 m from one another."),
        ("steps-of-24-m-open", "o 24N 48N 72N 96N", "The fifth is 96 m from the first."),
        ("steps-of-26-m-do-not", "o 26N 52N 78N 104N 130N 156N",
         "The fifth is 104 m from the first; every window is like that."),
        ("fix-of-102-m-does-not-count", "o*4 102SE", None)]:
    add("android-opening", f"android-{slug}", "GEO-5", words, tags="boundary", note=note)
for position in range(5):
    add("android-opening", f"android-far-fix-at-position-{position + 1}", "GEO-5",
        f"o*{position} 500N o*5" if position else "500N o*5", derived=True, basis="source",
        note="No window with the far fix in it will do, wherever it stands: five consecutive ones are needed after it.")

WORLD = [TORINO, SYDNEY, SANTIAGO, LONGYEARBYEN, TAVEUNI, EQUATOR, GREENWICH, COMPIEGNE]
LARGEST = {"radius": Numeral("1.7976931348623157e308")}
for slug, clauses, fixes, parameters, more in [
        ("ios-radius-0", "GEO-1", "o*10", {"radius": 0},
         {"note": "The one exact boundary: a distance of 0 is not nearer than 0, so nothing ever opens."}),
        ("ios-radius-0-close-fixes-1", "GEO-1", "o*4", {"radius": 0, "closeFixes": 1}, {}),
        ("android-radius-0", "GEO-5", "o*6", {"radius": 0},
         {"basis": "source", "note": "A distance of 0 is not nearer than 0."}),
        ("android-radius-0-window-2", "GEO-5", "o*4", {"radius": 0, "window": 2}, {"basis": "source"}),
        ("ios-radius-largest", "GEO-1 GEO-4", fixes_at([TORINO] * 8 + [SYDNEY, (-45.0703, -172.3131)]), LARGEST,
         {"tags": "boundary numbers", "note": "Every place is near, and none is ever outside."}),
        ("android-radius-largest", "GEO-4 GEO-5", fixes_at(WORLD), LARGEST,
         {"tags": "boundary numbers", "note": "Every place is near, and none is ever outside."})]:
    add("parameters", slug, clauses, fixes, parameters=parameters, **{"tags": "boundary", **more})

# ---- means as centres

DRIFT = "o 30N 60N 90N 120N 150N 180N 210N"
for slug, fixes, clauses, more, note in [
        ("drift", DRIFT, "GEO-3", {}, "The three centres of one run: 210, 0 and 105 m north of where it began."),
        ("drift-then-80-m-on", DRIFT + " 290N", "GEO-3 GEO-4", {},
         "80 m from the last, 290 m from the first, 185 m from the mean: inside of one, outside of the others."),
        ("drift-then-back-behind-the-first", DRIFT + " 60S", "GEO-3 GEO-4", {},
         "60 m from the first, 270 m from the last, 165 m from the mean: inside of one, outside of the others."),
        ("drift-then-back-to-the-middle", "o 40N 80N 120N 160N 200N 240N 280N 140N", "GEO-3 GEO-4", {},
         "140 m from the first and from the last, at the mean: inside of one, outside of the others."),
        ("one-step-then-still", "o 80N*7", "GEO-3", {},
         "The mean is that of all eight fixes, the first of the run included: 70 m north, not 80, nor 40."),
        ("earlier-run-left-out", "500S 440S o 20N 40N 60N 80N 100N 120N 140N", "GEO-3", {},
         "The run that opened the geofence began at fix 2; the broken run before it has no part in the centre."),
        ("second-geofence-begins-with-the-exit-fix", "o*8 500N 560N*7", "GEO-3 GEO-4", {},
         "The exit fix is the first of the second run: it is its first centre and has a share in its mean."),
        ("drift-goes-on-after-opening", DRIFT + " 290N 370N*8", "GEO-1 GEO-3 GEO-4", {},
         "The reading moves the exit, and with it the next geofence."),
        ("one-close-fix", "o 80N", "GEO-3", {"parameters": {"closeFixes": 1}}, "A run of two fixes."),
        ("south-west-of-greenwich", track("o 30SW 60SW 90SW 120SW 150SW 180SW 210SW", SANTIAGO), "GEO-3", {},
         "Both coordinates negative: the mean keeps their signs."),
        ("three-fixes-in-21-minutes", track("o 60N 150N", times=[0, 600, 1260]), "GEO-2 GEO-3",
         {"readings": {CLOCK: "elapsed", **MEAN}},
         "With the other clock the run is as long as it happens to be; its mean is that of all three fixes.")]:
    add("ios-centre", f"{slug}-mean", clauses, fixes, "ios", derived=True, note=note, **{"readings": MEAN, **more})

# ---- directions, poles, antimeridian

WINDS = {"N": "north", "NE": "north-east", "E": "east", "SE": "south-east", "S": "south", "SW": "south-west", "W": "west",
         "NW": "north-west"}
for name, home in (("on-the-equator", EQUATOR), ("in-turin", TORINO), ("in-sydney", SYDNEY), ("on-svalbard", LONGYEARBYEN)):
    for bearing, word in WINDS.items():
        add("directions", f"inside-and-outside-{word}-{name}", "GEO-4 GEO-5",
            track(f"o 98.4{bearing} 101.6{bearing}", home), parameters=TWO, tags="boundary",
            note="98.4 m is near, 101.6 m is outside, on the ellipsoid and on the sphere alike." if bearing == "N" else None)
for bearing in ("N", "SE", "S", "W"):
    add("directions", f"ios-inside-and-outside-{WINDS[bearing]}", "GEO-1 GEO-4",
        track(f"o*2 98.4{bearing} 101.6{bearing}", COMPIEGNE), parameters={"closeFixes": 1}, tags="boundary")

for slug, clauses, tags, fixes, note in [
        ("north-pole-under-any-longitude", "GEO-5", "poles", [(90, lon) for lon in (0, 45, 90, -135, 180)],
         "Latitude 90 is one place whatever the longitude says."),
        ("south-pole-under-any-longitude", "GEO-5", "poles", [(-90, lon) for lon in (-180, -60, 0, 60, 179.9)], None),
        ("ios-north-pole-under-any-longitude", "GEO-1 GEO-3", "poles",
         [(90, lon) for lon in (0, 100, -100, 20, 170, -30, 60, -150)],
         "The centre's longitude is that of the fix, meaningless as it is."),
        ("north-pole-60-m-inside-120-m-out", "GEO-4 GEO-5", "poles", track("o*5 60S 60S 120S", POLE), None),
        ("across-the-pole-80-m", "GEO-5", "poles", [(89.99964, 0), (89.99964, 180)] * 2 + [(89.99964, 0)],
         "40 m from the pole on either side: 80 m apart, though 180 degrees of longitude lie between."),
        ("across-the-pole-120-m", "GEO-5", "poles", [(89.99946, 30), (89.99946, -150)] * 4,
         "60 m from the pole on either side: 120 m apart."),
        ("around-the-pole-at-right-angles", "GEO-5", "poles", [(89.99946, lon) for lon in (0, 90, -90, 90, -90)],
         "60 m from the pole, 85 m from the first."),
        ("ios-across-the-south-pole", "GEO-1 GEO-4", "poles",
         [(-89.9997, 20)] * 8 + [(-89.9997, -160), (-89.9993, -160)], "67 m over the pole is inside, 112 m is the exit."),
        ("antimeridian-is-no-wall", "GEO-5", "antimeridian", [(-16.8, 179.9998), (-16.8, -179.9998)] * 2 + [(-16.8, 180)],
         "43 m apart, though the longitudes differ by nearly 360 degrees."),
        ("antimeridian-far-enough-is-far", "GEO-5", "antimeridian", [(-16.8, 179.9994), (-16.8, -179.9994)] * 4,
         "128 m apart."),
        ("plus-180-and-minus-180-are-one-place", "GEO-5", "antimeridian", [(51, lon) for lon in (180, -180, 180, -180, -180)],
         "The centre keeps the first fix's longitude as it was given, 180."),
        ("minus-180-stays-minus-180", "GEO-5", "antimeridian", [(51, lon) for lon in (-180, 180, -180, 180, 180)],
         "The centre is the first fix, -180, not rewritten to 180."),
        ("ios-exit-across-the-antimeridian", "GEO-1 GEO-4", "antimeridian",
         [(-16.8, 179.9999)] * 8 + [(-16.8, -179.9996), (-16.8, -179.9989)],
         "53 m and 128 m east of the centre, over the antimeridian."),
        ("ios-walk-over-the-antimeridian", "GEO-1 GEO-3", "antimeridian",
         track("60W o 60E 120E 180E 240E 300E 360E", TAVEUNI), None),
        ("equator-is-no-wall", "GEO-5", None, track("40N 40S 40N 40S 40S", EQUATOR), None),
        ("across-the-equator-120-m", "GEO-5", None, track("60N 60S 60N 60S 60N 60S", EQUATOR),
         "Latitudes of the same size and different sign are two places."),
        ("across-greenwich-120-m", "GEO-5", None, track("60W 60E 60W 60E 60W 60E", GREENWICH),
         "Longitudes of the same size and different sign are two places."),
        ("ios-greenwich-is-no-wall", "GEO-1 GEO-3", None, track("40W 40E 40W 40E 40W 40E 40W 40E", GREENWICH), None),
        ("where-both-lines-cross", "GEO-5", None,
         [(0.0003, -0.0003), (-0.0003, 0.0003), (0, 0), (0.0003, 0.0003), (-0.0003, -0.0003)],
         "The farthest is 94 m from the first, across both lines; 0, 0 is a place like any other."),
        ("a-degree-of-longitude-shrinks-northward", "GEO-5", None,
         [(78.2232, 15.62 + step / 1000) for step in (0, 4, 0, 4, 2)],
         "0.004 degrees are 445 m on the equator and 91 m on Svalbard."),
        ("a-degree-of-latitude-does-not", "GEO-5", None, [(78.22 + step / 10000, 15.62) for step in (0, 10, 0, 10, 0, 10)],
         "0.001 degrees of latitude are 112 m there; shrunk like the longitudes they would be 23 m.")]:
    add("edges-of-the-map", slug, clauses, fixes_at(fixes) if isinstance(fixes[0], tuple) else fixes, tags=tags, note=note,
        readings=LAST if "GEO-3" in clauses else None)

# ---- large distances

G = "great-distances"
for name, one, other in (("on-the-equator", (0, 0), (0, 180)), ("of-thirty-degrees", (30, 0), (-30, 180)),
                         ("of-turin", TORINO, (-45.0703, -172.3131)), ("of-the-far-north", (79.9976, 62.6373), (-79.9976, -117.3627))):
    add(G, f"antipodes-{name}-are-near-in-the-whole-earth", "GEO-5", fixes_at([one, other]),
        parameters={"radius": 21000000, "window": 2}, tags="boundary",
        note="Exact antipodes: Vincenty's iteration does not converge there, and rounding may carry the haversine beyond 1.")
add(G, "antipodes-2-km-beyond-the-radius", "GEO-5", fixes_at([(0, 0), (0, 180)]), tags="boundary",
    parameters={"radius": 20001931, "window": 2}, note="20,003,931 m apart over a pole, farther on the sphere.")
add(G, "half-the-sphere-with-its-full-radius-haversine", "GEO-5", fixes_at([(0, 0), (0, 180)]), readings=HAVERSINE,
    parameters={"radius": 20015100, "window": 2}, tags="boundary",
    note="20,015,114 m with R = 6,371,008.8 m; the rounder 6,371,000 m would give 20,015,087 m and open.")
add(G, "ios-radius-of-ten-thousand-kilometres", "GEO-1 GEO-4", fixes_at([TORINO] * 8 + [LONGYEARBYEN, EQUATOR, SYDNEY]),
    parameters={"radius": 10000000}, tags="boundary", note="Svalbard and Ecuador are inside, Sydney (16,600 km) is not.")
for slug, places, radius, geodesic, haversine in [
        ("antipodes-of-the-far-north-exit", [(79.9976, 62.6373), (79.9976, 62.6373), (-79.9976, -117.3627)], 20005931,
         "20,003,931 m on the ellipsoid: inside.", "20,015,114 m on the sphere: the exit. In doubles this haversine comes out "
         "above 1; the root of 1 minus it is no number, and no number is never farther."),
        ("antipodes-2-km-within-the-radius", [(0, 0), (0, 180)], 20005931,
         "20,003,931 m on the ellipsoid: the shortest way goes over a pole, not along the equator.",
         "20,015,114 m on the sphere."),
        ("pole-to-pole", [(90, 0), (-90, 77)], 20010000, None, None),
        ("nearly-antipodal-half-a-degree", [(0, 0), (0.5, 179.5)], 19936300,
         "19,936,288.579 m; Vincenty's iteration does not converge here.", "19,936,488.146 m."),
        ("nearly-antipodal-exit", [(0, 0), (0, 0), (0.5, 179.7)], 19947000,
         "19,944,127.421 m: not farther than the radius, so no exit.", "19,950,277.343 m: the exit."),
        ("along-the-equator", [(0, 0), (0, 179)], 19926188,
         "19,926,188.852 m along the equator, as yet the shortest way.", "19,903,919.362 m.")]:
    by_both(G, slug, "GEO-4 GEO-5" if len(places) == 3 else "GEO-5", fixes_at(places),
            {"geodesic": geodesic, "haversine": haversine}, {"radius": radius, "window": 2},
            tags="boundary poles" if slug == "pole-to-pole" else "boundary")
# Published or tabulated pairs of places. The radius is between the two distances of a pair, and 1 cm from the distance
# on the ellipsoid.
for name, one, other, radius, on_ellipsoid, on_sphere in (
        ("wroclaw-to-warsaw", (51.1269942, 16.851781), (52.232855, 20.9211114), 307123.677,
         "307,123.6872 m, Wrocław to Warsaw", "306,275.228 m"),
        ("new-york-to-los-angeles", (40.733458, -73.845023), (33.879322, -118.08059), 3951949.787,
         "3,951,949.7970 m, New York to Los Angeles", "3,943,313.618 m"),
        ("row-1-of-the-geodesic-set", (35.60777, -139.44815), (-11.17491, -69.95921), 8935244.57, "8,935,244.5605 m",
         "8,940,964.828 m"),
        ("row-12-of-the-geodesic-set", (-21.76221, 166.90563), (48.72884, -146.02373), 9098627.409,
         "9,098,627.3987 m, the second longitude brought from 213.97627", "9,121,750.197 m"),
        ("row-15-of-the-geodesic-set", (-87.85331, 85.66836), (66.48646, 16.09921), 17286615.325, "17,286,615.3147 m",
         "17,308,467.909 m"),
        ("row-20-of-the-geodesic-set", (-29.47124, 95.14681), (-27.46601, -69.15955), 13487015.828, "13,487,015.8381 m",
         "13,467,416.962 m")):
    by_both(G, name, "GEO-5", fixes_at([one, other]), {"geodesic": f"{on_ellipsoid}; the radius is 1 cm off the geodesic one.",
            "haversine": f"{on_sphere} on the sphere."}, {"radius": radius, "window": 2})

# ---- pairs of places whose two distances are on different sides of 100 m

for slug, home, words, note, clauses, parameters in [
        ("compiegne-north", COMPIEGNE, "o 100.01N", "100.010 m on the ellipsoid, 99.990 m on the sphere.", "GEO-5", TWO),
        ("compiegne-east", COMPIEGNE, "o 100.15E", "100.150 m on the ellipsoid, 99.845 m on the sphere.", "GEO-5", TWO),
        ("compiegne-south-west", COMPIEGNE, "o 100.08SW", "100.080 m on the ellipsoid, 99.917 m on the sphere.", "GEO-5", TWO),
        ("compiegne-exit-west", COMPIEGNE, "o*5 100.15W", "100.150 m on the ellipsoid, 99.845 m on the sphere.",
         "GEO-4 GEO-5", {}),
        ("equator-north", EQUATOR, "o 99.7N", "99.700 m on the ellipsoid, 100.260 m on the sphere.", "GEO-5", TWO),
        ("equator-east", EQUATOR, "o 100.05E", "100.050 m on the ellipsoid, 99.938 m on the sphere.", "GEO-5", TWO),
        ("equator-exit-south", EQUATOR, "o*5 99.7S", "99.700 m on the ellipsoid, 100.260 m on the sphere.", "GEO-4 GEO-5", {}),
        ("turin-north", TORINO, "o 99.97N", "99.970 m on the ellipsoid, 100.026 m on the sphere.", "GEO-5", TWO),
        ("near-the-pole", (89.5, 40.0), "o 100.2E", "100.200 m on the ellipsoid, 99.753 m on the sphere.", "GEO-5", TWO),
        ("ios-compiegne-exit-east", COMPIEGNE, "o*8 100.15E", "100.150 m on the ellipsoid, 99.845 m on the sphere.", "GEO-4", None),
        ("turin-ten-kilometres-east", TORINO, "o 10010E", "10,010 m on the ellipsoid, 9,982 m on the sphere.", "GEO-5",
         {"window": 2, "radius": 10000})]:
    by_both("ellipsoid-or-sphere", slug, clauses, track(words, home, digits=9), note, parameters)
for distance, more in ((GEODESIC, {}), (HAVERSINE, LAST)):
    add("ellipsoid-or-sphere", f"ios-compiegne-to-and-fro-{distance[DISTANCE]}", "GEO-1",
        track("o 100.15E " * 4, COMPIEGNE, digits=9), readings={**distance, **more}, tags="boundary",
        note="Every step is 100.150 m on the ellipsoid, 99.845 m on the sphere.")

# ---- pairs of places on one meridian, at one latitude, at the longitudes 180 and -180, or nearly antipodal

G = "degenerate-pairs"
UP, DOWN = place((0, 180), 0, 99.7, 9)[0], place((0, 180), 180, 99.7, 9)[0]
WEST, EAST = place((49.4179, 180), 270, 50.075, 9)[1], place((49.4179, 180), 90, 50.075, 9)[1]
NORTH = place(POLE, 180, 50.1, 9)[0]
for slug, clauses, fixes, tags, note in [
        ("one-meridian-written-180-and-minus-180", "GEO-5", [(0, 180), (UP, -180)], "boundary antimeridian",
         "99.700 m on the ellipsoid, 100.260 m on the sphere; the longitudes differ by 360 degrees and are one."),
        ("one-meridian-written-minus-180-and-180", "GEO-5", [(0, -180), (DOWN, 180)], "boundary antimeridian",
         "The same southward, the other way round."),
        ("one-latitude-over-the-antimeridian", "GEO-5", [(49.4179, WEST), (49.4179, EAST)], "boundary antimeridian",
         "50.075 m on either side: 100.150 m on the ellipsoid, 99.845 m on the sphere."),
        ("one-latitude-over-the-antimeridian-westward", "GEO-4 GEO-5", [(49.4179, EAST)] * 2 + [(49.4179, WEST)],
         "boundary antimeridian", "The same from east to west, as an exit."),
        ("one-meridian-over-the-pole", "GEO-5", [(NORTH, 25), (NORTH, -155)], "boundary poles",
         "50.1 m on either side of the pole: 100.200 m on the ellipsoid, 99.753 m on the sphere."),
        ("one-meridian-over-the-south-pole", "GEO-5", [(-NORTH, -180), (-NORTH, 0)], "boundary poles antimeridian",
         "100.200 m on the ellipsoid, 99.753 m on the sphere.")]:
    by_both(G, slug, clauses, fixes_at(fixes), note, tags=tags)
by_both(G, "exit-along-the-meridian-of-180", "GEO-4 GEO-5",
        fixes_at([(0, 180), (0, -180), (0, 180), (0, -180), (0, -180), (UP, -180)]),
        "99.700 m on the ellipsoid: inside; 100.260 m on the sphere: the exit.", {}, tags="boundary antimeridian")
by_both(G, "ios-to-and-fro-between-180-and-minus-180", "GEO-1", fixes_at([(0, 180), (UP, -180)] * 4),
        "Every step is 99.700 m on the ellipsoid, 100.260 m on the sphere.", {}, LAST, tags="boundary antimeridian")
for slug, one, other, note in [
        ("nearly-opposite-on-the-equator", (0, 0), (0, 179.7), "The shortest way leaves the equator."),
        ("nearly-opposite-on-the-equator-westward", (0, 10), (0, -170.2), "The shortest way leaves the equator."),
        ("nearly-opposite-on-one-meridian", (10, 20), (-10.4, -160), "The way leads over a pole."),
        ("over-the-pole-at-60-and-50-degrees", (60, 0), (50, 180), "On two meridians that are one circle."),
        ("nearly-opposite-at-turin", TORINO, (-44.9, -172.3131), "On one meridian."),
        ("nearly-opposite-at-latitudes-alike", (30, 0), (-30, 179.6), "As far south as north."),
        ("nearly-opposite-askew", (-33.8688, 151.2093), (34.2, -29.1), "Vincenty's iteration does not converge here."),
        ("exit-nearly-opposite-at-turin", TORINO, (-45.2, -172.0), "Outside of one, inside of the other."),
        ("exit-opposite-a-pole", POLE, (-89.9, 0), "The longitude of the pole is any."),
        ("exit-nearly-opposite-over-the-antimeridian", (5, 180), (-5.3, 0.2), "From 180 the way leads either way round.")]:
    ellipsoid, sphere = on_the_ellipsoid(one, other), on_the_sphere(one, other)
    leaves = slug.startswith("exit")
    by_both(G, slug, "GEO-4 GEO-5" if leaves else "GEO-5", fixes_at([one, one, other] if leaves else [one, other]),
            f"{ellipsoid:,.3f} m on the ellipsoid, {sphere:,.3f} m on the sphere. {note}",
            {"radius": round((ellipsoid + sphere) / 2), "window": 2})
for slug, clauses, fixes, parameters, more in [
        ("180-and-minus-180-within-radius-0", "GEO-5", [(12, 180), (12, -180)] * 3, {"radius": 0},
         {"tags": "antimeridian boundary", "note": "One place, at distance 0 or what rounding makes of it, which is not below 0."}),
        ("ios-still-at-180-and-minus-180", "GEO-1 GEO-3", [(12, 180), (12, -180)] * 4, None,
         {"tags": "antimeridian", "readings": LAST, "note": "The centre is the last fix as it was written."}),
        ("179-degrees-apart-on-the-equator", "GEO-5", [(0, 0), (0, 179)], {"radius": 19950000, "window": 2},
         {"tags": "boundary", "note": "Along the equator it is nearer than over a pole: 19,926 km, not 20,004 km."}),
        ("nearly-opposite-on-the-equator-not-along-it", "GEO-5", [(0, 0), (0, 179.7)], {"radius": 20000000, "window": 2},
         {"tags": "boundary", "note": "A way that leaves the equator is nearer: 19,996 km, not 20,004 km along it."}),
        ("179-degrees-apart-on-the-sphere", "GEO-5", [(0, 0), (0, 179)],
         {"radius": round(on_the_sphere((0, 0), (0, 179)) + 1.5), "window": 2},
         {"tags": "boundary", "readings": HAVERSINE, "note": "On a sphere of 6,371,010 m it would be farther than the radius."}),
        ("one-place-within-half-a-millimetre", "GEO-5", [TORINO] * 3, {"radius": 0.0005, "window": 2},
         {"basis": "source", "note": "At distance 0."}),
        ("one-degree-apart", "GEO-5", [(50, 10), (50, 11)] * 2, TWO, {"note": "72 km at each step."}),
        ("at-89-and-at-1-degree", "GEO-5", [(89, 0), (89, 90), (1, 0), (-1, 0.0005)], TWO,
         {"note": "Neither is a pole, nor on the equator."}),
        ("ios-nearly-opposite-and-back", "GEO-1 GEO-4",
         [TORINO] * 8 + [(-45, -172.5), (45, 7.5), (-45.0703, -172.3131), (-44, -173)], {"radius": 20050000},
         {"tags": "boundary", "note": "A geofence of 20,050 km holds the antipodes too, by whichever distance."})]:
    add(G, slug, clauses, fixes_at(fixes), parameters=parameters, **more)

# ---- beyond the map


def beyond_the_map(fix):
    """Returns whether haversine refuses a place, because its latitude or longitude is out of range."""
    try:
        on_the_sphere(tuple(map(float, where(fix))), (0, 0))
    except ValueError:
        return True
    return False


for slug, words, at, name, value, more in [
        ("ios-latitude-just-above-90", "o*2", 1, "lat", "90.0000001", {"tags": "boundary"}),
        ("ios-latitude-just-below-minus-90", "o*2", 0, "lat", "-90.0000001", {"tags": "boundary"}),
        ("android-longitude-just-above-180", "o*2", 1, "lon", "180.0000001", {"tags": "boundary"}),
        ("android-longitude-just-below-minus-180", "o*2", 0, "lon", "-180.0000001", {"tags": "boundary"}),
        ("ios-longitude-is-not-wrapped", "o*2", 1, "lon", "367.6869", {"note": "Refused, not taken for 7.6869."}),
        ("ios-latitude-infinite", "o*2", 1, "lat", "1e400", {"tags": "numbers"}),
        ("android-longitude-infinite", "o*2", 1, "lon", "1e400", {"tags": "numbers"}),
        ("ios-only-fix", "o", 0, "lat", "91", {"note": "There is nothing to compare it with, and still it is refused."}),
        ("ios-after-an-enter", "o*9", 8, "lat", "91", {"note": "No events up to there: an error alone."}),
        ("ios-inside", "o*12 500N", 9, "lon", "181", {"note": "Sampling has stopped, the input is still checked."}),
        ("android-inside", "o*9 500N", 6, "lat", "-91", {"note": "Sampling has stopped, the input is still checked."}),
        ("android-after-the-exit", "o*5 500N o", 6, "lon", "-181", {}),
        ("ios-last-of-a-hundred", "o*100", 99, "lat", "90.0000001", {"tags": "long"}),
        ("android-last-of-a-hundred", "o*100", 99, "accuracy", "1e400", {"tags": "long"}),
        ("ios-radius-0", "o*2", 1, "lat", "91",
         {"parameters": {"radius": 0}, "note": "Nothing could ever open; still refused."}),
        ("android-fewer-than-a-window", "o*3", 2, "lon", "181", {})]:
    fixes = track(words)
    fixes[at][name] = Numeral(value)
    given = {"platform": slug.split("-")[0], "fixes": fixes, **({"parameters": more.pop("parameters")} if "parameters" in more else {})}
    origin = {"computed": PROGRAMS["haversine"][1]} if beyond_the_map(fixes[at]) else {"derived": "FIX-1"}
    CASES.add("invalid", f"invalid-{slug}", "FIX-1", given, "fix.invalid", basis="decision", **origin, **more)

# ---- days


def scatter(number, seed, around=TORINO, metres=20):
    """Returns places at most `metres` from one place, like those that a noisy receiver reports; `seed` determines the
    noise."""
    state, places = seed, []
    for _ in range(number):
        state = (state * 1103515245 + 12345) % 2147483648
        bearing = state % 3600 / 10
        state = (state * 1103515245 + 12345) % 2147483648
        places.append(place(around, bearing, state % (metres * 10) / 10))
    return places


def ride(number, begin, step, bearing):
    return [place(begin, bearing, step * (index + 1)) for index in range(number)]


OFFICE, SHOP = place(TORINO, 60, 5500), place(TORINO, 300, 2400)
DAY = (scatter(60, 1) + ride(10, TORINO, 500, 60) + scatter(150, 2, OFFICE) + ride(10, OFFICE, 500, 240) + scatter(70, 3))
ERRAND = scatter(12, 4) + ride(4, TORINO, 480, 300) + scatter(6, 5, SHOP) + ride(4, SHOP, 480, 120) + scatter(10, 6)
add("days", "ios-a-day-of-300-fixes", "GEO-1 GEO-3 GEO-4", fixes_at(DAY, start=1609459200), readings=LAST, derived=True,
    tags="long", note="Sixty fixes at home, ten on the way, 150 at work, ten on the way, seventy at home, with 20 m of noise.")
add("days", "android-a-day-of-300-fixes", "GEO-4 GEO-5", fixes_at(DAY, start=1609459200), derived=True, tags="long",
    note="The same day on the other platform: centres are the first fix of each stay.")
add("days", "ios-an-errand-mean", "GEO-1 GEO-3 GEO-4", fixes_at(ERRAND, start=1609495200), readings=MEAN, derived=True)
add("days", "ios-a-night-of-two-hundred-fixes", "GEO-1 GEO-4", fixes_at([TORINO] * 8 + scatter(192, 8, metres=90)),
    derived=True, tags="long",
    note="However wild the noise inside, no exit as long as each fix is within 100 m of the centre.")

CASES.run()
