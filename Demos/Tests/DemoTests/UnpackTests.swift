import Foundation
import TestSupport
import Testing

/// Tests the verb `unpack`, which unpacks a zip file into a folder.
struct UnpackTests {
    /// Returns a folder with `course.zip`, which contains the uncompressed files `a.txt` and `media/b.txt`.
    private func scratch(_ name: String = "a.txt") throws -> Scratch {
        let scratch = try Scratch()
        // Python's zipfile wrote this archive.
        let base64 = """
            UEsDBBQAAAAAAAAAIQAKPM9PBQAAAAUAAAAFAAAAYS50eHRzYWZlClBLAwQUAAAAAAAAACEA+e++cQEAAAABAAAACwAAAG1lZGlhL2IudHh0Yl\
            BLAQIUAxQAAAAAAAAAIQAKPM9PBQAAAAUAAAAFAAAAAAAAAAAAAACAAQAAAABhLnR4dFBLAQIUAxQAAAAAAAAAIQD5775xAQAAAAEAAAALAAAA\
            AAAAAAAAAACAASgAAABtZWRpYS9iLnR4dFBLBQYAAAAAAgACAGwAAABSAAAAAAA=
            """
        var archive = try #require(Data(base64Encoded: base64))
        while let place = archive.firstRange(of: Data("a.txt".utf8)), name != "a.txt" {
            archive.replaceSubrange(place, with: Data(name.utf8))
        }
        try archive.write(to: scratch.folder.appending(path: "course.zip"))
        return scratch
    }

    private func run(_ scratch: Scratch, _ options: String...) throws -> Program.Result {
        try Program.run(
            ["unpack", scratch["course.zip"], "--output", scratch["course"]] + options)
    }

    private func names(_ scratch: Scratch) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path).sorted()
    }

    @Test func `a course is unpacked, and its files are listed`() throws {
        let scratch = try scratch()
        let run = try run(scratch)
        #expect(run.errors == "")
        #expect(run.status == 0)
        #expect(
            run.output == """
                path         size       crc32
                ───────────  ────  ──────────
                a.txt           5  0x4fcf3c0a
                media/b.txt     1  0x71beeff9
                2 files, 6 bytes in \(scratch["course"])

                """)
        #expect(try scratch.read("course/a.txt") == "safe\n")
        #expect(try scratch.read("course/media/b.txt") == "b")
        #expect(try names(scratch) == ["course", "course.zip"])
    }

    @Test func `the unpacked files can also be listed as JSON`() throws {
        let run = try run(scratch(), "--format", "json", "--files", "2", "--bytes", "6")
        #expect(run.status == 0)
        #expect(
            run.output
                == #"{"files":[{"path":"a.txt","size":5,"crc32":1338981386},{"path":"media/b.txt","size":1,"crc32":1908338681}]}"#
                + "\n")
    }

    @Test(arguments: [
        ("a.txt", ["--files", "1"], "archive.tooLarge", "ARC-2a"),
        ("a.txt", ["--bytes", "5"], "archive.tooLarge", "ARC-2a"), ("../ab", [], "archive.unsafe", "ARC-1a"),
        ("\u{1}\0b.c", [], "archive.damaged", "ARC-2a"),
    ])
    func `a refused archive is reported with the broken law and exit code 1, and leaves no files`(
        name: String, options: [String], code: String, clause: String
    ) throws {
        let scratch = try scratch(name)
        let arguments = ["unpack", scratch["course.zip"], "--output", scratch["course"]]
        let run = try Program.run(arguments + options)
        #expect(run.status == 1)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("assay-demos: \(scratch["course.zip"]): \(code): "), "\(run.errors)")
        #expect(run.errors.contains("Nothing was written.\n  \(clause): "), "\(run.errors)")
        #expect(try names(scratch) == ["course.zip"])
        let json = try Program.run(arguments + options + ["--format", "json"])
        #expect(json.output == "{\"error\":{\"code\":\"\(code)\"}}\n")
        #expect(json.status == 1)
    }

    @Test func `control characters in names are printed as escapes`() throws {
        let run = try run(scratch("\u{1B}[1mb"))
        #expect(run.output.contains("\\u{1b}[1mb"), "\(run.output)")
        #expect(!run.output.contains("\u{1B}"))
    }

    @Test func `an existing folder is left unchanged`() throws {
        let scratch = try scratch()
        try FileManager.default.createDirectory(atPath: scratch["course"], withIntermediateDirectories: true)
        let run = try run(scratch)
        #expect(run.status == 2)
        #expect(run.errors.contains("already exists; --output must name"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch["course"]) == [])
    }

    @Test(arguments: [
        (["--files", "3"], "--output"), (["--format", "json"], "--output"),
        (["--output", "x", "--bytes=-1"], "--bytes"),
        (["--output", "x", "--bytes", "9223372036854775807"], "--bytes must be a number from 0 to"),
        (["--output", "x", "--variant", "fast"], "--variant"),
        (["no.zip", "--output", "x"], "no.zip cannot be read"),
    ])
    func `invalid arguments are reported, with exit code 2`(arguments: [String], part: String) throws {
        let run = try Program.run(["unpack"] + arguments)
        #expect(run.status == 2)
        #expect(run.errors.contains(part), "\(run.errors)")
    }
}
