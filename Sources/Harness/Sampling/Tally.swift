import JSON
import Specification

/// The counts of all rounds of fuzzing so far; a later session can continue from these counts.
public struct Tally: Sendable {
    /// The number of rounds that have been completed.
    public internal(set) var rounds = 0
    /// The number of samples that were made for each subsystem; the next sample gets this number.
    public internal(set) var samplesOfEach = 0
    /// For each subsystem, the number of samples that were judged.
    public internal(set) var judged: [SubsystemID: Int] = [:]
    /// For each subsystem, the number of samples that the implementation skipped.
    public internal(set) var skipped: [SubsystemID: Int] = [:]
    /// For each subsystem, the number of samples that were never sent, since the implementation could not be started
    /// again.
    public internal(set) var abandoned: [SubsystemID: Int] = [:]
    /// For each subsystem, the number of judged samples that are trivial: the derivation uses at most one law, or at
    /// most two before a rejection.
    public internal(set) var trivial: [SubsystemID: Int] = [:]
    /// The number of samples for which two implementations' answers were compared.
    public internal(set) var compared = 0
    /// For each subsystem and law, the number of samples that asked the law.
    public internal(set) var touched: [SubsystemID: [LawID: Int]] = [:]
    /// The number of failing samples for each cause of failure in each subsystem.
    var failures: [Blamed: Int] = [:]

    /// Makes an empty tally.
    public init() {}

    /// The total number of judged samples of all subsystems.
    public var samples: Int { judged.values.reduce(0, +) }

    /// The total number of abandoned samples of all subsystems.
    public var abandonedSamples: Int { abandoned.values.reduce(0, +) }

    mutating func count(_ verdicts: [SampleVerdict], _ numbers: Range<Int>) {
        rounds += 1
        samplesOfEach = numbers.upperBound
        for verdict in verdicts {
            let subsystem = verdict.sample.subsystem
            switch verdict.kind {
            case .skip:
                skipped[subsystem, default: 0] += 1
                continue
            case .unsent(let fault):
                if fault.kind == .abandoned { abandoned[subsystem, default: 0] += 1 }
                continue
            case .holds, .fails, .fault: break
            }
            judged[subsystem, default: 0] += 1
            if verdict.isTrivial { trivial[subsystem, default: 0] += 1 }
            if verdict.isCompared { compared += 1 }
            for law in verdict.touched { touched[subsystem, default: [:]][law, default: 0] += 1 }
        }
    }

    /// Counts a failure, and returns whether it is the first failure with this cause.
    mutating func note(_ key: Blamed) -> Bool {
        failures[key, default: 0] += 1
        return failures[key] == 1
    }

    /// The same counts without the failures.
    ///
    /// A later session continues from these counts but not from the failures, since the implementation may have
    /// changed.
    package var withoutFailures: Tally {
        var tally = self
        tally.failures = [:]
        return tally
    }

    /// The number of failing samples for each cause, with the cause in words (a law, a fault or something else).
    public var failuresByTitle: [(title: String, samples: Int)] {
        failures.sorted { $0.key < $1.key }.map { ("\($0.key.subsystem) \($0.key.title)", $0.value) }
    }
}

/// The cause of a failure, together with the subsystem in which it occurs.
struct Blamed: Hashable, Comparable, Sendable {
    let subsystem: SubsystemID
    let blame: Blame

    var title: String {
        switch blame {
        case .law(let law): law.rawValue
        case .fault(let kind): "error: \(kind.rawValue)"
        case .form: "form"
        case .difference: "difference"
        }
    }

    static func < (left: Blamed, right: Blamed) -> Bool {
        (left.subsystem, left.title) < (right.subsystem, right.title)
    }
}

extension Blamed {
    /// Makes the cause that has this title, in this subsystem; nil if no cause has this title.
    init?(subsystem: SubsystemID, title: String) {
        self.subsystem = subsystem
        if title == "form" {
            blame = .form
        } else if title == "difference" {
            blame = .difference
        } else if title.hasPrefix("error: ") {
            guard let kind = Fault.Kind(rawValue: String(title.dropFirst(7))) else { return nil }
            blame = .fault(kind)
        } else {
            blame = .law(LawID(title))
        }
    }
}

extension Tally: Wire {
    public static var shape: Shape {
        let counts = Shape.described("Counts by subsystem.", .record([]))
        return .record([
            .required("rounds", .integer(.natural), "The number of rounds."),
            .required("samplesOfEach", .integer(.natural), "The number of the next sample."),
            .required("judged", counts, "For each subsystem, the number of judged samples."),
            .required("skipped", counts, "For each subsystem, the number of skipped samples."),
            .optional("abandoned", counts, "For each subsystem, the number of samples that were never sent."),
            .optional(
                "trivial", counts,
                """
                For each subsystem, the number of judged samples that are trivial: the derivation uses at most one \
                law, or at most two before a rejection.
                """),
            .optional(
                "compared", .integer(.natural),
                "The number of samples for which the answers of two implementations were compared."),
            .required("touched", counts, "For each subsystem, the number of samples that asked each law."),
            .required("failures", counts, "For each subsystem, the number of failing samples by cause."),
        ])
    }

    public init(_ value: Value) throws(Misfit) {
        var members = try Members(of: value)
        rounds = try members.required("rounds")
        samplesOfEach = try members.required("samplesOfEach")
        typealias Counts = [String: Int]
        judged = try members.required("judged", as: Counts.self).mapKeys { SubsystemID($0) }
        skipped = try members.required("skipped", as: Counts.self).mapKeys { SubsystemID($0) }
        abandoned = try members.optional("abandoned", as: Counts.self)?.mapKeys { SubsystemID($0) } ?? [:]
        trivial = try members.optional("trivial", as: Counts.self)?.mapKeys { SubsystemID($0) } ?? [:]
        compared = try members.optional("compared") ?? 0
        touched = try members.required("touched", as: [String: Counts].self)
            .mapKeys { SubsystemID($0) }.mapValues { $0.mapKeys { LawID($0) } }
        for (subsystem, counts) in try members.required("failures", as: [String: Counts].self) {
            for (title, count) in counts {
                guard let key = Blamed(subsystem: SubsystemID(subsystem), title: title) else {
                    throw Misfit("\"\(title)\" is not a cause of failures")
                }
                self.failures[key] = count
            }
        }
        try members.finish()
    }

    public var value: Value {
        var causes: [String: [String: Int]] = [:]
        for (key, count) in failures { causes[key.subsystem.rawValue, default: [:]][key.title] = count }
        return .record(
            ("rounds", rounds.value), ("samplesOfEach", samplesOfEach.value),
            ("judged", judged.mapKeys(\.rawValue).value), ("skipped", skipped.mapKeys(\.rawValue).value),
            ("abandoned", abandoned.isEmpty ? nil : abandoned.mapKeys(\.rawValue).value),
            ("trivial", trivial.mapKeys(\.rawValue).value), ("compared", compared.value),
            ("touched", touched.mapKeys(\.rawValue).mapValues { $0.mapKeys(\.rawValue) }.value),
            ("failures", causes.value))
    }
}

extension Dictionary {
    /// Returns the same values under new keys, which must all be different.
    fileprivate func mapKeys<Other: Hashable>(_ other: (Key) -> Other) -> [Other: Value] {
        .init(uniqueKeysWithValues: map { (other($0.key), $0.value) })
    }
}
