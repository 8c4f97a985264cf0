import JSON
import Specification

/// A variant and the workloads used to time it; one array can hold benchmarks of several subsystems.
public struct Benchmark: Sendable {
    /// The subsystem that the variant implements.
    public let subsystem: SubsystemID
    /// The name of the variant, or `reference` if it is the reference.
    public let variant: String
    /// A description of the variant in one sentence.
    public let summary: String
    /// The name of one unit of work, such as `pair`.
    public fileprivate(set) var unit: String
    /// The workloads that can be used to time the variant.
    public fileprivate(set) var workloads: [BoundWorkload]
    var findDisagreement: @Sendable (_ given: [GivenInput], _ quickly: Bool) throws -> Disagreement?

    fileprivate var bindGiven: @Sendable (_ given: [GivenInput], _ name: String) throws -> BoundWorkload

    /// An input that the caller gives as JSON, and the options to run it under, by the id of the reading.
    public typealias GivenInput = (input: Value, readings: [String: String])

    /// A workload together with the variant that runs it.
    public struct BoundWorkload: Sendable {
        /// The name of the workload, such as `5 % edited, 59 symbols`.
        public let name: String
        /// The kind of the workload, such as `5 % edited`; workloads of one kind differ only in size.
        public let kind: String
        /// The size of each input, in the unit that the subsystem's `dimension` names.
        public let size: Int
        /// Whether the workload is small enough to run when time is short.
        public let isQuick: Bool
        /// The number of units of work in each input.
        public let unitsPerInput: Int
        /// The number of units of work in all inputs.
        public let units: Int
        /// A function that computes the variant's outcome for every input once.
        public let run: @Sendable () -> Void
    }

    /// Returns all variants of every benchmarked subsystem; the reference of each subsystem comes first.
    public static func all(of catalogue: Catalogue) -> [Benchmark] {
        catalogue.all.compactMap { $0 as? any Benchmarked.Type }.flatMap { benchmarks($0) }
    }

    private static func benchmarks<S: Benchmarked>(_: S.Type) -> [Benchmark] {
        var reference = S.benchmark(Variant(referenceName, "follows the clauses directly", S.reference))
        reference.findDisagreement = { _, _ in nil }
        return [reference] + S.variants.map(S.benchmark)
    }

    /// The name of the reference in the list of variants; all other variants must agree with the reference.
    public static let referenceName = "reference"

    /// Compares the variant with the reference.
    ///
    /// It compares their outcomes for the given inputs under the given readings, for edge cases and random inputs under
    /// every combination of readings, and for the variant's own workloads.
    ///
    /// - Parameter quickly: Whether to leave out the large workloads and most of the random inputs, and to run each
    ///   remaining input under only one combination of readings.
    /// - Returns: The first disagreement, or nil if all outcomes agree.
    /// - Throws: `Misfit` or `UnknownReading` if a given input or reading does not fit the subsystem.
    public func disagreement(on given: [GivenInput] = [], quickly: Bool = false) throws -> Disagreement? {
        try findDisagreement(given, quickly)
    }

    /// Returns the same variant with the given inputs as its only workload; the unit of work is one input.
    ///
    /// - Parameter name: The name of the workload, without the number of its inputs.
    /// - Throws: `Misfit` or `UnknownReading` if an input or a reading does not fit the subsystem.
    public func timed(on given: [GivenInput], called name: String) throws -> Benchmark {
        var benchmark = self
        benchmark.unit = "input"
        benchmark.workloads = [try bindGiven(given, name)]
        benchmark.findDisagreement = { [findDisagreement] others, quickly in
            try findDisagreement(others + given, quickly)
        }
        return benchmark
    }
}

extension Benchmarked {
    public static func benchmark(_ variant: Variant<Self>) -> Benchmark {
        Benchmark(
            subsystem: id, variant: variant.name, summary: variant.summary, unit: unit,
            workloads: workloads.map { bind($0, to: variant.implementation) },
            findDisagreement: { given, quickly in try disagreement(of: variant, on: given, quickly: quickly)
            },
            bindGiven: { given, name in
                let inputs = try given.map {
                    (try Input($0.input), try Readings($0.readings, known: readings))
                }
                return Benchmark.BoundWorkload(
                    name: "\(name), \(inputs.count) \(inputs.count == 1 ? "input" : "inputs")", kind: name,
                    size: inputs.count, isQuick: true, unitsPerInput: 1, units: inputs.count,
                    run: { run(inputs, variant.implementation) })
            })
    }

    private static func run(_ inputs: [(Input, Readings)], _ implementation: any Implementation<Self>) {
        for (input, readings) in inputs {
            do throws(Rejection) {
                blackHole(try implementation.run(input, readings: readings))
            } catch {
                blackHole(error)
            }
        }
    }

    private static func bind(
        _ workload: Workload<Self>, to implementation: any Implementation<Self>
    ) -> Benchmark.BoundWorkload {
        let inputs = workload.inputs.map { ($0, workload.readings) }
        return Benchmark.BoundWorkload(
            name: workload.name, kind: workload.kind, size: workload.size,
            isQuick: workload.size <= quickSize,
            unitsPerInput: workload.unitsPerInput, units: workload.unitsPerInput * inputs.count,
            run: { run(inputs, implementation) })
    }
}

/// Pretends to use a value, so that the compiler cannot optimise away its computation.
@inline(never)
@_optimize(none)
private func blackHole<T>(_ value: borrowing T) {}
