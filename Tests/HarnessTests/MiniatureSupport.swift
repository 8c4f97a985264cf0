import Foundation
import Specs
import Testing

@testable import Harness

/// Runs the miniature, an adapter that is wrong on purpose, against a few cases of scholar.hindex.
struct Miniature {
    let misbehaviour: String
    var limits: AdapterLimits

    init(_ misbehaviour: String, seconds: Double = 5) {
        self.misbehaviour = misbehaviour
        limits = AdapterLimits()
        limits.time = .seconds(seconds)
        limits.start = .seconds(30)
        limits.grace = .milliseconds(200)
        limits.line = 1 << 20
    }

    /// A file in which the miniature notes each bad request that it meets.
    var log: URL?

    /// The command of the miniature, which is built beside the tests.
    var command: String {
        let noting = log.map { "MINIATURE_LOG='\($0.path)' " } ?? ""
        let folder = (Bundle.main.executableURL ?? URL(filePath: "/")).deletingLastPathComponent()
        return "\(noting)'\(folder.appending(path: "miniature").path)' \(misbehaviour)"
    }

    /// Holds the miniature to cases with these citations, one publication each; 777 and 777001… are the bad ones.
    func run(_ citations: [Int]) async throws -> [Verdict] {
        try await Run(
            citations.enumerated().map(Miniature.golden), with: Adapter(command: command, limits: limits)
        )
        .verdicts
    }

    /// The case of one publication with so many citations; its h is 1.
    static func golden(_ number: Int, _ citations: Int) throws -> GoldenCase {
        let line = """
            {"id":"scholar.hindex/case-\(number)","clauses":["HIX-1"],"origin":{"kind":"worked","by":"HIX-1"},\
            "readings":{},"input":{"publications":[{"citations":\(citations),"checked":true}]},"output":{"h":1}}

            """
        return try CorpusReader.cases(in: Array(line.utf8), file: "scholar/hindex/x.jsonl")[0]
    }
}

extension Sequence where Element == Verdict {
    /// One word a verdict; errors by their kind.
    var words: [String] { map { $0.fault?.kind.rawValue ?? $0.kind.rawValue } }
}

/// Processes of the miniature that are still there, a moment after they were killed.
func miniatureProcesses(_ misbehaviour: String) async throws -> [String] {
    for _ in 0..<50 {
        if try runningMiniatures(misbehaviour).isEmpty { return [] }
        try await Task.sleep(for: .milliseconds(20))
    }
    return try runningMiniatures(misbehaviour)
}

private func runningMiniatures(_ misbehaviour: String) throws -> [String] {
    let folders = try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { Int($0) != nil }
    return folders.compactMap { folder in
        guard let data = FileManager.default.contents(atPath: "/proc/\(folder)/cmdline") else { return nil }
        let words = data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        return words.last == misbehaviour && words.first?.hasSuffix("miniature") == true ? folder : nil
    }
}
