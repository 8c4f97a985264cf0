/// Times workloads, alternating between those that are compared.
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

    /// Times each benchmark on its workload of that name; benchmarks without one are left out.
    ///
    /// They take turns, one figure each, so that whatever slows the machine for a while slows them all.
    public func measure(_ benchmarks: [Benchmark], on name: String) -> [Measurement] {
        let contenders = benchmarks.compactMap { benchmark in
            benchmark.workloads.first { $0.name == name }.map { (benchmark, $0, rounds(of: $0)) }
        }
        var figures = [[Double]](repeating: [], count: contenders.count)
        for _ in 0..<repetitions {
            for (index, (_, workload, rounds)) in contenders.enumerated() {
                figures[index].append(
                    time(workload, rounds) / .nanoseconds(1) / Double(rounds * workload.units))
            }
        }
        return zip(contenders, figures).map { Measurement($0.0, $0.1, nanoseconds: $1) }
    }

    /// Returns how many rounds fill the least duration; a first, cold run does not count.
    private func rounds(of workload: Benchmark.BoundWorkload) -> Int {
        workload.run()
        var rounds = 1
        while time(workload, rounds) < least, rounds < 1 << 30 { rounds *= 2 }
        return rounds
    }

    private func time(_ workload: Benchmark.BoundWorkload, _ rounds: Int) -> Duration {
        ContinuousClock().measure {
            for _ in 0..<rounds { workload.run() }
        }
    }
}
