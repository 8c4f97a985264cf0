import JSON
import Specification

/// What must come of an archive, found out with a reader and an inflater of the kit's own.
struct ArchiveFacts: Sendable {
    enum Result: Sendable {
        case files([Archive.File])
        /// With the reason, for a person.
        case unsafe(String)
        case tooLarge(String)
        case damaged(String)
    }

    let result: Result
    /// Whether the rules leave no freedom on this archive.
    let isSettled: Bool
    /// Whether the names could be read at all.
    let hasNames: Bool

    /// More is never unpacked; archives of cases stay far below.
    private static let ceiling = 1 << 25

    init(_ input: Archive.Input) {
        let listing = ZipListing(input.archive)
        hasNames = listing.fault == nil
        if let fault = listing.fault {
            result = .damaged(fault)
            isSettled = listing.isSettled
            return
        }
        if let place = listing.entries.firstIndex(where: { ArchiveFacts.leadsOut($0.name) }) {
            result = .unsafe("the name \(ArchiveFacts.told(listing.entries[place].name)) leads out")
            isSettled = true
            return
        }
        let unpacked = ArchiveFacts.unpack(listing.entries, of: input.archive)
        let trouble = ArchiveFacts.trouble(listing.entries, unpacked, input.limits)
        result = trouble.result ?? .files(ArchiveFacts.files(listing.entries, unpacked))
        isSettled =
            listing.isSettled && !trouble.isAmbiguous && ArchiveFacts.haveSettledNames(listing.entries)
    }

    // MARK: Names and links

    private static func components(_ path: some Sequence<UInt8>) -> [[UInt8]] {
        var components: [[UInt8]] = [[]]
        for byte in path {
            if byte == UInt8(ascii: "/") {
                components.append([])
            } else {
                components[components.count - 1].append(byte)
            }
        }
        return components
    }

    private static let up = Array("..".utf8)

    /// Whether a path is absolute, by whatever system.
    private static func isAbsolute(_ path: [UInt8]) -> Bool {
        guard let first = path.first else { return false }
        let isLetter = (0x41...0x5A).contains(first & 0xDF)
        return first == UInt8(ascii: "/") || isLetter && path.count > 1 && path[1] == UInt8(ascii: ":")
    }

    static func leadsOut(_ name: [UInt8]) -> Bool {
        isAbsolute(name) || name.contains(UInt8(ascii: "\\")) || components(name).contains(up)
    }

    /// Whether a link of that name to that target leads out at any step.
    private static func leadsOut(_ name: [UInt8], to target: [UInt8]) -> Bool {
        if isAbsolute(target) || target.contains(UInt8(ascii: "\\")) { return true }
        var depth = components(name).count - 1
        for component in components(target) where !component.isEmpty && component != [UInt8(ascii: ".")] {
            depth += component == up ? -1 : 1
            if depth < 0 { return true }
        }
        return false
    }

    // MARK: Contents

    struct Unpacked {
        let bytes: [UInt8]
        /// Why the stream is broken, or nil.
        let fault: String?
        /// Whether bytes follow the end of the stream.
        let hasRest: Bool

        init(_ bytes: [UInt8], fault: String? = nil, hasRest: Bool = false) {
            self.bytes = bytes
            self.fault = fault
            self.hasRest = hasRest
        }
    }

    private static func unpack(_ entries: [ZipListing.Entry], of archive: [UInt8]) -> [Unpacked] {
        entries.map { entry in
            let data = archive[entry.data]
            guard entry.method == 8 else { return Unpacked(Array(data)) }
            var inflater = Inflater(data, limit: ceiling, likely: entry.size)
            do throws(Inflater.Fault) {
                let rest = try inflater.run()
                return Unpacked(inflater.output, hasRest: rest > 0)
            } catch {
                let fault = error == .cut ? "ends early" : "is no deflate"
                return Unpacked(inflater.output, fault: fault)
            }
        }
    }

    /// What is wrong beyond names, and whether that leaves freedom.
    private static func trouble(
        _ entries: [ZipListing.Entry], _ unpacked: [Unpacked], _ limits: Archive.Limits
    ) -> (result: Result?, isAmbiguous: Bool) {
        var link: String?
        var broken: String?
        var isAmbiguous = false
        var names: Set<[UInt8]> = []
        for (entry, content) in zip(entries, unpacked) {
            let name = told(entry.name)
            if entry.isLink {
                if leadsOut(entry.name, to: content.bytes) {
                    link = link ?? "the link \(name) to \(told(content.bytes)) leads out"
                }
                if content.fault != nil || !isPlain(content.bytes) || entry.isDirectory { isAmbiguous = true }
                if !content.bytes.allSatisfy({ $0 < 0x80 }), entry.flags & 0x800 == 0 { isAmbiguous = true }
            }
            if entry.isDirectory, !content.bytes.isEmpty || entry.size != 0 { isAmbiguous = true }
            if content.hasRest { isAmbiguous = true }
            if let fault = content.fault { broken = broken ?? "the stream of \(name) \(fault)" }
            if !names.insert(entry.name).inserted { broken = broken ?? "two entries are called \(name)" }
        }
        let files = zip(entries, unpacked).filter { !$0.0.isDirectory }
        let bytes = unpacked.reduce(0) { $0 + $1.bytes.count }
        var large: String?
        if files.count > limits.files {
            large = "\(files.count) files are more than \(limits.files)"
        } else if bytes > limits.bytes {
            large = "\(bytes) bytes are more than \(limits.bytes)"
        }
        // A header may go against its content where there is too much anyway.
        let denied = large == nil || link != nil ? denial(entries, unpacked) : nil
        let kinds = [link, large, broken].count { $0 != nil }
        if kinds > 1 || link != nil && denied != nil { isAmbiguous = true }
        if let link { return (.unsafe(link), isAmbiguous) }
        if let large { return (.tooLarge(large), isAmbiguous) }
        return ((broken ?? denied).map { .damaged($0) }, isAmbiguous)
    }

    /// What the first header says against its content.
    private static func denial(_ entries: [ZipListing.Entry], _ unpacked: [Unpacked]) -> String? {
        for (entry, content) in zip(entries, unpacked) where content.fault == nil {
            let name = told(entry.name)
            if content.bytes.count != entry.size {
                return "\(name) has \(content.bytes.count) bytes, its header says \(entry.size)"
            }
            if CRC32.checksum(of: content.bytes) != entry.crc { return "the checksum of \(name) is wrong" }
        }
        return nil
    }

    /// The files of an archive whose headers tell the truth.
    private static func files(_ entries: [ZipListing.Entry], _ unpacked: [Unpacked]) -> [Archive.File] {
        zip(entries, unpacked).filter { !$0.0.isDirectory }
            .sorted { $0.0.name.lexicographicallyPrecedes($1.0.name) }
            .map { entry, content in
                Archive.File(
                    path: String(decoding: entry.name, as: UTF8.self), size: content.bytes.count,
                    crc32: entry.crc)
            }
    }

    // MARK: What is settled

    /// Whether a text is UTF-8, not empty and without control characters.
    private static func isPlain(_ text: [UInt8]) -> Bool {
        !text.isEmpty && String(validating: text, as: UTF8.self) != nil
            && text.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    }

    private static func haveSettledNames(_ entries: [ZipListing.Entry]) -> Bool {
        var files: Set<[UInt8]> = []
        for entry in entries {
            let isASCII = entry.name.allSatisfy { $0 < 0x80 }
            guard isPlain(entry.name), isASCII || entry.flags & 0x800 != 0 else { return false }
            var parts = components(entry.name)
            if entry.isDirectory { parts.removeLast() }
            if parts.contains([]) || parts.contains([UInt8(ascii: ".")]) { return false }
            if !entry.isDirectory { files.insert(entry.name) }
        }
        // Nothing lies beneath a file, nor is a directory called as one.
        return entries.allSatisfy { entry in
            entry.name.indices.allSatisfy { place in
                entry.name[place] != UInt8(ascii: "/") || !files.contains(Array(entry.name[..<place]))
            }
        }
    }

    private static func told(_ text: [UInt8]) -> String { "\"\(String(decoding: text, as: UTF8.self))\"" }
}
