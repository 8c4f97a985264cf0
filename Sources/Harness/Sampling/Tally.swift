import JSON
import Specification

/// The counts of all rounds so far, from which a later session continues.
public struct Tally: Sendable {
    /// The number of rounds.
    public internal(set) var rounds = 0
    /// The number of samples drawn for each subsystem, which is the number of the next sample.
    public internal(set) var samplesOfEach = 0
    /// The number of samples judged, by subsystem.
    public internal(set) var judged: [SubsystemID: Int] = [:]
    /// The number of samples skipped, by subsystem.
    public internal(set) var skipped: [SubsystemID: Int] = [:]
    /// The number of judged samples that test little, by subsystem: refused ones, and those that ask only one law.
    public internal(set) var trivial: [SubsystemID: Int] = [:]
    /// The number of samples that asked a law, by subsystem and law.
    public internal(set) var touched: [SubsystemID: [LawID: Int]] = [:]
    /// The number of failing samples by their cause.
    var failures: [Blamed: Int] = [:]

    /// Makes an empty tally.
    public init() {}

    /// The number of samples judged in all subsystems.
    public var samples: Int { judged.values.reduce(0, +) }

    mutating func count(_ verdicts: [SampleVerdict], _ numbers: Range<Int>) {
        rounds += 1
        samplesOfEach = numbers.upperBound
        for verdict in verdicts {
            let subsystem = verdict.sample.subsystem
            if case .skip = verdict.kind {
                skipped[subsystem, default: 0] += 1
                continue
            }
            judged[subsystem, default: 0] += 1
            if verdict.isTrivial { trivial[subsystem, default: 0] += 1 }
            for law in verdict.touched { touched[subsystem, default: [:]][law, default: 0] += 1 }
        }
    }

    /// Counts a failure, and returns whether it is the first with this cause.
    mutating func note(_ key: Blamed) -> Bool {
        failures[key, default: 0] += 1
        return failures[key] == 1
    }

    /// The number of failing samples by the title of their cause: a law, an error or something else.
    public var failuresByTitle: [(title: String, samples: Int)] {
        failures.sorted { $0.key < $1.key }.map { ("\($0.key.subsystem) \($0.key.title)", $0.value) }
    }
}

/// The cause of failures, and their subsystem.
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

    init(subsystem: SubsystemID, blame: Blame) {
        self.subsystem = subsystem
        self.blame = blame
    }

    /// Reads a cause from its `title`.
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

    static func < (left: Blamed, right: Blamed) -> Bool {
        (left.subsystem, left.title) < (right.subsystem, right.title)
    }
}

extension Tally: Wire {
    public static var shape: Shape {
        let counts = Shape.described("Counts by subsystem.", .record([]))
        return .record([
            .required("rounds", .integer(.natural), "How many rounds were run."),
            .required("samplesOfEach", .integer(.natural), "The number of the next sample."),
            .required("judged", counts, "Judged samples by subsystem."),
            .required("skipped", counts, "Skipped samples by subsystem."),
            .optional("trivial", counts, "Judged samples that test little, by subsystem."),
            .required("touched", counts, "By subsystem, how many samples asked a law."),
            .required("failures", counts, "By subsystem, the number of samples for each cause."),
        ])
    }

    public init(_ value: Value) throws(Misfit) {
        var members = try Members(of: value)
        rounds = try members.required("rounds")
        samplesOfEach = try members.required("samplesOfEach")
        for (name, count) in try members.required("judged", as: Entries<Int>.self).all {
            judged[SubsystemID(name)] = count
        }
        for (name, count) in try members.required("skipped", as: Entries<Int>.self).all {
            skipped[SubsystemID(name)] = count
        }
        for (name, count) in try members.optional("trivial", as: Entries<Int>.self)?.all ?? [] {
            trivial[SubsystemID(name)] = count
        }
        for (name, counts) in try members.required("touched", as: Entries<Entries<Int>>.self).all {
            for (law, count) in counts.all {
                touched[SubsystemID(name), default: [:]][LawID(law)] = count
            }
        }
        for (name, counts) in try members.required("failures", as: Entries<Entries<Int>>.self).all {
            for (title, count) in counts.all {
                guard let key = Blamed(subsystem: SubsystemID(name), title: title) else {
                    throw Misfit("\"\(title)\" is nothing that a failure is laid at")
                }
                failures[key] = count
            }
        }
        try members.finish()
    }

    public var value: Value {
        func counts(_ counts: [SubsystemID: Int]) -> Value {
            .object(
                counts.sorted { $0.key < $1.key }.map { Value.Member($0.key.rawValue, $0.value.value) })
        }
        func nested(_ rows: [(SubsystemID, String, Int)]) -> Value {
            let groups = Dictionary(grouping: rows, by: \.0)
            return .object(
                groups.sorted { $0.key < $1.key }.map { subsystem, rows in
                    let members = rows.sorted { $0.1 < $1.1 }.map { Value.Member($0.1, $0.2.value) }
                    return Value.Member(subsystem.rawValue, .object(members))
                })
        }
        let touches = touched.flatMap { subsystem, clauses in
            clauses.map { (subsystem, $0.key.rawValue, $0.value) }
        }
        let blamed = failures.map { ($0.key.subsystem, $0.key.title, $0.value) }
        return .record(
            ("rounds", rounds.value), ("samplesOfEach", samplesOfEach.value), ("judged", counts(judged)),
            ("skipped", counts(skipped)), ("trivial", counts(trivial)), ("touched", nested(touches)),
            ("failures", nested(blamed)))
    }
}

/// An object of values by name, of any names.
private struct Entries<Element: Wire>: Wire {
    let all: [(name: String, value: Element)]

    static var shape: Shape { .record([]) }

    init(_ value: Value) throws(Misfit) {
        guard case .object(let members) = value else {
            throw Misfit("an object is expected, not \(value.kind)")
        }
        var all: [(name: String, value: Element)] = []
        for member in members {
            do throws(Misfit) {
                all.append((member.name, try Element(member.value)))
            } catch {
                throw error.under(.member(member.name))
            }
        }
        self.all = all
    }

    var value: Value { .object(all.map { Value.Member($0.name, $0.value.value) }) }
}
