import LearningSpecs

/// Where the links in an archive lead once all links are made; a link may lead over others.
///
/// Each target is followed only once, however many links lead over it.
struct ArchiveLinks {
    private enum End {
        /// At a place in the tree, or a number of steps below it, where the tree has no nodes.
        case inside(NameTree.Node, beyond: Int)
        /// A step goes above the folder.
        case outside
        /// In a cycle of links, or over more links than are followed.
        case nowhere
    }

    /// A link that is being followed: the place reached so far, and the number of other links on the way.
    private struct Walk {
        let link: NameTree.Node
        var steps: PathSteps
        var node: NameTree.Node
        var beyond = 0
        /// Whether the last step was to a place of the tree, which may be a link.
        var isArriving = false
        var hops = 0
    }

    private var tree = NameTree()
    /// The path of each link from the root: the names of the folders above the link, then the target.
    private var ways: [NameTree.Node: [UInt8]] = [:]
    private var ends: [NameTree.Node: (end: End, hops: Int)] = [:]

    /// The number of links in a row that Linux follows. A cycle of links does not lead out of the folder.
    private static let mostHops = 40

    init(_ links: [(name: [UInt8], target: [UInt8])]) {
        for (number, (name, target)) in links.enumerated() {
            let node = tree.insert(PathSteps(name))
            let folders = Array(PathSteps(name)).dropLast().flatMap { Array($0) + [UInt8(ascii: "/")] }
            // Of two links in one place, other links follow the first; the second gets a number in place of a node.
            ways[ways[node] == nil ? node : -1 - number] = folders + target
        }
        for link in ways.keys { follow(link) }
    }

    /// Whether a link leads out of the folder at some step, even if its text alone does not. Clause: ARC-1
    var leadOut: Bool {
        ends.values.contains { if case .outside = $0.end { $0.hops < ArchiveLinks.mostHops } else { false } }
    }

    /// Follows a link after the links that it leads over; no link is followed twice.
    private mutating func follow(_ link: NameTree.Node) {
        var walks: [Walk] = []
        var underway: Set<NameTree.Node> = []
        func begin(_ link: NameTree.Node) {
            walks.append(Walk(link: link, steps: PathSteps(ways[link] ?? []), node: 0))
            underway.insert(link)
        }
        if ends[link] == nil { begin(link) }
        while var walk = walks.popLast() {
            guard let end = advance(&walk) else {
                // The walk waits at a link that has not been followed yet.
                walks.append(walk)
                if underway.contains(walk.node) {
                    for walk in walks { ends[walk.link] = (.nowhere, 0) }
                    return
                }
                begin(walk.node)
                continue
            }
            underway.remove(walk.link)
            ends[walk.link] = (end, walk.hops)
        }
    }

    /// Advances to the end of a target; returns nil at a link that has not been followed yet.
    private func advance(_ walk: inout Walk) -> End? {
        while true {
            if walk.isArriving, ways[walk.node] != nil {
                guard let (end, hops) = ends[walk.node] else { return nil }
                walk.hops += 1 + hops
                guard case .inside(let node, let beyond) = end else { return end }
                (walk.node, walk.beyond) = (node, beyond)
            }
            walk.isArriving = false
            guard let step = walk.steps.next() else { return .inside(walk.node, beyond: walk.beyond) }
            if step.elementsEqual("..".utf8) {
                if walk.beyond > 0 {
                    walk.beyond -= 1
                } else if walk.node == 0 {
                    return .outside
                } else {
                    walk.node = tree.parent(of: walk.node)
                }
            } else if walk.beyond == 0, let node = tree.child(step, of: walk.node) {
                walk.node = node
                walk.isArriving = true
            } else {
                walk.beyond += 1
            }
        }
    }
}
