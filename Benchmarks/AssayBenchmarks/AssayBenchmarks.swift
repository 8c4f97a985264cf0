import Benchmark
import Benchmarking
import Catalogue
import Workloads

/// Every variant of every subsystem on its workloads, as `assay bench` and the tests have them.
///
/// A time is that of all units of a workload, whose number is part of the name: where it changes, an old baseline has
/// nothing to compare. That the variants agree with the reference is the tests' business.
let benchmarks: @Sendable () -> Void = {
    for contender in Benchmarking.Benchmark.all(of: .assay) {
        for workload in contender.workloads {
            Benchmark(
                "\(contender.subsystem) \(contender.variant): \(workload.name) (\(workload.units) × \(contender.unit))",
                configuration: .init(
                    metrics: [.wallClock, .throughput, .peakMemoryResident],
                    timeUnits: .nanoseconds, warmupIterations: 3, maxDuration: .milliseconds(200),
                    maxIterations: 1_000)
            ) { benchmark in
                for _ in benchmark.scaledIterations { workload.run() }
            }
        }
    }
}
