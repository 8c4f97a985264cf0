import Foundation
import JSON
import Misbehaviours
import Specification
import TestSupport
import Testing

@testable import Adapters
@testable import Harness

/// Tests that an implementation with effects gets a folder for each case, and that everything left in the folder is
/// judged.
struct EffectsTests {
    /// An implementation that adds correctly, and calls a closure to write its files.
    private struct Writer: Candidate {
        var hello = Hello(
            name: "writer", language: "", version: "", subsystems: [Sum.id], effects: [Sum.id])
        let write: @Sendable (_ folder: URL, _ sum: Int) throws -> Void

        func open(expecting cases: Int?) -> any Session {
            ScriptedSession(hello: hello) { $0.map(reply) }
        }

        private func reply(to request: Request) -> Reply {
            guard let input = try? Sum.Input(request.input) else {
                return .fault(Fault(.protocol, "no input"))
            }
            let sum = input.a + (input.b ?? 0)
            if let folder = request.folder {
                do {
                    try write(URL(filePath: folder), sum)
                } catch {
                    return .fault(Fault(.protocol, "\(error)"))
                }
            }
            return .answer(.output(.record(("sum", sum.value))))
        }
    }

    private static func bytes(_ count: Int) -> Data { Data(repeating: 0x61, count: count) }

    private func run(_ write: @escaping @Sendable (URL, Int) throws -> Void) async throws -> Run {
        try await Run(try Sum.corpus().cases, with: Writer(write: write))
    }

    @Test func `a case passes if its file is written according to the rules`() async throws {
        let run = try await run { folder, sum in
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
            try Self.bytes(sum).write(to: folder.appending(path: "sum"))
        }
        #expect(run.conforms && run.count(.pass) == 3)
    }

    @Test func `a correct answer is not enough if the file is missing`() async throws {
        let run = try await run { _, _ in }
        #expect(run.verdicts.map(\.kind) == [.fail, .fail, .pass])
        #expect(run.verdicts[0].reason == "SUM-1a: The sum is a + b. Yet the folder has [].")
        #expect(run.verdicts[2].golden.input == .record(("a", 100.value), ("b", 0.value)))
    }

    @Test func `a case fails if its file is too large, or is a link`() async throws {
        let large = try await run { folder, sum in
            try Self.bytes(sum + 1).write(to: folder.appending(path: "sum"))
        }
        #expect(large.count(.fail) == 2)
        let link = try await run { folder, _ in
            try FileManager.default.createSymbolicLink(
                atPath: folder.appending(path: "sum").path, withDestinationPath: "elsewhere")
        }
        #expect(link.count(.fail) == 2)
    }

    @Test(arguments: ["../stray", "../beside"])
    func `writing a file beside the folder breaks a law`(place: String) async throws {
        let run = try await run { folder, sum in
            try Self.bytes(sum).write(to: folder.appending(path: "sum"))
            try Self.bytes(1).write(to: URL(filePath: folder.path + "/" + place))
        }
        #expect(run.brokenClauses == ["SUM-3"])
    }

    @Test func `the contents of folders are described, and the folders are removed after the run`() throws {
        var root = ""
        do {
            let folders = ScratchFolders()
            let folder = URL(filePath: try folders.make(7))
            root = folder.deletingLastPathComponent().deletingLastPathComponent().path
            try FileManager.default.createDirectory(
                at: folder.appending(path: "a/b"), withIntermediateDirectories: true)
            try Self.bytes(3).write(to: folder.appending(path: "a/b/c"))
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/a/l", withDestinationPath: "..")
            let written = folders.written(7)
            #expect(
                written.entries == [
                    "a": .folder, "a/b": .folder, "a/b/c": .file(size: 3), "a/l": .link(to: ".."),
                ])
            #expect(written.strays.isEmpty)
            try FileManager.default.removeItem(at: folder)
            #expect(folders.written(7).strays == ["the folder itself was removed"])
        }
        #expect(!FileManager.default.fileExists(atPath: root))
    }

    @Test func `an adapter gets a folder only if it announces effects`() async throws {
        let writer = Writer(
            hello: Hello(name: "writer", language: "", version: "", subsystems: [Sum.id]),
            write: { _, _ in Issue.record("a folder was given") })
        #expect(try await Run(try Sum.corpus().cases, with: writer).conforms)
    }

    @Test func `if two hellos differ only in their effects, the difference is reported`() {
        func hello(_ effects: Set<SubsystemID>) -> Hello {
            Hello(name: "x", language: "", version: "", subsystems: [Sum.id], effects: effects)
        }
        #expect(hello([]).difference(from: hello([Sum.id])) == #"effects ["test.sum"] and []"#)
        #expect(hello([]).difference(from: hello([])) == "nothing")
    }

    @Test func `a request names the folder, and the hello names the subsystems with effects`() throws {
        let request = Request(subsystem: Sum.id, input: 1.value, readings: [:]).writing(to: "/x y")
        let line = String(decoding: AdapterProtocol.run(3, request), as: UTF8.self)
        #expect(line == #"{"op":"run","id":3,"subsystem":"test.sum","input":1,"folder":"/x y"}"# + "\n")
        func hello(_ effects: String) throws -> Hello {
            let text =
                #"{"op":"hello","protocol":1,"name":"x","subsystems":["test.sum"],"effects":\#(effects)}"#
            return try AdapterProtocol.hello(ArraySlice(text.utf8), known: [Sum.self])
        }
        #expect(try hello(#"["test.sum"]"#).effects == [Sum.id])
        #expect(throws: ProtocolError.self) { try hello(#"["other"]"#) }
        #expect(throws: ProtocolError.self) { try hello("1") }
    }

    @Test func `the options of a hello are strings`() throws {
        func hello(_ options: String) throws -> Hello {
            let text =
                #"{"op":"hello","protocol":1,"name":"x","subsystems":["test.sum"],"readings":{"test.sum.order":\#(options)}}"#
            return try AdapterProtocol.hello(ArraySlice(text.utf8), known: [Sum.self])
        }
        #expect(try hello(#""forward""#).readings == ["test.sum.order": ["forward"]])
        #expect(try hello(#"["forward","inward"]"#).readings == ["test.sum.order": ["forward", "inward"]])
        for wrong in ["3", "[]", #"["forward",3]"#] {
            #expect(throws: ProtocolError.self) { try hello(wrong) }
        }
    }
}
