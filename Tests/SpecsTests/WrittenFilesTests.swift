import Catalogue
import Foundation
import Specification
import Testing

@testable import LearningSpecs

extension LawName {
    /// Finds a law by its id; nil if there is no such law.
    fileprivate init?(id: LawID) {
        guard let law = Self.allCases.first(where: { $0.id == id }) else { return nil }
        self = law
    }
}

/// Tests of the clauses about the files that learning.archive and learning.download leave in a folder.
struct WrittenFilesTests {
    private let url = FileManager.default.temporaryDirectory.appending(
        path: "assay-written-\(UUID().uuidString)")

    private func broken(
        _ entries: [WrittenFolder.Place: WrittenFolder.Entry], strays: [String] = [],
        _ outcome: Outcome<Archive.Output>
    ) -> [Archive.Law] {
        Archive.breaches(in: WrittenFolder(url, entries: entries, strays: strays), after: outcome)
            .compactMap { Archive.Law(id: $0.law) }
    }

    private static let one = Archive.File(
        path: "./d/a", size: 3, crc32: Inflation.checksum(of: Array("abc".utf8)))
    private static let output = Outcome<Archive.Output>.output(.init(files: [one]))

    @Test func `the folder must contain exactly the files of the output`() throws {
        try FileManager.default.createDirectory(
            at: url.appending(path: "d"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: url) }
        try Data("abc".utf8).write(to: url.appending(path: "d/a"))
        let good: [WrittenFolder.Place: WrittenFolder.Entry] = ["d": .folder, "d/a": .file(size: 3)]
        #expect(broken(good, Self.output).isEmpty)
        #expect(broken(good.merging(["b": .file(size: 0)]) { $1 }, Self.output) == [.entries])
        #expect(broken(good.merging(["e": .folder]) { $1 }, Self.output).isEmpty)
        #expect(broken(["d": .folder], Self.output) == [.sums])
        #expect(broken(["d": .folder, "d/a": .file(size: 2)], Self.output) == [.sums])
        #expect(broken(good, strays: ["x was written beside the folder"], Self.output) == [.inside])
        try Data("abd".utf8).write(to: url.appending(path: "d/a"))
        #expect(broken(good, Self.output) == [.sums])
    }

    @Test(arguments: [0, 2, 3, 4])
    func `the bytes of a file are read, unless the file has grown since its size was read`(size: Int) throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: url) }
        try Data("abc".utf8).write(to: url.appending(path: "a"))
        try Data().write(to: url.appending(path: "empty"))
        let folder = WrittenFolder(url, entries: ["a": .file(size: size), "empty": .file(size: 0)])
        #expect(folder.bytes(of: "a") == (size < 3 ? nil : Array("abc".utf8)))
        #expect(folder.bytes(of: "empty") == [])
    }

    @Test func `names that look alike, but have different scalars, belong to different files`() {
        let composed = Outcome<Archive.Output>.output(
            .init(files: [
                Archive.File(path: "e\u{301}", size: 0, crc32: 0),
                Archive.File(path: "\u{E9}", size: 1, crc32: 0),
            ]))
        // Both files are wrong: the first file is missing, and the second file lacks a byte.
        #expect(broken(["\u{E9}": .link(to: "")], composed) == [.sums, .sums])
        // This time the first file is right, and the second file is missing.
        #expect(broken(["e\u{301}": .link(to: "")], composed) == [.sums])
    }

    @Test func `a symbolic link counts as a file that contains its target`() {
        #expect(broken(["d/a": .link(to: "abc")], Self.output).isEmpty)
        #expect(broken(["d/a": .link(to: "abd")], Self.output) == [.sums])
    }

    @Test(arguments: [
        (Archive.unsafe, Archive.Law.inside), (Archive.tooLarge, .whole), (Archive.damaged, .whole),
    ])
    func `a rejected archive must leave nothing in the folder`(rejection: DeclaredRejection, law: Archive.Law)
    {
        let outcome = Outcome<Archive.Output>.rejection(Rejection(rejection.code))
        #expect(broken([:], outcome).isEmpty)
        #expect(broken(["a": .folder], outcome) == [law])
    }

    @Test func `a download leaves one file in the folder, or no file`() {
        func broken(_ phase: Download.State, kept: Int, _ entries: [WrittenFolder.Place: WrittenFolder.Entry])
            -> [Download.Law]
        {
            let output = Download.Output(states: [Download.Standing(phase, kept: kept)], authorizations: [])
            return Download.breaches(in: WrittenFolder(url, entries: entries), after: .output(output))
                .compactMap { Download.Law(id: $0.law) }
        }
        #expect(broken(.running, kept: 5, ["part": .file(size: 5)]) == [])
        #expect(broken(.running, kept: 5, ["part": .file(size: 4)]) == [.kept])
        #expect(broken(.running, kept: 5, ["a": .file(size: 2), "b": .file(size: 3)]) == [.kept])
        let huge = WrittenFolder.Entry.file(size: .max)
        #expect(broken(.running, kept: 5, ["a": huge, "b": huge]) == [.kept])
        #expect(broken(.cancelled, kept: 0, [:]) == [])
        #expect(broken(.cancelled, kept: 0, ["part": .file(size: 0)]) == [.noFile])
        #expect(broken(.failed, kept: 0, ["part": .file(size: 5)]) == [.noFile])
        #expect(broken(.done, kept: 5, ["course.zip": .file(size: 5)]) == [])
    }
}
