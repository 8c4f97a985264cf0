import Catalogue
import JSON
import Specification

extension Track: Mistaken {
    public static let careful: any Implementation<Track> = CarefulTrack()

    public static let mistakes: [Mistake<Track>] = [
        Mistake(
            "draws-through-stays", "Joins all consecutive records with lines, even those within a stay.",
            breaks: "TRK-1", smallest: input([(0, "", 9), (0, "", 10)]),
            run: CarefulTrack.but { $0.skipsStays = false }),
        Mistake(
            "as-it-set-out",
            "Gives a line the activity of its first record, even if its second record has another activity.",
            breaks: "TRK-1", smallest: input([(0, "walking", 0), (0, "", 0)]),
            run: CarefulTrack.but { $0.mixedAreUnknown = false }),
        Mistake(
            "who-runs-walks",
            "Treats running as walking, because the lines of both look the same.",
            breaks: "TRK-1", smallest: input([(0, "running", 0), (0, "running", 0)]),
            run: CarefulTrack.but { $0.runningIsWalking = true }),
        Mistake(
            "has-no-colour-for-running",
            "Draws running like an unknown activity, since the source has no colour for running.",
            breaks: "TRK-1", smallest: input([(0, "running", 0), (0, "running", 0)]),
            run: CarefulTrack.but { $0.knowsRunning = false }),
        Mistake(
            "black-is-opaque", "Draws all lines with the same opacity, even those of unknown activity.",
            breaks: "TRK-1", smallest: input([(0, "", 0), (0, "", 0)]),
            run: CarefulTrack.but { $0.isAlwaysOpaque = true }),
        Mistake(
            "stays-from-the-first-nine",
            "If two consecutive records have userMode 9, begins the stay at the first record, not the second.",
            breaks: "TRK-1", "TRK-2", smallest: input([(0, "", 9), (0, "", 9), (0, "", 10)]),
            run: CarefulTrack.but { $0.findsNearestEnter = false }),
        Mistake(
            "stretches-of-records",
            "Makes each stretch from consecutive records with the same activity, not from consecutive lines.",
            breaks: "TRK-2", smallest: input([(0, "", 0)]),
            run: CarefulTrack.but { $0.stretchesOfRecords = true }),
        Mistake(
            "stretches-bridge-stays",
            """
            Continues a stretch after a stay if the activity is the same, instead of beginning a new stretch.
            """,
            breaks: "TRK-2", smallest: input([(0, "", 0), (0, "", 9), (0, "", 10), (0, "", 0)]),
            run: CarefulTrack.but { $0.bridgesStays = true }),
        Mistake(
            "circles-whatever-is-open",
            "Draws a circle for a geofence that is never left, as if the stay ended at the last record.",
            breaks: "TRK-2", smallest: input([(0, "", 9)]),
            run: CarefulTrack.but { $0.circlesOpenStays = true }),
        Mistake(
            "circles-the-exit",
            """
            Puts the circle of a stay at the stay's last record, where the geofence is left, not at the first record.
            """,
            breaks: "TRK-2", smallest: input([(0, "", 9), (0, "", 10)]),
            run: CarefulTrack.but { $0.circleIsAtExit = true }),
        Mistake(
            "tells-minutes", "Gives the duration of a stretch in minutes, not in seconds.",
            breaks: "TRK-2", smallest: input([(0, "", 0), (1, "", 0)]),
            run: CarefulTrack.but { $0.durationsInMinutes = true }),
        Mistake(
            "cuts-the-dwell", "Gives a stay a duration of 0 if the stay does not end on the shown day.",
            breaks: "TRK-2", under: ["mobility.track.weekday": "latest"],
            smallest: input([(monday, "", 9), (monday + 86_400, "", 10)], filter: "monday", zone: "UTC"),
            run: CarefulTrack.but { $0.cutsDwell = true }),
        Mistake(
            "days-of-greenwich",
            "Groups records by the dates in UTC, instead of the dates in the given zone.",
            breaks: "TRK-3", under: ["mobility.track.weekday": "latest"],
            smallest: input([(monday, "", 0), (monday, "", 0)], filter: "sunday", zone: "America/New_York"),
            run: CarefulTrack.but { $0.usesZone = false }),
        Mistake(
            "each-such-day", "Shows all Mondays, although it declares that it shows only the last Monday.",
            breaks: "TRK-3", under: ["mobility.track.weekday": "latest"],
            smallest: input([(monday, "", 0), (monday, "", 0), (monday + 604_800, "", 0)], filter: "monday"),
            run: CarefulTrack.but { $0.takesLatest = false }),
        Mistake(
            "joins-the-days",
            "Draws a line from the last record of one Monday to the first record of the next Monday.",
            breaks: "TRK-1", "TRK-3", under: ["mobility.track.weekday": "all"],
            smallest: input([(monday, "", 0), (monday + 604_800, "", 0)], filter: "monday"),
            run: CarefulTrack.but { $0.joinsDays = true }),
        Mistake(
            "needs-no-zone", "Checks the name of the time zone only if the filter is a weekday.",
            breaks: "TRK-3", smallest: #"{"records":[],"timeZone":""}"#,
            run: CarefulTrack.but { $0.checksZone = false }),
        Mistake(
            "takes-any-order", "Joins records without checking whether their times are in order.",
            breaks: "ORD-1", smallest: input([(0, "", 0), (-1, "", 0)]),
            run: CarefulTrack.but { $0.holdsOrder = false }),
        Mistake(
            "trusts-its-records", "Does not check whether the places of records are on Earth.",
            breaks: "FIX-1",
            smallest: input([(0, "", 0)]).replacing(#""lat":0"#, with: #""lat":91"#),
            run: CarefulTrack.but { $0.looksAtPlaces = false }),
    ]

    /// 2021-06-07T00:00:00Z, a Monday.
    private static let monday = 1_623_024_000

    private static func input(
        _ records: [(t: Int, activity: String, mode: Int)], filter: String? = nil, zone: String? = nil
    ) -> String {
        let records = records.map { record in
            let activity = record.activity.isEmpty ? "notMoving" : record.activity
            return
                #"{"t":\#(record.t),"lat":0,"lon":0,"activity":"\#(activity)","userMode":\#(record.mode),"kind":"automatic"}"#
        }
        let filter = filter.map { #","filter":"\#($0)""# } ?? ""
        let zone = zone.map { #","timeZone":"\#($0)""# } ?? ""
        return #"{"records":[\#(records.joined(separator: ","))]\#(filter)\#(zone)}"#
    }
}
