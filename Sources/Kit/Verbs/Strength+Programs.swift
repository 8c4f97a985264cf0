import Adapters
import Foundation
import Harness
import JSON
import Reports
import Specification

extension StrengthVerb {
    /// What became of a program that is a mutant of an implementation.
    private enum Fate {
        case killed(Verdict)
        case alive(asked: Int)
        case notStarted(CandidateStartError)
    }

    /// Runs each program of a folder on the cases until it fails one, and reports those that fail none.
    func measurePrograms(_ command: String, in folder: String, _ golden: GoldenCorpus) async throws {
        let subsystems = Set(try chosen().map(\.id))
        let cases = golden.cases.filter { subsystems.contains($0.subsystem) }
        var table = TextTable(columns: ["program", "fate", "first case that fails", "clauses"])
        var counts = (killed: 0, alive: 0, notStarted: 0)
        let programs = try programs(of: folder)
        for program in programs {
            let fate = try await fate(of: adapter(command, running: program), on: cases)
            let row = row(of: fate)
            switch fate {
            case .killed: counts.killed += 1
            case .alive: counts.alive += 1
            case .notStarted: counts.notStarted += 1
            }
            if output.format == .json {
                standardLine(
                    JSONWriter.text(
                        of: .record(
                            ("program", program.lastPathComponent.value), ("fate", row[0].value),
                            ("case", row[1].value), ("clauses", row[2].value))))
            } else {
                table.add([program.lastPathComponent] + row)
            }
        }
        if output.format == .human {
            standardLine(
                """
                \(table.text)

                \(counted(programs.count, "program")), \(counts.killed) killed, \(counts.alive) alive, \
                \(counts.notStarted) not started
                """)
        }
        if counts.alive > 0 { throw Failure(.doesNotConform) }
    }

    /// Returns the files of the folder, in the order of their names; hidden ones are none.
    private func programs(of folder: String) throws(Failure) -> [URL] {
        let place = URL(filePath: folder, directoryHint: .isDirectory)
        guard
            let files = try? FileManager.default.contentsOfDirectory(
                at: place, includingPropertiesForKeys: [.isRegularFileKey], options: .skipsHiddenFiles)
        else { throw Failure(.usage, "--mutants \(folder) is no folder that can be read") }
        let programs = files.filter {
            (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
        }
        if programs.isEmpty { throw Failure(.usage, "--mutants \(folder) holds no file") }
        return programs.sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    /// Returns the adapter of a program: its path stands for `{}` in the command, or else at its end.
    private func adapter(_ command: String, running program: URL) -> Adapter {
        let path = shellQuoted(program.path)
        return treatment.adapter(
            command.contains("{}") ? command.replacing("{}", with: path) : "\(command) \(path)")
    }

    private func fate(of adapter: Adapter, on cases: [GoldenCase]) async throws(Failure) -> Fate {
        let run: Run
        do throws(CandidateStartError) {
            run = try await Run.interruptible(cases, with: adapter, until: FailureLimit(1))
        } catch {
            guard error.isInterruption else { return .notStarted(error) }
            throw Failure(.interrupted, "\(error)")
        }
        if run.isInterrupted { throw Failure(.interrupted, "interrupted; partial results above") }
        let failed = run.verdicts(of: .fail) + run.verdicts(of: .error)
        return failed.first.map { .killed($0) } ?? .alive(asked: run.count(.pass))
    }

    private func row(of fate: Fate) -> [String] {
        switch fate {
        case .killed(let verdict):
            ["killed", verdict.id, verdict.golden.clauses.map(\.rawValue).joined(separator: " ")]
        case .alive(let asked): ["alive", "none of \(counted(asked, "case"))", ""]
        case .notStarted(let error): ["not started", ForeignText.line("\(error)"), ""]
        }
    }
}
