import Adapters
import Catalogue
import Foundation
import Harness
import JSON
import Specification

/// A run of the miniature, which is an adapter for tests, with one misbehaviour and a few cases.
public struct Encounter: Sendable {
    public let misbehaviour: Misbehaviour
    /// For each case, the number of citations that each of its publications has.
    public var citations = [1, 2, 777, 3, 4]
    public var jobs = 1
    /// Environment variables for the miniature; its `main.swift` describes them.
    public var environment: [String: String] = [:]

    public init(_ misbehaviour: Misbehaviour) {
        self.misbehaviour = misbehaviour
        switch misbehaviour {
        case .neverReads: citations = [1, 777]
        case .answersEarly: citations = [777]
        case .threeFaults: citations = [1, 2, 777_001, 3, 777_002, 4, 777_003, 5]
        default: break
        }
    }

    /// The result of an encounter.
    public struct Outcome: Sendable {
        /// The name of each verdict; for an error, the kind of the error.
        ///
        /// The array is empty if there was no run.
        public let words: [String]
        /// The id of each case, and the id that each verdict names.
        ///
        /// The two lists of ids are equal unless a verdict is lost or occurs twice.
        public let ids: (cases: [String], verdicts: [String])
        /// The reason why there was no run; nil if there was one.
        public let startError: String?
        /// The processes that are still running: those of the adapter itself and those that it started.
        public let orphans: [String]
        /// The greatest growth of this process's memory, in bytes; nil if the system does not report it.
        public let peak: Int?
        /// Whether the memory grew by less than 256 MiB, which is enough for the longest allowed line and its buffers.
        public var isBounded: Bool { peak.map { $0 < 256 << 20 } ?? true }
        public let time: Duration
        /// The verdicts of the run; empty if there was no run.
        public let verdicts: [Verdict]
    }

    /// The limits that suit the misbehaviour: they are short if no answer is expected, and long otherwise.
    public var limits: AdapterLimits {
        var limits = AdapterLimits()
        limits.grace = .milliseconds(200)
        limits.line = misbehaviour == .hugeLine ? limits.line : 1 << 20
        limits.restarts = misbehaviour == .diesEveryTime ? 2 : limits.restarts
        limits.start = misbehaviour == .noHello ? .milliseconds(500) : .seconds(60)
        switch misbehaviour.expectation {
        case .all("timeout"): limits.time = .milliseconds(400)
        case .bad("timeout"): limits.time = .seconds(3)
        default: limits.time = misbehaviour == .threeFaults ? .seconds(3) : .seconds(60)
        }
        return limits
    }

    /// Runs the miniature, whose program is in the same folder as this program, and returns the result.
    public func run() async throws -> Outcome {
        // The token identifies the processes that the miniature starts, since they inherit it.
        let token = "MINIATURE=\(UUID().uuidString)"
        let state = FileManager.default.temporaryDirectory.appending(path: "miniature-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: state) }
        var adapter = Adapter(
            command: Self.command(misbehaviour), catalogue: .assay, limits: limits, jobs: jobs)
        adapter.environment = environment
        adapter.environment["MINIATURE"] = String(token.dropFirst("MINIATURE=".count))
        adapter.environment["MINIATURE_STATE"] = state.path
        let size = [.neverReads, .answersEarly].contains(misbehaviour) ? 5000 : 1
        let cases = try citations.enumerated().map { try Self.golden($0, $1, publications: size) }
        let before = Memory.reset()
        let clock = ContinuousClock()
        let start = clock.now
        var verdicts: [Verdict] = []
        var startError: String?
        do {
            verdicts = try await Run(cases, with: adapter).verdicts
        } catch {
            startError = "\(error)"
        }
        let time = clock.now - start
        let peak = before.flatMap { before in Memory.peak.map { $0 - before } }
        return Outcome(
            words: verdicts.map { $0.fault?.kind.rawValue ?? $0.kind.rawValue },
            ids: (cases.map(\.id), verdicts.map(\.id)), startError: startError,
            orphans: try await Self.orphans(token), peak: peak.map { max(0, $0) }, time: time,
            verdicts: verdicts)
    }

    /// Returns the command that starts the miniature with a misbehaviour.
    public static func command(_ misbehaviour: Misbehaviour) -> String {
        let folder = (Bundle.main.executableURL ?? URL(filePath: "/")).deletingLastPathComponent()
        // Without `exec`, the shell would keep open the pipes that its child closes.
        return "exec '\(folder.appending(path: "miniature").path)' \(misbehaviour.rawValue)"
    }

    /// Returns a case with the given number of publications, each of which has the same number of citations.
    public static func golden(_ number: Int, _ citations: Int, publications: Int = 1) throws -> GoldenCase {
        let one = "{\"citations\":\(citations),\"checked\":true}"
        let list = Array(repeating: one, count: publications).joined(separator: ",")
        let line = """
            {"id":"scholar.hindex/case-\(number)","clauses":["HIX-1"],"origin":{"kind":"worked","by":"HIX-1"},\
            "readings":{},"input":{"publications":[\(list)]},"output":{"h":\(min(publications, citations))}}

            """
        return try CorpusReader.cases(
            in: Array(line.utf8), file: "scholar/hindex/x.jsonl", catalogue: .assay)[0]
    }

    /// Returns the processes that have the token in their environment and do not end within two seconds.
    private static func orphans(_ token: String) async throws -> [String] {
        var found = processes(token)
        for _ in 0..<100 where !found.isEmpty {
            try await Task.sleep(for: .milliseconds(20))
            found = processes(token)
        }
        return found
    }

    private static func processes(_ token: String) -> [String] {
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return folders.filter { folder in
            guard Int(folder) != nil,
                let data = FileManager.default.contents(atPath: "/proc/\(folder)/environ")
            else { return false }
            return data.range(of: Data(token.utf8)) != nil
        }
    }
}

/// The memory of this process, if /proc reports it.
enum Memory {
    /// Resets the peak memory use.
    ///
    /// - Returns: The number of bytes in use now.
    static func reset() -> Int? {
        guard let file = FileHandle(forWritingAtPath: "/proc/self/clear_refs") else { return nil }
        try? file.write(contentsOf: Data("5".utf8))
        return status("VmRSS")
    }

    /// The maximum number of bytes in use since the last `reset`.
    static var peak: Int? { status("VmHWM") }

    private static func status(_ name: String) -> Int? {
        guard let data = FileManager.default.contents(atPath: "/proc/self/status") else { return nil }
        let line = String(decoding: data, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix(name) }
        return line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) }.map { $0 * 1024 }
    }
}
