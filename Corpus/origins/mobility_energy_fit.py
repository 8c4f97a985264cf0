#!/usr/bin/env python3
"""Fits the default figures of mobility.energy to the source's measurements, and prints the figures and their costs.

Needs only Python. On iOS, the source measured about 40 % of the battery per day for a distance filter of ten metres.
Localisation at each change of activity cost 30 to 40 % per day (5.1, 5.2.2). The final algorithm cost 4.3 % in 13 hours
for the most mobile user, and less than 1 % for a user who stays in one place. Android has the same algorithm and a
larger battery: 2800 mAh, not 1642 mAh.

The script assumes:
- The receiver is on all day under both policies that the source tried before its final algorithm.
- On the day that cost 40 %, the user moved 32 km in steps of ten metres, which makes 3,200 acquisitions.
- The most mobile user never stays long enough for a geofence. So the timer acquires 261 positions in 13 hours, the last
  one at the end of the 13 hours.
- For a user who stays, the timer acquires 8 positions on iOS and 5 on Android until the geofence opens.
- The numbers of acquisitions for slightly and moderately dynamic users are examples, which show only that the cost
  rises.

The script tries tenths of a percent per hour, multiples of 0.0005 % per acquisition and whole seconds per acquisition.
The script takes the figures with the smallest sum of squared relative errors. The figures for Android are scaled by the
ratio of the batteries.
"""
from fractions import Fraction

HOUR, DAY, MONITORED, INTERVAL = 3600, 86400, 13 * 3600, 180
A_DAY, STEPS, DYNAMIC, BATTERIES = 40, 3200, Fraction("4.3"), Fraction(1642, 2800)
UNTIL_THE_GEOFENCE = {"ios": 8, "android": 5}
ALWAYS = MONITORED // INTERVAL + 1


def classes(platform):
    """Returns the number of acquisitions in 13 hours for each class of users in the source."""
    return {"still": UNTIL_THE_GEOFENCE[platform], "slightly dynamic": 60, "moderately dynamic": 160, "dynamic": ALWAYS}


def always_on(rate, each, seconds, acquisitions):
    """Returns the percentage of the battery that the given seconds and acquisitions cost."""
    return rate * seconds / HOUR + each * acquisitions


def timed(rate, each, seconds, acquisitions, to_the_end):
    """Returns the percentage of the battery that the timer's acquisitions cost; an acquisition at the end of
    the 13 hours takes no time."""
    return always_on(rate, each, seconds * (acquisitions - to_the_end), acquisitions)


def error(rate, each, seconds):
    wanted = [(always_on(rate, each, DAY, STEPS), A_DAY),
              (timed(rate, each, seconds, ALWAYS, 1), DYNAMIC)]
    return sum((told / known - 1) ** 2 for told, known in wanted)


def fitted():
    """Returns the figures with the smallest error, of all for which a day with the receiver on costs 30 to 40 %."""
    candidates = [(Fraction(rate, 10), Fraction(each, 2000), seconds)
                  for rate in range(1, 31) for each in range(0, 21) for seconds in range(1, INTERVAL)
                  if 30 <= Fraction(rate, 10) * 24 <= 40]
    return min(candidates, key=lambda figures: error(*figures))


if __name__ == "__main__":
    rate, each, seconds = fitted()
    android = (Fraction(round(rate * BATTERIES * 10), 10), Fraction(round(each * BATTERIES * 10000), 10000), seconds)
    for name, figures in (("ios", (rate, each, seconds)), ("android", android)):
        print(f"{name}: {float(figures[0])} % an hour, {float(figures[1])} % and {figures[2]} s an acquisition")
        costs = []
        for user, acquisitions in classes(name).items():
            costs.append(timed(*figures, acquisitions, user == "dynamic"))
            print(f"  {user}: {acquisitions} acquisitions in 13 h, {float(costs[-1]):.3f} %")
        assert costs == sorted(costs) and costs[0] < 1
    assert (rate, each, seconds) == (Fraction("1.6"), Fraction("0.0005"), 36), (rate, each, seconds)
    assert android == (Fraction("0.9"), Fraction("0.0003"), 36), android
