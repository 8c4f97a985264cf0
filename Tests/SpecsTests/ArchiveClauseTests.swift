import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import LearningSpecs

/// Tests of the clauses ARC-1 and ARC-2 of learning.archive.
struct ArchiveClauseTests {
    private let plenty = Archive.Limits(files: 10, bytes: 1_000)

    private func examined(
        _ parts: [ZipPart], _ outcome: Outcome<Archive.Output>, within limits: Archive.Limits? = nil
    ) -> Examination<Archive> {
        Examination(.init(archive: ZipPart.archive(parts), limits: limits ?? plenty), outcome)
    }

    private func examined(bytes: [UInt8], _ outcome: Outcome<Archive.Output>) -> Examination<Archive> {
        Examination(.init(archive: bytes, limits: plenty), outcome)
    }

    private let a = ZipPart("a", Array("hello".utf8))
    private let fileA = Archive.File(path: "a", size: 5, crc32: 0x3610_A686)
    private let refused = Outcome<Archive.Output>.rejection(Archive.unsafe())
    private let tooLarge = Outcome<Archive.Output>.rejection(Archive.tooLarge())
    private let damaged = Outcome<Archive.Output>.rejection(Archive.damaged())
    private let unsupported = Outcome<Archive.Output>.rejection(Archive.unsupported())

    private func files(_ files: Archive.File...) -> Outcome<Archive.Output> { .output(.init(files: files)) }

    private func link(_ name: String, to target: String) -> ZipPart {
        var part = ZipPart(name, Array(target.utf8))
        part.makeLink()
        return part
    }

    // MARK: ARC-1

    @Test(arguments: ["../a", "/a", "d/../a", "..", "C:a", "c:\\a", "a\\b", "d/..", "../", "/", "./C:a"])
    func `unpacking an entry whose name leads out of the folder breaks ARC-1`(name: String) {
        let parts = [a, ZipPart(name, [])]
        examined(parts, files(fileA)).expectBroken("ARC-1")
        examined(parts, damaged).expectBroken("ARC-1")
        examined(parts, refused).expectHolds("ARC-1")
    }

    @Test func `an output path that leads out of the folder breaks ARC-1`() {
        examined([a], files(.init(path: "../a", size: 5, crc32: 0x3610_A686)))
            .expectBroken("ARC-1")
    }

    @Test func `files whose total size exceeds the range of integers break a clause`() {
        let many = (1000..<2030).map { Archive.File(path: "f\($0)", size: (1 << 53) - 1, crc32: 0) }
        #expect(!examined([a], .output(.init(files: many))).broken.isEmpty)
    }

    @Test(arguments: ["..x", "a..b", "...", "1:", "d/C:", "~"])
    func `rejecting a name that only seems to lead out of the folder breaks ARC-1`(name: String) {
        examined([ZipPart(name, [])], refused).expectBroken("ARC-1")
        examined([ZipPart(name, [])], files(.init(path: name, size: 0, crc32: 0))).expectHolds("ARC-1")
    }

    @Test(arguments: ["../x", "/x", "..", "C:x", "x\\y", "x/../../y", "./..", "./C:x"])
    func `following a link that leads out of the folder breaks ARC-1`(target: String) {
        let content = Array(target.utf8)
        let listed = Archive.File(path: "l", size: content.count, crc32: Inflation.checksum(of: content))
        examined([link("l", to: target)], files(listed)).expectBroken("ARC-1")
        examined([link("l", to: target)], refused).expectHolds("ARC-1")
    }

    @Test func `rejecting a link that does not lead out of the folder breaks ARC-1`() {
        examined([link("d/l", to: "../a")], refused).expectBroken("ARC-1")
        let listed = Archive.File(path: "d/l", size: 4, crc32: Inflation.checksum(of: Array("../a".utf8)))
        examined([link("d/l", to: "../a")], files(listed)).expectHolds("ARC-1")
    }

    private func listed(_ name: String, _ target: String) -> Archive.File {
        let content = Array(target.utf8)
        return .init(path: name, size: content.count, crc32: Inflation.checksum(of: content))
    }

    @Test(arguments: [(".", "l/.."), ("d/..", "l/../a"), ("d", "l/../../a"), (".", "d/../l/..")])
    func `following links that together lead out of the folder breaks ARC-1`(first: String, second: String) {
        let parts = [link("l", to: first), link("m", to: second)]
        for parts in [parts, parts.reversed()] {
            examined(parts, files(listed("l", first), listed("m", second))).expectBroken("ARC-1")
            examined(parts, refused).expectHolds("ARC-1")
        }
    }

    @Test(arguments: [(".", "l/a"), ("d", "l/../a"), ("m", "l"), ("l", "m/.."), ("d/e", "l/../../a")])
    func `rejecting two links that together stay in the folder breaks ARC-1`(first: String, second: String) {
        let parts = [link("l", to: first), link("m", to: second)]
        examined(parts, refused).expectBroken("ARC-1")
        examined(parts, files(listed("l", first), listed("m", second))).expectHolds("ARC-1")
    }

    @Test(arguments: [("l", "x", "./l", ".."), ("l", "d/..", "l/m", "../d"), ("l", ".", "l/m/n", "../..")])
    func `ignoring one of two links with the same path, or a link below another link, breaks ARC-1`(
        one: String, first: String, other: String, second: String
    ) {
        let parts = [link(one, to: first), link(other, to: second)]
        for parts in [parts, parts.reversed()] {
            examined(parts, damaged).expectBroken("ARC-1")
            examined(parts, refused).expectHolds("ARC-1")
        }
    }

    @Test func `checking the limits before the entry names breaks ARC-1`() {
        let hasty = Improvised<Archive> { input, readings throws(Rejection) in
            if input.limits.files == 0 { throw Archive.tooLarge() }
            return try Archive.reference.run(input, readings: readings)
        }
        let input = Archive.Input(archive: ZipPart.archive([ZipPart("../a", [])]), limits: plenty)
        Examination(input, by: hasty).expectBroken("ARC-1")
    }

    // MARK: ARC-2

    @Test func `files sorted by path, with their sizes and checksums, satisfy ARC-2`() {
        var packed = ZipPart("A", [])
        packed.deflateStored(block: 1)
        examined(
            [a, ZipPart("d/", []), packed, ZipPart("é", [1])],
            files(.init(path: "A", size: 0, crc32: 0), fileA, .init(path: "é", size: 1, crc32: 0xA505_DF1B))
        ).expectHolds("ARC-2")
        examined([], files()).expectHolds("ARC-2")
    }

    @Test func `a wrong order, size, checksum or number of files breaks ARC-2`() {
        let empty = Archive.File(path: "B", size: 0, crc32: 0)
        let parts = [a, ZipPart("B", [])]
        examined(parts, files(fileA, empty)).expectBroken("ARC-2")
        examined([a], files(.init(path: "a", size: 4, crc32: 0x3610_A686))).expectBroken("ARC-2")
        examined([a], files(.init(path: "a", size: 5, crc32: 1))).expectBroken("ARC-2")
        examined(parts, files(empty)).expectBroken("ARC-2")
        examined([ZipPart("d/", [])], files(.init(path: "d/", size: 0, crc32: 0)))
            .expectBroken("ARC-2")
    }

    @Test func `unpacking more than the limits allow breaks ARC-2`() {
        let few = Archive.Limits(files: 0, bytes: 1_000)
        let small = Archive.Limits(files: 10, bytes: 4)
        examined([a], files(fileA), within: few).expectBroken("ARC-2")
        examined([a], files(fileA), within: small).expectBroken("ARC-2")
        examined([a], tooLarge, within: small).expectHolds("ARC-2")
        examined([a], tooLarge, within: .init(files: 1, bytes: 5)).expectBroken("ARC-2")
    }

    @Test func `trusting a header that claims too small a size breaks ARC-2`() {
        var liar = a
        liar.size = 0
        let small = Archive.Limits(files: 1, bytes: 4)
        examined([liar], damaged, within: small).expectBroken("ARC-2")
        examined([liar], tooLarge, within: small).expectHolds("ARC-2")
        examined([liar], files(fileA)).expectBroken("ARC-2")
    }

    @Test func `trusting a header that claims too large a size breaks ARC-2`() {
        var liar = a
        liar.size = 1 << 30
        examined([liar], tooLarge).expectBroken("ARC-2")
        examined([liar], damaged).expectHolds("ARC-2")
    }

    @Test func `accepting a file whose checksum is wrong breaks ARC-2`() {
        var liar = a
        liar.crc ^= 1
        examined([liar], files(fileA)).expectBroken("ARC-2")
        examined([liar], damaged).expectHolds("ARC-2")
    }

    @Test func `accepting two entries with the same name breaks ARC-2`() {
        examined([a, a], files(fileA)).expectBroken("ARC-2")
        examined([a, a], damaged).expectHolds("ARC-2")
        examined([ZipPart("é", []), ZipPart("e\u{301}", [])], damaged).expectBroken("ARC-2")
    }

    @Test(arguments: [
        ("a", "./a"), ("a", "a/"), ("a/", "a"), ("a", "a/b"), ("d/a/b", "d//a"), ("d/", "d/./"),
    ])
    func `accepting two entries whose paths collide breaks ARC-2`(one: String, other: String) {
        let parts = [ZipPart(one, []), ZipPart(other, [])]
        examined(parts, files()).expectBroken("ARC-2")
        examined(parts, damaged).expectHolds("ARC-2")
    }

    @Test func `rejecting an archive for its comment, or for bytes before its first entry, breaks ARC-2`() {
        let stub = Array("#!/bin/sh\n".utf8)
        for bytes in [
            ZipPart.archive([a], comment: Array("corso".utf8)), ZipPart.archive([a], after: stub),
            ZipPart.archive([a], after: stub, comment: [0, 0]),
        ] {
            examined(bytes: bytes, damaged).expectBroken("ARC-2")
            examined(bytes: bytes, files(fileA)).expectHolds("ARC-2")
        }
    }

    @Test func `the outcome is left open if offsets include only some bytes before the first header`() {
        func isOpen(counting count: UInt8) -> Bool {
            var bytes = ZipPart.archive([a], after: Array("#!/bin/sh\n".utf8))
            let end = bytes.count - 22
            let directory = Int(bytes[end + 16]) + 10
            for place in [end + 16, directory + 42] { bytes[place] += count }
            return Archive.demand(.init(archive: bytes, limits: plenty)).isOpen
        }
        #expect(isOpen(counting: 5))
        #expect(!isOpen(counting: 0) && !isOpen(counting: 10))
    }

    @Test func `accepting a corrupt deflate stream breaks ARC-2`() {
        var broken = a
        broken.deflateStored(block: 10)
        broken.data.append(0)
        examined([broken], files(fileA)).expectBroken("ARC-2")
        examined([broken], damaged).expectHolds("ARC-2")
        broken.data.removeLast(2)
        examined([broken], files(fileA)).expectBroken("ARC-2")
        broken.data[0] = 7
        examined([broken], files(fileA)).expectBroken("ARC-2")
        examined([broken], damaged).expectHolds("ARC-2")
    }

    @Test func `accepting a truncated archive breaks ARC-2`() {
        let whole = ZipPart.archive([a])
        for count in 0..<whole.count {
            examined(bytes: Array(whole.prefix(count)), files(fileA)).expectBroken("ARC-2")
            examined(bytes: Array(whole.prefix(count)), refused).expectBroken("ARC-2")
        }
        examined(bytes: [], damaged).expectHolds("ARC-2")
    }

    @Test
    func `an archive with an entry that is encrypted or compressed with bzip2 is rejected as unsupported`() {
        var secret = a
        secret.flags |= 1
        var foreign = a
        foreign.method = 12
        for part in [secret, foreign] {
            examined([part], files(fileA)).expectBroken("ARC-2")
            examined([part], damaged).expectBroken("ARC-2")
            examined([part], unsupported).expectHolds("ARC-2")
        }
    }

    @Test func `no clause applies to an archive that programs read in different ways`() {
        let commented = ZipPart.archive([a]) + [0]
        for outcome in [files(fileA), damaged, refused] {
            examined(bytes: commented, outcome).expectHolds("ARC-2")
        }
    }

    // MARK: Properties

    @Test func `properties that check a single outcome suffice to reveal wrong files`() {
        func contradicted(_ output: [Archive.File], _ limits: Archive.Limits? = nil) -> [Archive.Law] {
            Relations<Archive>(
                .init(archive: ZipPart.archive([a]), limits: limits ?? plenty),
                .output(.init(files: output))
            ).contradicted
        }
        let other = Archive.File(path: "b", size: 0, crc32: 0)
        #expect(contradicted([fileA]) == [])
        #expect(contradicted([fileA, other]) == [.entries])
        #expect(contradicted([.init(path: "d/../a", size: 0, crc32: 0)]).contains(.inside))
        #expect(contradicted([fileA], .init(files: 1, bytes: 4)).contains(.bytes))
        #expect(contradicted([fileA], .init(files: 0, bytes: 5)) == [.bytes])
        #expect(contradicted([other, fileA]).contains(.byPath))
        #expect(contradicted([fileA, fileA]).contains(.byPath))
    }

    @Test func `properties that compare several outcomes suffice to reveal a mistake`() {
        func contradicted(
            _ parts: [ZipPart], _ change: @escaping @Sendable (Archive.Input) -> Archive.Input
        ) -> [Archive.Law] {
            let changed = Improvised<Archive> { input, readings throws(Rejection) in
                try Archive.reference.run(change(input), readings: readings)
            }
            return Relations<Archive>(.init(archive: ZipPart.archive(parts), limits: plenty), by: changed)
                .contradicted
        }
        #expect(contradicted([a]) { $0 } == [])
        let empty = ZipPart.archive([])
        #expect(
            contradicted([ZipPart("../a", [])]) { input in
                Archive.Input(archive: input.limits.files == 0 ? empty : input.archive, limits: input.limits)
            } == [.namesFirst])
    }
}
