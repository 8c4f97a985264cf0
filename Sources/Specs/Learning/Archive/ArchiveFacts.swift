import Specification

/// What must come of an archive, found out with a reader of the kit's own.
struct ArchiveFacts {
    /// Why an archive is refused, and the clause that has it refused.
    struct Objection {
        let rejection: DeclaredRejection
        let why: String

        var rule: Archive.Rule { rejection.code == Archive.unsafe.code ? .containment : .contents }
    }

    /// What comes first of all that stands against the archive; nil if it is unpacked.
    let objection: Objection?
    /// What comes out if nothing stands against it.
    private(set) var files: [Archive.File] = []
    /// Whether the rules leave no freedom on this archive.
    let isSettled: Bool
    /// Whether the names could be read at all.
    let hasNames: Bool

    init(_ input: Archive.Input) {
        let listing = ZipListing(input.archive)
        hasNames = listing.fault == nil
        if let fault = listing.fault {
            objection = Objection(rejection: Archive.damaged, why: fault)
            isSettled = listing.isSettled
            return
        }
        if let name = listing.entries.map({ ZipPath($0.name) }).first(where: \.leadsOut) {
            objection = Objection(rejection: Archive.unsafe, why: "the name \(name.told) leads out")
            isSettled = true
            return
        }
        let contents = listing.entries.map { ZipContent($0, of: input.archive) }
        let files = contents.filter { !$0.entry.isDirectory }
        let escape = contents.lazy.compactMap(\.escape).first
            .map { Objection(rejection: Archive.unsafe, why: $0) }
        let excess = ArchiveFacts.excess(files.count, contents, input.limits)
        let damage = ArchiveFacts.damage(contents)
        // A header may go against its content if there is too much anyway.
        let denial =
            excess == nil || escape != nil
            ? contents.lazy.compactMap(\.denial).first
                .map { Objection(rejection: Archive.damaged, why: $0) } : nil
        objection = escape ?? excess ?? damage ?? denial
        // Which of several comes first is a matter of how a program goes about it.
        let isAlone =
            [escape, excess, damage].count { $0 != nil } <= 1 && (escape == nil || denial == nil)
        isSettled =
            isAlone && listing.isSettled && contents.allSatisfy(\.isSettled)
            && ArchiveFacts.haveSettledNames(listing.entries)
        self.files = files.sorted { $0.entry.name.lexicographicallyPrecedes($1.entry.name) }
            .map {
                Archive.File(
                    path: String(decoding: $0.entry.name, as: UTF8.self), size: $0.bytes.count,
                    crc32: $0.entry.crc)
            }
    }

    private static func excess(
        _ files: Int, _ contents: [ZipContent], _ limits: Archive.Limits
    ) -> Objection? {
        let bytes = contents.reduce(0) { $0 + $1.bytes.count }
        let why =
            files > limits.files
            ? "\(files) files are more than \(limits.files)"
            : bytes > limits.bytes ? "\(bytes) bytes are more than \(limits.bytes)" : nil
        return why.map { Objection(rejection: Archive.tooLarge, why: $0) }
    }

    private static func damage(_ contents: [ZipContent]) -> Objection? {
        var names: Set<[UInt8]> = []
        for content in contents {
            let name = content.name.told
            let isNew = names.insert(content.entry.name).inserted
            let fault = content.fault.map { "the stream of \(name) \($0)" }
            if let why = fault ?? (isNew ? nil : "two entries are called \(name)") {
                return Objection(rejection: Archive.damaged, why: why)
            }
        }
        return nil
    }

    private static func haveSettledNames(_ entries: [ZipListing.Entry]) -> Bool {
        for entry in entries {
            let name = ZipPath(entry.name)
            let components = entry.isDirectory ? name.components.dropLast() : name.components[...]
            guard name.isPlain, name.isASCII || entry.isUTF8,
                !components.contains(where: { $0.isEmpty || $0.elementsEqual(".".utf8) })
            else { return false }
        }
        // Nothing lies beneath a file, nor is a directory called as one.
        let files = Set(entries.filter { !$0.isDirectory }.map(\.name))
        return entries.allSatisfy { entry in
            entry.name.indices.allSatisfy { place in
                entry.name[place] != UInt8(ascii: "/") || !files.contains(Array(entry.name[..<place]))
            }
        }
    }
}
