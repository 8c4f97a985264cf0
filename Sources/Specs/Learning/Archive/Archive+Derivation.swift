import Specification

extension Archive {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        let listing = law(
            .lastEnd, ZipListing(input.archive), not: ZipListing(input.archive, byFirstEnd: true))
        if !listing.isReadable && !listing.isSettled { law.leavesOpen() }
        let entries = try entries(of: listing, law)
        try law.refuse(.inside, if: namesLeadOut(entries, law), unsafe(), first: .namesFirst)
        let contents = entries.map { ZipContent($0, of: input.archive, limit: input.limits.bytes) }
        let links = ZipLinks(contents, law)
        let isOver = exceed(contents, input.limits, law)
        let isSettled = listing.isSettled && !links.areDeep && haveSettledNames(entries)
        if !isSettled || !haveOneFault(contents, leadOut: links.leadOut, isOver: isOver) { law.leavesOpen() }
        try law.refuse(.inside, if: links.leadOut, unsafe(), first: .namesFirst)
        try law.refuse(.files, if: isOver, tooLarge(), first: .order)
        try refuseDamage(contents, law)
        // Without the law `twice`, the later of two entries with the same name replaces the earlier.
        let tenants = law(.twice, contents, not: laterOnes(contents))
        let isCrowded = law(
            .places, areCrowded(tenants.map(\.entry)),
            not: Set(tenants.map(\.entry.name)).count < tenants.count)
        try law.refuse(.places, if: isCrowded, damaged())
        return Output(files: files(tenants, law))
    }

    // MARK: ARC-2: structure

    /// Returns the entries of an archive; rejects the archive if its structure is invalid or an entry is unsupported.
    private static func entries(
        of listing: ZipListing, _ law: Ruling<Law>
    ) throws(Rejection) -> [ZipListing.Entry] {
        try law.refuse(.endRecord, if: listing.fault == .end, damaged())
        try law.refuse(.disks, if: listing.fault == .disks, damaged())
        try law.refuse(.directory, if: listing.fault == .directory, damaged())
        try law.refuse(.headers, if: listing.fault == .header, damaged())
        try law.refuse(.headerNames, if: law(.headerNames, false, not: listing.hasOtherHeaders), damaged())
        try law.refuse(.comment, if: law(.comment, false, not: !listing.comment.isEmpty), damaged())
        try law.refuse(.prefix, if: law(.prefix, false, not: listing.shift > 0), damaged())
        let entries = law(.whole, listing.entries, not: listing.entries.filter(\.isSupported))
        let isForeign = !entries.allSatisfy(\.isSupported)
        let isDamage = isForeign && law(.unsupported, false, not: true)
        try law.refuse(.unsupported, if: isForeign, isDamage ? damaged() : unsupported(), first: .order)
        return entries
    }

    // MARK: ARC-1

    private static func namesLeadOut(_ entries: [ZipListing.Entry], _ law: Ruling<Law>) -> Bool {
        entries.contains { entry in
            guard !entry.isDirectory || law.does(.directories) else { return false }
            let isUp = ZipPath(bytes: entry.name).components.contains { $0.elementsEqual("..".utf8) }
            let points = zip(entry.name, entry.name.dropFirst())
            let hasPoints = points.contains { $0 == UInt8(ascii: ".") && $1 == UInt8(ascii: ".") }
            return isForeign(entry.name, law) || law.holds(.up, law(.up, isUp, not: hasPoints))
        }
    }

    /// Returns whether a path begins with a slash or a drive letter, or contains a backslash.
    static func isForeign(_ path: [UInt8], _ law: Ruling<Law>) -> Bool {
        let steps = Array(PathSteps(path))
        let begins = law(
            .driveStep, steps.first.map(isDrive) ?? false, not: isDrive(path[...]),
            or: steps.contains(where: isDrive))
        return law.holds(.slash, path.first == UInt8(ascii: "/")) || law.holds(.drive, begins)
            || law.holds(.backslash, path.contains(UInt8(ascii: "\\")))
    }

    private static func isDrive(_ step: ArraySlice<UInt8>) -> Bool {
        let start = step.prefix(2).map { Unicode.Scalar($0) }
        return start.count == 2 && start[0].isASCII && start[0].properties.isAlphabetic && start[1] == ":"
    }

    // MARK: ARC-2: limits

    private static func exceed(_ contents: [ZipContent], _ limits: Limits, _ law: Ruling<Law>) -> Bool {
        let files = contents.count { !$0.entry.isDirectory }
        let counted = law(.directoriesFree, files, not: contents.count)
        let bytes = contents.reduce(0) { $0 + size(of: $1, law) }
        return law.isAbove(.files, counted, limits.files) || law.isAbove(.bytes, bytes, limits.bytes)
    }

    private static func size(of content: ZipContent, _ law: Ruling<Law>) -> Int {
        law(.unpacked, content.bytes.count, not: content.entry.size)
    }

    // MARK: ARC-2: damage

    private static func refuseDamage(_ contents: [ZipContent], _ law: Ruling<Law>) throws(Rejection) {
        try law.refuse(.stream, if: contents.contains { law.holds(.stream, $0.isBroken) }, damaged())
        try law.refuse(.rest, if: contents.contains { law.holds(.rest, $0.hasRest) }, damaged())
        let whole = contents.filter(\.isWhole)
        try law.refuse(
            .size, if: whole.contains { law.holds(.size, size(of: $0, law) != $0.entry.size) }, damaged())
        try law.refuse(
            .checksum, if: whole.contains { law.holds(.checksum, $0.checksum != $0.entry.crc) }, damaged())
    }

    /// Returns whether two entries have the same place, or an entry is below an entry that is not a directory.
    ///
    /// If entries are sorted by the steps of their paths, the entries below an entry follow it directly.
    static func areCrowded(_ entries: [ZipListing.Entry]) -> Bool {
        let places = entries.map { entry in
            (steps: Array(PathSteps(path(of: entry).utf8)), isDirectory: entry.isDirectory)
        }.sorted { first, second in
            first.steps.lexicographicallyPrecedes(second.steps) { $0.lexicographicallyPrecedes($1) }
        }
        return zip(places, places.dropFirst()).contains { place, next in
            next.steps.starts(with: place.steps)
                && (!place.isDirectory || next.steps.count == place.steps.count)
        }
    }

    /// Returns the contents, except those that a later entry with the same name replaces.
    private static func laterOnes(_ contents: [ZipContent]) -> [ZipContent] {
        var names: Set<[UInt8]> = []
        return contents.reversed().filter { names.insert($0.entry.name).inserted }.reversed()
    }

    // MARK: ARC-2: the files of the output

    /// Returns the name of an entry, decoded as UTF-8 if it is valid UTF-8, and otherwise as code page 437.
    private static func path(of entry: ZipListing.Entry, _ law: Ruling<Law> = Ruling(.standard)) -> String {
        func asCodePage() -> String { String(String.UnicodeScalarView(entry.name.map(CodePage437.scalar))) }
        guard let text = String(validating: entry.name, as: UTF8.self) else { return asCodePage() }
        return entry.isUTF8 ? text : law(.unflagged, text, not: asCodePage())
    }

    private static func files(_ contents: [ZipContent], _ law: Ruling<Law>) -> [File] {
        let due = contents.filter { content in
            !law.holds(.noDirectories, content.entry.isDirectory)
                && (!content.entry.isLink || law.does(.linkIsFile))
        }
        let sorted = law.sorted(.byPath, due) {
            path(of: $0.entry).unicodeScalars.lexicographicallyPrecedes(path(of: $1.entry).unicodeScalars)
        }
        var files: [File] = []
        for content in sorted {
            let file = File(
                path: law.shows(.sums, path(of: content.entry, law)),
                size: law.shows(.sums, content.bytes.count),
                crc32: UInt32(clamping: law.shows(.sums, Int(content.entry.crc))))
            law.emit(.entries, file, into: &files)
        }
        return files
    }

    // MARK: Outcomes that the laws leave open, since programs may read the archive differently

    /// Returns whether the archive has at most one fault and every program reads it in the same way.
    public static func isSettled(_ input: Input) -> Bool { !demand(input).isOpen }

    /// Returns whether the archive has at most one fault and every program reads each entry in the same way.
    ///
    /// If an archive has several faults, the algorithm of a program determines which of them the program finds first.
    static func haveOneFault(_ contents: [ZipContent], leadOut: Bool, isOver: Bool) -> Bool {
        let isBroken = contents.contains { $0.isBroken || $0.hasRest }
        // A program that follows links finds a link that leads out of the folder before it finds two entries with the
        // same path.
        let isDamaged = isBroken || !leadOut && areCrowded(contents.map(\.entry))
        return [leadOut, isOver, isDamaged].count { $0 } <= 1
            && !(leadOut && contents.contains(where: \.isDenied)) && contents.allSatisfy(\.isSettled)
    }

    /// Returns whether every program reads the names of the entries in the same way.
    ///
    /// If `areCrowded` returns true, a name may have empty steps or `.` steps: the archive is damaged, however programs
    /// read these steps.
    static func haveSettledNames(_ entries: [ZipListing.Entry]) -> Bool {
        let areDamaged = areCrowded(entries)
        return entries.allSatisfy { entry in
            let name = ZipPath(bytes: entry.name)
            let components = entry.isDirectory ? name.components.dropLast() : name.components[...]
            return name.isPlain && (areDamaged && !name.place.isEmpty || components.elementsEqual(name.place))
        }
    }
}
