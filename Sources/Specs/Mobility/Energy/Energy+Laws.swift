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
        "Metres are measured on the ellipsoid of WGS 84 unless the reading mobility.distance says haversine.",
        .wgs84)

    public static let laws: Laws<Energy> = [
        .places: Fix.isOnEarth,
        .finite: Fix.isFinite,
        .measured: .source(
            """
            The earlier policies cost about 40 %, and 30 to 40 %, of the battery a day. On iOS the final one costs less \
            than 1 % in 13 hours if the user stays, and 4.3 % if they are the most mobile.
            """, Source(.mobiliteDynamique, "5.1", "5.2.2")),
        .ofSeconds: .decision(
            """
            In this model only the receiver and the acquisitions cost, not processor and motion chip. A second of the \
            receiver costs percentPerHour / 3600.
            """),
        .ofAcquisitions: .decision(
            "Each acquisition costs percentPerAcquisition besides, and is not free."),
        .aDay: .decision(
            "percentPerDay is percent × 86400 / duration, the time from the first sample to the last."),
        .beyondFull: .decision("Neither percent is cut at 100."),
        .usual: .decision(
            """
            The usual figures are fitted to the source's: on iOS 1.6 % an hour, 0.0005 % and 36 s an acquisition. An \
            input may have others, each for itself.
            """),
        .android: .decision(
            "On Android, whose battery is larger, they are 0.9 % an hour, 0.0003 % and 36 s, not those of iOS."
        ),
        .neverStays: .decision(
            """
            By the usual figures of iOS the timer costs 4.3 % in 13 hours if no geofence opens, so that the model gives \
            the source's figure to a user who never stays.
            """),
        .risesWithMobility: .source(
            """
            The cost rises with mobility, from the user who stays to the most mobile one; Android costs less than \
            iOS, but for the user who stays.
            """, measurements),
        .stillest: .decision(
            """
            Of two traces of the same times, the one on which neither place nor activity changes never costs more by \
            any policy.
            """),
        .platforms: .decision(
            """
            By the usual figures a policy never costs more on Android than on iOS, nor a timer more than \
            tenMetreFilter on the same trace.
            """, near: measurements),
        .earlier: .source(
            """
            The earlier policies acquired a position whenever it was some ten metres from the last, or whenever one \
            kind of movement gave way to another.
            """, earlierPolicies),
        .filterOnEarth: ellipsoid,
        .alwaysOn: .decision(
            "Under both the receiver is on all the time, and not for each acquisition alone.",
            near: earlierPolicies),
        .first: .decision("Both acquire at the first sample."),
        .beyondTenMetres: .decision(
            "tenMetreFilter acquires at each sample farther than 10 m, strictly more."),
        .fromAcquired: .decision(
            "That is measured from the last sample that was acquired, not from the one before."),
        .changes: .decision(
            "onActivityChange acquires at each sample whose activity, unknown being one, is not that of the one before."
        ),
        .timer: .source(
            "The final algorithm acquires a position whenever a timer ticks.",
            Source(.mobiliteDynamique, "4.3")),
        .nothingInside: .source(
            "timerAndGeofence acquires nothing once a geofence is open, until the person leaves it.",
            Source(.mobiliteDynamique, "4.3", "5.2.2")),
        .exitOnEarth: ellipsoid,
        .ticks: .decision(
            """
            The timer acquires at its start, which is the first sample, and at start + 180 × k for k = 1, 2 and so on, \
            each computed of the start in doubles and not of the tick before.
            """),
        .untilTheEnd: .decision("It acquires at the time of the last sample too, and not after it."),
        .whereSampleIs: .decision("Each time that is where the last sample so far is."),
        .geofence: .decision(
            """
            timerAndGeofence opens a geofence as mobility.geofence does on iOS, androidService as on Android, with its \
            usual figures and the defaults of its readings but for mobility.distance. The platform of the input makes no \
            difference to that.
            """),
        .still: .decision(
            "One opens for a phone that lies still too, though all its fixes are at one place."),
        .left: .decision(
            "It is left with the first sample farther than 100 m from its centre, strictly more."),
        .atOnce: .decision(
            "That sample is acquired at its time, not at the timer's next, and is the first fix outside."),
        .anew: .decision("It starts the timer anew: the timer does not keep its old beat."),
        .keepsOn: .decision("Each acquisition keeps the receiver on for secondsPerAcquisition."),
        .untilNext: .decision(
            "The receiver is on at most until the next acquisition or the end, and no longer."),
        .interval: .decision(
            "The interval is 180 s on both platforms; the source says about 3 minutes of Android.",
            near: Source(.mobiliteDynamique, "2.2.1", "4.3")),
        .stillOnAndroid: .decision(
            """
            androidService acquires nothing in an open geofence either, though the source says that Android's timer goes \
            on, since a user who stays costs next to nothing.
            """, near: Source(.mobiliteDynamique, "4.3", "5.2.2")),
        .wholePercents: .source("iOS shows whole percents from 1 to 100.", measurements),
        .fromOne: .source("Below 1 % iOS shows nothing.", measurements),
        .full: .decision("What is shown are the percents that are full, not rounded ones."),
        .notOfADay: .decision("They are those of `percent`, not those of a day."),
        .onlyIOS: .decision("On Android shown is absent."),
        .atMostFull: .decision("A cost of more than 100 % is shown as 100."),
        .order: .decision("The times of a trace rise strictly, or it is event.order.", near: measurements),
        .holds: .decision(
            "A trace has the truth: each sample holds until the next, however late that comes."),
        .placesFirst: .decision("fix.invalid comes before event.order."),
        .years: .decision("A time outside the years 2 to 9998 of UTC is fix.invalid."),
        .bounded: .decision(
            """
            A figure of the model is at most 1 000 000, and a trace lasts from 1 second to 31 days, so that a double holds \
            each cost; other inputs are malformed.
            """),
    ]
}
