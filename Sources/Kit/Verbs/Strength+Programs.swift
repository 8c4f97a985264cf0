import Adapters
import Foundation
import Harness
import JSON
import Reports
import Specification

private struct ProgramFate {
    enum Kind: String, CaseIterable {
        case killed, alive
        /// The program did not answer in time, so it is unknown whether its answers are wrong.
        case late
        case notStarted = "not started"
    }

    let kind: Kind
    /// The first failing or late case; if there is none, the number of passed cases, or the error that prevented the
    /// program from starting.
    let reason: String
    /// The clauses that the failing or late case exercises.
    var clauses = ""
}

extension StrengthVerb {
    /// Runs each program in a folder until it fails a case, and shows the result for every program.
    func measurePrograms(_ command: String, in folder: String, _ golden: GoldenCorpus) async throws {
        let chosen = Set(try subsystems.specifications().map { $0.id })
        let cases = golden.cases.filter { chosen.contains($0.subsystem) }
        var kinds: [ProgramFate.Kind] = []
        var table = TextTable(columns: ["program", "fate", "first case that fails", "clauses"])
        for program in try programs(of: folder) {
            let fate = try await measure(adapter(command, running: program), on: cases)
            let row = [program.lastPathComponent, fate.kind.rawValue, fate.reason, fate.clauses]
            kinds.append(fate.kind)
            if output.format == .human {
                table.add(row)
            } else {
                let names = ["program", "fate", "reason", "clauses"]
                standardLine(json: .object(zip(names, row).map { .init($0, $1.value) }))
            }
        }
        if output.format == .human {
            let counts = ProgramFate.Kind.allCases.map { kind in
                "\(kinds.count { $0 == kind }) \(kind.rawValue)"
            }
            standardLine(
                """
                \(table.text)

                \(counted(kinds.count, "program")), \(counts.joined(separator: ", "))
                """)
        }
        if kinds.contains(.alive) { throw Failure(.doesNotConform) }
        let unstarted = kinds.count { $0 == .notStarted }
        if unstarted > 0 {
            throw Failure(.adapter, "\(counted(unstarted, "program")) could not be started")
        }
    }

    private func programs(of folder: String) throws -> [URL] {
        let place = URL(filePath: folder, directoryHint: .isDirectory)
        guard
            let files = try? FileManager.default.contentsOfDirectory(
                at: place, includingPropertiesForKeys: [.isRegularFileKey], options: .skipsHiddenFiles)
        else { throw Failure(.usage, "--mutants \(folder) is not a readable folder") }
        let programs = files.filter {
            (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
        }
        if programs.isEmpty { throw Failure(.usage, "--mutants \(folder) contains no file") }
        return programs.sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    /// Returns the adapter for a program; the program's path replaces `{}` or, without `{}`, follows the command.
    private func adapter(_ command: String, running program: URL) -> Adapter {
        let path = shellQuoted(program.path)
        return treatment.adapter(
            command.contains("{}") ? command.replacing("{}", with: path) : "\(command) \(path)")
    }

    private func measure(_ adapter: Adapter, on cases: [GoldenCase]) async throws -> ProgramFate {
        let run: Run
        do throws(CandidateStartError) {
            run = try await Run.interruptible(cases, with: adapter, until: FailureLimit(1))
        } catch {
            if error.isInterruption { throw error }
            return ProgramFate(kind: .notStarted, reason: ForeignText.line("\(error)"))
        }
        try run.endsWhereInterrupted()
        guard let failed = (run.verdicts(of: .fail) + run.verdicts(of: .error)).first else {
            return ProgramFate(kind: .alive, reason: "none of \(counted(run.count(.pass), "case"))")
        }
        let clauses = failed.golden.clauses.map(\.rawValue).joined(separator: " ")
        let kind: ProgramFate.Kind = failed.fault?.kind == .timeout ? .late : .killed
        return ProgramFate(kind: kind, reason: failed.id, clauses: clauses)
    }
}
