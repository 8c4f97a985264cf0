import JSON
import Testing

@testable import Specification

/// A specification for tests only; its output may differ from the expected number by up to 0.5.
private enum Rough: Specification {
    static let id: SubsystemID = "test.rough"
    static let summary = "Returns a number that is close to the input."

    enum Law: LawName {
        typealias Subsystem = Rough
        case near
    }

    static let laws: Laws<Rough> = [("ROU-1a", .near, .decision): "The output is close to the input."]
    static let tolerances = [Tolerance("$", within: 0.5, why: "A half is little.")]

    static func derive(_ input: Double, by law: Ruling<Law>) throws(Rejection) -> Double { input }
    static func generate(from entropy: inout Entropy) -> Double { 0 }
}

/// Tests of the judgements that the properties of several subsystems share.
struct TrialTests {
    private let a = DeclaredRejection("a", "The input has an a.")
    private let b = DeclaredRejection("b", "The input has a b.")
    private let different = Finding.violated("they differ")

    private static func rejected(_ code: String) -> Outcome<Int> { .rejection(Rejection(code)) }

    /// Returns a trial with the input 1 and the given outcomes.
    private func trial(_ outcome: Outcome<Int>, _ probes: Outcome<Int>...) -> Trial<Echo> {
        Trial(input: 1, outcome: outcome, probes: probes)
    }

    // MARK: Related inputs

    @Test
    func `a part of the output is compared only with the same part of the first related input's output`() {
        func judged(_ trial: Trial<Echo>) -> Finding {
            trial.relates({ $0.magnitude }, otherwise: "they differ")
        }
        #expect(judged(trial(.output(1), .output(-1))) == .holds)
        #expect(judged(trial(.output(1), .output(2))) == different)
        #expect(judged(trial(.output(1), .output(1), .output(2))) == .holds)
        #expect(judged(trial(.output(1), .output(2), .output(1))) == different)
    }

    @Test func `no part is compared if the input was rejected or the related input was not run`() {
        func judged(_ trial: Trial<Echo>) -> Finding { trial.relates(\.self, otherwise: "they differ") }
        #expect(judged(trial(.output(1))) == .notTouched)
        #expect(judged(trial(Self.rejected("a"))) == .notTouched)
        #expect(judged(trial(Self.rejected("a"), .output(1))) == .notTouched)
        #expect(judged(trial(Self.rejected("a"), Self.rejected("a"))) == .notTouched)
    }

    @Test func `the comparison of a part fails if the related input is rejected`() {
        let trial = trial(.output(1), Self.rejected("a"))
        #expect(trial.relates(\.self, otherwise: "they differ") == different)
        #expect(trial.relates(\.self, to: { $0 + 2 }, otherwise: "they differ") == different)
    }

    @Test
    func `one part of the output for the related input must equal a value computed from the original output`()
    {
        func judged(_ trial: Trial<Echo>) -> Finding {
            trial.relates(\.self, to: { $0 + 2 }, otherwise: "they differ")
        }
        #expect(judged(trial(.output(1), .output(3))) == .holds)
        #expect(judged(trial(.output(1), .output(1))) == different)
        #expect(judged(trial(.output(1))) == .notTouched)
    }

    @Test func `a property with a related input compares the outputs for the two inputs`() {
        let property = Property<Echo>(
            "The magnitude of the output does not depend on the sign of the input.", from: .one,
            probe: { input, _ in input > 0 ? -input : nil },
            relates: \.magnitude, otherwise: "they differ")
        #expect(property.probes?(1, .standard) == [-1])
        #expect(property.probes?(-1, .standard) == [])
        #expect(property.judge(trial(.output(1), .output(-1))) == .holds)
        #expect(property.judge(trial(.output(1), .output(2))) == different)
        #expect(property.judge(trial(.output(1))) == .notTouched)
    }

    @Test func `a part that is nil agrees only with another nil, not with a rejection`() {
        func positive(_ output: Int) -> Int? { output > 0 ? output : nil }
        func judged(_ trial: Trial<Echo>) -> Finding { trial.relates(positive, otherwise: "they differ") }
        #expect(judged(trial(.output(-1), .output(-2))) == .holds)
        #expect(judged(trial(.output(-1), .output(2))) == different)
        #expect(judged(trial(.output(1), .output(-2))) == different)
        #expect(judged(trial(.output(-1), Self.rejected("a"))) == different)
    }

    @Test func `if the computed part is nil, the part of the related input's output must be nil`() {
        func positive(_ output: Int) -> Int? { output > 0 ? output : nil }
        func judged(_ trial: Trial<Echo>) -> Finding {
            trial.relates(positive, to: { _ in nil }, otherwise: "they differ")
        }
        #expect(judged(trial(.output(1), .output(-2))) == .holds)
        #expect(judged(trial(.output(1), .output(1))) == different)
        #expect(judged(trial(.output(1), Self.rejected("a"))) == different)
    }

    @Test func `outcomes agree if the first related input gives the same output or rejection`() {
        func judged(_ trial: Trial<Echo>) -> Finding { trial.agrees(otherwise: "they differ") }
        #expect(judged(trial(.output(1), .output(1))) == .holds)
        #expect(judged(trial(.output(1), .output(2))) == different)
        #expect(judged(trial(.output(1), .output(2), .output(1))) == different)
        #expect(judged(trial(Self.rejected("a"), Self.rejected("a"))) == .holds)
        #expect(judged(trial(Self.rejected("a"), Self.rejected("b"))) == different)
        #expect(judged(trial(Self.rejected("a"), .output(1))) == different)
        #expect(judged(trial(.output(1), Self.rejected("a"))) == different)
    }

    @Test func `the agreement of outcomes is not judged if the related input was not run`() {
        #expect(trial(.output(1)).agrees(otherwise: "they differ") == .notTouched)
        #expect(trial(Self.rejected("a")).agrees(otherwise: "they differ") == .notTouched)
    }

    @Test(arguments: [(1.5, Finding.holds), (0.5, .holds), (1.75, .violated("they differ"))])
    func `outcomes agree if they differ by at most the tolerance`(probe: Double, finding: Finding) {
        let trial = Trial<Rough>(input: 1, outcome: .output(1), probes: [.output(probe)])
        #expect(trial.agrees(otherwise: "they differ") == finding)
    }

    // MARK: Rejections

    @Test func `an input must be rejected for the given reason, not for another reason`() {
        #expect(trial(Self.rejected("a")).isRejected(as: a) == .holds)
        #expect(trial(Self.rejected("b")).isRejected(as: a) == .violated("expected a, got b"))
        #expect(trial(.output(1)).isRejected(as: a) == .violated("expected a, got an output"))
    }

    @Test func `without a reason for a rejection, an input must give an output`() {
        #expect(trial(.output(1)).isRejected(as: nil) == .holds)
        #expect(trial(Self.rejected("a")).isRejected(as: nil) == .violated("expected an output, got a"))
    }

    @Test func `an input must be rejected for the first reason that applies`() {
        func judged(_ outcome: Outcome<Int>, a isA: Bool, b isB: Bool) -> Finding {
            trial(outcome).isRejected(for: [(a, isA), (b, isB)])
        }
        #expect(judged(Self.rejected("a"), a: true, b: true) == .holds)
        #expect(judged(Self.rejected("b"), a: true, b: true) == .violated("expected a, got b"))
        #expect(judged(Self.rejected("b"), a: false, b: true) == .holds)
        #expect(judged(.output(1), a: false, b: true) == .violated("expected b, got an output"))
        #expect(judged(Self.rejected("c"), a: true, b: false) == .violated("expected a, got c"))
    }

    @Test func `if none of the reasons applies, an input must not be rejected with any of their codes`() {
        func judged(_ outcome: Outcome<Int>) -> Finding {
            trial(outcome).isRejected(for: [(a, false), (b, false)])
        }
        #expect(
            judged(Self.rejected("b"))
                == .violated("the input is rejected as b, but no reason for this code applies"))
        #expect(judged(.output(1)) == .notTouched)
        #expect(
            judged(Self.rejected("c")) == .notTouched,
            "this property must not judge rejections for other reasons")
        #expect(trial(Self.rejected("a")).isRejected(for: []) == .notTouched)
    }

    // MARK: Properties

    @Test func `the property 'no rejection' judges every outcome, and follows from the given laws`() {
        let property = Property<Echo>.noRejection(from: .one, .ties)
        #expect(property.sentence == "No well-formed input is rejected.")
        #expect(property.laws == [.one, .ties] && property.clauses == ["ONE-1"] && property.probes == nil)
        #expect(property.judge(trial(.output(1))) == .holds)
        #expect(property.judge(trial(Self.rejected("a"))) == .violated("expected an output, got a"))
        #expect(Property<Echo>.noRejection("None is.", from: .one).sentence == "None is.")
    }

    @Test func `a property of outputs judges the trial and its output, and does not apply to a rejection`() {
        let property = Property<Echo>(
            "The output equals the input, even for related inputs.", from: .one,
            probes: { input, _ in [input + 1] },
            judge: { trial, output in
                let isSame = output == trial.input && trial.probes.count == 1
                return isSame ? .holds : .violated("\(trial.input) gives \(output)")
            })
        #expect(property.laws == [.one] && property.clauses == ["ONE-1"])
        #expect(property.probes?(1, .standard) == [2])
        #expect(property.judge(trial(.output(1), .output(2))) == .holds)
        #expect(property.judge(trial(.output(3), .output(2))) == .violated("1 gives 3"))
        #expect(property.judge(trial(.output(1), .output(2), .output(3))) == .violated("1 gives 1"))
        #expect(property.judge(trial(Self.rejected("a"), .output(2))) == .notTouched)
    }

    @Test func `a property that needs related inputs does not apply if they were not run`() {
        func property(_ probes: (@Sendable (Int, Readings) -> [Int])?) -> Property<Echo> {
            Property("The value is even.", from: .one, probes: probes, judge: { _ in .violated("odd") })
        }
        #expect(property(nil).judge(trial(.output(1))) == .violated("odd"))
        #expect(property { input, _ in [input + 1] }.judge(trial(.output(1))) == .notTouched)
        #expect(property { input, _ in [input + 1] }.judge(trial(.output(1), .output(2))) == .violated("odd"))
    }
}
