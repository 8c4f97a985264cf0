import Foundation
import Harness
import JSON
import Reports
import Specification

/// Shows each finding of a fuzzing session as soon as it is found, and the coverage at the end.
struct FuzzReport {
    var seed: UInt64
    /// The command that repeats the session, without the options `--seed`, `--number` and `--law`.
    let command: String
    let format: Format
    /// The reference that gives the expected outcome of a case; nil if the reference itself is fuzzed.
    let reference: InProcess?
    /// The fuzzed implementation; a discovery becomes a new case only if this implementation fails the case.
    let candidate: any Candidate
    /// The command-line name of the implementation that the fuzzed implementation must agree with; nil if there is
    /// none.
    let rival: String?
    /// Whether to show how many samples are trivial.
    var hasStatistics = false
    private let style = Style.standardOutput

    func begin(_ fuzzing: Fuzzing) {
        switch format {
        case .json:
            let names = fuzzing.subsystems.map { $0.id.rawValue }
            line(
                .record(
                    ("kind", "header".value), ("report", "assay-fuzz".value), ("version", 1.value),
                    ("seed", String(seed).value), ("subsystems", names.value),
                    ("from", fuzzing.tally.samplesOfEach.value)))
        case .human: standardOutput("seed \(seed)\n")
        }
    }

    func show(_ discovery: Discovery, _ settled: Result<Value, CaseRefusal>) {
        let golden = try? settled.get()
        ProgressLine.standard?.clear()
        guard format == .human else {
            return line(discovery.line(again: again(discovery), golden: golden))
        }
        standardOutput(
            "\n" + discovery.text(in: Kit.current.catalogue, again: again(discovery), golden: golden, style))
    }

    func showMended(_ finding: FindingStore.Finding) {
        ProgressLine.standard?.clear()
        guard format == .human else {
            return line(
                .record(
                    ("kind", "mended".value), ("subsystem", finding.sample.subsystem.rawValue.value),
                    ("cause", finding.cause.value), ("file", finding.file.value)))
        }
        standardOutput(
            "\n\(style.green("no longer fails")): \(ForeignText.line(finding.cause)) in "
                + "\(finding.sample.subsystem); \(ForeignText.line(finding.file)) is removed\n")
    }

    /// Returns the case made from a discovery, or the reason why no case can be made.
    func goldenCase(_ discovery: Discovery) async -> Result<Value, CaseRefusal> {
        guard let reference else { return .failure(.unsettled) }
        do throws(CaseRefusal) {
            return .success(
                try await discovery.goldenCase(
                    settledBy: reference, in: Kit.current.catalogue,
                    finder: "\(Program.name) fuzz --seed \(seed) --number \(discovery.number)",
                    version: Kit.current.version, failedBy: candidate))
        } catch {
            return .failure(error)
        }
    }

    /// Shows the progress on a terminal.
    ///
    /// - Parameter left: The time until the session ends; nil if the session has no time limit.
    func progress(_ tally: Tally, since start: Tally, _ time: Duration, left: Duration?) {
        let failing = tally.failuresByTitle.map { "\($0.title) \($0.samples)" }.joined(separator: ", ")
        let end = left.map { ", \(ProgressLine.text(of: $0)) left" } ?? ""
        let count = tally.samples - start.samples
        ProgressLine.standard?.show(
            "\(counted(tally.samples, "sample"))\(rate(count, time))\(end)"
                + (failing.isEmpty ? "" : "; \(failing)"))
    }

    /// Returns the number of samples per second, after a comma; empty if there were no samples.
    private func rate(_ count: Int, _ time: Duration) -> String {
        count == 0 ? "" : ", \(time.rate(of: count)) per second"
    }

    /// Writes the coverage at the end of a session, with a row for each subsystem.
    func end(_ fuzzing: Fuzzing, since start: Tally, _ time: Duration) {
        let tally = fuzzing.tally
        guard format == .human else {
            return line(.record(("kind", "footer".value), ("tally", tally.value)))
        }
        ProgressLine.standard?.clear()
        let failures = tally.failuresByTitle.map { "\($0.title) in \(counted($0.samples, "sample"))" }
        let count = tally.samples - start.samples
        let ending =
            if !failures.isEmpty {
                style.red("broken: ") + failures.joined(separator: ", ")
            } else if count == 0 {
                style.red("nothing was judged")
            } else {
                style.green("no law broken")
            }
        let before = start.samples == 0 ? "" : "; \(start.samples) before"
        let comparison = rival.map { "\(tally.compared - start.compared) compared with \($0)\n" } ?? ""
        let duration = String(format: "%.1f s", time.inSeconds)
        let unsent = tally.abandonedSamples - start.abandonedSamples
        let abandonment =
            fuzzing.abandonment.map { "\(counted(unsent, "sample")) abandoned: \($0)\n" } ?? ""
        standardOutput(
            """

            \(table(of: fuzzing).text)

            \(ending)
            \(counted(count, "sample")) in \(duration)\(rate(count, time))\(before)
            \(comparison)\(abandonment)
            """)
    }

    /// Returns a table with a row for each subsystem that has samples.
    private func table(of fuzzing: Fuzzing) -> TextTable {
        let tally = fuzzing.tally
        let hasAbandoned = tally.abandonedSamples > 0
        func row(_ first: [String], abandoned: String, _ laws: [String], trivial: String) -> [String] {
            first + (hasAbandoned ? [abandoned] : []) + laws + (hasStatistics ? [trivial] : [])
        }
        var table = TextTable(
            columns: row(
                ["subsystem", "samples", "skipped"], abandoned: "abandoned", ["laws asked", "least asked"],
                trivial: "trivial"))
        for specification in fuzzing.subsystems {
            let id: SubsystemID = specification.id
            let counts = [tally.judged, tally.skipped, tally.abandoned].map { $0[id] }
            if counts.allSatisfy({ $0 == nil }) { continue }
            let touched = tally.touched[id] ?? [:]
            let laws = specification.clauses.flatMap { $0.laws.map(\.id) }
            let least = laws.map { (law: $0, count: touched[$0] ?? 0) }.min { $0.count < $1.count }
            let share = Double(tally.trivial[id] ?? 0) / Double(max(counts[0] ?? 0, 1))
            table.add(
                row(
                    [id.rawValue, "\(counts[0] ?? 0)", "\(counts[1] ?? 0)"], abandoned: "\(counts[2] ?? 0)",
                    [
                        "\(laws.count { touched[$0] != nil })/\(laws.count)",
                        least.map { "\($0.law.rawValue) \($0.count)" } ?? "",
                    ], trivial: String(format: "%.0f %%", share * 100)))
        }
        return table
    }

    private func again(_ discovery: Discovery) -> String {
        "\(command) --subsystem \(discovery.subsystem) --seed \(seed) --number \(discovery.number)"
            + (discovery.law.map { " --law \($0.rawValue)" } ?? "")
    }

    private func line(_ value: Value) { standardOutput(JSONWriter.text(of: value) + "\n") }
}
