import JSON
import Specification

/// mobility.accuracy: which fixes are good enough.
public enum Accuracy: Specification {
    public static let id: SubsystemID = "mobility.accuracy"
    public static let summary = "Says of each fix whether it is good enough to be kept."

    /// Who asked for the fix: the user by hand, or the background.
    public enum Mode: String, CaseIterable, Sendable, Wire {
        case manual, automatic
    }

    public enum Verdict: String, CaseIterable, Sendable, Wire {
        case accepted, rejected
    }

    public struct Input: Wire {
        public let mode: Mode
        public let fixes: [Fix]

        public init(mode: Mode, fixes: [Fix]) {
            self.mode = mode
            self.fixes = fixes
        }

        public static let shape = Shape.record([
            .required("mode", Mode.shape, "Who asked for the fixes."),
            .required("fixes", .array(Fix.shape), "In the order in which they came."),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            mode = try members.required("mode")
            fixes = try members.required("fixes")
            try members.finish()
        }

        public var value: Value { .record(("mode", mode.value), ("fixes", fixes.value)) }
    }

    public struct Output: Wire {
        /// One a fix.
        public let verdicts: [Verdict]
        /// Metres after each fix.
        public let thresholds: [Double]
        /// The indices of the fixes of which the user was alerted, rising.
        public let alerts: [Int]

        public init(verdicts: [Verdict], thresholds: [Double], alerts: [Int]) {
            self.verdicts = verdicts
            self.thresholds = thresholds
            self.alerts = alerts
        }

        public static let shape = Shape.record([
            .required("verdicts", .array(Verdict.shape), "One a fix."),
            .required("thresholds", .array(.number()), "Metres after each fix: 150 or 200."),
            .required("alerts", .array(Int.shape), "The indices of the fixes alerted to the user, rising."),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            verdicts = try members.required("verdicts")
            thresholds = try members.required("thresholds")
            alerts = try members.required("alerts")
            try members.finish()
        }

        public var value: Value {
            .record(("verdicts", verdicts.value), ("thresholds", thresholds.value), ("alerts", alerts.value))
        }
    }

    /// Metres; below it a fix is accepted in both modes.
    public static let threshold = 150.0
    /// Metres; up to it a fix gets its second chance in automatic mode.
    public static let raisedThreshold = 200.0

    public static let readings = [ManualBoundary.reading]
    public static let rejections = [Fix.invalid]

    private static let positionManager = Source(.mobiliteDynamique, "4.3")

    public static let clauses = Clauses<Accuracy>(
        CheckedClause(Fix.rule) { Fix.finding(of: $0.input.fixes, rejection: $0.outcome.rejection) },
        CheckedClause(
            Clause(
                "ACC-1", "Below 150 m: accepted, in both modes; the automatic threshold is 150 again.",
                source: positionManager)
        ) { trial in
            judgement(of: trial, rule: "ACC-1", where: { _, accuracy in (0..<threshold).contains(accuracy) })
        },
        CheckedClause(
            Clause(
                "ACC-2",
                """
                Manual (its threshold is always 150), above 150 m: rejected and the user alerted with the cause; \
                exactly 150 m by the reading mobility.accuracy.manual.boundary.
                """,
                source: positionManager)
        ) { trial in
            judgement(
                of: trial, rule: "ACC-2",
                where: { mode, accuracy in mode == .manual && accuracy >= threshold })
        },
        CheckedClause(
            Clause(
                "ACC-3",
                """
                Automatic, 150 to 200 m inclusive: accepted, and the threshold is 200 until a fix below 150 comes; \
                above 200: rejected, threshold unchanged.
                """,
                source: positionManager)
        ) { trial in
            judgement(
                of: trial, rule: "ACC-3",
                where: { mode, accuracy in mode == .automatic && accuracy >= threshold })
        },
        CheckedClause(
            Clause(
                "ACC-4", "A negative accuracy is invalid: always rejected, changes nothing.",
                source: positionManager,
                note: "Nor is the user alerted of it, since the fix is not too coarse but void.")
        ) { trial in
            judgement(of: trial, rule: "ACC-4", where: { _, accuracy in accuracy.sign == .minus })
        }
    )
}

/// What becomes of a fix of exactly 150 m in manual mode.
public enum ManualBoundary: String, ReadingOption {
    case accept, reject

    public static let reading = Reading(
        "mobility.accuracy.manual.boundary", "Is a manual fix of exactly 150 m good enough?",
        source: Source(.mobiliteDynamique, "4.3"),
        options: .init("accept", "yes: only above 150 m is it rejected"),
        .init("reject", "no: only below 150 m is it accepted; the user is alerted"))
}
