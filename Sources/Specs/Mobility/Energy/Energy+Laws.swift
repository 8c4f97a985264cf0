import SharedSpecs
import Specification

extension Energy {
    public enum Law: LawName {
        public typealias Subsystem = Energy
        case places, finite
        case measured, ofSeconds, ofAcquisitions, aDay, beyondFull, usual, android, neverStays
        case risesWithMobility, stillest, platforms
        case earlier, filterOnEarth, alwaysOn, first, beyondTenMetres, fromAcquired, changes
        case timer, nothingInside, exitOnEarth, ticks, untilTheEnd, whereSampleIs, geofence, still, left,
            atOnce, anew, keepsOn, untilNext, interval, stillOnAndroid
        case wholePercents, fromOne, full, notOfADay, onlyIOS, atMostFull
        case order, holds, placesFirst, years, bounded
    }

    private static let earlierPolicies = Source(.mobiliteDynamique, "5.1")
    private static let measurements = Source(.mobiliteDynamique, "5.2.2")

    public static let laws: Laws<Energy> = [
        ("FIX-1a", .places, .shared): Fix.isOnEarth,
        ("FIX-1b", .finite, .shared): Fix.isFinite,
        ("ENE-1a", .measured, .source(.mobiliteDynamique, "5.1", "5.2.2")): """
        One of the two earlier policies used about 40 % of the battery per day, and the other 30 to 40 %. On iOS, the \
        final policy uses less than 1 % in 13 hours for a user who stays in one place, and 4.3 % for the most mobile \
        user.
        """,
        ("ENE-1b", .ofSeconds, .decision): """
        In the model, only the receiver and the acquisitions of positions use battery charge; the processor and the \
        motion chip use none. Each second for which the receiver is on costs percentPerHour / 3600 percent of the \
        battery.
        """,
        ("ENE-1c", .ofAcquisitions, .decision): """
        Each acquisition of a position adds percentPerAcquisition to the cost in percent. The cost is computed in \
        doubles as (`gpsSeconds` × percentPerHour) / 3600 + `acquisitions` × percentPerAcquisition.
        """,
        ("ENE-1d", .aDay, .decision): """
        `percentPerDay` is `percent` × 86400 / duration. The duration is the number of seconds from the first sample \
        to the last.
        """,
        ("ENE-1e", .beyondFull, .decision): "`percent` and `percentPerDay` may exceed 100.",
        ("ENE-1f", .usual, .decision): """
        If a figure is absent from the `model` of the input, the usual figure applies. On iOS, the phone uses 1.6 % of \
        its battery per hour while the receiver is on. Each acquisition of a position uses 0.0005 % of the battery and \
        keeps the receiver on for 36 s. The usual figures fit the measurements of the source.
        """,
        ("ENE-1g", .android, .decision): """
        If a figure is absent from the `model` of the input, the usual figure applies. An Android phone uses 0.9 % of \
        its battery per hour while the receiver is on. Each acquisition of a position uses 0.0003 % of the battery and \
        keeps the receiver on for 36 s. The percentages are lower than on iOS, since Android phones have larger \
        batteries.
        """,
        ("ENE-1h", .neverStays, .decision): """
        With the usual figures of iOS, a policy with a timer uses 4.3 % of the battery in 13 hours if no geofence \
        opens. For a user who never stays in one place, the model thus agrees with the source.
        """,
        ("ENE-2a", .risesWithMobility, .source(measurements)): """
        In the measurements, the cost rises with mobility, from the user who stays in one place to the most mobile \
        user. The cost is lower on Android than on iOS, except for the user who stays in one place; the model does not \
        reproduce this exception.
        """,
        ("ENE-2b", .stillest, .decision): """
        Under any policy, the cost of a trace in which the place and the activity never change is at most the cost of \
        any other trace with the same times.
        """,
        ("ENE-2c", .platforms, .decision(near: measurements)): """
        With the usual figures, a policy never costs more on Android than on iOS. With the usual figures, and on the \
        same trace and platform, timerAndGeofence and androidService never cost more than tenMetreFilter.
        """,
        ("ENE-3a", .earlier, .source(earlierPolicies)): """
        With the earlier policies, the phone acquires a position either whenever it is about ten metres from the last \
        position (tenMetreFilter) or whenever the kind of movement changes (onActivityChange).
        """,
        ("ENE-3b", .filterOnEarth, .shared): EarthDistance.isOnEllipsoid,
        ("ENE-3c", .alwaysOn, .decision(near: earlierPolicies)): """
        With the policies tenMetreFilter and onActivityChange, the receiver is on from the first sample to the last, \
        not only during each acquisition.
        """,
        ("ENE-3d", .first, .decision):
            "With tenMetreFilter and onActivityChange, the phone acquires a position at the first sample.",
        ("ENE-3e", .beyondTenMetres, .decision): """
        With tenMetreFilter, the phone acquires a position at each sample that is more than 10 m from the sample of \
        the last acquisition; a distance of exactly 10 m is not enough.
        """,
        ("ENE-3f", .fromAcquired, .decision): """
        With tenMetreFilter, the 10 m are measured from the sample of the last acquisition, not from the previous \
        sample of the trace.
        """,
        ("ENE-3g", .changes, .decision): """
        With onActivityChange, the phone acquires a position at each sample whose activity differs from that of the \
        previous sample. The activity `unknown` is compared like any other activity.
        """,
        ("ENE-4a", .timer, .source(.mobiliteDynamique, "4.3")): """
        With the final algorithm, which timerAndGeofence and androidService use, the phone acquires a position at each \
        tick of a timer.
        """,
        ("ENE-4b", .nothingInside, .source(.mobiliteDynamique, "4.3", "5.2.2")): """
        With timerAndGeofence, once a geofence has opened, the phone acquires no position until the person leaves the \
        geofence.
        """,
        ("ENE-4c", .exitOnEarth, .shared): EarthDistance.isOnEllipsoid,
        ("ENE-4d", .ticks, .decision): """
        The timer starts at the time of the first sample. The phone acquires a position at the start, and at start + \
        180 × k seconds for k = 1, 2 and so on. The time of each tick is computed in doubles from the start, not from \
        the previous tick.
        """,
        ("ENE-4e", .untilTheEnd, .decision): """
        If the timer ticks exactly at the time of the last sample and no geofence is open, the phone acquires a \
        position. After the last sample, the phone acquires no position.
        """,
        ("ENE-4f", .whereSampleIs, .decision):
            "The position acquired at a tick is that of the latest sample at or before the time of the tick.",
        ("ENE-4g", .geofence, .decision): """
        Regardless of the platform of the input, the policy timerAndGeofence opens a geofence by the iOS rules of \
        mobility.geofence, and the policy androidService opens it by the Android rules. Both policies use the usual \
        parameters of mobility.geofence and, for each reading except `mobility.distance`, the default option.
        """,
        ("ENE-4h", .still, .decision): """
        A geofence also opens for a phone that lies still, even if all its fixes are at exactly the same place.
        """,
        ("ENE-4i", .left, .decision): """
        The person leaves a geofence at the first sample that is more than 100 m from the centre of the geofence. At \
        exactly 100 m, the person is still inside.
        """,
        ("ENE-4j", .atOnce, .decision): """
        When the person leaves a geofence, the phone acquires its next position at the time of the first sample \
        outside the geofence, not at the timer's next tick.
        """,
        ("ENE-4k", .anew, .decision): """
        The sample at which the person leaves a geofence restarts the timer: later ticks are counted from the time of \
        that sample.
        """,
        ("ENE-4l", .keepsOn, .decision): """
        With timerAndGeofence and androidService, each acquisition, including the one at the first sample, keeps the \
        receiver on for secondsPerAcquisition seconds.
        """,
        ("ENE-4m", .untilNext, .decision): """
        After an acquisition, the receiver stays on at most until the next acquisition or the end of the trace, even \
        if secondsPerAcquisition is longer.
        """,
        ("ENE-4n", .interval, .decision(near: .mobiliteDynamique, "2.2.1", "4.3")):
            "The timer's interval is 180 s on both platforms. The source's interval for Android is about 3 minutes.",
        ("ENE-4o", .stillOnAndroid, .decision(near: .mobiliteDynamique, "4.3", "5.2.2")): """
        With androidService, as with timerAndGeofence, the phone acquires no position inside an open geofence, since \
        the phone of a user who stays in one place uses almost no battery. The source, however, says that Android's \
        timer keeps running inside a geofence.
        """,
        ("ENE-5a", .wholePercents, .source(measurements)):
            "iOS shows the cost as a whole percentage, from 1 to 100.",
        ("ENE-5b", .fromOne, .source(measurements)):
            "If the cost is below 1 %, iOS shows nothing, and `shown` is absent.",
        ("ENE-5c", .full, .decision): """
        On iOS, `shown` is `percent` rounded down to a whole number, not rounded to the nearest whole number.
        """,
        ("ENE-5d", .notOfADay, .decision):
            "iOS shows the cost of the whole trace, `percent`, not the cost per day, `percentPerDay`.",
        ("ENE-5e", .onlyIOS, .decision): "On Android, `shown` is absent.",
        ("ENE-5f", .atMostFull, .decision):
            "On iOS, if the cost is more than 100 %, `shown` is 100 instead of the value in ENE-5c.",
        ("ENE-6a", .order, .decision(near: measurements)): """
        If a time in a trace is not later than the time before it, the input is rejected as event.order.
        """,
        ("ENE-6b", .holds, .decision): """
        The person is at the place of a sample until the time of the next sample, even if the next sample is much later.
        """,
        ("ENE-6c", .placesFirst, .decision):
            "If fix.invalid and event.order both apply, the rejection is fix.invalid.",
        ("ENE-6d", .years, .decision): """
        If the time of a sample is outside the years 2 to 9998 in UTC, the input is rejected as fix.invalid.
        """,
        ("ENE-6e", .bounded, .decision): """
        An input is malformed if a figure of its `model` is above 1 000 000. An input is also malformed if the time \
        from the first to the last sample of its trace is more than 31 days, or is above 0 s but below 1 s. The limits \
        on the figures and on the length of the trace are checked before fix.invalid. With these limits, each cost \
        fits in a double. A trace that lasts 0 s or less is rejected as event.order.
        """,
    ]
}
