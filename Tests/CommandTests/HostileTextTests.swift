import Foundation
import JSON
import Misbehaviours
import TestSupport
import Testing

/// Tests that no verb or report lets an external string control a terminal or the runner of a workflow.
struct HostileTextTests {
    /// Returns a corpus of a few cases, each of which makes the adapter do something hostile.
    private static func corpus(in scratch: Scratch) throws -> String {
        let folder = scratch.place("corpus/scholar/hindex")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let lines = [1, 777, 777_001, 777_002, 777_003, 777_004, 777_005].map { citations in
            """
            {"id":"scholar.hindex/case-\(citations)","clauses":["HIX-1"],"origin":{"kind":"worked","by":"HIX-1"},\
            "readings":{},"input":{"publications":[{"citations":\(citations),"checked":true}]},"output":{"h":1},\
            "note":\(json(Misbehaviour.evil))}

            """
        }
        try lines.joined().write(to: folder.appending(path: "x.jsonl"), atomically: true, encoding: .utf8)
        return scratch["corpus"]
    }

    private static func json(_ text: String) -> String { JSONWriter.text(of: .string(text)) }

    /// Expects that a string contains no character that controls a terminal. If the runner of a workflow reads the
    /// string, the string must not contain a command for the runner either.
    private func examine(_ text: String, _ what: String, isRead: Bool) {
        let raw = text.unicodeScalars.first {
            $0 != "\n" && $0 != "\t" && Misbehaviour.obeyed.contains($0)
        }
        #expect(raw == nil, "\(what) contains the raw character U+\(String(raw?.value ?? 0, radix: 16))")
        guard isRead else { return }
        // The kit may write annotations, which are commands; the content of an annotation cannot be a command.
        for line in text.split(separator: "\n") where !line.hasPrefix("::error title=") {
            let command = line.unicodeScalars.drop {
                $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
            }
            let isCommand = command.starts(with: "::".unicodeScalars)
            #expect(!isCommand && !line.contains("##["), "\(what): \(line.prefix(80))")
        }
    }

    private func examine(_ arguments: [String], _ status: Int32, input: String = "", _ scratch: Scratch)
        throws
    {
        let result = try Program.run(
            arguments, input: input,
            environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": scratch["summary.md"]])
        let what = arguments.prefix(2).joined(separator: " ")
        #expect(result.status == status, "\(what): \(result.errors)")
        #expect(!(result.output + result.errors).isEmpty)
        examine(result.output, what, isRead: true)
        examine(result.errors, "\(what) (standard error)", isRead: true)
    }

    @Test func `no control character and no command reaches a terminal, a log or a report`() throws {
        let scratch = try Scratch()
        let corpus = try Self.corpus(in: scratch)
        let evil = ["--adapter", "'\(Program.miniature)' commands", "--corpus", corpus]
        let kinds = ["html", "junit", "tap", "markdown", "json", "badge"]
        let reports = kinds.map { "\($0)=\(scratch[$0])" }.joined(separator: ",")
        try examine(["check", "--all", "--report", reports] + evil, 1, scratch)
        try examine(["check", "--format", "json"] + evil, 1, scratch)
        try examine(["check", "--malformed"] + evil, 1, scratch)
        try scratch.write("\u{1B}[31m*\n\u{9B}2J\nscholar.hindex/case-1\n", to: "known")
        try examine(["check", "--known", scratch["known"]] + evil, 1, scratch)
        try examine(["smoke"] + evil, 1, scratch)
        try examine(["smoke", "--format", "json"] + evil, 1, scratch)
        let some = ["--subsystem", "scholar.hindex", "--samples", "20", "--seed", "1"]
        try examine(["fuzz"] + some + evil, 1, scratch)
        try examine(["fuzz", "--format", "json"] + some + evil, 1, scratch)
        let both = "markdown=\(scratch["compare.md"]),json=\(scratch["compare"])"
        try examine(["compare", "--reference", "--report", both] + evil, 1, scratch)
        try examine(["compare", "--reference", "--format", "json"] + evil, 1, scratch)
        let lines = try String(contentsOfFile: corpus + "/scholar/hindex/x.jsonl", encoding: .utf8)
        try examine(["judge"] + evil.prefix(2), 0, input: lines, scratch)
        try examine(["explain", "scholar.hindex/case-777", "--corpus", corpus], 0, scratch)
        try examine(
            ["merge", scratch["json"], "--output", scratch["merged"], "--corpus", corpus], 1, scratch)
        for file in try scratch.names where !["known", "corpus"].contains(file) {
            examine(try scratch.read(file), file, isRead: false)
        }
    }

    @Test
    func
        `hostile strings from a failed adapter, a report or an argument cannot control a terminal or a runner`()
        throws
    {
        let scratch = try Scratch()
        try scratch.write(Misbehaviour.evil, to: "log")
        // The command of an adapter may itself contain control characters, except NUL.
        let command = "cat '\(scratch["log"])' >&2; exit 3 # \u{1B}[2J\u{9B}"
        let corpus = ["--subsystem", "scholar.hindex"]
        for verb in ["check", "fuzz", "compare", "smoke"] {
            let own = verb == "smoke" ? [] : corpus
            try examine([verb, "--adapter", command] + own, 3, scratch)
        }
        let name = Self.json(Misbehaviour.evil)
        let report = """
            {"kind":"header","report":1,"implementation":{"name":\(name),"language":\(name),"version":\(name)}}
            {"kind":"verdict","case":\(name),"verdict":"fail","reason":\(name),"clauses":[]}
            {"kind":"footer","fail":1}

            """
        try scratch.write(report, to: "foreign")
        try scratch.write(report.replacing("\"fail\"", with: "\"pass\""), to: "before")
        try examine(["diff", scratch["before"], scratch["foreign"]], 1, scratch)
        try examine(["diff", scratch["before"], scratch["foreign"], "--format", "json"], 1, scratch)
        try examine(["merge", scratch["foreign"]], 2, scratch)
        try examine(["check", "--case", "\u{1B}[2J\n::error::x"], 2, scratch)
        try examine(["\u{1B}[2J\n::error::x"], 2, scratch)
        try examine(["explain", "\u{1B}[2J\n::error::x"], 2, scratch)
        try examine(["run", "scholar.hindex", "\n::error::\u{9B}"], 2, scratch)
    }
}
