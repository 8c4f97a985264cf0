import Foundation

/// Times benchmarks on their workloads; benchmarks that are compared with each other take turns.
public struct Stopwatch: Sendable {
    /// The number of times that each workload is measured.
    public let repetitions: Int
    /// The minimum duration of one measurement; a workload is repeated until it has taken at least this long.
    public let least: Duration

    /// Makes a stopwatch that measures each workload `repetitions` times, each time for at least the duration `least`.
    public init(repetitions: Int, least: Duration) {
        self.repetitions = repetitions
        self.least = least
    }

    /// Times each benchmark on its workload with the given name; a benchmark without such a workload is left out.
    ///
    /// The benchmarks take turns after every measurement, so that a temporary slowdown affects all of them.
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

    /// Returns how many runs together take at least the minimum duration; a first, cold run is not timed.
    private func rounds(of workload: Benchmark.BoundWorkload) -> Int {
        workload.run()
        var rounds = 1
        while time(workload, rounds).wall < least, rounds < 1 << 30 { rounds *= 2 }
        return rounds
    }

    private func time(
        _ workload: Benchmark.BoundWorkload, _ rounds: Int
    ) -> (wall: Duration, processor: Duration) {
        let before = Self.processorTime
        let wall = ContinuousClock().measure {
            for _ in 0..<rounds { workload.run() }
        }
        return (wall, Self.processorTime - before)
    }

    /// The processor time that this process has used since its start.
    public static var processorTime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
