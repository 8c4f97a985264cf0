import LearningSpecs

/// Finds where each link in an archive leads once all links are made; the path of a link may contain other links.
///
/// Each link is followed only once, even if the paths of many links contain it.
struct ArchiveLinks {
    private enum End {
        /// The link leads to a node of the tree or, if `beyond` is not 0, to a place without a node, `beyond` steps
        /// below the node.
        case inside(NameTree.Node, beyond: Int)
        /// A step of the path leads above the folder.
        case outside
        /// The link is part of a cycle of links, or its path contains a link that is part of a cycle.
        case nowhere
    }

    /// A link that is being followed, with the place reached so far and the number of other links on the way.
    private struct Walk {
        let link: NameTree.Node
        var steps: PathSteps
        var node: NameTree.Node
        var beyond = 0
        /// Whether the last step led to a node of the tree, which may itself be a link.
        var isArriving = false
        var hops = 0
    }

    private var tree = NameTree()
    /// The path that each link stands for, from the root: the names of the folders above the link, then its target.
    private var ways: [NameTree.Node: [UInt8]] = [:]
    private var ends: [NameTree.Node: (end: End, hops: Int)] = [:]

    /// The maximum number of links that Linux follows in one path. A path with more links leads nowhere, so it does not
    /// lead out of the folder.
    private static let mostHops = 40

    init(_ links: [(name: [UInt8], target: [UInt8])]) {
        for (number, (name, target)) in links.enumerated() {
            let node = tree.insert(PathSteps(name))
            let folders = Array(PathSteps(name)).dropLast().flatMap { Array($0) + [UInt8(ascii: "/")] }
            // If several links are at the same path, other links that pass through this path follow the first link.
            // Each later link gets a negative key, which is not the key of a node.
            ways[ways[node] == nil ? node : -1 - number] = folders + target
        }
        for link in ways.keys { follow(link) }
    }

    /// Whether any link leads out of the folder, directly or through other links. Clause: ARC-1
    var leadOut: Bool {
        ends.values.contains { if case .outside = $0.end { $0.hops < ArchiveLinks.mostHops } else { false } }
    }

    /// Follows a link; before that, follows all links in its path that have not been followed yet.
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
                // The walk has reached a link that must be followed before the walk can continue.
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

    /// Advances a walk to the end of its path, and returns where this path leads. If the walk reaches a link that has
    /// not been followed yet, it stops there, and the result is nil.
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
