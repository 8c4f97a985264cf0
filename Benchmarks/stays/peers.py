"""Finds stays with trackintel and MovingPandas; the tests compare the stays with those of Demos/Sources/StayRules.

Each line of standard input is a track, with the parameters for both programs:

    {"distance": 100, "duration": 1260, "gap": 900, "includesLast": true, "fixes": [[t, lat, lon], …]}

Each line of standard output has the stays that the two programs find in a track, as [arrival, departure, lat, lon]:

    {"trackintel": [[…], …], "movingpandas": [[…], …]}

Times are in whole seconds, and distances are in metres. The maximum diameter for MovingPandas is twice the distance.

`peers.py --versions` prints the versions of both programs, and ends with exit code 1 if the rules describe other
versions.
"""

import json
import sys
import warnings
from datetime import timedelta
from importlib.metadata import PackageNotFoundError, version

VERSIONS = {"trackintel": "1.4.2", "movingpandas": "0.23.0"}


def installed(package):
    try:
        return version(package)
    except PackageNotFoundError:
        return "missing"


def frame(fixes):
    import geopandas
    import pandas

    return geopandas.GeoDataFrame(
        {"user_id": 0, "tracked_at": pandas.to_datetime([int(t) for t, _, _ in fixes], unit="s", utc=True)},
        geometry=geopandas.points_from_xy([lon for _, _, lon in fixes], [lat for _, lat, _ in fixes]),
        crs="EPSG:4326",
    )


def of_trackintel(track):
    import trackintel

    if not track["fixes"]:
        return []
    _, found = trackintel.Positionfixes(frame(track["fixes"])).generate_staypoints(
        method="sliding",
        distance_metric="haversine",
        dist_threshold=track["distance"],
        time_threshold=track["duration"] / 60,
        gap_threshold=track["gap"] / 60,
        include_last=track["includesLast"],
    )
    return [
        [stay.started_at.timestamp(), stay.finished_at.timestamp(), point.y, point.x]
        for stay, point in zip(found.itertuples(), found.geometry)
    ]


def of_movingpandas(track):
    import movingpandas

    # MovingPandas refuses a track whose fixes have fewer than two different times.
    if len({t for t, _, _ in track["fixes"]}) < 2:
        return []
    moves = frame(track["fixes"])
    # MovingPandas keeps times without a time zone.
    moves["tracked_at"] = moves["tracked_at"].dt.tz_localize(None)
    found = movingpandas.TrajectoryStopDetector(
        movingpandas.Trajectory(moves.set_index("tracked_at"), 0)
    ).get_stop_points(max_diameter=2 * track["distance"], min_duration=timedelta(seconds=track["duration"]))
    return [
        [
            stay.start_time.tz_localize("UTC").timestamp(),
            stay.end_time.tz_localize("UTC").timestamp(),
            stay.geometry.y,
            stay.geometry.x,
        ]
        for stay in found.itertuples()
    ]


def main():
    if sys.argv[1:] == ["--versions"]:
        print(" ".join(f"{name} {installed(name)}" for name in VERSIONS))
        sys.exit(any(installed(name) != wanted for name, wanted in VERSIONS.items()))
    warnings.simplefilter("ignore")
    for line in sys.stdin:
        track = json.loads(line)
        answer = {"trackintel": of_trackintel(track), "movingpandas": of_movingpandas(track)}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
