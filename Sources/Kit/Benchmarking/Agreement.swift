import JSON
import Specification

/// A difference between the outcomes of a variant and the reference for one input; such a variant is not timed.
public struct Disagreement: Sendable {
    /// The subsystem that the variant implements.
    public let subsystem: SubsystemID
    /// The name of the variant.
    public let variant: String
    /// The input that gives different outcomes.
    public let input: Value
    /// The option in force for each reading when the reference and the variant ran the input.
    public let readings: Readings
    /// The outcome of the reference: the output, or `{"error": …}`.
    public let expected: Value
    /// The outcome of the variant: the output, or `{"error": …}`.
    public let given: Value

    /// The disagreement as a JSON value.
    public var value: Value {
        .record(
            ("subsystem", subsystem.rawValue.value), ("variant", variant.value),
            ("readings", readings.declarations.value), ("input", input), ("reference", expected),
            ("given", given))
    }
}

extension Benchmarked {
    /// Returns the first disagreement between the variant and the reference; nil if all outcomes agree.
    ///
    /// Tolerances apply only to other implementations; a variant must give exactly the same numbers as the
    /// reference.
    static func disagreement(
        of variant: Variant<Self>, on given: [Benchmark.GivenInput], quickly: Bool
    ) throws -> Disagreement? {
        for (value, declared) in given {
            let readings = try Readings(declared, known: readings)
            if let found = disagreement(of: variant, on: try Input(value), readings) { return found }
        }
        let combinations = readingCombinations
        for input in boundaryInputs {
            for readings in combinations {
                if let found = disagreement(of: variant, on: input, readings) { return found }
            }
        }
        for workload in workloads where !quickly || workload.size <= quickSize {
            for input in workload.inputs {
                if let found = disagreement(of: variant, on: input, workload.readings) { return found }
            }
        }
        for seed in 1...(quickly ? 1 : 4) as ClosedRange<UInt64> {
            for (index, input) in randomInputs(seed: seed).enumerated() {
                for readings in quickly ? [combinations[index % combinations.count]] : combinations {
                    if let found = disagreement(of: variant, on: input, readings) { return found }
                }
            }
        }
        return nil
    }

    private static func disagreement(
        of variant: Variant<Self>, on input: Input, _ readings: Readings
    ) -> Disagreement? {
        let expected = value(of: reference.outcome(of: input, readings: readings))
        let given = value(of: variant.implementation.outcome(of: input, readings: readings))
        if given == expected { return nil }
        return Disagreement(
            subsystem: id, variant: variant.name, input: input.value, readings: readings, expected: expected,
            given: given)
    }

    private static func value(of outcome: Outcome<Output>) -> Value {
        switch outcome {
        case .output(let output): return output.value
        case .rejection(let rejection):
            let details = rejection.details.sorted { $0.key < $1.key }.map { Value.Member($0.key, $0.value) }
            return .record(("error", .object([Value.Member("code", rejection.code.value)] + details)))
        }
    }
}
