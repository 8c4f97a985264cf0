import Adapters
import Catalogue
import Foundation
import Harness

/// Runs the miniature, a deliberately wrong adapter, on a few cases of scholar.hindex.
public struct Miniature {
    public var encounter: Encounter

    public init(_ misbehaviour: Misbehaviour) {
        encounter = Encounter(misbehaviour)
    }

    /// Runs one case for each number of citations, and returns the verdicts; each case has one publication.
    ///
    /// A case is bad if its number of citations contains the digits 777.
    public func run(_ citations: [Int]) async throws -> [Verdict] {
        var encounter = encounter
        encounter.citations = citations
        return try await encounter.run().verdicts
    }

    /// Returns a case with one publication; the expected h is 1, or 0 if the publication has no citations.
    public static func golden(_ number: Int, _ citations: Int) throws -> GoldenCase {
        try Encounter.golden(number, citations)
    }

    /// Creates an empty file for the miniature's notes, calls a closure with the file, and then removes the file.
    public static func withFile<Result>(_ work: (URL) async throws -> Result) async throws -> Result {
        let file = FileManager.default.temporaryDirectory.appending(
            path: "miniature-\(UUID().uuidString).log")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try await work(file)
    }

    /// Waits until a file has the given number of lines.
    ///
    /// - Throws: `TooLate` after half an hour, so that no test hangs.
    public static func wait(for count: Int, in file: URL) async throws {
        let deadline = ContinuousClock.now + .seconds(1800)
        while try lines(of: file).count < count {
            if .now > deadline { throw TooLate(count: count, file: file.path) }
            try await Task.sleep(for: .milliseconds(10))
        }
    }

    public struct TooLate: Error {
        let count: Int
        let file: String
    }

    public static func lines(of file: URL) throws -> [Substring] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    }
}

extension Adapter {
    /// Makes an adapter for Assay's own subsystems.
    public init(command: String, jobs: Int = Adapter.standardJobs) {
        self.init(command: command, catalogue: .assay, jobs: jobs)
    }
}

extension Candidate {
    /// Starts the candidate, ends it without a request, and returns its hello.
    @discardableResult
    public func greeting() async throws(CandidateStartError) -> Hello {
        let session = try await open(expecting: nil)
        _ = try await session.allReplies(to: [])
        return session.hello
    }
}

extension Sequence where Element == Verdict {
    /// The name of each verdict; for an error, the kind of the error.
    public var words: [String] { map { $0.fault?.kind.rawValue ?? $0.kind.rawValue } }
}
