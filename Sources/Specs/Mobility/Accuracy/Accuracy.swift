import SharedSpecs
import Specification

/// mobility.accuracy: whether a fix is accurate enough to be accepted.
public enum Accuracy: Specification {
    public static let id: SubsystemID = "mobility.accuracy"
    public static let summary = "Decides whether each fix is accurate enough to be accepted."

    /// Both modes accept a fix with an accuracy below this threshold, in metres.
    public static let threshold = 150.0
    /// Automatic mode accepts a fix with an accuracy up to this raised threshold, in metres.
    public static let raisedThreshold = 200.0

    /// The origin of the request for the fixes: the user, or the app in the background.
    public enum Mode: String, CaseIterable, Sendable, Wire {
        case manual, automatic
    }

    public enum Verdict: String, CaseIterable, Sendable, Wire {
        case accepted, rejected
    }

    public struct Input: Record {
        public let mode: Mode
        public let fixes: [Fix]

        public init(mode: Mode, fixes: [Fix]) {
            self.mode = mode
            self.fixes = fixes
        }

        public static let form = Form(
            Input.init(mode:fixes:),
            Member(
                "mode", { $0.mode },
                """
                The mode: `manual` if the user asked for the fixes, `automatic` if the app asked for them in the \
                background.
                """),
            Member("fixes", { $0.fixes }, "The fixes in the order in which they arrived."))
    }

    public struct Output: Record {
        public let verdicts: [Verdict]
        public let thresholds: [Double]
        public let alerts: [Int]

        public init(verdicts: [Verdict], thresholds: [Double], alerts: [Int]) {
            self.verdicts = verdicts
            self.thresholds = thresholds
            self.alerts = alerts
        }

        public static let form = Form(
            Output.init(verdicts:thresholds:alerts:),
            Member("verdicts", { $0.verdicts }, "One verdict for each fix, in the order of the fixes."),
            Member(
                "thresholds", { $0.thresholds },
                "The threshold in metres after each fix, 150 or 200; before the first fix the threshold is 150."
            ).in(.metres),
            Member(
                "alerts", { $0.alerts },
                "The indices of the fixes that the user was alerted to, counted from 0, in ascending order."))
    }

    public static let readings = [ManualBoundary.reading]
    public static let rejections = [Fix.invalid]
}

/// Whether manual mode accepts a fix with an accuracy of exactly 150 m.
public enum ManualBoundary: String, ReadingOption {
    case accept, reject

    public static let reading = Reading(
        "mobility.accuracy.manual.boundary",
        "Does manual mode accept a fix with an accuracy of exactly 150 m?",
        source: Source(.mobiliteDynamique, "4.3"),
        options: .init("accept", "yes: only a fix with an accuracy above 150 m is too coarse"),
        .init("reject", "no: a fix is accepted only below 150 m; at 150 m the user is alerted"))
}
