import Catalogue
import JSON
import Specification

extension Pipeline: Mistaken {
    public static let careful: any Implementation<Pipeline> = CarefulPipeline()

    public static let mistakes: [Mistake<Pipeline>] = [
        Mistake(
            "accuracy-before-debounce",
            "Checks the accuracy of a fix before checking whether it comes too soon.",
            breaks: "PIP-1", under: last(.accepted, .acquired),
            smallest: input([fix(0)], [fix(0, accuracy: 999)]),
            run: CarefulPipeline.but { $0.asksAccuracyFirst = true }),
        Mistake(
            "debounces-by-hand", "Sends manual fixes through the filter of false positives too.",
            breaks: "PIP-1", smallest: input(manual: true, [fix(0)], [fix(0)]),
            run: CarefulPipeline.but { $0.debouncesByHand = true }),
        Mistake(
            "never-resets-by-hand", "Lets the proximity counter run on at manual fixes.",
            breaks: "PIP-1", smallest: input(manual: true, more: closeFixes, [fix(0)], [fix(9)]),
            run: CarefulPipeline.but { $0.resetsByHand = false }),
        Mistake(
            "the-timer-runs-inside", "Starts the timer at each record, inside a geofence too.",
            breaks: "PIP-1", smallest: input(more: closeFixes, [fix(0)], [fix(9)], [fix(18)]),
            run: CarefulPipeline.but { $0.timerInside = true }),
        Mistake(
            "always-three-minutes", "Starts a timer of 180 s whatever the interval.",
            breaks: "PIP-1", smallest: input(more: #","parameters":{"interval":1}"#, [fix(0)]),
            run: CarefulPipeline.but { $0.timerIsFixed = true }),
        Mistake(
            "one-region-for-all", "Calls each region `geofence-1`.",
            breaks: "PIP-1",
            smallest: input(
                more: closeFixes, [fix(0)], [fix(9)], [fix(18, lat: 1)], [fix(27, lat: 1)]),
            run: CarefulPipeline.but { $0.regionsHaveNumbers = false }),
        Mistake(
            "keeps-the-region", "Does not unmonitor a region that is left.",
            breaks: "PIP-1", smallest: input(more: closeFixes, [fix(0)], [fix(9)], [fix(18, lat: 1)]),
            run: CarefulPipeline.but { $0.unmonitors = false }),
        Mistake(
            "saves-power-last", "Stores the record before setting power saving.",
            breaks: "PIP-1", smallest: input([fix(0)]),
            run: CarefulPipeline.but { $0.savesPowerFirst = false }),
        Mistake(
            "tells-nobody", "Forgets to notify the rest of the program of a manual record.",
            breaks: "PIP-1", smallest: input(manual: true, [fix(0)]),
            run: CarefulPipeline.but { $0.notifies = false }),
        Mistake(
            "a-poor-fix-starts-the-five-seconds",
            "Counts the 5 s from a rejected fix, but declares that it does not.",
            breaks: "PIP-2", under: last(.accepted, .acquired),
            smallest: input([fix(0, accuracy: 999)], [fix(0)]),
            run: CarefulPipeline.but { $0.anyStarts = true }),
        Mistake(
            "records-what-is-rejected", "Reports a fix as rejected but records it.",
            breaks: "PIP-2", smallest: input([fix(0, accuracy: 999)]),
            run: CarefulPipeline.but { $0.recordsRejected = true }),
        Mistake(
            "compares-what-is-rejected",
            "Gives the geofence every fix that is not a false positive, accurate or not.",
            breaks: "PIP-2", smallest: input(more: closeFixes, [fix(0, accuracy: 999)], [fix(9)]),
            run: CarefulPipeline.but { $0.comparesRejected = true }),
        Mistake(
            "counts-batches", "Gives an event the index of its batch, not of its accepted fix.",
            breaks: "PIP-2", smallest: input(more: closeFixes, [], [fix(0)], [fix(9)]),
            run: CarefulPipeline.but { $0.counting = .batches }),
        Mistake(
            "nothing-is-recorded-inside",
            "Stores no record inside a geofence.",
            breaks: "PIP-2", smallest: input(more: closeFixes, [fix(0)], [fix(9)], [fix(18)]),
            run: CarefulPipeline.but { $0.recordsInside = false }),
        Mistake(
            "passes-over-empty-batches", "Does not report an empty batch.",
            breaks: "PIP-2", smallest: input([]),
            run: CarefulPipeline.but { $0.tellsEmpty = false }),
        Mistake(
            "alerts-instead-of-dropping",
            "Alerts the user to a coarse fix without reporting it as dropped.",
            breaks: "PIP-2", smallest: input(manual: true, [fix(0, accuracy: 999)]),
            run: CarefulPipeline.but { $0.alertIsADrop = false }),
        Mistake(
            "alerts-of-void-fixes", "Alerts the user to each manual fix that is rejected.",
            breaks: "PIP-2", smallest: input(manual: true, [fix(0, accuracy: -1)]),
            run: CarefulPipeline.but { $0.alertsOfNegative = true }),
        Mistake(
            "sensors-of-the-first",
            "Uses the sensors of the first fix of a batch, not of the latest.",
            breaks: "PIP-2",
            smallest: input([
                fix(0),
                fix(0, more: #","coprocessor":{"available":true,"authorized":true,"flags":["walking"]}"#),
            ]),
            run: CarefulPipeline.but { $0.sensors = .ofTheFirst }),
        Mistake(
            "believes-what-is-brought",
            "Uses the member `activity` of a fix even if the fix has sensors.",
            breaks: "PIP-2",
            smallest: input([fix(0, more: #","activity":"walking","samples":[]"#)]),
            run: CarefulPipeline.but { $0.broughtComesFirst = true }),
        Mistake(
            "asks-no-fix", "Takes the activity only from sensors and speed, never from the fix itself.",
            breaks: "PIP-2", smallest: input([fix(0, more: #","activity":"walking""#)]),
            run: CarefulPipeline.but { $0.broughtIsTaken = false }),
        Mistake(
            "sorts-by-hand", "Sorts manual records by time.",
            breaks: "PIP-2", smallest: input(manual: true, [fix(0)], [fix(-1)]),
            run: CarefulPipeline.but { $0.sortsByHand = true }),
        Mistake(
            "stores-twice", "Stores a second manual record with the same time.",
            breaks: "PIP-2", smallest: input(manual: true, [fix(0)], [fix(0)]),
            run: CarefulPipeline.but { $0.storesOnce = false }),
        Mistake(
            "validates-what-it-takes", "Checks whether a fix is valid only after choosing it.",
            breaks: "FIX-1", smallest: input([fix(0, lat: 91), fix(0)]),
            run: CarefulPipeline.but { $0.validatesAll = false }),
    ]

    private static func last(_ last: PipelineLast, _ debounce: DebounceLast) -> [String: String] {
        [PipelineLast.reading.id: last.rawValue, DebounceLast.reading.id: debounce.rawValue]
    }

    /// Two fixes open a geofence, on Android too.
    private static let closeFixes = #","parameters":{"closeFixes":1,"window":2}"#

    private static func input(manual: Bool = false, more: String = "", _ batches: [String]...) -> String {
        let batches = batches.map { "[\($0.joined(separator: ","))]" }.joined(separator: ",")
        let mode = manual ? #""manual","vehicle":"walk""# : #""automatic""#
        return #"{"platform":"ios","mode":\#(mode),"device":"","batches":[\#(batches)]\#(more)}"#
    }

    private static func fix(_ t: Int, lat: Int = 0, accuracy: Int = 0, more: String = "") -> String {
        #"{"t":\#(t),"lat":\#(lat),"lon":0,"accuracy":\#(accuracy)\#(more)}"#
    }
}
