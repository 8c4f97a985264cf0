import Catalogue
import JSON
import Specification

extension Trip: Mistaken {
    public static let careful: any Implementation<Trip> = CarefulTrip()

    public static let mistakes: [Mistake<Trip>] = [
        Mistake(
            "under-way-at-once",
            "Changes the state as soon as the user chooses a vehicle, before the record is stored.",
            breaks: "TRP-1", smallest: input(choose),
            run: CarefulTrip.but { $0.storesFirst = false }),
        Mistake(
            "the-first-choice-waits",
            "Ignores a second choice while a first choice waits for a fix, instead of replacing the first.",
            breaks: "TRP-1", smallest: input(choose, choose.replacing("walk", with: "bike")),
            run: CarefulTrip.but { $0.firstChoiceWaits = true }),
        Mistake(
            "takes-any-fix", "Stores the first fix that arrives, even if it is too coarse.",
            breaks: "TRP-1", smallest: input(choose, fix(-1)),
            run: CarefulTrip.but { $0.looksAtAccuracy = false }),
        Mistake(
            "says-nothing", "Drops a coarse fix without giving the user a message.",
            breaks: "TRP-1", smallest: input(choose, fix(-1)),
            run: CarefulTrip.but { $0.tellsCause = false }),
        Mistake(
            "negative-is-coarse",
            "Reports a fix with a negative accuracy as `accuracy.poor`, not as invalid.",
            breaks: "TRP-1", smallest: input(choose, fix(-1)),
            run: CarefulTrip.but { $0.negativeIsPoor = true }),
        Mistake(
            "arrives-unrecorded", "Ends a trip at an arrival without storing a record.",
            breaks: "TRP-1", smallest: input(arrived, fix(0), current: "walk"),
            run: CarefulTrip.but { $0.recordsArrivals = false }),
        Mistake(
            "the-time-of-the-event", "Gives a record the time of the event, not the time of its fix.",
            breaks: "TRP-1", smallest: input(choose, fix(0, t: -1)),
            run: CarefulTrip.but { $0.takesTimeOfEvent = true }),
        Mistake(
            "stops-before-it-tells",
            "Stops locating before it notifies the rest of the program, instead of afterwards.",
            breaks: "TRP-1", smallest: input(choose, fix(0)),
            run: CarefulTrip.but { $0.stopsBeforeNotifying = true }),
        Mistake(
            "arrives-from-nowhere", "Accepts an arrival although no trip is running.",
            breaks: "TRP-1", smallest: input(arrived),
            run: CarefulTrip.but { $0.needsTrip = false }),
        Mistake(
            "forgets-the-trip",
            "Keeps the current trip only in memory, so a restart of the app ends the trip.",
            breaks: "TRP-2", smallest: input(restart, current: "walk"),
            run: CarefulTrip.but { $0.tripSurvives = false }),
        Mistake(
            "goes-on-waiting", "Does not discard a waiting choice when the app restarts.",
            breaks: "TRP-2", smallest: input(choose, restart),
            run: CarefulTrip.but { $0.waitingSurvives = true }),
        Mistake(
            "never-pauses",
            "Continues automatic monitoring during a trip, although it declares that trips stop monitoring.",
            breaks: "TRP-2", under: ["mobility.trip.automatic": "off"],
            smallest: input(restart, current: "walk", automatic: true),
            run: CarefulTrip.but { $0.pausesAutomatic = false }),
        Mistake(
            "pauses-too-soon",
            """
            Switches automatic monitoring off as soon as the user chooses a vehicle, before the trip begins.
            """,
            breaks: "TRP-2", under: ["mobility.trip.automatic": "off"],
            smallest: input(choose, automatic: true),
            run: CarefulTrip.but { $0.pausesWhileWaiting = true }),
        Mistake(
            "one-trip-from-door-to-door",
            """
            For a journey with several vehicles, puts one trip into the history, instead of one trip for each vehicle.
            """,
            breaks: "TRP-3", smallest: input(choose, fix(0), current: "walk"),
            run: CarefulTrip.but { $0.changesAreTrips = false }),
        Mistake(
            "shows-what-still-runs",
            "Also puts the running trip into the history, as if the trip had ended at the last record.",
            breaks: "TRP-3", smallest: input(choose, fix(0)),
            run: CarefulTrip.but { $0.showsRunning = true }),
        Mistake(
            "never-sends-later", "Never sends the records that were stored while there was no network.",
            breaks: "TRP-4", smallest: input(offline, choose, fix(0), online),
            run: CarefulTrip.but { $0.sendsLater = false }),
        Mistake(
            "sends-into-the-void", "Sends each record at once, even if there is no network.",
            breaks: "TRP-4", smallest: input(offline, choose, fix(0)),
            run: CarefulTrip.but { $0.sendsAnyway = true }),
        Mistake(
            "takes-any-order", "Accepts events whose times are not in order.",
            breaks: "ORD-1", smallest: input(restart, restart.replacing(":0", with: ":-1")),
            run: CarefulTrip.but { $0.holdsOrder = false }),
        Mistake(
            "trusts-its-fixes", "Does not check whether the place of a fix is on Earth.",
            breaks: "FIX-1", smallest: input(fix(0).replacing(#""lat":0"#, with: #""lat":91"#)),
            run: CarefulTrip.but { $0.looksAtAllFixes = false }),
    ]

    private static let choose = #"{"kind":"choose","t":0,"mode":"walk"}"#
    private static let arrived = #"{"kind":"arrived","t":0}"#
    private static let restart = #"{"kind":"restart","t":0}"#
    private static let online = #"{"kind":"network","t":0,"network":true}"#
    private static let offline = #"{"kind":"network","t":0,"network":false}"#

    private static func fix(_ accuracy: Int, t: Int = 0) -> String {
        #"{"kind":"fix","t":0,"fix":{"t":\#(t),"lat":0,"lon":0,"accuracy":\#(accuracy)}}"#
    }

    private static func input(_ events: String..., current: String? = nil, automatic: Bool = false) -> String
    {
        let current = current.map { #""current":"\#($0)","# } ?? ""
        return #"{"automatic":\#(automatic),\#(current)"events":[\#(events.joined(separator: ","))]}"#
    }
}
