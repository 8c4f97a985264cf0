import Catalogue
import JSON
import Specification

extension Motion: Mistaken {
    public static let careful: any Implementation<Motion> = CarefulMotion()

    public static let mistakes: [Mistake<Motion>] = [
        Mistake(
            "asks-shaking-anyway", "Reports shaking even if the coprocessor answers.",
            breaks: "MOT-1", under: ["mobility.motion.sampling": "tenth"],
            smallest: input(strong * 10, coprocessor: answering("")),
            run: CarefulMotion.but { $0.asksShakingAnyway = true }),
        Mistake(
            "never-asks-for-leave",
            "Uses the coprocessor's answer even if the app is not authorized to query it.",
            breaks: "MOT-1", "MOT-3", "MOT-4", "MOT-5",
            smallest: input(coprocessor: #""available":true,"authorized":false,"flags":[]"#),
            run: CarefulMotion.but { $0.asksForLeave = false }),
        Mistake(
            "knows-no-cycling",
            "Reads only the flags that the library reads, which do not include `cycling`.",
            breaks: "MOT-1", smallest: input(coprocessor: answering(#""cycling""#)),
            run: CarefulMotion.but { $0.knowsCycling = false }),
        Mistake(
            "unknown-flag-is-unknown",
            "Answers `unknown`, not `notMoving`, if only the flag `unknown` is set.",
            breaks: "MOT-1", smallest: input(coprocessor: answering(#""unknown""#)),
            run: CarefulMotion.but { $0.unknownIsUnknown = true }),
        Mistake(
            "no-flag-is-no-answer", "Treats an answer without any flag as a failed query.",
            breaks: "MOT-1", "MOT-4", "MOT-5", smallest: input(coprocessor: answering("")),
            run: CarefulMotion.but { $0.takesNoFlagForAnAnswer = false }),
        Mistake(
            "decimal-thresholds", "Compares the speed with 0.3 and 1.9 as doubles, not in single precision.",
            breaks: "MOT-2", smallest: input(speed: "0.3"),
            run: CarefulMotion.but { $0.thresholdsAreSingle = false }),
        Mistake(
            "speed-without-its-sign",
            "Uses the absolute value of a negative speed, instead of treating it as 0.",
            breaks: "MOT-2", smallest: input(speed: "-1"),
            run: CarefulMotion.but { $0.takesTheSize = true }),
        Mistake(
            "shaken-stands-still", "Answers `running` for a shaken phone, even if its speed is 0.",
            breaks: "MOT-2", under: ["mobility.motion.sampling": "tenth"], smallest: input(strong * 10),
            run: CarefulMotion.but { $0.runsOnTheSpot = true }),
        Mistake(
            "without-gravity",
            """
            Subtracts 1 g for gravity from the length of a vector before comparing the length with the threshold.
            """,
            breaks: "MOT-3", under: ["mobility.motion.sampling": "tenth"], smallest: input(strong * 10),
            run: CarefulMotion.but { $0.gravity = 1 }),
        Mistake(
            "more-than-the-threshold",
            """
            Requires more than 3.5 g, as the source says (\"superava\"), although exactly 3.5 g is enough for the \
            library.
            """,
            breaks: "MOT-3", under: ["mobility.motion.sampling": "tenth"],
            smallest: input("0,0,3.5 0,0,0" + " 0,0,0" * 8),
            run: CarefulMotion.but { $0.takesTheThreshold = false }),
        Mistake(
            "one-axis-at-a-time",
            "Compares each axis of an acceleration with the threshold, instead of the length of the vector.",
            breaks: "MOT-3", under: ["mobility.motion.sampling": "tenth"],
            smallest: input("1,1.5,3 0,0,0" + " 0,0,0" * 8),
            run: CarefulMotion.but { $0.sumsTheAxes = false }),
        Mistake(
            "the-last-second",
            "Examines the last second of the samples, even if it does not coincide with a complete window.",
            breaks: "MOT-3", under: ["mobility.motion.sampling": "tenth"],
            smallest: input("0,0,4" + " 0,0,0" * 10),
            run: CarefulMotion.but { $0.windowsOverlap = true }),
        Mistake(
            "decides-at-the-hundred-and-first",
            "Adds the sample after each window to that window, although the sample belongs to no window.",
            breaks: "MOT-3",
            under: ["mobility.motion.sampling": "tenth", "mobility.motion.window": "float32Clock"],
            smallest: input("0,0,0 " * 10 + "0,0,4"),
            run: CarefulMotion.but { $0.losesTheTick = false }),
        Mistake(
            "just-as-sure-is-not-enough",
            "Answers `unknown` if the confidence equals `minimumConfidence`, although that is enough.",
            breaks: "MOT-4", smallest: input(coprocessor: answering("", confidence: 50)),
            run: CarefulMotion.but { $0.takesTheLeast = false }),
        Mistake(
            "never-doubts", "Ignores the confidence.",
            breaks: "MOT-4", smallest: input(coprocessor: answering("", confidence: 0)),
            run: CarefulMotion.but { $0.looksAtConfidence = false }),
        Mistake(
            "watches-on", "Leaves the accelerometer on after the coprocessor has answered.",
            breaks: "MOT-5", smallest: input(coprocessor: answering("")),
            run: CarefulMotion.but { $0.stopsAccelerometer = false }),
        Mistake(
            "stops-it-again", "Stops the accelerometer at each fix, even if it is not running.",
            breaks: "MOT-5", smallest: input(coprocessor: answering(""), isStopped: true),
            run: CarefulMotion.but { $0.stopsItAgain = true }),
        Mistake(
            "leaves-the-updates-on", "Does not stop the coprocessor's updates once the activity is known.",
            breaks: "MOT-5", smallest: input(coprocessor: answering("")),
            run: CarefulMotion.but { $0.stopsUpdates = false }),
        Mistake(
            "starts-what-is-not-there",
            "Starts the coprocessor's updates even if the coprocessor gives no answer.",
            breaks: "MOT-5", smallest: input(),
            run: CarefulMotion.but { $0.startsAnyway = true }),
    ]

    private static let strong = " 0,0,4"

    private static func answering(_ flags: String, confidence: Int? = nil) -> String {
        let sure = confidence.map { #","confidence":\#($0)"# } ?? ""
        return #""available":true,"authorized":true,"flags":[\#(flags)]\#(sure)"#
    }

    /// Returns an input with samples, which are given as `x,y,z` and separated by spaces.
    private static func input(
        _ samples: String = "", speed: String? = nil,
        coprocessor: String = #""available":false,"authorized":false"#, isStopped: Bool = false
    ) -> String {
        let samples = samples.split(separator: " ").map { sample in
            let axes = sample.split(separator: ",")
            return #"{"t":0,"x":\#(axes[0]),"y":\#(axes[1]),"z":\#(axes[2])}"#
        }
        let speed = speed.map { #""speed":\#($0),"# } ?? ""
        let stopped = isStopped ? #","accelerometer":false"# : ""
        return
            #"{"samples":[\#(samples.joined(separator: ","))],\#(speed)"coprocessor":{\#(coprocessor)}\#(stopped)}"#
    }
}

extension String {
    fileprivate static func * (text: String, count: Int) -> String { String(repeating: text, count: count) }
}
