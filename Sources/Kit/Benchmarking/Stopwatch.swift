import Foundation

/// Times workloads; benchmarks that are compared take turns.
public struct Stopwatch: Sendable {
    /// The number of figures for each workload.
    public let repetitions: Int
    /// The least duration of a figure, so that the resolution of the clock does not matter.
    public let least: Duration

    /// Makes a stopwatch.
    public init(repetitions: Int, least: Duration) {
        self.repetitions = repetitions
        self.least = least
    }

    /// Times each benchmark on its workload with the given name; a benchmark without such a workload is left out.
    ///
    /// The benchmarks take turns, one figure each, so that a temporary slowdown affects all of them.
    public func measure(_ benchmarks: [Benchmark], on name: String) -> [Measurement] {
        let contenders = benchmarks.compactMap { benchmark in
            benchmark.workloads.first { $0.name == name }.map { (benchmark, $0, rounds(of: $0)) }
        }
        var figures = [[(wall: Double, processor: Double)]](repeating: [], count: contenders.count)
        for _ in 0..<repetitions {
            for (index, (_, workload, rounds)) in contenders.enumerated() {
                let units = Double(rounds * workload.units)
                let (wall, processor) = time(workload, rounds)
                figures[index].append((wall / .nanoseconds(1) / units, processor / .nanoseconds(1) / units))
            }
        }
        return zip(contenders, figures).map { contender, figures in
            Measurement(
                contender.0, contender.1, nanoseconds: figures.map(\.wall),
                processor: figures.map(\.processor), memory: PeakMemory.growth(contender.1.run))
        }
    }

    /// Returns how many rounds fill the least duration; a first, cold run is ignored.
    private func rounds(of workload: Benchmark.BoundWorkload) -> Int {
        workload.run()
        var rounds = 1
        while time(workload, rounds).wall < least, rounds < 1 << 30 { rounds *= 2 }
        return rounds
    }

    /// Returns how long some rounds take, and how long the processor is busy with them.
    private func time(
        _ workload: Benchmark.BoundWorkload, _ rounds: Int
    ) -> (wall: Duration, processor: Duration) {
        let before = Self.processorTime
        let wall = ContinuousClock().measure {
            for _ in 0..<rounds { workload.run() }
        }
        return (wall, Self.processorTime - before)
    }

    /// The time for which the processors were busy with this process so far.
    public static var processorTime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
