"""Times trackintel's sliding rule or MovingPandas' stop detector, which search data frames for stays."""
import sys
import warnings

warnings.filterwarnings("ignore")
import geopandas  # noqa: E402
import pandas  # noqa: E402

from turns import columns, take  # noqa: E402

t, lat, lon = columns(sys.argv[2], 3)
points = geopandas.points_from_xy(lon, lat)
times = pandas.to_datetime(list(t), unit="s", utc=True)
if sys.argv[1] == "trackintel":
    import trackintel

    frame = geopandas.GeoDataFrame({"user_id": 0, "tracked_at": times}, geometry=points, crs="EPSG:4326")
    fixes = trackintel.Positionfixes(frame) if hasattr(trackintel, "Positionfixes") else frame

    def work() -> int:
        return len(fixes.generate_staypoints("sliding", dist_threshold=100, time_threshold=12)[1])
else:
    import datetime

    import movingpandas

    frame = geopandas.GeoDataFrame({"t": times.tz_localize(None)}, geometry=points, crs="EPSG:4326").set_index("t")
    trajectory = movingpandas.Trajectory(frame, 1)

    def work() -> int:
        detector = movingpandas.TrajectoryStopDetector(trajectory)
        return len(detector.get_stop_points(min_duration=datetime.timedelta(minutes=12), max_diameter=100))


take(len(t), work)
