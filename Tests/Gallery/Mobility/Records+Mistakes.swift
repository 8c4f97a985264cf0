import Catalogue
import JSON
import Specification

extension Records: Mistaken {
    public static let careful: any Implementation<Records> = CarefulRecords()

    public static let mistakes: [Mistake<Records>] = [
        Mistake(
            "in-the-order-of-arrival",
            "Writes the records in the order of the input, instead of sorting them by time.",
            breaks: "REC-1", smallest: input([fix(0), fix(-1)]),
            run: CarefulRecords.but { $0.sorts = false }),
        Mistake(
            "carries-the-activity-on", "Gives a fix without an activity the activity of the previous fix.",
            breaks: "REC-1", smallest: input([fix(0).dropLast() + #","activity":"walking"}"#, fix(1)]),
            run: CarefulRecords.but { $0.carriesOn = true }),
        Mistake(
            "marks-after-sorting",
            "Applies the index in a geofence's event to the sorted fixes, not to the fixes in their given order.",
            breaks: "REC-1",
            smallest: input([fix(0), fix(-1)], geofence: [enter(0)]),
            run: CarefulRecords.but { $0.marksAfterSorting = true }),
        Mistake(
            "marks-by-time",
            "Marks every fix that has the same time as the fix of a geofence's event.",
            breaks: "REC-1", smallest: input([fix(0), fix(0, lat: 1)], geofence: [enter(1)]),
            run: CarefulRecords.but { $0.marksByTime = true }),
        Mistake(
            "the-time-of-the-fix", "Gives a manual record the time of its fix, not the time of the trip.",
            breaks: "REC-1", smallest: input(trips: [trip(1, at: 0)]),
            run: CarefulRecords.but { $0.takesTimeOfFix = true }),
        Mistake(
            "a-bus-is-unknown", "Gives the record of a trip by bus the activity `unknown`, not `automotive`.",
            breaks: "REC-1", smallest: input(trips: [trip(0, at: 0, "bus")]),
            run: CarefulRecords.but { $0.knowsTheBus = false }),
        Mistake(
            "never-closes", "Ends the list without a closing record, although the program ended.",
            breaks: "REC-2", smallest: input(closing: fix(0)),
            run: CarefulRecords.but { $0.closes = false }),
        Mistake(
            "closes-as-an-exit",
            "Gives the closing record the userMode 10, as if the user had left a geofence.",
            breaks: "REC-2", smallest: input(closing: fix(0)),
            run: CarefulRecords.but { $0.closingMode = .exit }),
        Mistake(
            "stores-twice", "Stores every record, even if it is a duplicate of a stored record.",
            breaks: "REC-2", smallest: input([fix(0), fix(0)]),
            run: CarefulRecords.but { $0.key = .none }),
        Mistake(
            "one-record-a-moment",
            """
            Ignores userMode when it looks for duplicates, so a record with userMode 9 hides another record with the \
            same time.
            """,
            breaks: "REC-2", smallest: input([fix(0), fix(0)], geofence: [enter(0)]),
            run: CarefulRecords.but { $0.key = .withoutMode }),
        Mistake(
            "kinds-together",
            "Ignores the kind of a record when it looks for duplicates, so the closing record is lost.",
            breaks: "REC-2", smallest: input([fix(0)], closing: fix(0)),
            run: CarefulRecords.but { $0.key = .withoutKind }),
        Mistake(
            "the-last-one-wins", "Replaces a stored record if a duplicate of it comes later.",
            breaks: "REC-2", smallest: input([fix(0), fix(0, lat: 1)]),
            run: CarefulRecords.but { $0.overwrites = true }),
        Mistake(
            "sends-only-at-once",
            """
            Sends a record only if there is a network at the time of the record, and not when a network becomes \
            available later.
            """,
            breaks: "REC-3", smallest: input([fix(0)], network: "[[1,2]]"),
            run: CarefulRecords.but { $0.sendsLater = false }),
        Mistake(
            "sends-at-the-end", "Treats the end of each stretch in `network` as a moment with a network.",
            breaks: "REC-3", smallest: input([fix(0)], network: "[[-1,0]]"),
            run: CarefulRecords.but { $0.endCounts = true }),
        Mistake(
            "no-word-no-network", "Treats an absent member `network` as if there were never a network.",
            breaks: "REC-3", smallest: input([fix(0)]),
            run: CarefulRecords.but { $0.assumesNetwork = false }),
        Mistake(
            "trusts-the-trips", "Checks the coordinates of fixes, but not the coordinates of trips.",
            breaks: "FIX-1",
            smallest: input(trips: [trip(0, at: 0).replacing(#""lat":0"#, with: #""lat":91"#)]),
            run: CarefulRecords.but { $0.looksAtTrips = false }),
    ]

    private static func input(
        _ fixes: [String] = [], geofence: [String] = [], trips: [String] = [], closing: String? = nil,
        network: String? = nil
    ) -> String {
        func list(_ parts: [String]) -> String { "[\(parts.joined(separator: ","))]" }
        let more =
            (closing.map { #","closing":\#($0)"# } ?? "") + (network.map { #","network":\#($0)"# } ?? "")
        return
            #"{"device":"","fixes":\#(list(fixes)),"geofence":\#(list(geofence)),"trips":\#(list(trips))\#(more)}"#
    }

    private static func fix(_ t: Int, lat: Int = 0) -> String {
        #"{"t":\#(t),"lat":\#(lat),"lon":0,"accuracy":0}"#
    }

    private static func enter(_ at: Int) -> String {
        #"{"kind":"enter","at":\#(at),"t":0,"centre":{"lat":0,"lon":0},"userMode":9}"#
    }

    private static func trip(_ t: Int, at time: Int, _ vehicle: String = "walk") -> String {
        #"{"t":\#(t),"vehicle":"\#(vehicle)","fix":\#(fix(time))}"#
    }
}
