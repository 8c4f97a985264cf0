import Catalogue
import Files
import Foundation
import Reference
import Specification
import Synchronization
import TestSupport
import Testing

/// Tests unpacking with archives that are designed to take a long time, and with other programs that interfere.
struct HostileUnpackingTests {
    private static let limits = Archive.Limits(files: 20_000, bytes: 4 << 20)

    private func unpack(_ zip: StoredZip, into folder: URL) throws(Archive.Failure) -> Archive.Output {
        try Archive.unpack(Array(zip.data), into: folder, limits: Self.limits)
    }

    private func expectOwnRefusal(_ zip: StoredZip, _ part: String) throws {
        let scratch = try Scratch()
        let error = #expect(throws: Archive.Failure.self) {
            try unpack(zip, into: scratch.place("course"))
        }
        guard case .disk(let sentence)? = error else {
            Issue.record("\(error.map { "\($0)" } ?? "")")
            return
        }
        #expect(sentence.contains(part))
        #expect(try scratch.names == [])
    }

    @Test func `the command rejects names, targets and folders that are too long or too deep`() throws {
        var long = StoredZip()
        long.add("link", String(repeating: "a/", count: 500_000), isLink: true)
        try expectOwnRefusal(long, "longer than 4095 bytes")
        var name = StoredZip()
        name.add(String(repeating: "a", count: 4_096), "x")
        try expectOwnRefusal(name, "longer than 4095 bytes")
        var deep = StoredZip()
        deep.add(String(repeating: "a/", count: 513), "")
        try expectOwnRefusal(deep, "more than 512 folders deep")
    }

    @Test
    func `a folder entry that is marked as a link is unpacked as a folder, even if its contents are long`()
        throws
    {
        let scratch = try Scratch()
        var zip = StoredZip()
        zip.add("folder/", String(repeating: "a", count: 4_096), isLink: true)
        _ = try unpack(zip, into: scratch.place("course"))
        #expect(Tree(scratch.place("course")).nodes == ["folder": .folder])
    }

    @Test(.timeLimit(.minutes(30)))
    func `a link whose target has half a million parts is followed in one pass`() throws {
        var zip = StoredZip()
        zip.add("link", String(repeating: "a/", count: 500_000), isLink: true)
        zip.add("next", "link/" + String(repeating: "../a/", count: 200_000), isLink: true)
        let input = Archive.Input(archive: Array(zip.data), limits: Self.limits)
        #expect(try Archive.reference.run(input, readings: .standard).files.count == 2)
        zip.add(
            "out", String(repeating: "a/", count: 100_000) + String(repeating: "../", count: 100_001),
            isLink: true)
        let unsafe = Archive.Input(archive: Array(zip.data), limits: Self.limits)
        #expect(throws: Archive.unsafe()) { try Archive.reference.run(unsafe, readings: .standard) }
        // The derivation also rejects the archive as unsafe.
        #expect(Archive.demand(unsafe).admits(.rejection(Archive.unsafe())))
    }

    @Test(arguments: [(38, true), (39, false)])
    func `a chain of 40 links can lead out of the folder, but a longer chain leads nowhere`(
        others: Int, leadsOut: Bool
    )
        throws
    {
        var zip = StoredZip()
        for number in 0..<others { zip.add("l\(number)", "x/../l\(number + 1)", isLink: true) }
        zip.add("l\(others)", "x", isLink: true)
        zip.add("start", "l0/../..", isLink: true)
        let input = Archive.Input(archive: Array(zip.data), limits: Self.limits)
        let outcome = Archive.reference.outcome(of: input, readings: .standard)
        #expect((outcome.rejection == Archive.unsafe()) == leadsOut)
    }

    @Test func `links in a cycle do not lead out of the folder, nor do links that lead into the cycle`()
        throws
    {
        var zip = StoredZip()
        zip.add("a", "b/x", isLink: true)
        zip.add("b", "c", isLink: true)
        zip.add("c", "./b/../..", isLink: true)
        zip.add("d", "a/../..", isLink: true)
        zip.add("dir/e", "../d", isLink: true)
        let input = Archive.Input(archive: Array(zip.data), limits: Self.limits)
        #expect(try Archive.reference.run(input, readings: .standard).files.count == 5)
    }

    @Test(.timeLimit(.minutes(30)))
    func `hundreds of files in a folder hundreds of levels deep are unpacked`() throws {
        let scratch = try Scratch()
        var zip = StoredZip()
        let folder = String(repeating: "d/", count: 400)
        for number in 0..<200 { zip.add("\(folder)f\(number)", "x") }
        #expect(try unpack(zip, into: scratch.place("course")).files.count == 200)
        #expect(try scratch.names == ["course"])
        #expect(try scratch.read("course/\(folder)f199") == "x")
    }

    @Test func `if a program replaces the hidden folder with a link, nothing is written outside`()
        async throws
    {
        let scratch = try Scratch()
        let files = FileManager.default
        try files.createDirectory(at: scratch.place("outside"), withIntermediateDirectories: true)
        try files.createDirectory(at: scratch.place("in"), withIntermediateDirectories: true)
        var zip = StoredZip()
        for number in 0..<500 { zip.add("c\(number % 7)/f\(number)", "x") }
        let path = scratch["in"]
        let isDone = Mutex(false)
        let count = Mutex(0)
        let hasBegun = Mutex(false)
        // This thread replaces every hidden entry as fast as it can.
        async let swapping: Void = onItsOwnThread {
            hasBegun.withLock { $0 = true }
            while !isDone.withLock({ $0 }) {
                for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
                where name.hasPrefix(".unpacking") {
                    let number = count.withLock { count in
                        count += 1
                        return count
                    }
                    rename("\(path)/\(name)", "\(path)/stolen\(number)")
                    symlink("../outside", "\(path)/\(name)")
                }
            }
        }
        // The test waits for this thread, since parallel tests may delay its start.
        while !hasBegun.withLock({ $0 }) { try await Task.sleep(for: .milliseconds(1)) }
        var swaps = 0
        for round in 0..<20 where round < 3 || swaps == 0 {
            let folder = scratch.place("in/course\(round)")
            let unpacked = Result { () throws(Archive.Failure) in try unpack(zip, into: folder) }
            let isThere = (try? files.destinationOfSymbolicLink(atPath: folder.path)) == nil
            #expect(isThere, "the folder must not be a link")
            if case .success = unpacked {
                #expect(try files.contentsOfDirectory(atPath: folder.path).count == 7)
            } else {
                swaps += 1
            }
            #expect(try files.contentsOfDirectory(atPath: scratch["outside"]) == [])
        }
        isDone.withLock { $0 = true }
        try await swapping
        #expect(count.withLock { $0 } > 0)
        #expect(swaps > 0)
    }

    @Test func `hidden folders left by killed programs are removed, and folders in use are kept`() throws {
        let scratch = try Scratch()
        let files = FileManager.default
        let alive = FolderHandle.hiddenName(".unpacking-")
        // No process has the number 5000000, which is greater than any number that Linux assigns.
        let killed = FolderHandle.hiddenName(".unpacking-", by: 5_000_000)
        for name in [killed, alive, ".unpacking-x", "other"] {
            try files.createDirectory(at: scratch.place("\(name)/deep"), withIntermediateDirectories: true)
            try scratch.write("x", to: "\(name)/deep/file")
        }
        var zip = StoredZip()
        zip.add("a.txt", "x")
        _ = try unpack(zip, into: scratch.place("course"))
        #expect(try scratch.names == [alive, ".unpacking-x", "course", "other"])
        try files.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -90_000)], ofItemAtPath: scratch[".unpacking-x"])
        _ = try unpack(zip, into: scratch.place("course2"))
        #expect(try scratch.names == [alive, "course", "course2", "other"])
    }
}
