import Adapters
import Benchmarking
import Foundation
import Harness
import JSON
import Reports
import Specification

/// The timing of an adapter: a single process answers one case at a time, in several rounds.
extension Bench {
    /// Times an adapter, and shows the times of its answers.
    func time(_ command: String) async throws {
        let golden = try corpus.load()
        var filter = CaseFilter()
        filter.subsystems = subsystems
        let cases = try filter.select(from: golden)
        var adapter = treatment.adapter(command)
        adapter.jobs = 1
        adapter.limits.window = 1
        let (ready, repetitions) = (adapter, repetitions)
        let times = try await Interruption.cancels { () async throws(CandidateStartError) in
            try await Self.times(of: ready, cases, repetitions)
        }
        if times.isInterrupted { throw Failure(.interrupted, "interrupted before all cases were timed") }
        guard !times.rows.isEmpty else {
            throw Failure(.usage, "\(times.hello.title) answers none of the selected cases")
        }
        switch output.format {
        case .human: standardOutput(times.text)
        case .json: for value in times.values { standardOutput(ForeignText.json(value) + "\n") }
        }
        for report in reports { try report.write(times) }
    }

    private static func times(
        of adapter: Adapter, _ cases: [GoldenCase], _ repetitions: Int
    ) async throws(CandidateStartError) -> AdapterTimes {
        defer { ProgressLine.standard?.clear() }
        var rows: [AdapterTimes.Row] = []
        var hello: Hello?
        let groups = Dictionary(grouping: cases, by: \.subsystem)
        for specification in Kit.current.catalogue.all {
            guard let own = groups[specification.id], !Task.isCancelled else { continue }
            if let hello, !hello.subsystems.contains(specification.id) { continue }
            let session = try await adapter.open(expecting: 1)
            hello = session.hello
            let timing = AdapterTiming(own, for: session.hello, repetitions: repetitions)
            if timing.isEmpty {
                await session.close()
            } else if let row = try await timing.row(of: specification.id, by: session) {
                rows.append(row)
            }
        }
        let nobody = Hello(name: "", language: "", version: "", subsystems: [])
        return AdapterTimes(hello: hello ?? nobody, rows: rows, isInterrupted: Task.isCancelled)
    }
}
