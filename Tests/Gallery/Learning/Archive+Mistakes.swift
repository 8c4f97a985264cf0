import Catalogue
import Foundation
import Specification

extension Archive: Mistaken {
    public static let careful: any Implementation<Archive> = CarefulArchive()

    public static let mistakes: [Mistake<Archive>] = [
        Mistake(
            "writes-where-it-says",
            "Joins the folder and the name of an entry without checking whether the name contains `..`.",
            breaks: "ARC-1", smallest: input(".."), run: CarefulArchive.but { $0.refusesUp = false }),
        Mistake(
            "slashes-alone",
            "Treats a backslash like any other character, although Windows treats it as a separator.",
            breaks: "ARC-1", smallest: input("\\"), run: CarefulArchive.but { $0.refusesBackslashes = false }),
        Mistake(
            "no-drives", "Does not reject names that begin with a drive letter.",
            breaks: "ARC-1", smallest: input("a:"), run: CarefulArchive.but { $0.refusesDrives = false }),
        Mistake(
            "every-two-points",
            "Rejects every name that contains two dots in a row, even inside a longer step such as `a..b`.",
            breaks: "ARC-1", smallest: input("..."),
            run: CarefulArchive.but { $0.refusesEveryTwoPoints = true }),
        Mistake(
            "files-alone", "Checks only the names of files, and so accepts a directory outside the folder.",
            breaks: "ARC-1", smallest: input("/"), run: CarefulArchive.but { $0.judgesDirectories = false }),
        Mistake(
            "links-as-they-are", "Writes symbolic links without checking where their targets lead.",
            breaks: "ARC-1", smallest: input("a", "/", isLink: true),
            run: CarefulArchive.but { $0.judgesLinks = false }),
        Mistake(
            "links-from-the-root",
            "Resolves the target of a link from the root of the archive, not from the folder of the link.",
            breaks: "ARC-1", smallest: input("d/l", "..", isLink: true),
            run: CarefulArchive.but { $0.walksLinksFromRoot = true }),
        Mistake(
            "links-by-their-text",
            """
            Checks only the steps in each link's own target, and does not follow other links on the way.
            """,
            breaks: "ARC-1",
            smallest: text([
                Entry(name: "a", content: ".", isLink: true), Entry(name: "b", content: "a/..", isLink: true),
            ]),
            run: CarefulArchive.but { $0.followsLinks = false }),
        Mistake(
            "limits-first", "Checks the limits before it checks the names.",
            breaks: "ARC-1", smallest: input(".."), run: CarefulArchive.but { $0.limitsFirst = true }),
        Mistake(
            "trusts-the-headers",
            "Compares the limits with the sizes that the headers claim, not with the unpacked sizes.",
            breaks: "ARC-2", smallest: input("a", "b", claims: 0),
            run: CarefulArchive.but { $0.trustsSizes = true }),
        Mistake(
            "counts-directories", "Counts directories as files when it checks the limits.",
            breaks: "ARC-2", smallest: input("a/"), run: CarefulArchive.but { $0.countsDirectories = true }),
        Mistake(
            "no-checksums", "Never compares the checksum of an entry with its content.",
            breaks: "ARC-2", smallest: input("a", crc: 1),
            run: CarefulArchive.but { $0.looksAtChecksums = false }),
        Mistake(
            "the-later-one-wins",
            "Lets a second entry with the same name replace the first, instead of rejecting the archive.",
            breaks: "ARC-2", smallest: twice("a"), run: CarefulArchive.but { $0.looksForTwins = false }),
        Mistake(
            "skips-what-it-cannot-read",
            """
            Leaves out entries that are encrypted, or compressed by a method other than deflate, instead of rejecting \
            the archive.
            """,
            breaks: "ARC-2", smallest: input("a", flags: 1),
            run: CarefulArchive.but { $0.skipsWhatItCannotRead = true }),
        Mistake(
            "encrypted-is-damaged",
            "Rejects an archive with an encrypted entry as damaged, not as unsupported.",
            breaks: "ARC-2", smallest: input("a", flags: 1),
            run: CarefulArchive.but { $0.callsItDamaged = true }),
        Mistake(
            "no-comments",
            "Looks for the end record only in the last 22 bytes, and so rejects an archive with a comment.",
            breaks: "ARC-2", "ARC-1", smallest: input(Array(zip([]).dropLast(2)) + [1, 0, 0x61]),
            run: CarefulArchive.but { $0.wantsNoComment = true }),
        Mistake(
            "no-self-extractors",
            "Counts every offset from the first byte of the file, even if other bytes precede the archive.",
            breaks: "ARC-2", "ARC-1", smallest: input([0x4D] + zip([])),
            run: CarefulArchive.but { $0.wantsNoPrefix = true }),
        Mistake(
            "names-and-not-places",
            "Compares the names of two entries as written, and so accepts two names for the same place.",
            breaks: "ARC-2", smallest: pair("a", "a/"),
            run: CarefulArchive.but { $0.looksForPlaces = false }),
        Mistake(
            "as-they-come", "Lists the files in the order of the archive, not in the order of their paths.",
            breaks: "ARC-2", smallest: pair("b", "a"), run: CarefulArchive.but { $0.sorts = false }),
        Mistake(
            "drives-at-the-very-front",
            """
            Looks for a drive letter only at the very beginning of a name, and so overlooks a drive letter after `./`.
            """,
            breaks: "ARC-1", smallest: input("./a:"),
            run: CarefulArchive.but { $0.looksForDrivesInFront = true }),
        Mistake(
            "one-link-a-place", "If several links have the same place, checks only the first link.",
            breaks: "ARC-1",
            smallest: text([
                Entry(name: "a", content: "b", isLink: true), Entry(name: "a", content: "..", isLink: true),
            ]),
            run: CarefulArchive.but { $0.judgesFirstLinksOnly = true }),
        Mistake(
            "folders-by-their-names",
            """
            Resolves the target of a link from the folder in the link's name, even if this folder is itself a link.
            """,
            breaks: "ARC-1",
            smallest: text([
                Entry(name: "a", content: ".", isLink: true), Entry(name: "a/b", content: "..", isLink: true),
            ]),
            run: CarefulArchive.but { $0.takesFoldersByName = true }),
        Mistake(
            "reads-to-the-end-of-the-stream", "Accepts extra bytes after the end of a deflated stream.",
            breaks: "ARC-2", smallest: text([Entry(name: "a", packed: [3, 0, 0])]),
            run: CarefulArchive.but { $0.allowsRests = true }),
        Mistake(
            "names-by-their-flag", "Reads a name as code page 437 unless the entry is flagged as UTF-8.",
            breaks: "ARC-2", smallest: input("é"),
            run: CarefulArchive.but { $0.wantsNamesFlagged = true }),
    ]

    // MARK: The smallest archives

    private struct Entry {
        var name: String
        var content = ""
        /// The deflated content; nil if the content is stored without compression.
        var packed: [UInt8]?
        var isLink = false
        var claims: Int?
        var crc: UInt32?
        var flags = 0
    }

    private static func input(
        _ name: String, _ content: String = "", isLink: Bool = false, claims: Int? = nil, crc: UInt32? = nil,
        flags: Int = 0
    ) -> String {
        text([
            Entry(name: name, content: content, isLink: isLink, claims: claims, crc: crc, flags: flags)
        ])
    }

    private static func twice(_ name: String) -> String { pair(name, name) }

    private static func pair(_ first: String, _ second: String) -> String {
        text([Entry(name: first), Entry(name: second)])
    }

    private static func text(_ entries: [Entry]) -> String {
        let files = entries.count { !$0.name.hasSuffix("/") }
        let bytes = entries.reduce(0) { $0 + $1.content.utf8.count }
        return input(zip(entries), files: files, bytes: bytes)
    }

    private static func input(_ archive: [UInt8], files: Int = 0, bytes: Int = 0) -> String {
        let archive = Data(archive).base64EncodedString()
        return #"{"archive":"\#(archive)","limits":{"files":\#(files),"bytes":\#(bytes)}}"#
    }

    private static func zip(_ entries: [Entry]) -> [UInt8] {
        func little(_ number: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
        }
        var (bytes, directory): ([UInt8], [UInt8]) = ([], [])
        for entry in entries {
            let (name, content) = (Array(entry.name.utf8), Array(entry.content.utf8))
            let data = entry.packed ?? content
            let method = entry.packed == nil ? 0 : 8
            let head = little(20, 2) + little(entry.flags, 2) + little(method, 2) + little(0, 4)
            let sums =
                little(Int(entry.crc ?? checksum(content)), 4) + little(data.count, 4)
                + little(entry.claims ?? content.count, 4) + little(name.count, 2) + little(0, 2)
            directory += little(0x0201_4B50, 4) + little(entry.isLink ? 0x314 : 20, 2) + head + sums
            directory +=
                little(0, 6) + little(entry.isLink ? 0xA1FF << 16 : 0, 4) + little(bytes.count, 4) + name
            bytes += little(0x0403_4B50, 4) + head + sums + name + data
        }
        let counts = little(0, 4) + little(entries.count, 2) + little(entries.count, 2)
        return bytes + directory + little(0x0605_4B50, 4) + counts + little(directory.count, 4)
            + little(bytes.count, 4) + little(0, 2)
    }

    private static func checksum(_ content: [UInt8]) -> UInt32 {
        ~content.reduce(~0) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { bits, _ in
                bits & 1 == 1 ? bits >> 1 ^ 0xEDB8_8320 : bits >> 1
            }
        }
    }
}
