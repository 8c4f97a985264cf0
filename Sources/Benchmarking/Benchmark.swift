import JSON
import Specification

/// A variant of a subsystem with all that is needed to time it, whatever its types.
public struct Benchmark: Sendable {
    public let subsystem: SubsystemID
    /// `reference`, or a variant's name.
    public let variant: String
    public let summary: String
    public let unit: String
    public let workloads: [BoundWorkload]
    var findDisagreement: @Sendable (_ given: [GivenInput], _ quickly: Bool) throws -> Disagreement?

    /// An input from elsewhere, as JSON, with the readings declared for it.
    public typealias GivenInput = (input: Value, readings: [String: String])

    /// A workload together with the variant that runs it.
    public struct BoundWorkload: Sendable {
        public let name: String
        public let kind: String
        public let size: Int
        /// Whether there is time for it even where there is little.
        public let isQuick: Bool
        /// How many units of work an input holds.
        public let unitsPerInput: Int
        /// How many units of work all inputs hold.
        public let units: Int
        /// Runs all inputs once; every outcome is computed.
        public let run: @Sendable () -> Void
    }

    /// Returns every variant of every subsystem that is benchmarked, the reference first.
    public static func all(of catalogue: Catalogue) -> [Benchmark] {
        catalogue.all.flatMap { specification -> [Benchmark] in
            guard let benchmarked = specification as? any Benchmarked.Type else { return [] }
            return benchmarks(benchmarked)
        }
    }

    private static func benchmarks<S: Benchmarked>(_: S.Type) -> [Benchmark] {
        var reference = S.benchmark(Variant(referenceName, "as the clauses read", S.reference))
        reference.findDisagreement = { _, _ in nil }
        return [reference] + S.variants.map(S.benchmark)
    }

    /// The variant to which all others are held, and which agrees with itself.
    public static let referenceName = "reference"

    /// Holds the variant to the reference: on the given inputs under their readings, on inputs at the edges and by
    /// chance under every combination of readings, and on its own workloads.
    ///
    /// - Parameter quickly: whether to leave out the large workloads and most of the inputs by chance, each of which
    ///   then comes under one combination.
    /// - Returns: the first input on which they differ, or nil where there is none.
    /// - Throws: `Misfit` or `UnknownReading` where what is given is nothing for this subsystem.
    public func disagreement(on given: [GivenInput] = [], quickly: Bool = false) throws -> Disagreement? {
        try findDisagreement(given, quickly)
    }
}

extension Benchmarked {
    public static func benchmark(_ variant: Variant<Self>) -> Benchmark {
        Benchmark(
            subsystem: id, variant: variant.name, summary: variant.summary, unit: unit,
            workloads: workloads.map { bind($0, to: variant.implementation) },
            findDisagreement: { given, quickly in try disagreement(of: variant, on: given, quickly: quickly) }
        )
    }

    private static func bind(
        _ workload: Workload<Self>, to implementation: any Implementation<Self>
    ) -> Benchmark.BoundWorkload {
        let (inputs, readings) = (workload.inputs, workload.readings)
        return Benchmark.BoundWorkload(
            name: workload.name, kind: workload.kind, size: workload.size,
            isQuick: workload.size <= quickSize,
            unitsPerInput: workload.unitsPerInput, units: workload.unitsPerInput * inputs.count,
            run: {
                for input in inputs {
                    do throws(Rejection) {
                        blackHole(try implementation.run(input, readings: readings))
                    } catch {
                        blackHole(error)
                    }
                }
            })
    }
}

/// Takes a value and does nothing with it, which the compiler must not know.
@inline(never)
@_optimize(none)
private func blackHole<T>(_ value: borrowing T) {}
