import Specification

/// The links of an archive, and whether one of them leads out of the folder where the archive is unpacked.
struct ZipLinks {
    /// A node of the tree, or a place without a node that is `beyond` steps below `node`.
    private struct Place {
        var node: NameTree.Node
        var beyond = 0
    }

    /// Where a link leads.
    private enum End {
        case inside(Place)
        /// A step goes above the folder where the archive is unpacked.
        case outside
        /// The link leads into a cycle of links, or through too many links.
        case nowhere
    }

    private(set) var leadOut = false
    /// Whether a link leads through a longer chain of links than some systems follow.
    private(set) var areDeep = false

    private let law: Ruling<Archive.Law>
    private var tree = NameTree()
    /// The name and the target of the first link at each place in the tree.
    private var targets: [NameTree.Node: (name: [UInt8], target: [UInt8])] = [:]
    private var ends: [NameTree.Node: (end: End, hops: Int)] = [:]
    private var underway: Set<NameTree.Node> = []

    /// The length of the longest chain of links that every system follows.
    private static let mostHops = 30

    init(_ contents: [ZipContent], _ law: Ruling<Archive.Law>) {
        self.law = law
        let links = contents.filter { content in
            law(.whatIsLink, content.entry.isLink, not: content.entry.hasLinkMode)
                && !content.entry.isDirectory && law.does(.links) && law.holds(.wholeTargets, content.isWhole)
        }
        let nodes = links.map { tree.insert(PathSteps($0.entry.name)) }
        for (link, node) in zip(links, nodes) where targets[node] == nil {
            targets[node] = (link.entry.name, link.bytes)
        }
        for (link, node) in zip(links, nodes) where !leadOut {
            let isFirst = targets[node]?.target == link.bytes
            guard isFirst || law.does(.together) else { continue }
            let (end, hops) = isFirst ? follow(node) : walk(link.bytes, of: node)
            areDeep = areDeep || hops > ZipLinks.mostHops
            leadOut = Archive.isForeign(link.bytes, law) || leadsOut(end)
        }
    }

    private func leadsOut(_ end: End) -> Bool {
        switch end {
        case .inside: law.holds(.aboveFolder, false)
        case .outside: law.holds(.aboveFolder, true)
        case .nowhere: law(.circles, false, not: true)
        }
    }

    /// Returns where a link leads, and how many links are followed to get there.
    private mutating func follow(_ link: NameTree.Node) -> (end: End, hops: Int) {
        if let known = ends[link] { return known }
        guard underway.count <= ZipLinks.mostHops, let target = targets[link]?.target,
            underway.insert(link).inserted
        else {
            areDeep = areDeep || underway.count > ZipLinks.mostHops
            return (.nowhere, 0)
        }
        defer { underway.remove(link) }
        let found = walk(target, of: link)
        ends[link] = found
        return found
    }

    /// Returns where a target leads from the folder of its link, and how many links are followed to get there.
    private mutating func walk(_ target: [UInt8], of link: NameTree.Node) -> (end: End, hops: Int) {
        var hops = 1
        var folder = End.inside(Place(node: law(.fromItsFolder, tree.parent(of: link), not: 0)))
        if tree.places(above: link).contains(where: { targets[$0] != nil }), law.does(.linksAbove),
            let name = targets[link]?.name
        {
            folder = walk(Array(PathSteps(name)).dropLast(), from: Place(node: 0), &hops)
        }
        guard case .inside(let start) = folder else { return (folder, hops) }
        return (walk(Array(PathSteps(target))[...], from: start, &hops), hops)
    }

    /// Returns where the given steps lead if they begin at `start`; adds to `hops` the number of links that are
    /// followed on the way.
    private mutating func walk(
        _ steps: ArraySlice<ArraySlice<UInt8>>, from start: Place, _ hops: inout Int
    ) -> End {
        var place = start
        for step in steps {
            if step.elementsEqual("..".utf8) {
                if place.beyond > 0 {
                    place.beyond -= 1
                } else if place.node == 0 {
                    return .outside
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
            guard targets[node] != nil, law.does(.throughLinks) else { continue }
            let next = follow(node)
            hops = min(hops + next.hops, 1 << 20)
            guard case .inside(let further) = next.end else { return next.end }
            place = further
        }
        return .inside(place)
    }
}
