import JSON
import Specification

/// The verdict on one case; every case gets exactly one.
public struct Verdict: Sendable {
    public enum Kind: String, Sendable, CaseIterable {
        case pass, fail, skip, error
    }

    /// The remarks on a case that does not simply pass.
    struct Remarks {
        var reason = ""
        var breaches: [Breach] = []
        var differences: [Difference] = []
        var fault: Fault?
        var answer: Answer?
        var isLeftOut = false
        var inForce: [String: String] = [:]
        var circumstances = ""
    }

    /// The remarks, stored indirectly: most verdicts have none, and a run has many verdicts.
    private indirect enum Box {
        case empty
        case holding(Remarks)
    }

    package internal(set) var golden: GoldenCase
    public let kind: Kind
    private var box: Box

    public var id: String { golden.id }
    public var subsystem: SubsystemID { golden.subsystem }
    /// The basis of the laws that the answer breaks; an unexplained failure counts as a breach of the source.
    public var basis: Basis {
        let most = breaches.map(\.evidence).max()
        let bases = Set(breaches.filter { $0.evidence == most }.map(\.basis))
        // If breaking a decision also explains the answer, the source need not be broken.
        let isExplained = most == .explains || most == .explainsOnce
        return
            (isExplained
            ? Basis.allCases.last(where: bases.contains) : Basis.allCases.first(where: bases.contains))
            ?? .source
    }
    var specification: (any Specification.Type)? { golden.specification }
    /// Empty for a pass; otherwise the reason, in a sentence: that of a broken law, if one is known.
    public var reason: String {
        breaches.first.map { $0.reason + (circumstances.isEmpty ? "" : " (\(circumstances))") }
            ?? remarks.reason
    }
    /// The laws broken; empty if none is known, for example if the form of the answer is wrong.
    public var breaches: [Breach] { remarks.breaches }
    /// The circumstances of the request, if they are not those of the case: `asked under … = …`.
    package var circumstances: String { remarks.circumstances }
    /// The options that were in force.
    package var inForce: [String: String] { remarks.inForce }
    /// The clauses that the case was made for.
    package var exercised: [ClauseID] { golden.clauses }
    /// The places where the answer differs from the expected answer.
    public var differences: [Difference] { remarks.differences }
    /// The kind of error.
    public var fault: Fault? { remarks.fault }
    /// The answer of a failing implementation.
    public var answer: Answer? { remarks.answer }
    /// Whether the run ended before this case, after the maximum number of failing cases.
    package var isLeftOut: Bool { remarks.isLeftOut }

    var remarks: Remarks {
        get { if case .holding(let remarks) = box { remarks } else { Remarks() } }
        set { box = .holding(newValue) }
    }

    package init(
        _ golden: GoldenCase, _ kind: Kind, reason: String, breaches: [Breach] = [],
        differences: [Difference] = [], fault: Fault? = nil, answer: Answer? = nil
    ) {
        self.golden = golden
        self.kind = kind
        box = .holding(
            Remarks(
                reason: ForeignText.line(reason), breaches: breaches, differences: differences, fault: fault,
                answer: answer))
    }

    /// The verdict on a case that a run has left out.
    package init(leftOut golden: GoldenCase, reason: String) {
        self.init(golden, .skip, reason: reason)
        remarks.isLeftOut = true
    }

    /// The verdict on a case that passes.
    init(passing golden: GoldenCase) {
        self.init(golden, .pass)
    }

    /// A placeholder for the verdict on a case until there is a verdict.
    init(awaited golden: GoldenCase) {
        self.init(golden, .error)
    }

    private init(_ golden: GoldenCase, _ kind: Kind) {
        self.golden = golden
        self.kind = kind
        box = .empty
    }
}

/// A place where an answer differs from the expected answer.
public struct Difference: Sendable, Equatable {
    public let path: Path
    /// The expected value; nil if none is expected at the place.
    public let expected: Value?
    /// The actual value; nil if there is none at the place.
    public let actual: Value?

    package init(path: Path, expected: Value?, actual: Value?) {
        self.path = path
        self.expected = expected
        self.actual = actual
    }

    /// `$.events[0].at: expected 7, got 6`.
    public var sentence: String {
        var (wanted, got) = (Self.text(of: expected), Self.text(of: actual))
        // Swift compares texts by canonical equivalence, so composed and decomposed é would be equal.
        if wanted == got { (wanted, got) = (ForeignText.ascii(wanted), ForeignText.ascii(got)) }
        return ForeignText.line("\(path): expected \(wanted), got \(got)")
    }

    /// Returns a value as JSON of at most 200 characters.
    package static func text(of value: Value?) -> String {
        guard let value else { return "nothing" }
        let text = JSONWriter.text(of: value)
        return text.count > 200 ? text.prefix(200) + "…" : text
    }
}
