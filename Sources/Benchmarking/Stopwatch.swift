/// Times workloads, several side by side where they are to be compared.
public struct Stopwatch: Sendable {
    /// How many figures a workload gets.
    public let repetitions: Int
    /// How long each figure takes at least, so that the clock's grain does not show.
    public let least: Duration

    public init(repetitions: Int, least: Duration) {
        self.repetitions = repetitions
        self.least = least
    }

    /// Times each benchmark on its workload of that name; those that have none are left out.
    ///
    /// They take turns, a figure each, so that whatever slows the machine for a while slows them all.
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

    /// How many rounds fill the least time. What is timed first, while all is cold, does not count.
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
