import Catalogue
import JSON
import Specification

extension Pipeline: Mistaken {
    public static let careful: any Implementation<Pipeline> = CarefulPipeline()

    public static let mistakes: [Mistake<Pipeline>] = [
        Mistake(
            "accuracy-before-debounce",
            "Checks the accuracy of a fix before it checks whether the fix comes too soon.",
            breaks: "PIP-1", under: last(.accepted, .acquired),
            smallest: input([fix(0)], [fix(0, accuracy: 999)]),
            run: CarefulPipeline.but { $0.asksAccuracyFirst = true }),
        Mistake(
            "debounces-by-hand",
            "Passes manual fixes through the filter for false positives, which is meant for automatic fixes.",
            breaks: "PIP-1", smallest: input(manual: true, [fix(0)], [fix(0)]),
            run: CarefulPipeline.but { $0.debouncesByHand = true }),
        Mistake(
            "never-resets-by-hand", "Does not reset the proximity counter at manual fixes.",
            breaks: "PIP-1", smallest: input(manual: true, more: closeFixes, [fix(0)], [fix(9)]),
            run: CarefulPipeline.but { $0.resetsByHand = false }),
        Mistake(
            "the-timer-runs-inside", "Starts the timer at each record, even inside a geofence.",
            breaks: "PIP-1", smallest: input(more: closeFixes, [fix(0)], [fix(9)], [fix(18)]),
            run: CarefulPipeline.but { $0.timerInside = true }),
        Mistake(
            "always-three-minutes", "Starts a timer of 180 s, whatever interval the input states.",
            breaks: "PIP-1", smallest: input(more: #","parameters":{"interval":1}"#, [fix(0)]),
            run: CarefulPipeline.but { $0.timerIsFixed = true }),
        Mistake(
            "one-region-for-all", "Gives every region the id `geofence-1`.",
            breaks: "PIP-1",
            smallest: input(
                more: closeFixes, [fix(0)], [fix(9)], [fix(18, lat: 1)], [fix(27, lat: 1)]),
            run: CarefulPipeline.but { $0.regionsHaveNumbers = false }),
        Mistake(
            "keeps-the-region", "Does not stop monitoring a region after the user has left it.",
            breaks: "PIP-1", smallest: input(more: closeFixes, [fix(0)], [fix(9)], [fix(18, lat: 1)]),
            run: CarefulPipeline.but { $0.unmonitors = false }),
        Mistake(
            "saves-power-last", "Stores a record before it switches to power saving, instead of afterwards.",
            breaks: "PIP-1", smallest: input([fix(0)]),
            run: CarefulPipeline.but { $0.savesPowerFirst = false }),
        Mistake(
            "tells-nobody", "Does not notify the rest of the program when it stores a manual record.",
            breaks: "PIP-1", smallest: input(manual: true, [fix(0)]),
            run: CarefulPipeline.but { $0.notifies = false }),
        Mistake(
            "a-poor-fix-starts-the-five-seconds",
            """
            Counts the 5 s even from a rejected fix, although it declares that it counts only from accepted fixes.
            """,
            breaks: "PIP-2", under: last(.accepted, .acquired),
            smallest: input([fix(0, accuracy: 999)], [fix(0)]),
            run: CarefulPipeline.but { $0.anyStarts = true }),
        Mistake(
            "records-what-is-rejected", "Stores a record of a fix that it reports as rejected.",
            breaks: "PIP-2", smallest: input([fix(0, accuracy: 999)]),
            run: CarefulPipeline.but { $0.recordsRejected = true }),
        Mistake(
            "compares-what-is-rejected",
            """
            Passes all fixes except false positives to the geofence, even a fix that is rejected for its accuracy.
            """,
            breaks: "PIP-2", smallest: input(more: closeFixes, [fix(0, accuracy: 999)], [fix(9)]),
            run: CarefulPipeline.but { $0.comparesRejected = true }),
        Mistake(
            "counts-batches",
            "Gives an event the index of its batch, not the index of its fix among the accepted fixes.",
            breaks: "PIP-2", smallest: input(more: closeFixes, [], [fix(0)], [fix(9)]),
            run: CarefulPipeline.but { $0.counting = .batches }),
        Mistake(
            "nothing-is-recorded-inside",
            "Stores no record of a fix inside a geofence.",
            breaks: "PIP-2", smallest: input(more: closeFixes, [fix(0)], [fix(9)], [fix(18)]),
            run: CarefulPipeline.but { $0.recordsInside = false }),
        Mistake(
            "passes-over-empty-batches", "Does not report an empty batch as dropped.",
            breaks: "PIP-2", smallest: input([]),
            run: CarefulPipeline.but { $0.tellsEmpty = false }),
        Mistake(
            "alerts-instead-of-dropping",
            "Alerts the user to a coarse manual fix, but does not report the fix as dropped.",
            breaks: "PIP-2", smallest: input(manual: true, [fix(0, accuracy: 999)]),
            run: CarefulPipeline.but { $0.alertIsADrop = false }),
        Mistake(
            "alerts-of-void-fixes", "Alerts the user to a manual fix with a negative accuracy.",
            breaks: "PIP-2", smallest: input(manual: true, [fix(0, accuracy: -1)]),
            run: CarefulPipeline.but { $0.alertsOfNegative = true }),
        Mistake(
            "sensors-of-the-first",
            "Uses the sensor data of the first fix of a batch, not that of the latest fix.",
            breaks: "PIP-2",
            smallest: input([
                fix(0),
                fix(0, more: #","coprocessor":{"available":true,"authorized":true,"flags":["walking"]}"#),
            ]),
            run: CarefulPipeline.but { $0.sensors = .ofTheFirst }),
        Mistake(
            "believes-what-is-brought",
            "Takes the activity from the member `activity` of a fix even if the fix has sensor data.",
            breaks: "PIP-2",
            smallest: input([fix(0, more: #","activity":"walking","samples":[]"#)]),
            run: CarefulPipeline.but { $0.broughtComesFirst = true }),
        Mistake(
            "asks-no-fix",
            "Takes the activity only from sensor data and speed, never from the member `activity` of a fix.",
            breaks: "PIP-2", smallest: input([fix(0, more: #","activity":"walking""#)]),
            run: CarefulPipeline.but { $0.broughtIsTaken = false }),
        Mistake(
            "sorts-by-hand", "Sorts manual records by time, instead of keeping the order of the batches.",
            breaks: "PIP-2", smallest: input(manual: true, [fix(0)], [fix(-1)]),
            run: CarefulPipeline.but { $0.sortsByHand = true }),
        Mistake(
            "stores-twice", "Stores a second manual record that has the same time as another manual record.",
            breaks: "PIP-2", smallest: input(manual: true, [fix(0)], [fix(0)]),
            run: CarefulPipeline.but { $0.storesOnce = false }),
        Mistake(
            "validates-what-it-takes",
            "Checks only the chosen fix of a batch, so the other fixes of the batch may be invalid.",
            breaks: "FIX-1", smallest: input([fix(0, lat: 91), fix(0)]),
            run: CarefulPipeline.but { $0.validatesAll = false }),
    ]

    private static func last(_ last: PipelineLast, _ debounce: DebounceLast) -> [String: String] {
        [PipelineLast.reading.id: last.rawValue, DebounceLast.reading.id: debounce.rawValue]
    }

    /// Parameters with which two fixes are enough to open a geofence, both on iOS and on Android.
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
