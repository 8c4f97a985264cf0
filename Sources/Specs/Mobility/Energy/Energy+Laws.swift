import SharedSpecs
import Specification

extension Energy {
    public enum Law: String, LawName {
        case places = "FIX-1a"
        case finite = "FIX-1b"
        case measured = "ENE-1a"
        case ofSeconds = "ENE-1b"
        case ofAcquisitions = "ENE-1c"
        case aDay = "ENE-1d"
        case beyondFull = "ENE-1e"
        case usual = "ENE-1f"
        case android = "ENE-1g"
        case neverStays = "ENE-1h"
        case risesWithMobility = "ENE-2a"
        case stillest = "ENE-2b"
        case platforms = "ENE-2c"
        case earlier = "ENE-3a"
        case filterOnEarth = "ENE-3b"
        case alwaysOn = "ENE-3c"
        case first = "ENE-3d"
        case beyondTenMetres = "ENE-3e"
        case fromAcquired = "ENE-3f"
        case changes = "ENE-3g"
        case timer = "ENE-4a"
        case nothingInside = "ENE-4b"
        case exitOnEarth = "ENE-4c"
        case ticks = "ENE-4d"
        case untilTheEnd = "ENE-4e"
        case whereSampleIs = "ENE-4f"
        case geofence = "ENE-4g"
        case still = "ENE-4h"
        case left = "ENE-4i"
        case atOnce = "ENE-4j"
        case anew = "ENE-4k"
        case keepsOn = "ENE-4l"
        case untilNext = "ENE-4m"
        case interval = "ENE-4n"
        case stillOnAndroid = "ENE-4o"
        case wholePercents = "ENE-5a"
        case fromOne = "ENE-5b"
        case full = "ENE-5c"
        case notOfADay = "ENE-5d"
        case onlyIOS = "ENE-5e"
        case atMostFull = "ENE-5f"
        case order = "ENE-6a"
        case holds = "ENE-6b"
        case placesFirst = "ENE-6c"
        case years = "ENE-6d"
        case bounded = "ENE-6e"
    }

    private static let earlierPolicies = Source(.mobiliteDynamique, "5.1")
    private static let measurements = Source(.mobiliteDynamique, "5.2.2")

    private static let ellipsoid = Statement.standard(
        "Distances are measured on the WGS 84 ellipsoid, unless the reading `mobility.distance` is `haversine`.",
        .wgs84)

    public static let laws: Laws<Energy> = [
        .places: Fix.isOnEarth,
        .finite: Fix.isFinite,
        .measured: .source(
            """
            Of the two earlier policies, one cost about 40 % of the battery per day, and the other 30 to 40 %. On iOS \
            the final policy costs less than 1 % in 13 hours for a user who stays, and 4.3 % for the most mobile user.
            """, Source(.mobiliteDynamique, "5.1", "5.2.2")),
        .ofSeconds: .decision(
            """
            In the model, only the receiver and the acquisitions cost battery; the processor and the motion chip cost \
            nothing. Each second for which the receiver is on costs percentPerHour / 3600.
            """),
        .ofAcquisitions: .decision("Each acquisition adds percentPerAcquisition to the cost."),
        .aDay: .decision(
            """
            `percentPerDay` is `percent` × 86400 / duration. The duration is the number of seconds from the first \
            sample to the last.
            """),
        .beyondFull: .decision("`percent` and `percentPerDay` may exceed 100."),
        .usual: .decision(
            """
            On iOS the usual figures, fitted to those of the source, are 1.6 % per hour with the receiver on, and \
            0.0005 % and 36 s per acquisition. The model of an input may replace each of these figures.
            """),
        .android: .decision(
            """
            On Android, whose battery is larger, the usual figures are 0.9 % per hour with the receiver on, and 0.0003 \
            % and 36 s per acquisition.
            """),
        .neverStays: .decision(
            """
            With the usual figures of iOS, the timer costs 4.3 % in 13 hours if no geofence opens. For a user who \
            never stays, the model thus gives the figure of the source.
            """),
        .risesWithMobility: .source(
            """
            As measured, the cost rises with mobility, from the user who stays to the most mobile user. Android costs \
            less than iOS, except for the user who stays; the model has no such exception.
            """, measurements),
        .stillest: .decision(
            """
            Under any policy, a trace without any change of place or activity never costs more than another trace with \
            the same times.
            """),
        .platforms: .decision(
            """
            With the usual figures a policy never costs more on Android than on iOS. With these figures, and on the \
            same trace and platform, a policy with a timer never costs more than tenMetreFilter.
            """, near: measurements),
        .earlier: .source(
            """
            The earlier policies acquire a position whenever the phone is about ten metres from the last position, or \
            whenever the kind of movement changes.
            """, earlierPolicies),
        .filterOnEarth: ellipsoid,
        .alwaysOn: .decision(
            """
            With the policies tenMetreFilter and onActivityChange, the receiver is on all the time, not only for each \
            acquisition.
            """, near: earlierPolicies),
        .first: .decision("tenMetreFilter and onActivityChange acquire a position at the first sample."),
        .beyondTenMetres: .decision(
            """
            tenMetreFilter acquires a position at each sample more than 10 m from the last acquired one; exactly 10 m \
            is not enough.
            """),
        .fromAcquired: .decision(
            "tenMetreFilter measures the 10 m from the last acquired sample, not from the sample before in the trace."
        ),
        .changes: .decision(
            """
            onActivityChange acquires a position at each sample whose activity differs from that of the sample before; \
            `unknown` is an activity too.
            """),
        .timer: .source(
            "The final algorithm acquires a position whenever a timer ticks.",
            Source(.mobiliteDynamique, "4.3")),
        .nothingInside: .source(
            "Once a geofence is open, timerAndGeofence acquires nothing until the person leaves it.",
            Source(.mobiliteDynamique, "4.3", "5.2.2")),
        .exitOnEarth: ellipsoid,
        .ticks: .decision(
            """
            The timer acquires a position at its start, which is the time of the first sample, and at start + 180 × k \
            for k = 1, 2 and so on. Each time is computed from the start in doubles, not from the tick before.
            """),
        .untilTheEnd: .decision(
            """
            The timer also acquires a position if it ticks exactly at the time of the last sample, but not if it ticks \
            later.
            """),
        .whereSampleIs: .decision(
            "At a tick, the timer acquires the place of the latest sample whose time is not after the tick."),
        .geofence: .decision(
            """
            timerAndGeofence opens a geofence as mobility.geofence does on iOS, and androidService as it does on \
            Android, whatever the platform of the input. Both policies use the usual parameters and, except for \
            mobility.distance, the default options of all readings.
            """),
        .still: .decision(
            "A geofence also opens for a phone that lies still, with all its fixes at one place."),
        .left: .decision(
            """
            The person leaves a geofence at the first sample more than 100 m from its centre; at exactly 100 m the \
            person is still inside.
            """),
        .atOnce: .decision(
            """
            The sample at which the person leaves a geofence is acquired at its own time, not at the timer's next \
            tick. It is the first fix outside the geofence.
            """),
        .anew: .decision(
            "The sample at which the person leaves a geofence restarts the timer: later ticks count from that sample."
        ),
        .keepsOn: .decision("Each acquisition of the timer keeps the receiver on for secondsPerAcquisition."),
        .untilNext: .decision(
            """
            An acquisition keeps the receiver on at most until the next acquisition or the end of the trace.
            """),
        .interval: .decision(
            "The timer's interval is 180 s on both platforms; for Android the source says about 3 minutes.",
            near: Source(.mobiliteDynamique, "2.2.1", "4.3")),
        .stillOnAndroid: .decision(
            """
            androidService acquires nothing inside an open geofence either, since a user who stays uses next to no \
            battery. The source, however, says that Android's timer keeps running inside a geofence.
            """, near: Source(.mobiliteDynamique, "4.3", "5.2.2")),
        .wholePercents: .source("iOS shows whole percents from 1 to 100.", measurements),
        .fromOne: .source("Below 1 % iOS shows nothing.", measurements),
        .full: .decision("iOS shows `percent` rounded down, not rounded to the nearest."),
        .notOfADay: .decision("iOS shows `percent`, not `percentPerDay`."),
        .onlyIOS: .decision("On Android `shown` is absent."),
        .atMostFull: .decision("A cost of more than 100 % is shown as 100."),
        .order: .decision(
            "The times of a trace rise strictly; otherwise the input is rejected as event.order.",
            near: measurements),
        .holds: .decision(
            "Each sample of a trace applies until the next sample, however late the next one is."),
        .placesFirst: .decision("If fix.invalid and event.order both apply, the rejection is fix.invalid."),
        .years: .decision(
            "If a time is outside the years 2 to 9998 in UTC, the input is rejected as fix.invalid."),
        .bounded: .decision(
            """
            An input is malformed if a figure of its model is above 1 000 000, or if its trace lasts more than 31 \
            days from its first time to its last. A trace of less than 1 second but more than 0 is malformed too. This \
            is checked before fix.invalid. Each cost thus fits in a double. A trace whose duration is 0 is rejected as \
            event.order.
            """),
    ]
}
