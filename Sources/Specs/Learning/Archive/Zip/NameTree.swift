/// A tree of the paths in an archive. Each step of a path is looked up once, however long the path is.
package struct NameTree {
    /// A place in the tree; 0 is the folder where the archive is unpacked.
    package typealias Node = Int

    private struct Step: Hashable {
        let folder: Node
        let name: ArraySlice<UInt8>
    }

    private var places: [Step: Node] = [:]
    private var parents: [Node] = [0]

    package init() {}

    /// Adds a path and every folder that it leads through, and returns the path's place in the tree.
    package mutating func insert(_ path: PathSteps) -> Node {
        var node = 0
        for name in path {
            let step = Step(folder: node, name: name)
            if let next = places[step] {
                node = next
            } else {
                parents.append(node)
                node = parents.count - 1
                places[step] = node
            }
        }
        return node
    }

    package func child(_ name: ArraySlice<UInt8>, of node: Node) -> Node? {
        places[Step(folder: node, name: name)]
    }

    package func parent(of node: Node) -> Node { parents[node] }

    /// Returns the places above a place: the folder that contains it, and so on up to 0.
    package func places(above node: Node) -> some Sequence<Node> {
        sequence(first: node) { $0 == 0 ? nil : parents[$0] }.dropFirst()
    }
}

/// The steps of a path in order: the parts between slashes, except empty ones and `.`.
package struct PathSteps: Sequence, IteratorProtocol {
    private var rest: ArraySlice<UInt8>

    package init(_ path: some Collection<UInt8>) {
        rest = ArraySlice(path)
    }

    package mutating func next() -> ArraySlice<UInt8>? {
        while let start = rest.firstIndex(where: { $0 != UInt8(ascii: "/") }) {
            let end = rest[start...].firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
            let step = rest[start..<end]
            rest = rest[end...]
            if !step.elementsEqual(".".utf8) { return step }
        }
        return nil
    }
}
