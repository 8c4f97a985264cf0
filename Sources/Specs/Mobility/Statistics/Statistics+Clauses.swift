import SharedSpecs
import Specification

extension Statistics {
    public enum Rule: String, RuleName {
        case places = "FIX-1"
        case order = "ORD-1"
        case segments = "STA-1"
        case moving = "STA-2"
        case shares = "STA-3"
        case weekdays = "STA-4"
        case weeks = "STA-5"
        case period = "STA-6"
    }

    private static let further = Source(.mobiliteDynamique, "2.2.4")

    public static let clauses: Clauses<Statistics> = [
        .places: Fix.statement,
        .order: TimeOrder.statement,
        .segments: Statement(
            .source(
                """
                Statistics are of the days or weeks that the user asks for, each divided by kind of movement.
                """, Source(.mobiliteDynamique, "2.2.4", "5.2")),
            .decision(
                """
                The time between two consecutive records goes to their activity, or to unknown if they have two; of it \
                counts what lies in [from, to). From a record of userMode 9 to the next 10, with no other 9 between, \
                it is notMoving whatever the records say, manual ones between them too; so is the time from a 9 to a \
                closing record right after it.
                """),
            .decision(
                """
                The time from a closing record to the next one does not count, in a geofence neither. monitored is the \
                sum of all that counts: what the records say, and no client's claim. byActivity is in the order \
                notMoving, walking, running, cycling, automotive, unknown; an activity of 0 s is left out.
                """)),
        .moving: Statement(
            .source(
                """
                The statistics tell for how many hours a person was moving, and which means was used most.
                """, further),
            .decision(
                """
                movingSeconds is the sum of walking, running, cycling and automotive. mostUsed is that of them with \
                the most seconds, the first in this order if several have as many, and null if none has any.
                """)),
        .shares: Statement(
            .source("A chart shows which part of the time each kind of movement took.", further),
            .decision(
                """
                By the reading mobility.statistics.share an entry's share is its seconds over monitored, or over \
                movingSeconds; in the second case entries of what is not moving have none. All shares add up to 1, or \
                there are none.
                """)),
        .weekdays: Statement(
            .source("A chart shows the hours of each day of the week.", further),
            .decision(
                """
                perWeekday is the monitored seconds of each weekday, from Monday to Sunday. Time is cut wherever the \
                date changes by the clocks of the zone: days of 23 and 25 hours, days that are left out, and a date \
                that comes back as clocks go back over midnight, are as the clocks have them.
                """),
            .standard("When the clocks of a zone change is as the IANA's database says.", .iana)),
        .weeks: Statement(
            .source("Of each activity the mean of a week is shown.", further),
            .decision(
                """
                weeklyMean is the seconds of `activity`, or the moving seconds without it, over the number of weeks, \
                which is whole. By the reading mobility.statistics.week these are the weeks from Monday to Sunday, by \
                the clocks of the zone, that the period touches, however little; or the spans of 7 days by those \
                clocks, from its first moment on, that have begun before its end.
                """),
            .standard("When the clocks of a zone change is as the IANA's database says.", .iana)),
        .period: Statement(
            .decision(
                """
                from ≥ to, a period of more than 36 525 days, and one that begins or ends outside the years 2 to 9998 \
                are period.invalid. What is fix.invalid or event.order is so first, then what is zone.unknown.
                """, near: further),
            .standard(
                "The names of time zones, links and those of Etc among them, are the IANA's.",
                .iana),
            .decision("A time zone without such a name, letter by letter, is zone.unknown.")),
    ]
}
