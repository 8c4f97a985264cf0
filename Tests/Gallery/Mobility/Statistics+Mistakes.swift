import Catalogue
import JSON
import Specification

extension Statistics: Mistaken {
    public static let careful: any Implementation<Statistics> = CarefulStatistics()

    public static let mistakes: [Mistake<Statistics>] = [
        Mistake(
            "mixed-time-to-the-first", "Counts the time between two activities for the first of them.",
            breaks: "STA-1", smallest: records("0w", "1a"),
            run: CarefulStatistics.but { $0.mixedIsUnknown = false }),
        Mistake(
            "inside-by-the-records", "Counts time inside a geofence for the activities of the records.",
            breaks: "STA-1", smallest: records("0w9", "1w10"),
            run: CarefulStatistics.but { $0.insideIsStill = false }),
        Mistake(
            "closed-time-counts", "Counts the time after a closing record, up to the next record.",
            breaks: "STA-1", smallest: records("0wC", "1w"),
            run: CarefulStatistics.but { $0.closingEndsTime = false }),
        Mistake(
            "whole-segments", "Counts the full length of each segment that touches the period.",
            breaks: "STA-1", smallest: records("0w", "9w", to: 5),
            run: CarefulStatistics.but { $0.clips = false }),
        Mistake(
            "still-is-moving", "Counts everything except `notMoving` as moving.",
            breaks: "STA-2", smallest: records("0u", "1u"),
            run: CarefulStatistics.but { $0.unknownMoves = true }),
        Mistake(
            "last-of-equal-ones", "Gives the last of several equally used means.",
            breaks: "STA-2", smallest: records("0a", "1aC", "2w", "3w"),
            run: CarefulStatistics.but { $0.tellsFirst = false }),
        Mistake(
            "shares-of-all", "Gives shares of all monitored time, but declares shares of moving time.",
            breaks: "STA-3", under: [StatisticsShare.reading.id: "moving"],
            smallest: records("0n", "1n"), run: CarefulStatistics.but { $0.sharesMovingOnly = false }),
        Mistake(
            "shares-in-percent", "Writes shares from 0 to 100.",
            breaks: "STA-3", smallest: records("0w", "1w"),
            run: CarefulStatistics.but { $0.whole = 100 }),
        Mistake(
            "days-of-greenwich", "Begins days and weeks at midnight in Greenwich.",
            breaks: "STA-4", "STA-5",
            smallest: records(
                "1623024000w", "1623081600w", from: 1_623_024_000, to: 1_623_081_600, zone: "Asia/Tokyo"),
            run: CarefulStatistics.but { $0.usesTheZone = false }),
        Mistake(
            "day-of-the-beginning", "Counts a stretch across midnight for the day on which it began.",
            breaks: "STA-4", smallest: records("0w", "86401w", to: 90_000),
            run: CarefulStatistics.but { $0.cutsAtMidnight = false }),
        Mistake(
            "offset-of-the-beginning", "Adds 24 hours to a midnight even if the clocks change.",
            breaks: "STA-4",
            smallest: records(
                "1603490400w", "1603670400w", from: 1_603_490_400, to: 1_603_670_400, zone: "Europe/Rome"),
            run: CarefulStatistics.but { $0.seesChanges = false }),
        Mistake(
            "weeks-as-fractions", "Divides by the length of the period in weeks, not by whole weeks.",
            breaks: "STA-5", smallest: records("0w", "1w", to: 86_400),
            run: CarefulStatistics.but { $0.weeks = .fractions }),
        Mistake(
            "weeks-of-the-period", "Counts spans of 7 days, but declares weeks from Monday.",
            breaks: "STA-5", under: [StatisticsWeek.reading.id: "calendar"],
            smallest: records("259200w", "259201w", from: 259_200, to: 432_000),
            run: CarefulStatistics.but { $0.weeks = .spans }),
        Mistake(
            "empty-periods-pass", "Refuses a period that ends before it begins, but not an empty one.",
            breaks: "STA-6", smallest: records(to: 0),
            run: CarefulStatistics.but { $0.refusesEmpty = false }),
        Mistake(
            "zones-in-any-case", "Accepts names of zones in any case of their letters.",
            breaks: "STA-6", smallest: records(to: 1, zone: "utc"),
            run: CarefulStatistics.but { $0.heedsCase = false }),
        Mistake(
            "sorts-the-records", "Sorts records that are not in order instead of refusing them.",
            breaks: "ORD-1", smallest: records("1w", "0w"),
            run: CarefulStatistics.but { $0.refusesDisorder = false }),
        Mistake(
            "places-are-never-asked", "Never checks whether a place is on Earth.",
            breaks: "FIX-1",
            smallest: """
                {"records":[{"t":0,"lat":91,"lon":0,"activity":"unknown","userMode":0,"kind":"automatic"}],\
                "from":0,"to":1,"timeZone":"UTC"}
                """,
            run: CarefulStatistics.but { $0.refusesPlaces = false }),
    ]

    /// Records as JSON: seconds, the first letter of the activity, then a userMode or C for closing.
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
