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
            One of the two earlier policies used about 40 % of the battery per day, and the other 30 to 40 %. On iOS, \
            the final policy uses less than 1 % in 13 hours for a user who stays in one place, and 4.3 % for the most \
            mobile user.
            """, Source(.mobiliteDynamique, "5.1", "5.2.2")),
        .ofSeconds: .decision(
            """
            In the model, only the receiver and the acquisitions of positions cost battery; the processor and the \
            motion chip cost nothing. Each second for which the receiver is on costs percentPerHour / 3600 percent of \
            the battery.
            """),
        .ofAcquisitions: .decision(
            "Each acquisition of a position adds percentPerAcquisition to the cost in percent."),
        .aDay: .decision(
            """
            `percentPerDay` is `percent` × 86400 / duration. The duration is the number of seconds from the first \
            sample to the last.
            """),
        .beyondFull: .decision("`percent` and `percentPerDay` may exceed 100."),
        .usual: .decision(
            """
            If a figure is absent from the `model` of the input, the usual figure applies. On iOS, the phone uses 1.6 \
            % of its battery per hour while the receiver is on. Each acquisition uses 0.0005 % and keeps the receiver \
            on for 36 s. These usual figures fit the measurements of the source.
            """),
        .android: .decision(
            """
            If a figure is absent from the `model` of the input, the usual figure applies. An Android phone uses 0.9 % \
            of its battery per hour while the receiver is on. Each acquisition uses 0.0003 % and keeps the receiver on \
            for 36 s. The percentages are lower than those of iOS, since Android phones have larger batteries.
            """),
        .neverStays: .decision(
            """
            With the usual figures of iOS, a policy with a timer uses 4.3 % of the battery in 13 hours if no geofence \
            opens. For a user who never stays in one place, the model thus agrees with the source.
            """),
        .risesWithMobility: .source(
            """
            In the measurements, the cost rises with mobility, from the user who stays in one place to the most mobile \
            user. Android costs less than iOS, except for the user who stays in one place. The model has no such \
            exception.
            """, measurements),
        .stillest: .decision(
            """
            Under any policy, a trace in which neither the place nor the activity changes never costs more than \
            another trace with the same times.
            """),
        .platforms: .decision(
            """
            With the usual figures, a policy never costs more on Android than on iOS. With the usual figures, and on \
            the same trace and platform, timerAndGeofence and androidService never cost more than tenMetreFilter.
            """, near: measurements),
        .earlier: .source(
            """
            One of the earlier policies acquires a position whenever the phone is about ten metres from the last \
            position. The other one acquires a position whenever the kind of movement changes.
            """, earlierPolicies),
        .filterOnEarth: ellipsoid,
        .alwaysOn: .decision(
            """
            With the policies tenMetreFilter and onActivityChange, the receiver is on from the first sample to the \
            last, not only during each acquisition.
            """, near: earlierPolicies),
        .first: .decision(
            "With tenMetreFilter and onActivityChange, the phone acquires a position at the first sample."),
        .beyondTenMetres: .decision(
            """
            With tenMetreFilter, the phone acquires a position at each sample that is more than 10 m from the sample \
            of the last acquisition. A distance of exactly 10 m is not enough.
            """),
        .fromAcquired: .decision(
            """
            With tenMetreFilter, the 10 m are measured from the sample of the last acquisition, not from the previous \
            sample of the trace.
            """),
        .changes: .decision(
            """
            With onActivityChange, the phone acquires a position at each sample whose activity differs from that of \
            the previous sample. The activity `unknown` is compared like any other activity.
            """),
        .timer: .source(
            """
            With the final algorithm, which is that of timerAndGeofence and androidService, the phone acquires a \
            position at each tick of a timer.
            """,
            Source(.mobiliteDynamique, "4.3")),
        .nothingInside: .source(
            """
            With timerAndGeofence, once a geofence has opened, the phone acquires no position until the person leaves \
            the geofence.
            """, Source(.mobiliteDynamique, "4.3", "5.2.2")),
        .exitOnEarth: ellipsoid,
        .ticks: .decision(
            """
            The timer starts at the time of the first sample. It acquires a position at its start, and at start + 180 \
            × k seconds for k = 1, 2 and so on. Each time is computed from the start in doubles, not from the previous \
            tick.
            """),
        .untilTheEnd: .decision(
            """
            If the timer ticks exactly at the time of the last sample, it acquires a position. After that time, the \
            timer acquires no position.
            """),
        .whereSampleIs: .decision(
            "At a tick, the timer acquires the place of the latest sample whose time is not after the tick."),
        .geofence: .decision(
            """
            The policy timerAndGeofence opens a geofence by the rules of mobility.geofence for iOS, and androidService \
            by those for Android, whatever the platform of the input. Both policies use the usual parameters of \
            mobility.geofence. For each reading except `mobility.distance`, both policies use the default option.
            """),
        .still: .decision(
            """
            A geofence also opens for a phone that lies still, even if all its fixes are at exactly one place.
            """),
        .left: .decision(
            """
            The person leaves a geofence at the first sample that is more than 100 m from the centre of the geofence. \
            At exactly 100 m, the person is still inside.
            """),
        .atOnce: .decision(
            """
            When the person leaves a geofence, the phone acquires a position at the time of the first sample outside, \
            not at the timer's next tick. This position is the first fix outside the geofence.
            """),
        .anew: .decision(
            """
            The sample at which the person leaves a geofence restarts the timer: later ticks are counted from the time \
            of that sample.
            """),
        .keepsOn: .decision(
            """
            With timerAndGeofence and androidService, each acquisition keeps the receiver on for secondsPerAcquisition \
            seconds. This includes the acquisition at the first sample.
            """),
        .untilNext: .decision(
            """
            After an acquisition, the receiver stays on at most until the next acquisition or the end of the trace, \
            even if secondsPerAcquisition is longer.
            """),
        .interval: .decision(
            """
            The timer's interval is 180 s on both platforms. For Android, the source says about 3 minutes.
            """, near: Source(.mobiliteDynamique, "2.2.1", "4.3")),
        .stillOnAndroid: .decision(
            """
            With androidService too, the phone acquires no position inside an open geofence, since a user who stays in \
            one place uses next to no battery. The source, however, says that Android's timer keeps running inside a \
            geofence.
            """, near: Source(.mobiliteDynamique, "4.3", "5.2.2")),
        .wholePercents: .source(
            "iOS shows the cost as a whole number of percent, from 1 to 100.", measurements),
        .fromOne: .source(
            "If the cost is below 1 %, iOS shows nothing, and `shown` is absent.", measurements),
        .full: .decision(
            """
            On iOS, `shown` is `percent` rounded down to a whole number, not rounded to the nearest whole number.
            """),
        .notOfADay: .decision(
            "iOS shows the cost of the whole trace, `percent`, not the cost per day, `percentPerDay`."),
        .onlyIOS: .decision("On Android, `shown` is absent."),
        .atMostFull: .decision("If the cost is more than 100 %, `shown` is 100."),
        .order: .decision(
            """
            Each time in a trace must be later than the time before it. Otherwise the input is rejected as \
            event.order.
            """, near: measurements),
        .holds: .decision(
            """
            The person is at the place of a sample until the time of the next sample, however late the next sample is.
            """),
        .placesFirst: .decision("If fix.invalid and event.order both apply, the rejection is fix.invalid."),
        .years: .decision(
            """
            If the time of a sample is outside the years 2 to 9998 in UTC, the input is rejected as fix.invalid.
            """),
        .bounded: .decision(
            """
            An input is malformed if a figure of its `model` is above 1 000 000. An input is also malformed if its \
            trace lasts more than 31 days from its first time to its last, or more than 0 s but less than 1 s. These \
            limits are checked before fix.invalid; they ensure that each cost fits in a double. A trace that lasts 0 s \
            is rejected as event.order.
            """),
    ]
}
