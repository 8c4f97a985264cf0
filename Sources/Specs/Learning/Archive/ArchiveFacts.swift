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
        hasNames = listing.isReadable
        guard listing.isReadable else {
            objection =
                listing.fault.map { Objection(rejection: Archive.damaged, why: $0) }
                ?? listing.unsupported.map { Objection(rejection: Archive.unsupported, why: $0) }
            isSettled = listing.isSettled
            return
        }
        if let name = listing.entries.map({ ZipPath($0.name) }).first(where: \.leadsOut) {
            objection = Objection(rejection: Archive.unsafe, why: "the name \(name.told) leads out")
            isSettled = true
            return
        }
        let contents = listing.entries.map {
            ZipContent($0, of: input.archive, limit: input.limits.bytes)
        }
        let files = contents.filter { !$0.entry.isDirectory }
        let links = ZipLinks(contents)
        let escape = links.escape.map { Objection(rejection: Archive.unsafe, why: $0) }
        let excess = ArchiveFacts.excess(files.count, contents, input.limits)
        let crowd = ArchiveFacts.crowd(listing.entries)
        let damage = contents.lazy.compactMap(\.damage).first ?? crowd
        // A header may go against its content if there is too much anyway.
        let denial = excess == nil || escape != nil ? contents.lazy.compactMap(\.denial).first : nil
        objection =
            escape ?? excess ?? (damage ?? denial).map { Objection(rejection: Archive.damaged, why: $0) }
        // Which of several comes first is a matter of how a program goes about it.
        let isAlone =
            [escape != nil, excess != nil, damage != nil].count { $0 } <= 1
            && (escape == nil || denial == nil)
        isSettled =
            isAlone && listing.isSettled && !links.areDeep && contents.allSatisfy(\.isSettled)
            && ArchiveFacts.haveSettledNames(listing.entries, areDamaged: crowd != nil)
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

    /// Returns which entries would have to be in one place, or nil if there is room for all.
    private static func crowd(_ entries: [ZipListing.Entry]) -> String? {
        var tree = NameTree()
        var tenants: [NameTree.Node: ZipListing.Entry] = [:]
        let nodes = entries.map { tree.insert(PathSteps($0.name)) }
        for (entry, node) in zip(entries, nodes) {
            if let first = tenants.updateValue(entry, forKey: node) {
                let (one, other) = (ZipPath(first.name).told, ZipPath(entry.name).told)
                return one == other
                    ? "two entries are called \(one)" : "\(one) and \(other) are one place"
            }
        }
        guard nodes.contains(where: { tree.hasChildren($0) && tenants[$0]?.isDirectory == false }) else {
            return nil
        }
        for (entry, node) in zip(entries, nodes) {
            var (above, node) = (nil as ZipListing.Entry?, node)
            while node != 0 {
                node = tree.parent(of: node)
                if let tenant = tenants[node], !tenant.isDirectory { above = tenant }
            }
            if let above {
                return "\(ZipPath(above.name).told) is no folder, and \(ZipPath(entry.name).told) is below it"
            }
        }
        return nil
    }

    /// Whether programs must agree on the names; what has no one place need not be written plainly.
    private static func haveSettledNames(_ entries: [ZipListing.Entry], areDamaged: Bool) -> Bool {
        entries.allSatisfy { entry in
            let name = ZipPath(entry.name)
            let components = entry.isDirectory ? name.components.dropLast() : name.components[...]
            return name.isPlain && (name.isASCII || entry.isUTF8)
                && (areDamaged && !name.place.isEmpty || components.elementsEqual(name.place))
        }
    }
}
