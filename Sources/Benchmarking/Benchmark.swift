import Reference
import Specs

/// A variant of a subsystem with all that is needed to time it, whatever its types.
public struct Benchmark: Sendable {
    public let subsystem: SubsystemID
    /// `reference`, or a variant's name.
    public let variant: String
    public let summary: String
    public let unit: String
    public let workloads: [BoundWorkload]
    /// Holds the variant to the reference on generated inputs under every reading, and on the given ones.
    public let disagreement: @Sendable (_ more: [(Value, Readings)]) -> Disagreement?

    /// A workload together with the variant that runs it.
    public struct BoundWorkload: Sendable {
        public let name: String
        public let size: Int
        public let units: Int
        /// Runs all inputs once and gives a number that depends on every outcome, so that none can be left out.
        public let run: @Sendable () -> Int
    }

    /// Every variant of every subsystem that is benchmarked, the reference first: the one list for all harnesses.
    public static let all: [Benchmark] = Catalogue.all.flatMap { specification -> [Benchmark] in
        guard let benchmarked = specification as? any (Benchmarked & Referenced).Type else { return [] }
        return benchmarks(benchmarked)
    }

    private static func benchmarks<S: Benchmarked & Referenced>(_: S.Type) -> [Benchmark] {
        let reference = Variant<S>("reference", "as the clauses read", S.reference)
        return ([reference] + S.variants).map(benchmark)
    }

    private static func benchmark<S: Benchmarked & Referenced>(_ variant: Variant<S>) -> Benchmark {
        Benchmark(
            subsystem: S.id, variant: variant.name, summary: variant.summary, unit: S.unit,
            workloads: S.workloads.map { bind($0, to: variant.implementation) },
            disagreement: { more in disagreement(of: variant, more) })
    }

    private static func bind<S: Specification>(
        _ workload: Workload<S>, to implementation: any Implementation<S>
    ) -> BoundWorkload {
        BoundWorkload(
            name: workload.name, size: workload.size, units: workload.units,
            run: {
                var sum = 0
                for input in workload.inputs {
                    let outcome = implementation.outcome(of: input, readings: workload.readings)
                    withUnsafeBytes(of: outcome) { bytes in sum = sum &* 31 &+ Int(bytes.first ?? 0) }
                }
                return sum
            })
    }

    private static func disagreement<S: Benchmarked & Referenced>(
        of variant: Variant<S>, _ more: [(Value, Readings)]
    ) -> Disagreement? {
        let options = S.readings.flatMap { reading in reading.options.map { [reading.id: $0.name] } }
        let all = [Readings.standard] + options.compactMap { try? Readings($0, known: S.readings) }
        let generated = S.agreementInputs(seed: 1).flatMap { input in all.map { (input, $0) } }
        let given = more.compactMap { value, readings in (try? S.Input(value)).map { ($0, readings) } }
        for (input, readings) in generated + given {
            let expected = told(S.reference.outcome(of: input, readings: readings))
            let actual = told(variant.implementation.outcome(of: input, readings: readings))
            if expected != actual {
                return Disagreement(
                    subsystem: S.id, variant: variant.name, input: input.value, reference: "\(expected)",
                    given: "\(actual)")
            }
        }
        return nil
    }

    private static func told<Output: Wire>(_ outcome: Outcome<Output>) -> Value {
        switch outcome {
        case .output(let output): output.value
        case .rejection(let rejection): .record(("rejection", rejection.code.value))
        }
    }

    /// Times the variant on one of its workloads.
    ///
    /// - Parameters:
    ///   - repetitions: how many figures to take.
    ///   - least: how long each of them must at least take, so that the clock's grain does not show.
    public func measure(_ workload: BoundWorkload, repetitions: Int, least: Duration) -> Measurement {
        let clock = ContinuousClock()
        var rounds = 1
        // Warm up, and find how many rounds fill the least time.
        while clock.measure({ repeatRun(workload, rounds) }) < least, rounds < 1 << 30 { rounds *= 2 }
        let figures = (0..<repetitions).map { _ in
            let time = clock.measure { repeatRun(workload, rounds) }
            let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
            return seconds * 1e9 / Double(rounds * workload.units)
        }
        return Measurement(
            subsystem: subsystem, workload: workload.name, size: workload.size, variant: variant, unit: unit,
            nanoseconds: figures.sorted())
    }

    private func repeatRun(_ workload: BoundWorkload, _ rounds: Int) {
        var sum = 0
        for _ in 0..<rounds { sum &+= workload.run() }
        blackHole(sum)
    }
}

/// Takes a value so that the compiler must compute it.
@inline(never)
public func blackHole(_ value: Int) {
    withExtendedLifetime(value) {}
}
