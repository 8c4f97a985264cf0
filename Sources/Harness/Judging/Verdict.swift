import JSON
import Specification

/// The verdict on one case; each case of a run gets exactly one.
public struct Verdict: Sendable {
    public enum Kind: String, Sendable, CaseIterable {
        case pass, fail, skip, error
    }

    /// The parts of a verdict that are empty if the case simply passes.
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

    /// The remarks are stored indirectly, since a run has many verdicts and most of them have no remarks.
    private indirect enum Box {
        case empty
        case holding(Remarks)
    }

    package internal(set) var golden: GoldenCase
    public let kind: Kind
    private var box = Box.empty

    public var id: String { golden.id }
    public var subsystem: SubsystemID { golden.subsystem }
    /// The basis of the laws that the answer breaks; `source` if no law explains the failure.
    public var basis: Basis {
        let strongest = breaches.strongest
        let bases = Set(strongest.map(\.basis))
        // If breaking a law that the kit decided also explains the answer, perhaps no law of a source is broken.
        let isExplained = [.explains, .explainsOnce].contains(strongest.first?.evidence)
        return
            (isExplained
            ? Basis.allCases.last(where: bases.contains) : Basis.allCases.first(where: bases.contains))
            ?? .source
    }
    /// Returns whether the case fails with a verdict that has one of these bases.
    package func departs(under advisory: Set<Basis>) -> Bool { kind == .fail && advisory.contains(basis) }

    /// The sentence of a broken law or another reason for the verdict; empty for a case that passes.
    public var reason: String {
        // The first law with the basis of the verdict is chosen, as in the headings of reports.
        let breach = breaches.strongest.first { $0.basis == basis } ?? breaches.first
        return breach.map { $0.reason + (circumstances.isEmpty ? "" : " (\(circumstances))") }
            ?? remarks.reason
    }
    /// The laws that the answer breaks; empty if none is known, for example if the answer has the wrong form.
    public var breaches: [Breach] { remarks.breaches }
    /// How the request differed from the case, such as `asked under … = …`; empty if it did not.
    package var circumstances: String {
        get { remarks.circumstances }
        set { if circumstances != newValue { remarks.circumstances = newValue } }
    }
    /// The options that were in force when the answer was judged.
    package var inForce: [String: String] {
        get { remarks.inForce }
        set { if inForce != newValue { remarks.inForce = newValue } }
    }
    /// The clauses that the case names.
    package var exercised: [ClauseID] { golden.clauses }
    /// The places where the answer differs from the expected answer.
    public var differences: [Difference] { remarks.differences }
    /// The fault that made the case end in an error; nil for other verdicts.
    public var fault: Fault? { remarks.fault }
    /// The answer of the implementation, if the case failed or ended in an error; nil if there is none.
    public var answer: Answer? { remarks.answer }
    /// Whether the case was left out because the run had reached its limit of failures.
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

    /// Makes the verdict on a case that a run has left out.
    package init(leftOut golden: GoldenCase, reason: String) {
        self.init(golden, .skip, reason: reason)
        remarks.isLeftOut = true
    }

    init(passing golden: GoldenCase) { self.init(golden, .pass) }

    /// Makes a verdict without remarks, on a case that passes or is not answered yet.
    init(_ golden: GoldenCase, _ kind: Kind) {
        self.golden = golden
        self.kind = kind
    }
}

/// A place where an answer differs from the expected answer.
public struct Difference: Sendable, Equatable {
    public let path: Path
    /// The expected value at the place; nil if no value is expected there.
    public let expected: Value?
    /// The value of the answer at the place; nil if the answer has none there.
    public let actual: Value?

    /// The maximum number of differences that a verdict keeps; more differences would add nothing new.
    package static let most = 20
    /// The maximum number of characters of a value in a sentence.
    private static let longest = 200

    package init(path: Path, expected: Value?, actual: Value?) {
        self.path = path
        self.expected = expected
        self.actual = actual
    }

    /// The difference in words, such as `$.events[0].at: expected 7, got 6`.
    ///
    /// Long values are cut around the position where they begin to differ.
    public var sentence: String {
        let (left, right) = (expected.map { JSONWriter.text(of: $0) }, actual.map { JSONWriter.text(of: $0) })
        var (wanted, got) = String.cut(left, right, to: Self.longest)
        // Swift treats composed and decomposed é as equal, so strings that look alike are shown with escapes.
        if left == right || wanted == got {
            (wanted, got) = String.cut(
                left.map(ForeignText.ascii), right.map(ForeignText.ascii), to: Self.longest)
        }
        return ForeignText.line("\(path): expected \(wanted ?? "nothing"), got \(got ?? "nothing")")
    }

    /// Returns the beginning of a value as JSON.
    package static func text(of value: Value) -> String { JSONWriter.text(of: value).cut(to: longest) }
}
