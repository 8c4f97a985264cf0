/// Where the links of an archive lead once all of them are there, each of which may lead on by others.
struct ArchiveLinks {
    /// The parts of a target by the path of the link, in parts.
    private let targets: [[String]: [String]]

    /// - Parameter targets: a target for the path of each link.
    init(_ targets: [String: String]) {
        var parts: [[String]: [String]] = [:]
        for (path, target) in targets { parts[ArchiveLinks.parts(path)] = ArchiveLinks.parts(target) }
        self.targets = parts
    }

    /// The parts of a path that say something.
    static func parts(_ path: String) -> [String] {
        path.split(separator: "/").map { String($0) }.filter { $0 != "." }
    }

    /// The path of a link that leads out of the folder at some step, though its text alone may not; nil where none does.
    var leadingOut: String? {
        targets.keys.sorted { $0.lexicographicallyPrecedes($1) }.first { leadsOut($0) }?.joined(
            separator: "/")
    }

    private func leadsOut(_ link: [String]) -> Bool {
        var place = Array(link.dropLast())
        var rest = Array((targets[link] ?? []).reversed())
        // As many as Linux follows; who is led in a circle is not led out.
        var hops = 40
        while let part = rest.popLast() {
            if part == ".." {
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
