import SharedSpecs
import Specification

extension Energy {
    public enum Rule: String, RuleName {
        case places = "FIX-1"
        case cost = "ENE-1"
        case mobility = "ENE-2"
        case always = "ENE-3"
        case timer = "ENE-4"
        case shown = "ENE-5"
        case trace = "ENE-6"
    }

    private static let earlier = Source(.mobiliteDynamique, "5.1")
    private static let measured = Source(.mobiliteDynamique, "5.2.2")

    private static let ellipsoid = Statement.Sentence.standard(
        "Metres are measured on the ellipsoid of WGS 84 unless the reading mobility.distance says haversine.",
        .wgs84)

    public static let clauses: Clauses<Energy> = [
        .places: Fix.statement,
        .cost: Statement(
            .source(
                """
                The earlier policies cost about 40 %, and 30 to 40 %, of the battery a day; the final one costs the \
                most mobile user 4.3 % in 13 hours, and one who stays less than 1 %.
                """, Source(.mobiliteDynamique, "5.1", "5.2.2")),
            .decision(
                """
                In this model only the time of the receiver and the acquisitions cost, though the source names the \
                processor and the motion chip too: percent = gpsSeconds × percentPerHour / 3600 + acquisitions × \
                percentPerAcquisition, and percentPerDay = percent × 86400 / duration, the time from the first sample \
                to the last. It is not cut at 100.
                """),
            .decision(
                """
                The usual figures are fitted to the source's: on iOS 1.6 % an hour, 0.0005 % and 36 s an acquisition, \
                so that 24 hours cost 38.4 % and 261 acquisitions in 13 hours 4.29 %; on Android, whose battery is the \
                larger, 0.9 % an hour, 0.0003 % and 36 s. An input may have others, each for itself; policy and \
                platform are chosen apart.
                """)),
        .mobility: Statement(
            .source(
                """
                The cost rises with mobility, from the user who stays to the most mobile one; Android costs less than \
                iOS, but for the user who stays, of whom both cost next to nothing.
                """, measured),
            .decision(
                """
                Of two traces of the same times, the one on which nothing changes, neither place nor activity, never \
                costs more by any policy. By the usual figures the same policy on the same trace never costs more on \
                Android than on iOS, and a timer never costs more than the filter of ten metres; figures of the \
                input's own may say otherwise.
                """)),
        .always: Statement(
            .source(
                """
                The earlier policies acquired a position whenever it was some ten metres from the last, or whenever \
                one kind of movement gave way to another.
                """, earlier),
            ellipsoid,
            .decision(
                """
                Under both the receiver is on all the time, since nothing less costs 30 to 40 % a day. tenMetreFilter \
                acquires at the first sample, then at each that is farther than 10 m, strictly more, from the last that \
                was acquired; onActivityChange at the first and at each whose activity, unknown being one, is not that \
                of the one before.
                """)),
        .timer: Statement(
            .source(
                """
                The final algorithm acquires a position by a timer every 3 minutes; once a geofence is open nothing is \
                acquired until the person leaves it.
                """, Source(.mobiliteDynamique, "4.3", "5.2.2")),
            ellipsoid,
            .decision(
                """
                The timer acquires at the time of the first sample and every 180 s from there, at the time of the last \
                sample too, and each time where the last sample so far is. timerAndGeofence opens a geofence as \
                mobility.geofence does on iOS, androidService as on Android, with its usual figures and the defaults of \
                its readings but for mobility.distance. Inside nothing is acquired; the first sample farther than 100 m \
                from the centre, strictly more, is acquired at its time, is the first fix outside, and starts the timer \
                anew.
                """),
            .decision(
                """
                Each acquisition keeps the receiver on for secondsPerAcquisition, at most until the next acquisition or \
                the end. What saves power costs nothing.
                """)),
        .shown: Statement(
            .source(
                "iOS shows whole percents from 1 on, and nothing below 1 %, where Android tells the exact cost.",
                measured),
            .decision(
                """
                shown is the whole percents of `percent` that are full, not rounded and not a day's; it is absent below \
                1, and always on Android.
                """)),
        .trace: Statement(
            .decision(
                """
                A trace has the truth, a sample a second or more rarely: each holds until the next. Its times rise \
                strictly, or it is event.order; what is fix.invalid is so first.
                """, near: measured)),
    ]
}
