/// Where the links of an archive lead once all of them are there, each of which may lead on by others.
struct ArchiveLinks {
    /// The parts of a target by the path of the link, in parts.
    private var targets: [[[UInt8]]: [[UInt8]]] = [:]

    init(_ links: [(name: [UInt8], target: [UInt8])]) {
        for (name, target) in links where targets[ArchiveLinks.parts(name)] == nil {
            targets[ArchiveLinks.parts(name)] = ArchiveLinks.parts(target)
        }
    }

    /// The parts of a path that say something.
    static func parts(_ path: [UInt8]) -> [[UInt8]] {
        path.split(separator: UInt8(ascii: "/")).map { Array($0) }.filter { $0 != [UInt8(ascii: ".")] }
    }

    /// Whether a link leads out of the folder at some step, though its text alone may not. Clause: ARC-1
    var leadOut: Bool { targets.keys.contains { leadsOut($0) } }

    private func leadsOut(_ link: [[UInt8]]) -> Bool {
        var place = Array(link.dropLast())
        var rest = Array((targets[link] ?? []).reversed())
        // As many as Linux follows; who is led in a circle is not led out.
        var hops = 40
        while let part = rest.popLast() {
            if part == Array("..".utf8) {
                guard place.popLast() != nil else { return true }
                continue
            }
            place.append(part)
            guard let target = targets[place] else { continue }
            hops -= 1
            guard hops > 0 else { return false }
            place.removeLast()
            rest += target.reversed()
        }
        return false
    }
}
