/// The links of an archive, each followed through the tree that is being made.
struct ZipLinks {
    private typealias Place = [ArraySlice<UInt8>]

    /// Where a link leads.
    private enum End {
        case inside(Place)
        /// At some step it is above the folder.
        case outside
        /// In a circle.
        case nowhere
    }

    /// Why the first link that leads out does, or nil.
    private(set) var escape: String?
    /// Whether one leads over more links than every system follows.
    private(set) var areDeep = false

    private var targets: [Place: ZipPath] = [:]
    private var ends: [Place: (end: End, hops: Int)] = [:]
    private var underway: Set<Place> = []

    /// As many as every system follows.
    private static let mostHops = 30

    init(_ contents: [ZipContent]) {
        let links = contents.filter { $0.entry.isLink && !$0.entry.isDirectory && $0.isWhole }
        for link in links where targets[link.name.place] == nil {
            targets[link.name.place] = ZipPath(link.bytes)
        }
        for link in links where escape == nil {
            guard let target = targets[link.name.place] else { continue }
            let (end, hops) = follow(link.name.place)
            areDeep = areDeep || hops > ZipLinks.mostHops
            var leadsOut = target.isForeign
            if case .outside = end { leadsOut = true }
            if leadsOut { escape = "the link \(link.name.told) to \(target.told) leads out" }
        }
    }

    /// Returns where a link leads, and over how many others at most.
    private mutating func follow(_ link: Place) -> (end: End, hops: Int) {
        if let known = ends[link] { return known }
        guard underway.count <= ZipLinks.mostHops, let target = targets[link],
            underway.insert(link).inserted
        else {
            areDeep = areDeep || underway.count > ZipLinks.mostHops
            return (.nowhere, 0)
        }
        defer { underway.remove(link) }
        var place = Array(link.dropLast())
        var hops = 1
        for component in target.components where !component.isEmpty && !component.elementsEqual(".".utf8) {
            if component.elementsEqual("..".utf8) {
                if place.popLast() == nil { return keep((.outside, hops), for: link) }
                continue
            }
            place.append(component)
            guard targets[place] != nil else { continue }
            let next = follow(place)
            hops = min(hops + next.hops, 1 << 20)
            guard case .inside(let further) = next.end else { return keep((next.end, hops), for: link) }
            place = further
        }
        return keep((.inside(place), hops), for: link)
    }

    private mutating func keep(_ end: (end: End, hops: Int), for link: Place) -> (end: End, hops: Int) {
        ends[link] = end
        return end
    }
}
