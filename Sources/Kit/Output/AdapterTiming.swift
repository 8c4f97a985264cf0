import Adapters
import Benchmarking
import Harness
import JSON
import Specification

/// The rounds that time the cases of one subsystem: each round sends all cases, one after the other.
///
/// The first round only warms up the adapter. The adapter's processor time and memory are read after the first round
/// and after the last timed round. The round after each reading is not timed, because reading takes time.
struct AdapterTiming {
    private let cases: [GoldenCase]
    /// The requests for each case that is not skipped.
    private let asked: [CaseRequests]
    private let repetitions: Int

    init(_ cases: [GoldenCase], for hello: Hello, repetitions: Int) {
        self.cases = cases
        asked = Plan(cases, for: hello).requests
        self.repetitions = repetitions
    }

    var isEmpty: Bool { asked.isEmpty }

    /// The rounds that are timed; they are followed by one more round, which is not timed.
    private var timed: Range<Int> { 2..<repetitions + 2 }

    /// Sends all cases to the adapter in each round, and returns the times; nil if the rounds were ended early.
    func row(
        of subsystem: SubsystemID, by session: any Session
    ) async throws(CandidateStartError) -> AdapterTimes.Row? {
        let count = asked.count
        // Only the input of each case is sent, not the probes for its laws.
        let stream = session.replies(
            to: (0...timed.upperBound).flatMap { round in
                asked.enumerated().map { number, one in
                    CaseRequests(CaseIndex(round * count + number), Array(one.requests.prefix(1)))
                }
            })
        var seconds = [[Double]](repeating: [], count: count)
        var totals = [Double](repeating: 0, count: repetitions)
        var faulty: Set<Int> = []
        var usages: [AdapterUsage] = []
        var answered = 0
        while let batch = try await stream.next() {
            for one in batch {
                let (round, number) = one.index.position.quotientAndRemainder(dividingBy: count)
                if one.hasFault { faulty.insert(number) }
                answered += 1
                guard timed.contains(round) else { continue }
                totals[round - timed.lowerBound] += one.seconds
                seconds[number].append(one.seconds)
            }
            let ended = answered / count
            ProgressLine.standard?.show("\(subsystem): repetition \(max(0, ended - 2)) of \(repetitions)")
            let isDue = usages.isEmpty ? ended >= 1 : usages.count == 1 && ended >= timed.upperBound
            if isDue, let usage = AdapterUsage.now() { usages.append(usage) }
        }
        await session.close()
        if Task.isCancelled { return nil }
        return AdapterTimes.Row(
            subsystem: subsystem,
            cases: (0..<count).filter { !faulty.contains($0) }.map { number in
                let golden = cases[asked[number].index.position]
                return (JSONWriter.bytes(of: golden.input).count, seconds[number].quantile(0.5))
            }, errors: faulty.count, totals: totals, processor: processor(usages),
            memory: usages.map(\.memory).max())
    }

    /// Returns the processor seconds per case between the two readings of the adapter's processor time.
    ///
    /// The system counts in hundredths of a second, so the result is nil if less than a tenth of a second was used.
    private func processor(_ usages: [AdapterUsage]) -> Double? {
        guard usages.count == 2 else { return nil }
        let spent = usages[1].processor - usages[0].processor
        return spent < 0.1 ? nil : spent / Double((repetitions + 1) * asked.count)
    }
}
