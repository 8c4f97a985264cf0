import Catalogue
import Foundation
import JSON
import Misbehaviours
import Reports
import Specification
import Testing

@testable import Adapters
@testable import Harness

/// Tests that on Ctrl-C or SIGTERM, `assay` reports partial results, leaves no process behind and exits with 130.
@Suite(.serialized) struct InterruptionTests {
    /// Starts `assay check` with the miniature, and sends `assay` a signal when the miniature has written enough lines.
    ///
    /// The environment variable `variable` contains the path of the file for these lines.
    private func interrupt(
        _ misbehaviour: Misbehaviour, with signal: Int32, after lines: Int, of variable: String,
        _ words: [String]
    ) async throws -> (code: Int32, output: String, errors: String) {
        let folder = (Bundle.main.executableURL ?? URL(filePath: "/")).deletingLastPathComponent()
        return try await Miniature.withFile { file in
            let process = Process()
            process.executableURL = folder.appending(path: "assay")
            process.arguments =
                [
                    "check", "--adapter", Encounter.command(misbehaviour), "--subsystem", "scholar.hindex",
                    "--jobs", "1", "--corpus", HouseTests.project.appending(path: "Corpus").path,
                    "--env", "\(variable)=\(file.path)",
                ] + words
            let (output, errors) = (Pipe(), Pipe())
            process.standardOutput = output
            process.standardError = errors
            let end = Signal()
            process.terminationHandler = { _ in end.set() }
            try process.run()
            // If the program ends too early, this wait ends too, and the output of the program shows why.
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { try await Miniature.wait(for: lines, in: file) }
                group.addTask { await end.wait() }
                try await group.next()
                group.cancelAll()
            }
            kill(process.processIdentifier, signal)
            let told = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            let log = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            #expect(process.terminationReason == .exit)
            #expect(try Self.processes(with: file.path).isEmpty)
            return (process.terminationStatus, told, log)
        }
    }

    private static func processes(with word: String) throws -> [String] {
        guard let folders = try? FileManager.default.contentsOfDirectory(atPath: "/proc") else { return [] }
        return folders.filter { folder in
            Int(folder) != nil
                && FileManager.default.contents(atPath: "/proc/\(folder)/environ")?.range(of: Data(word.utf8))
                    != nil
        }
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func `an interrupted run reports every case, with its verdict if the verdict is known`(signal: Int32)
        async throws
    {
        try await Miniature.withFile { report in
            let (code, output, errors) = try await interrupt(
                .none, with: signal, after: 21, of: "MINIATURE_RUNS",
                [
                    "--env", "MINIATURE_STOPS_AFTER=20", "--format", "json", "--timeout", "3600",
                    "--report", "json=\(report.path)",
                ])
            #expect(code == 130)
            #expect(errors.contains("interrupted; partial results above"))
            #expect(try String(contentsOf: report, encoding: .utf8) == output)
            let lines = output.split(separator: "\n")
            let interrupted = lines.count {
                $0.contains(#""verdict":"error""#) && $0.contains(#""error":"interrupted""#)
            }
            let passed = lines.count { $0.contains(#""verdict":"pass""#) }
            #expect(interrupted >= lines.count - 2 - 20)
            #expect(interrupted + passed == lines.count - 2)
            #expect(lines.first?.contains("\"cases\":\(lines.count - 2)") == true)
            #expect(lines.last?.contains(#""interrupted":true"#) == true)
        }
    }

    @Test func `the human-readable report counts the cases without an answer, but does not list them`()
        async throws
    {
        let (code, output, _) = try await interrupt(
            .neverAnswers, with: SIGINT, after: 1, of: "MINIATURE_RUNS", ["--timeout", "3600"])
        #expect(code == 130)
        #expect(output.contains("interrupted:"))
        #expect(output.contains("the run was ended early"))
        #expect(!output.contains("again:"))
    }

    @Test func `a run that is interrupted before the hello reports nothing`() async throws {
        let (code, output, errors) = try await interrupt(
            .noHello, with: SIGINT, after: 1, of: "MINIATURE_STARTS", ["--start-timeout", "3600"])
        #expect(code == 130)
        #expect(output.isEmpty)
        #expect(errors.contains("the run was ended before the adapter") && errors.contains("sent its hello"))
    }

    @Test func `an adapter that ignores signals is killed when the run is interrupted`() async throws {
        let (code, _, _) = try await interrupt(
            .ignoresTermination, with: SIGINT, after: 3, of: "MINIATURE_RUNS",
            ["--env", "MINIATURE_STOPS_AFTER=2", "--timeout", "3600"])
        #expect(code == 130)
    }

    @Test func `if the task of a run is cancelled, the run returns the verdicts so far`() async throws {
        try await Miniature.withFile { runs in
            let adapter: Adapter = {
                var adapter = Adapter(command: Encounter.command(.none), jobs: 1)
                adapter.limits.time = .seconds(3600)
                adapter.environment = ["MINIATURE_RUNS": runs.path, "MINIATURE_STOPS_AFTER": "1"]
                return adapter
            }()
            let cases = try (0..<5).map { try Encounter.golden($0, 1) }
            let work = Task { try await Run(cases, with: adapter) }
            try await Miniature.wait(for: 2, in: runs)
            work.cancel()
            let run = try await work.value
            #expect(run.isInterrupted)
            #expect(run.verdicts.words.dropFirst().allSatisfy { $0 == "interrupted" })
        }
    }
}
