import Specification

extension Archive {
    /// Returns a small archive, which is usually sound, but sometimes unsafe, too large, damaged or unsupported.
    public static func generate(from entropy: inout Entropy) -> Input {
        var parts = parts(from: &entropy)
        let total = parts.reduce(0) { $0 + $1.size }
        let files = parts.count { $0.name.last != UInt8(ascii: "/") }
        var limits = Limits(
            files: files + entropy.one(of: [0, 1, 10]), bytes: total + entropy.one(of: [0, 1, 1 << 20]))
        switch entropy.below(15) {
        case 0, 1:
            for part in unsafeParts(from: &entropy) {
                parts.insert(part, at: entropy.integer(in: 0...parts.count))
            }
        case 2, 3, 10:
            limits = tight(files, total, from: &entropy)
            if entropy.once(in: 3) { lie(&parts, from: &entropy) }
        case 4: lie(&parts, from: &entropy)
        case 5: breakStream(&parts, from: &entropy)
        case 6: if let other = parts.last { parts.append(neighbour(of: other, from: &entropy)) }
        case 7: return Input(archive: broken(ZipPart.archive(parts), from: &entropy), limits: limits)
        case 8, 9: makeUnsupported(&parts, from: &entropy)
        default: break
        }
        if limits.files < parts.count, parts.count > files, entropy.once(in: 2) {
            limits = Limits(files: parts.count, bytes: limits.bytes)
        }
        return Input(
            archive: ZipPart.archive(
                parts, after: entropy.once(in: 8) ? Array("MZ stub".utf8) : [],
                comment: entropy.once(in: 8) ? Array(entropy.one(of: ["corso", "\0", "è"]).utf8) : []),
            limits: limits)
    }

    // MARK: Sound archives

    private static let names = [
        "a", "b", "index.html", "A", "é", "e\u{301}", "..x", "a..b", "lezione 1.txt", "漢", "...", "~", "a:b",
        "1:",
    ]

    private static func parts(from entropy: inout Entropy) -> [ZipPart] {
        var taken: Set<String> = []
        var parts: [ZipPart] = []
        for name in entropy.shuffled(names).prefix(entropy.count(upTo: 6)) {
            let folder = entropy.one(of: ["", "", "d/", "d/è/", "z/"])
            guard taken.insert(folder + name).inserted, name != "a:b" || !folder.isEmpty else { continue }
            if !folder.isEmpty, entropy.once(in: 2), taken.insert(folder).inserted {
                parts.append(ZipPart(folder, []))
            }
            parts.append(
                entropy.once(in: 8)
                    ? link(folder + name, to: inside(folder, from: &entropy))
                    : packed(ZipPart(folder + name, content(from: &entropy)), from: &entropy))
        }
        return parts
    }

    private static func content(from entropy: inout Entropy) -> [UInt8] {
        switch entropy.below(4) {
        case 0: []
        case 1: Array("PK\u{3}\u{4}".utf8)
        case 2: [UInt8](repeating: 0x61, count: entropy.count(upTo: 300))
        default: entropy.list(upTo: 40) { UInt8($0.below(256)) }
        }
    }

    private static func packed(_ part: ZipPart, from entropy: inout Entropy) -> ZipPart {
        var part = part
        guard !entropy.once(in: 2) else { return part }
        part.deflateStored(block: entropy.one(of: [65_535, 1, 7, 100]))
        if entropy.once(in: 3) { part.flags |= 8 }
        if entropy.once(in: 6) { part.extra = [0x55, 0x54, 1, 0, 0] }
        // A name in valid UTF-8 is read as UTF-8 even without the flag.
        if entropy.once(in: 4) { part.flags &= ~0x800 }
        return part
    }

    private static func link(_ name: String, to target: String) -> ZipPart {
        var part = ZipPart(name, Array(target.utf8))
        if !target.utf8.allSatisfy({ $0 < 0x80 }) { part.flags |= 0x800 }
        part.makeLink()
        return part
    }

    private static func inside(_ folder: String, from entropy: inout Entropy) -> String {
        folder.isEmpty
            ? entropy.one(of: ["a", "d/a", "d/../a"]) : entropy.one(of: ["a", "../a", "./a", "x/../../b"])
    }

    // MARK: Faulty archives

    /// Returns an entry with the same path as another entry, or an entry whose folder has the path of the other entry.
    private static func neighbour(of other: ZipPart, from entropy: inout Entropy) -> ZipPart {
        var part = other
        let name = String(decoding: other.name, as: UTF8.self)
        let isFolder = name.hasSuffix("/")
        part.name = Array(
            entropy.one(of: [name, "./" + name, isFolder ? String(name.dropLast()) : name + "/b"]).utf8)
        return entropy.once(in: 4) && !isFolder ? ZipPart(name + "/", []) : part
    }

    private static func unsafeParts(from entropy: inout Entropy) -> [ZipPart] {
        guard entropy.once(in: 4) else { return [unsafePart(from: &entropy)] }
        // Most pairs of links lead out, although usually each link, judged by its own target, stays in the folder.
        if entropy.once(in: 3) {
            let (name, target) = entropy.one(of: [("./l", ".."), ("l", ".."), ("l/m", "../a"), ("l/m", "..")])
            return [link("l", to: entropy.one(of: ["a", ".", "d/.."])), link(name, to: target)]
        }
        let first = link("l", to: entropy.one(of: [".", "d/..", "d"]))
        return [first, link("m", to: entropy.one(of: ["l/..", "l/../a", "l/a", "d/../l/../a"]))]
    }

    private static func unsafePart(from entropy: inout Entropy) -> ZipPart {
        if entropy.once(in: 3) {
            let target = entropy.one(of: [
                "../a", "/etc/passwd", "..", "C:a", "a\\b", "a/../../b", "./..", "../d/a", "c:/",
            ])
            return link("link", to: target)
        }
        let name = entropy.one(of: [
            "../a", "/a", "d/../../a", "..", "C:a", "z:\\a", "a\\b", "d/..", "../", "/", "a/../b", "c:",
            "d/../", "./c:",
        ])
        return ZipPart(name, name.hasSuffix("/") ? [] : content(from: &entropy))
    }

    private static func tight(_ files: Int, _ total: Int, from entropy: inout Entropy) -> Limits {
        switch entropy.below(4) {
        case 0: Limits(files: max(0, files - 1), bytes: total)
        case 1: Limits(files: files, bytes: max(0, total - 1))
        case 2: Limits(files: 0, bytes: total)
        default: Limits(files: files, bytes: 0)
        }
    }

    /// Changes the size or the checksum of one entry, so that it no longer matches the entry's content.
    private static func lie(_ parts: inout [ZipPart], from entropy: inout Entropy) {
        let files = parts.indices.filter { parts[$0].name.last != UInt8(ascii: "/") }
        guard !files.isEmpty else { return }
        let place = entropy.one(of: files)
        switch entropy.below(3) {
        case 0: parts[place].crc ^= 1
        case 1: parts[place].size += 1
        default: parts[place].size = parts[place].size > 0 ? 0 : 1 << 30
        }
    }

    /// Damages one deflated stream: the stream is truncated, is not valid deflate data, or has bytes after it.
    private static func breakStream(_ parts: inout [ZipPart], from entropy: inout Entropy) {
        let places = parts.indices.filter { parts[$0].method == 8 && !parts[$0].data.isEmpty }
        guard !places.isEmpty else { return lie(&parts, from: &entropy) }
        let place = entropy.one(of: places)
        switch entropy.below(4) {
        case 0: parts[place].data.append(UInt8(entropy.below(256)))
        case 3: parts[place].data[0] = 0x07
        case 1: parts[place].data.removeLast()
        default: parts[place].data[parts[place].data.count > 3 ? 3 : 0] ^= 0x06
        }
    }

    /// Returns the archive without its last bytes or with a wrong signature, or bytes that are not an archive.
    private static func broken(_ archive: [UInt8], from entropy: inout Entropy) -> [UInt8] {
        switch entropy.below(5) {
        case 0: return []
        case 1: return Array(archive.dropLast(1 + entropy.count(upTo: archive.count - 1)))
        case 2: return Array(archive.dropLast(entropy.integer(in: 1...21)))
        case 3:
            var copy = archive
            copy[entropy.once(in: 2) ? copy.count - 22 : 0] = 0x51
            return copy
        default: return Array("not a zip, just a text".utf8)
        }
    }

    /// Marks one entry as encrypted, or as neither stored nor deflated.
    private static func makeUnsupported(_ parts: inout [ZipPart], from entropy: inout Entropy) {
        if parts.isEmpty { parts.append(ZipPart("a", [])) }
        let place = entropy.integer(in: 0...parts.count - 1)
        if entropy.once(in: 2) {
            parts[place].flags |= 1
        } else {
            parts[place].method = entropy.one(of: [12, 9, 14, 93])
        }
    }

    // MARK: Simpler archives

    /// Returns archives with fewer entries, shorter contents or plainer names; for a broken archive, also the empty
    /// list of bytes and the first byte alone.
    public static func simpler(than input: Input) -> [Input] {
        let listing = ZipListing(input.archive)
        let parts = listing.entries.filter { !$0.data.isEmpty || $0.compressed == 0 }
            .map { ZipPart($0, of: input.archive) }
        let (stub, comment) = (Array(input.archive.prefix(listing.shift)), listing.comment)
        func archive(_ parts: [ZipPart]) -> [UInt8] { ZipPart.archive(parts, after: stub, comment: comment) }
        func archive(with part: ZipPart, at place: Int) -> [UInt8] {
            var changed = parts
            changed[place] = part
            return archive(changed)
        }
        var found: [[UInt8]] = listing.fault == nil ? [] : [[], Array(input.archive.prefix(1))]
        found += Shape.shorter(stub).map { ZipPart.archive(parts, after: $0, comment: comment) }
        found += Shape.shorter(comment).map { ZipPart.archive(parts, after: stub, comment: $0) }
        found += Shape.shorter(parts).map { archive($0) }
        for (place, part) in parts.enumerated() {
            let isTrue = part.method == 0 && part.size == part.data.count
            for content in isTrue ? Shape.shorter(part.data) + [[UInt8](repeating: 0, count: part.size)] : []
            {
                var shorter = part
                let lie = part.crc ^ Inflation.checksum(of: part.data)
                shorter.data = content
                shorter.size = content.count
                shorter.crc = Inflation.checksum(of: content) ^ lie
                found.append(archive(with: shorter, at: place))
            }
            for name in plainerNames(than: part.name) {
                var renamed = part
                renamed.name = name
                found.append(archive(with: renamed, at: place))
            }
        }
        return found.map { Input(archive: $0, limits: input.limits) }
    }

    private static func plainerNames(than name: [UInt8]) -> [[UInt8]] {
        let plain = ["a", "b", "a/", "..", "/", "a\\", "c:"].map { Array($0.utf8) }
        return Shape.shorter(name)
            + plain.filter { $0.count < name.count || $0.count == name.count && $0 != name }
    }
}
