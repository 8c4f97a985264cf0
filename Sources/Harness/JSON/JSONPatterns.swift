import Specs

/// What the objects of some JSON look like, by their places: where the next JSON is like it, they have the same names.
///
/// A place is the whole, or a member of an object at a place; the elements of an array are at its own place.
struct JSONPatterns: Sendable {
    private struct Node {
        var members: [Value.Member] = []
        /// How many elements the last array had.
        var elementCount: Int?
        /// The place of each member that is an object or an array; nil where none was yet.
        var places: [Int?] = []
    }

    private var nodes = [Node()]

    static let whole = 0
    /// A place of which nothing is kept.
    static let other = -1

    /// Nothing is kept beyond so many places, nor of members after so many.
    private static let (mostPlaces, mostMembers) = (256, 32)

    /// The members of the last object at a place; empty where there was none.
    func members(at place: Int) -> [Value.Member] { place == Self.other ? [] : nodes[place].members }

    mutating func keep(_ members: [Value.Member], at place: Int) {
        if place != Self.other { nodes[place].members = members }
    }

    /// How many elements the last array at a place had, or one in it; nil where there was none.
    func elementCount(at place: Int) -> Int? { place == Self.other ? nil : nodes[place].elementCount }

    mutating func keep(elementCount: Int, at place: Int) {
        if place != Self.other { nodes[place].elementCount = elementCount }
    }

    /// The place of a member of the object at a place.
    mutating func place(ofMember index: Int, at place: Int) -> Int {
        guard place != Self.other, index < Self.mostMembers else { return Self.other }
        while nodes[place].places.count <= index { nodes[place].places.append(nil) }
        if let known = nodes[place].places[index] { return known }
        guard nodes.count < Self.mostPlaces else { return Self.other }
        nodes.append(Node())
        nodes[place].places[index] = nodes.count - 1
        return nodes.count - 1
    }
}
