/// The links of an archive, each followed through the tree that is being made.
struct ZipLinks {
    /// A place in the tree, or so many steps below it where nothing is known.
    private struct Place {
        var node: NameTree.Node
        var beyond = 0
    }

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

    /// The links' own places.
    private var tree = NameTree()
    private var targets: [NameTree.Node: ZipPath] = [:]
    private var ends: [NameTree.Node: (end: End, hops: Int)] = [:]
    private var underway: Set<NameTree.Node> = []

    /// As many as every system follows.
    private static let mostHops = 30

    init(_ contents: [ZipContent]) {
        let links = contents.filter { $0.entry.isLink && !$0.entry.isDirectory && $0.isWhole }
        let nodes = links.map { tree.insert(PathSteps($0.name.bytes)) }
        for (link, node) in zip(links, nodes) where targets[node] == nil {
            targets[node] = ZipPath(link.bytes)
        }
        for (link, node) in zip(links, nodes) where escape == nil {
            guard let target = targets[node] else { continue }
            let (end, hops) = follow(node)
            areDeep = areDeep || hops > ZipLinks.mostHops
            var leadsOut = target.isForeign
            if case .outside = end { leadsOut = true }
            if leadsOut { escape = "the link \(link.name.told) to \(target.told) leads out" }
        }
    }

    /// Returns where a link leads, and over how many others at most.
    private mutating func follow(_ link: NameTree.Node) -> (end: End, hops: Int) {
        if let known = ends[link] { return known }
        guard underway.count <= ZipLinks.mostHops, let target = targets[link],
            underway.insert(link).inserted
        else {
            areDeep = areDeep || underway.count > ZipLinks.mostHops
            return (.nowhere, 0)
        }
        defer { underway.remove(link) }
        var place = Place(node: tree.parent(of: link))
        var hops = 1
        for step in PathSteps(target.bytes) {
            if step.elementsEqual("..".utf8) {
                if place.beyond > 0 {
                    place.beyond -= 1
                } else if place.node == 0 {
                    return keep((.outside, hops), for: link)
                } else {
                    place.node = tree.parent(of: place.node)
                }
                continue
            }
            guard place.beyond == 0, let node = tree.child(step, of: place.node) else {
                place.beyond += 1
                continue
            }
            place.node = node
            guard targets[node] != nil else { continue }
            let next = follow(node)
            hops = min(hops + next.hops, 1 << 20)
            guard case .inside(let further) = next.end else { return keep((next.end, hops), for: link) }
            place = further
        }
        return keep((.inside(place), hops), for: link)
    }

    private mutating func keep(
        _ end: (end: End, hops: Int), for link: NameTree.Node
    ) -> (end: End, hops: Int) {
        ends[link] = end
        return end
    }
}
