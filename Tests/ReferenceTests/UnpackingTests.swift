import Catalogue
import Foundation
import JSON
import Reference
import Specification
import TestSupport
import Testing

/// Tests that real archives are unpacked into real folders, either completely or not at all.
struct UnpackingTests {
    private static let limits = Archive.Limits(files: 1_000, bytes: 4 << 20)
    private static let failures = [
        "unsafe": (Archive.unsafe(), 17), "large": (Archive.tooLarge(), 7),
        "damaged": (Archive.damaged(), 25), "unsupported": (Archive.unsupported(), 4),
    ]

    /// Unpacks a zip into a new folder, compares the folder with the expected tree, and returns the result.
    @discardableResult
    private func unpack(_ archive: URL) throws -> (failure: Archive.Failure?, files: [Archive.File]) {
        let scratch = try Scratch()
        let bytes = Array(try Data(contentsOf: archive))
        do throws(Archive.Failure) {
            let output = try Archive.unpack(bytes, into: scratch.place("course"), limits: Self.limits)
            let returned = try? Archive.reference.run(
                .init(archive: bytes, limits: Self.limits), readings: .standard)
            #expect(output.files == returned?.files, "\(archive.lastPathComponent)")
            #expect((try? scratch.names) == ["course"], "\(archive.lastPathComponent)")
            expectSame(scratch.place("course"), archive.deletingPathExtension(), archive.lastPathComponent)
            return (nil, output.files)
        } catch {
            #expect(try scratch.names == [], "\(archive.lastPathComponent)")
            return (error, [])
        }
    }

    private func expectSame(_ folder: URL, _ expected: URL, _ name: String) {
        let (got, wanted) = (Tree(folder), Tree(expected))
        #expect(Set(got.nodes.keys) == Set(wanted.nodes.keys), "\(name)")
        for (path, node) in wanted.nodes where got.nodes[path] != node {
            Issue.record("\(name): \(path) is not as expected")
        }
    }

    // MARK: Archives of other programs

    @Test(.enabled(if: Tool.hasPython, "python3 is not installed"))
    func `archives made by zipfile are unpacked as zipfile unpacks them, or rejected`() async throws {
        let made = try Scratch()
        let path = made.folder.path
        try await onItsOwnThread {
            try Tool.run("python3", Tool.readers.appending(path: "make_archives.py").path, path)
        }
        let good = made.zips(in: "good")
        #expect(good.count == 22)
        for archive in good {
            #expect(try unpack(archive).failure == nil, "\(archive.lastPathComponent)")
        }
        for (kind, (rejection, least)) in Self.failures {
            let archives = made.zips(in: kind)
            #expect(archives.count >= least, "\(kind): \(archives.count)")
            for archive in archives {
                #expect(
                    try unpack(archive).failure == .rejected(rejection),
                    "\(kind)/\(archive.lastPathComponent)")
            }
        }
    }

    @Test(.enabled(if: Tool.hasInfoZip, "zip and unzip are not installed"))
    func `archives made by zip are unpacked as unzip unpacks them, or rejected`() async throws {
        let made = try Scratch()
        let path = made.folder.path
        try await onItsOwnThread {
            try Tool.run("sh", Tool.readers.appending(path: "make_infozip.sh").path, path)
        }
        let good = made.zips(in: "good")
        #expect(good.count == 12)
        for archive in good {
            let (failure, files) = try unpack(archive)
            #expect(failure == nil, "\(archive.lastPathComponent)")
            #expect(!files.isEmpty)
        }
        let refused = made.zips(in: "refused")
        #expect(refused.count >= 2)
        for archive in refused {
            let isLink = archive.lastPathComponent == "link-out.zip"
            let rejection = isLink ? Archive.unsafe() : Archive.unsupported()
            #expect(try unpack(archive).failure == .rejected(rejection), "\(archive.lastPathComponent)")
        }
    }

    // MARK: The folder

    /// A zip with an empty file `a`, which is stored without compression.
    private static let small: [UInt8] =
        [0x50, 0x4B, 3, 4, 20] + zeros(21) + [1, 0, 0, 0, 0x61] + [0x50, 0x4B, 1, 2, 20, 0, 20] + zeros(21)
        + [1] + zeros(17) + [0x61, 0x50, 0x4B, 5, 6, 0, 0, 0, 0, 1, 0, 1, 0, 47, 0, 0, 0, 31, 0, 0, 0, 0, 0]

    private static func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

    private func failure(_ archive: [UInt8], into folder: URL) -> Archive.Failure? {
        do throws(Archive.Failure) {
            _ = try Archive.unpack(archive, into: folder, limits: Self.limits)
            return nil
        } catch {
            return error
        }
    }

    @Test func `an existing folder, file or link is left unchanged`() throws {
        let scratch = try Scratch()
        try FileManager.default.createDirectory(
            at: scratch.place("folder"), withIntermediateDirectories: true)
        try Data("older".utf8).write(to: scratch.place("file"))
        try FileManager.default.createSymbolicLink(
            at: scratch.place("link"), withDestinationURL: scratch.place("gone"))
        let before = Tree(scratch.folder)
        for name in ["folder", "file", "link"] {
            #expect(failure(Self.small, into: scratch.place(name)) == .exists, "\(name)")
        }
        #expect(Tree(scratch.folder) == before)
        #expect(failure(Self.small, into: scratch.place("new")) == nil)
        #expect(Tree(scratch.place("new")).nodes == ["a": .file(Data())])
    }

    @Test func `nothing is left behind after a disk error`() throws {
        let scratch = try Scratch()
        try Data().write(to: scratch.place("file"))
        for place in ["missing/course", "file/course"] {
            guard case .disk(let sentence) = failure(Self.small, into: scratch.place(place)) else {
                Issue.record("unpacking into \(place) gives no disk error")
                continue
            }
            #expect(sentence.contains("no folder can be made"), "\(sentence)")
        }
        // The name of the entry is longer than any file system allows.
        let name = [UInt8](repeating: 0x62, count: 300)
        var long = Self.small
        long.replaceSubrange(30..<31, with: name)
        long.replaceSubrange(26..<28, with: [44, 1])
        long.replaceSubrange(long.count - 23..<long.count - 22, with: name)
        long.replaceSubrange(330 + 28..<330 + 30, with: [44, 1])
        long.replaceSubrange(long.count - 10..<long.count - 2, with: [90, 1, 0, 0, 74, 1, 0, 0])
        guard case .disk(let sentence) = failure(long, into: scratch.place("long")) else {
            Issue.record("a name of 300 bytes gives no disk error")
            return
        }
        #expect(sentence.contains("cannot be written"), "\(sentence)")
        #expect(try scratch.names == ["file"])
    }

    @Test func `unpacked files get the permissions of new files, not those in the archive`() throws {
        let scratch = try Scratch()
        var archive = Self.small
        // The entry is marked as made on Unix, with all permissions and set-user-id.
        archive[31 + 5] = 3
        archive.replaceSubrange(31 + 40..<31 + 42, with: [0xFF, 0x8F])
        #expect(failure(archive, into: scratch.place("course")) == nil)
        try Data().write(to: scratch.place("new"))
        func rights(_ url: URL) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
        }
        #expect(try rights(scratch.place("course").appending(path: "a")) == rights(scratch.place("new")))
    }

    @Test func `cancelled unpacking leaves nothing behind`() async throws {
        let scratch = try Scratch()
        let place = scratch.place("course")
        let failure = await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return self.failure(Self.small, into: place)
        }.value
        #expect(failure == .cancelled)
        #expect(try scratch.names == [])
    }
}
