import Catalogue
import Corpus
import Files
import Foundation
import Harness
import JSON
import Reference
import Specification
import TestSupport
import Testing

@testable import VoiceReference

/// Tests voice.documents with real folders, and with simulated folders of other systems.
struct FolderScriptsTests {
    private static let cases: [GoldenCase] =
        (try? Corpus.bundled.cases.filter { $0.subsystem == Documents.id }) ?? []

    @Test func `documents in a real folder satisfy the clauses, and no file is left behind`() async throws {
        let scratch = try Scratch()
        let candidate = InProcess(
            name: "folder", version: "", implementations: [FolderScripts(in: scratch.folder.path)])
        let run = try await Run(Self.cases, with: candidate)
        #expect(run.verdicts.count >= 200)
        for verdict in run.verdicts where verdict.kind != .pass {
            Issue.record("case \(verdict.id): \(verdict.kind.rawValue): \(verdict.reason)")
        }
        #expect(try scratch.names.isEmpty)
    }

    @Test func `documents remain separate on a file system that ignores case and accents`() throws {
        for goldenCase in Self.cases {
            let input = try Documents.Input(goldenCase.input)
            let readings = try Readings(goldenCase.readings, known: Documents.readings)
            let due = try Documents.answer(input, readings: readings)
            let got = try FolderScripts.run(input, readings, in: MadeUpVolume(isBlurred: true))
            #expect(got.value == due.value, "\(goldenCase.id)")
        }
    }

    @Test
    func `whenever the program is killed, every document exists in its old or its new state`()
        throws
    {
        var crashes = 0
        for goldenCase in Self.cases {
            let input = try Documents.Input(goldenCase.input)
            let readings = try Readings(goldenCase.readings, known: Documents.readings)
            let volume = MadeUpVolume(isBlurred: true)
            var screen = try FolderScripts.screen(input, readings, on: volume)
            for (index, event) in input.events.enumerated() {
                let before = try volume.documents
                let count = volume.changes
                _ = try screen.shown(after: event)
                let after = try volume.documents
                // The test repeats the run up to this event, and kills the program before each change that the event
                // makes.
                for change in 0..<(volume.changes - count) {
                    let killed = MadeUpVolume(isBlurred: true)
                    var other = try FolderScripts.screen(input, readings, on: killed)
                    for event in input.events[..<index] { _ = try other.shown(after: event) }
                    killed.changesLeft = change
                    #expect(throws: FileError.self) { _ = try other.shown(after: event) }
                    let left = try killed.documents
                    #expect(
                        left == before || after.allSatisfy { left[$0.key] == $0.value },
                        "\(goldenCase.id): event \(index), change \(change)")
                    crashes += 1
                }
            }
        }
        #expect(crashes > 100)
    }

    @Test func `the hidden file that a killed program leaves behind is not a document`() throws {
        let scratch = try Scratch()
        try scratch.write("x", to: "a.swift")
        try scratch.write("half of", to: ".writing-1-8A6C.swift")
        var folder = ScriptFolder(try DiskVolume(scratch.folder.path))
        #expect(try folder.names == ["a"])
        try folder.store("y", as: "a")
        #expect(try folder.text(of: "a") == "y")
    }

    @Test func `ten thousand documents`() throws {
        let scratch = try Scratch()
        let handle = try FolderHandle(scratch.folder.path)
        for number in 0..<10_000 { try handle.makeFile("n\(number).swift", [UInt8(ascii: "x")]) }
        var screen = ScriptScreen(
            stored: ScriptFolder(try DiskVolume(scratch.folder.path)), readings: .standard)
        let start = ContinuousClock.now
        let opened = try screen.shown(after: .open("n9999"))
        #expect(opened.text == "x")
        _ = try screen.shown(after: .edit("y"))
        let refused = try screen.shown(after: .rename(["n7"]))
        #expect(refused.message == .taken)
        let shown = try screen.shown(after: .rename(["new"]))
        #expect(shown.names.count == 10_000)
        #expect(shown.names.contains("new") && !shown.names.contains("n9999"))
        // The time limit covers four events, and the program searches the folder a few times for each of them.
        #expect(ContinuousClock.now - start < .seconds(20))
        #expect(try scratch.read("new.swift") == "y")
    }

    // MARK: Names

    @Test(arguments: [
        ("my_script", "my_script.swift"), ("a-1", "a-1.swift"), ("Foo", "%46oo.swift"), ("", "%.swift"),
        ("..", "%2E%2E.swift"), ("a/b", "a%2Fb.swift"), ("perché", "perch%C3%A9.swift"),
        ("привет", "привет.swift"),
        ("σας", "σα%CF%82.swift"), ("ſ", "%C5%BF.swift"), ("ß", "%C3%9F.swift"), ("%41", "%2541.swift"),
        ("a\0b", "a%00b.swift"), ("con", "con.swift"), ("日本", "日本.swift"), ("３", "%EF%BC%93.swift"),
    ])
    func `the name of a document's file is the same on every system`(name: String, file: String) {
        #expect(ScriptFileName.file(of: name).utf8.elementsEqual(file.utf8))
        #expect(ScriptFileName.name(of: file)?.utf8.elementsEqual(name.utf8) == true)
        let escaped = ScriptFileName.file(of: name, escapesAll: true)
        #expect(ScriptFileName.name(of: escaped)?.utf8.elementsEqual(name.utf8) == true)
    }

    @Test func `a long name is split into folders, which are removed with the document`() throws {
        let scratch = try Scratch()
        var folder = ScriptFolder(try DiskVolume(scratch.folder.path))
        let names = [
            String(repeating: "a", count: 64), String(repeating: "é", count: 64),
            String(repeating: "😀", count: 100),
        ]
        for name in names { try folder.store(name, as: name) }
        #expect(try folder.names == names)
        for name in names { #expect(try folder.text(of: name) == name) }
        for name in names { try folder.remove(name) }
        #expect(try scratch.names == [])
    }

    @Test func `files from other programs are documents too, and keep their names`()
        throws
    {
        let scratch = try Scratch()
        for name in [
            "Foo.swift", "100%.swift", "perche\u{301}.swift", "notes.txt", "%61.swift", "a.swift",
        ] {
            try scratch.write(name, to: name)
        }
        try FileManager.default.createDirectory(
            at: scratch.place("folder.swift"), withIntermediateDirectories: false)
        try FileManager.default.createSymbolicLink(
            atPath: scratch["link.swift"], withDestinationPath: scratch["a.swift"])
        var folder = ScriptFolder(try DiskVolume(scratch.folder.path))
        #expect(try folder.names == ["100%", "Foo", "a", "perche\u{301}"])
        try folder.store("new", as: "Foo")
        #expect(try scratch.read("Foo.swift") == "new")
        // The two files of document `a` are removed together, and the new document `link` is not written through the
        // link.
        try folder.remove("a")
        try folder.store("own", as: "link")
        #expect(try folder.names == ["100%", "Foo", "link", "perche\u{301}"])
        #expect(try scratch.read("%6C%69%6E%6B.swift") == "own")
    }
}

/// A folder in memory.
///
/// The folder may ignore case and accents, and the program that uses the folder may be killed.
private final class MadeUpVolume: ScriptVolume {
    private var contents: [(file: String, bytes: [UInt8])] = []
    private let isBlurred: Bool
    private(set) var changes = 0
    /// The number of further changes before the program is killed; nil if it is never killed.
    var changesLeft: Int?

    init(isBlurred: Bool) { self.isBlurred = isBlurred }

    var files: [String] { contents.map(\.file) }

    var documents: [[UInt8]: [UInt8]] {
        get throws {
            let folder = ScriptFolder(self)
            return Dictionary(
                uniqueKeysWithValues: try folder.names.map {
                    (Array($0.utf8), Array((try folder.text(of: $0) ?? "").utf8))
                })
        }
    }

    private func place(_ file: String) -> Int? {
        func blurred(_ text: String) -> [UInt8] {
            Array(
                (isBlurred ? text.uppercased().lowercased().decomposedStringWithCompatibilityMapping : text)
                    .utf8)
        }
        return contents.firstIndex { blurred($0.file) == blurred(file) }
    }

    private func change() throws(FileError) {
        if changesLeft == 0 { throw FileError("killed", EIO) }
        changesLeft = changesLeft.map { $0 - 1 }
        changes += 1
    }

    func holds(_ file: String) -> Bool { place(file) != nil }

    func bytes(of file: String) -> [UInt8]? { place(file).map { contents[$0].bytes } }

    func write(_ bytes: [UInt8], to file: String) throws(FileError) {
        try change()
        if let place = place(file) {
            contents[place].bytes = bytes
        } else {
            contents.append((file, bytes))
        }
    }

    func remove(_ file: String) throws(FileError) {
        try change()
        if let place = place(file) { contents.remove(at: place) }
    }
}
