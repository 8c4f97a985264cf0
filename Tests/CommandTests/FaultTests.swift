import Foundation
import TestSupport
import Testing

/// Every call of the system fails once, in turn: what is written is the old or the new state, and a failure is told.
@Suite(.enabled(if: Faults.isPossible, "this needs Linux and a C compiler, cc"))
struct FaultTests {
    private static let one = FaultTests.line("one")

    private static func line(_ name: String) -> String {
        """
        {"id":"scholar.hindex/\(name)","clauses":["HIX-1"],"origin":{"kind":"worked","by":"hand"},\
        "basis":"source","readings":{},"input":{"publications":[]},"output":{"h":0}}

        """
    }

    /// Something that writes files, in a folder of its own.
    struct Deed: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let words: [String]
        var input = ""
    }

    static let deeds = [
        Deed(
            testDescription: "corpus add",
            words: ["corpus", "add", "scholar/hindex/a", "--corpus", "{}/corpus"],
            input: line("two")),
        Deed(
            testDescription: "corpus add, to a new file",
            words: ["corpus", "add", "scholar/hindex/b", "--corpus", "{}/corpus"], input: line("two")),
        Deed(testDescription: "corpus record", words: ["corpus", "record", "--corpus", "{}/unrecorded"]),
        Deed(
            testDescription: "corpus release",
            words: [
                "corpus", "release", "1.0.0", "--about", "x", "--date", "2026-01-01", "--corpus", "{}/corpus",
            ]),
        Deed(
            testDescription: "check --update-known",
            words: ["check", "--corpus", "{}/corpus", "--known", "{}/known.txt", "--update-known"]),
        Deed(
            testDescription: "check --report",
            words: ["check", "--corpus", "{}/corpus", "--report", "tap={}/report.tap,badge={}/badge.json"]),
        Deed(
            testDescription: "fuzz --state",
            words: [
                "fuzz", "--subsystem", "scholar.hindex", "--samples", "3", "--seed", "1", "--corpus",
                "{}/corpus", "--state", "{}/state.json",
            ]),
        Deed(
            testDescription: "run learning.archive --output",
            words: ["run", "learning.archive", "{}/course.zip", "--output", "{}/course"]),
    ]

    private func prepare() throws -> Scratch {
        let scratch = try Scratch()
        for corpus in ["corpus", "unrecorded"] {
            try FileManager.default.createDirectory(
                atPath: scratch["\(corpus)/scholar/hindex"], withIntermediateDirectories: true)
            try scratch.write(Self.one, to: "\(corpus)/scholar/hindex/a.jsonl")
            try scratch.write("", to: "\(corpus)/CHANGES.jsonl")
        }
        let recorded = #"{"added":"scholar.hindex/one","pin":"\#(Self.pin)"}"# + "\n"
        try scratch.write(recorded, to: "corpus/CHANGES.jsonl")
        for name in ["report.tap", "badge.json"] { try scratch.write("", to: name) }
        try scratch.write("scholar.hindex/one # wrong\n", to: "known.txt")
        var zip = StoredZip()
        zip.add("a.txt", "a")
        zip.add("d/b.txt", "b")
        zip.add("d/l", "b.txt", isLink: true)
        try zip.data.write(to: scratch.place("course.zip"))
        return scratch
    }

    private static let pin = (try? Self.pinned()) ?? ""

    /// Returns the pin of the one case, as the program writes it.
    private static func pinned() throws -> String {
        let scratch = try Scratch()
        try FileManager.default.createDirectory(
            atPath: scratch["scholar/hindex"], withIntermediateDirectories: true)
        try scratch.write(one, to: "scholar/hindex/a.jsonl")
        _ = try Program.run(["corpus", "record", "--corpus", scratch.folder.path])
        let words = try scratch.read("CHANGES.jsonl").split(separator: "\"")
        return words.dropLast().last.map(String.init) ?? ""
    }

    @Test(arguments: deeds) func `every call that fails is told, and leaves the old or the new state`(
        deed: Deed
    ) throws {
        let faults = try Faults()
        let whole = try prepare()
        let before = try Faults.state(whole)
        let good = try faults.run(deed.words, input: deed.input, in: whole, failing: 0)
        #expect(good.status == 0, "\(good.errors)")
        let after = try Faults.state(whole)
        #expect(after != before)
        #expect(good.calls > 5)
        for call in 1...max(1, good.calls) {
            let scratch = try prepare()
            let run = try faults.run(deed.words, input: deed.input, in: scratch, failing: call)
            let state = try Faults.state(scratch)
            let what = "call \(call) of \(good.calls): \(run.status) \(run.errors) \(state)"
            if run.status == 0 {
                #expect(state == after, "\(what)")
            } else {
                #expect(run.errors.contains("assay: "), "\(what)")
                // Of several files each is the old one or the new one.
                let isOneOfBoth = Set(state.keys).union(before.keys).allSatisfy { name in
                    state[name] == before[name] || state[name] == after[name]
                }
                #expect(isOneOfBoth, "\(what)")
                if deed.words[0] != "check" { #expect(state == before || state == after, "\(what)") }
            }
        }
    }
}

/// A library that lets calls of the system fail, and the program run with it.
struct Faults {
    private let library: String
    private let folder: Scratch

    #if os(Linux)
        static let isPossible = FileManager.default.isExecutableFile(atPath: "/usr/bin/cc")
    #else
        static let isPossible = false
    #endif

    init() throws {
        folder = try Scratch()
        library = folder["failing_calls.so"]
        let source = Program.project.appending(path: "Tests/Readers/failing_calls.c").path
        let compiler = Process()
        compiler.executableURL = URL(filePath: "/usr/bin/cc")
        compiler.arguments = ["-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"]
        try compiler.run()
        compiler.waitUntilExit()
        try #require(compiler.terminationStatus == 0)
    }

    /// Runs the program in a folder, and lets one of its calls fail; none if the number is 0.
    func run(
        _ words: [String], input: String, in scratch: Scratch, failing call: Int
    ) throws -> (status: Int32, errors: String, calls: Int) {
        let process = Process()
        process.executableURL = URL(filePath: Program.assay)
        // Absolute paths, by which the library knows the files.
        process.arguments = words.map { $0.replacing("{}", with: scratch.folder.path) }
        for name in ["in", "err", "count"] { try folder.write(name == "in" ? input : "", to: name) }
        process.environment = Program.environment.merging([
            "LD_PRELOAD": library, "FAULT_AT": "\(call)", "FAULT_BELOW": scratch.folder.path,
            "FAULT_COUNT": folder["count"],
        ]) { $1 }
        process.standardInput = try FileHandle(forReadingFrom: folder.place("in"))
        process.standardOutput = FileHandle.nullDevice
        process.standardError = try FileHandle(forWritingTo: folder.place("err"))
        try process.run()
        process.waitUntilExit()
        let calls = Int(try folder.read("count").trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
        return (process.terminationStatus, try folder.read("err"), calls)
    }

    /// Returns every file below a folder with its content; folders and links, too.
    static func state(_ scratch: Scratch) throws -> [String: String] {
        var state: [String: String] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: scratch.folder.path) {
            let target = try? FileManager.default.destinationOfSymbolicLink(atPath: scratch[name])
            state[name] = target ?? (try? scratch.read(name)) ?? "folder"
        }
        return state
    }
}
