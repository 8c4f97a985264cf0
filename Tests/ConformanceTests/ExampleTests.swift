import Adapters
import Catalogue
import Corpus
import Foundation
import Harness
import JSON
import Reports
import Specification
import TestSupport
import Testing

/// Tests the implementations in `Examples/` over a pipe, if their language is installed.
@Suite(.serialized) struct ExampleTests {
    static let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func succeeds(_ command: String) -> Bool {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", command]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }

    static let hasPython = succeeds("python3 --version")
    static let hasLXML = succeeds("python3 -c 'import lxml'")
    static let hasRapidfuzz = succeeds(
        #"python3 -c 'import rapidfuzz; assert rapidfuzz.__version__ == "3.14.6"'"#)

    private func run(_ example: String) async throws -> Run {
        let adapter = Adapter(
            command: "python3 '\(Self.project.appending(path: "Examples/\(example)/adapter.py").path)'",
            catalogue: .assay)
        return try await Run(Corpus.bundled.cases, with: adapter)
    }

    @Test(.enabled(if: hasPython, "python3 is not installed"))
    func `the Python example conforms`() async throws {
        let run = try await run("python")
        for verdict in run.verdicts where verdict.kind == .fail || verdict.kind == .error {
            Issue.record("case \(verdict.id): \(verdict.reason)")
        }
        // Python's standard library does not support grapheme clusters, and has no parser for malformed HTML. The
        // example may skip only the cases that need grapheme clusters or such a parser.
        let skipped = run.verdicts.filter { $0.kind == .skip }.map(\.id)
        let pages: Set<SubsystemID> = Self.hasLXML ? [] : ["scholar.results", "scholar.homepage"]
        let expected = try Corpus.bundled.cases.filter {
            $0.readings["scholar.distance.symbol"] == "grapheme" || pages.contains($0.subsystem)
        }
        #expect(Set(skipped) == Set(expected.map(\.id)))
    }

    @Test(.enabled(if: hasRapidfuzz, "rapidfuzz 3.14.6 is not installed"))
    func `rapidfuzz drops pairs whose similarity equals the cutoff, which breaks SIM-2`() async throws {
        let run = try await run("rapidfuzz")
        #expect(run.brokenClauses == ["SIM-2"])
        #expect(run.count(.error) == 0)
        #expect(run.verdicts.filter { $0.subsystem == "scholar.distance" }.allSatisfy { $0.kind != .fail })
    }
}
