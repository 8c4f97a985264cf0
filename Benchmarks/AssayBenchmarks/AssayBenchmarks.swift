import Benchmark
import Benchmarking
import Catalogue
import Workloads

/// Every variant of every subsystem, on the workloads that `assay bench` and the tests use.
///
/// Each measured time covers all units of a workload. The name of a benchmark contains the number of units, so that a
/// changed workload is not compared with an old baseline. The tests check that the variants agree with the reference.
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
