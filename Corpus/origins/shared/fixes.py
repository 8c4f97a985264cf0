"""What the scripts of the mobility family share: fixes, records, two towns."""
TORINO, COMPIEGNE = (45.0703, 7.6869), (49.4179, 2.8261)


def fix(t, lat=TORINO[0], lon=TORINO[1], accuracy=10, **more):
    return {"t": t, "lat": lat, "lon": lon, "accuracy": accuracy, **more}


def record(t, activity="walking", user_mode=0, kind="automatic", vehicle=None, at=TORINO):
    """A record as mobility.records gives it."""
    return {"t": t, "lat": at[0], "lon": at[1], "activity": activity, "userMode": user_mode,
            **({"vehicle": vehicle} if vehicle else {}), "kind": kind}
