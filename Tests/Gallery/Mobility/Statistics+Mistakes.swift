import Catalogue
import JSON
import Specification

extension Statistics: Mistaken {
    public static let careful: any Implementation<Statistics> = CarefulStatistics()

    public static let mistakes: [Mistake<Statistics>] = [
        Mistake(
            "mixed-time-to-the-first",
            """
            Assigns the time between two records with different activities to the activity of the first record.
            """,
            breaks: "STA-1", smallest: records("0w", "1a"),
            run: CarefulStatistics.but { $0.mixedIsUnknown = false }),
        Mistake(
            "inside-by-the-records",
            """
            Assigns time inside a geofence to the activities of the records there, instead of to `notMoving`.
            """,
            breaks: "STA-1", smallest: records("0w9", "1w10"),
            run: CarefulStatistics.but { $0.insideIsStill = false }),
        Mistake(
            "closed-time-counts",
            "Counts the time from a closing record to the next record, although the program was not running.",
            breaks: "STA-1", smallest: records("0wC", "1w"),
            run: CarefulStatistics.but { $0.closingEndsTime = false }),
        Mistake(
            "whole-segments",
            """
            Counts the full duration of each segment that overlaps the period, not only the part within the period.
            """,
            breaks: "STA-1", smallest: records("0w", "9w", to: 5),
            run: CarefulStatistics.but { $0.clips = false }),
        Mistake(
            "still-is-moving", "Counts an unknown activity as moving.",
            breaks: "STA-2", smallest: records("0u", "1u"),
            run: CarefulStatistics.but { $0.unknownMoves = true }),
        Mistake(
            "last-of-equal-ones",
            """
            If several means of transport are used for the same length of time, returns the last of them instead of \
            the first.
            """,
            breaks: "STA-2", smallest: records("0a", "1aC", "2w", "3w"),
            run: CarefulStatistics.but { $0.tellsFirst = false }),
        Mistake(
            "shares-of-all",
            "Computes shares of all monitored time, although it declares that it uses the moving time.",
            breaks: "STA-3", under: [StatisticsShare.reading.id: "moving"],
            smallest: records("0n", "1n"), run: CarefulStatistics.but { $0.sharesMovingOnly = false }),
        Mistake(
            "shares-in-percent", "Writes shares as percentages from 0 to 100, not as numbers from 0 to 1.",
            breaks: "STA-3", smallest: records("0w", "1w"),
            run: CarefulStatistics.but { $0.whole = 100 }),
        Mistake(
            "days-of-greenwich", "Begins days and weeks at midnight in UTC, not in the given zone.",
            breaks: "STA-4", "STA-5",
            smallest: records(
                "1623024000w", "1623081600w", from: 1_623_024_000, to: 1_623_081_600, zone: "Asia/Tokyo"),
            run: CarefulStatistics.but { $0.usesTheZone = false }),
        Mistake(
            "day-of-the-beginning",
            "Assigns a segment that spans midnight entirely to the day on which it begins.",
            breaks: "STA-4", smallest: records("0w", "86401w", to: 90_000),
            run: CarefulStatistics.but { $0.cutsAtMidnight = false }),
        Mistake(
            "offset-of-the-beginning",
            "Assumes that every day has 24 hours, even a day on which the clocks change.",
            breaks: "STA-4",
            smallest: records(
                "1603490400w", "1603670400w", from: 1_603_490_400, to: 1_603_670_400, zone: "Europe/Rome"),
            run: CarefulStatistics.but { $0.seesChanges = false }),
        Mistake(
            "weeks-as-fractions",
            "For the weekly mean, divides by the exact number of weeks, not by a whole number of weeks.",
            breaks: "STA-5", smallest: records("0w", "1w", to: 86_400),
            run: CarefulStatistics.but { $0.weeks = .fractions }),
        Mistake(
            "weeks-of-the-period",
            "Counts weeks as spans of 7 days, although it declares that weeks begin on Monday.",
            breaks: "STA-5", under: [StatisticsWeek.reading.id: "calendar"],
            smallest: records("259200w", "259201w", from: 259_200, to: 432_000),
            run: CarefulStatistics.but { $0.weeks = .spans }),
        Mistake(
            "empty-periods-pass", "Rejects a period that ends before it begins, but accepts an empty period.",
            breaks: "STA-6", smallest: records(to: 0),
            run: CarefulStatistics.but { $0.refusesEmpty = false }),
        Mistake(
            "zones-in-any-case", "Accepts the name of a time zone in any mixture of upper and lower case.",
            breaks: "STA-6", smallest: records(to: 1, zone: "utc"),
            run: CarefulStatistics.but { $0.heedsCase = false }),
        Mistake(
            "sorts-the-records", "Sorts records whose times are out of order, instead of rejecting them.",
            breaks: "ORD-1", smallest: records("1w", "0w"),
            run: CarefulStatistics.but { $0.refusesDisorder = false }),
        Mistake(
            "places-are-never-asked", "Never checks whether the places of the records are on Earth.",
            breaks: "FIX-1",
            smallest: """
                {"records":[{"t":0,"lat":91,"lon":0,"activity":"unknown","userMode":0,"kind":"automatic"}],\
                "from":0,"to":1,"timeZone":"UTC"}
                """,
            run: CarefulStatistics.but { $0.refusesPlaces = false }),
    ]

    /// Returns records as JSON. Each string contains a time in seconds, then the first letter of an activity, and then
    /// optionally a userMode, or a C for a closing record.
    private static func records(
        _ words: String..., from: Int = 0, to: Int = 10, zone: String = "UTC"
    ) -> String {
        let names = ["n": "notMoving", "w": "walking", "a": "automotive", "u": "unknown"]
        let records = words.map { word -> String in
            let t = word.prefix { $0.isNumber }
            let rest = word.dropFirst(t.count + 1)
            let activity = names[String(word.dropFirst(t.count).prefix(1))] ?? ""
            let kind = rest == "C" ? "closing" : "automatic"
            return """
                {"t":\(t),"lat":0,"lon":0,"activity":"\(activity)","userMode":\(Int(rest) ?? 0),"kind":"\(kind)"}
                """
        }
        return """
            {"records":[\(records.joined(separator: ","))],"from":\(from),"to":\(to),"timeZone":"\(zone)"}
            """
    }
}
