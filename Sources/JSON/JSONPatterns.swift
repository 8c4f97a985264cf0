/// What the objects of some JSON look like, by their places: where the next JSON is like it, they have the same names.
///
/// Without it `JSONParser` reads the same, and `assay check` in process takes about 5 % longer.
///
/// A place is the whole, or a member of an object at a place; the elements of an array are at its own place.
package struct JSONPatterns: Sendable {
    private struct Node {
        var names: [Name] = []
        /// Whether the last object had others.
        var isInDoubt = false
        /// How many elements the last array had.
        var elementCount: Int?
        /// The place of each member that is an object or an array; nil where none was yet.
        var places: [Int?] = []
    }

    /// The name of a member.
    package struct Name: Sendable {
        package let text: String
        /// Its JSON and the colon, as most JSON has them.
        package let spelled: [UInt8]

        package init(_ text: String) {
            self.text = text
            var buffer = ByteBuffer(capacity: text.utf8.count + 3)
            JSONWriter.write(text, to: &buffer)
            buffer.append(UInt8(ascii: ":"))
            spelled = buffer.array
        }
    }

    private var nodes: [Node] = []

    package init() {}

    /// A place of which nothing is kept.
    package static let other = -1

    /// The place of the whole.
    package mutating func whole() -> Int { nodes.isEmpty ? newPlace() : 0 }

    /// A place of which nothing is known; `other` where there are too many.
    package mutating func newPlace() -> Int {
        guard nodes.count < Self.mostPlaces else { return Self.other }
        nodes.append(Node())
        return nodes.count - 1
    }

    /// Nothing is kept beyond so many places, nor of members after so many.
    private static let (mostPlaces, mostMembers) = (256, 32)

    /// The names of the last object at a place; empty where there was none.
    package func names(at place: Int) -> [Name] { place == Self.other ? [] : nodes[place].names }

    /// Two objects in a row with other names than before are what is to be expected from then on.
    ///
    /// - Parameter count: how many of the members are called as was expected.
    package mutating func keep(_ members: [Value.Member], alike count: Int, at place: Int) {
        guard place != Self.other else { return }
        let isOther = count < members.count
        if isOther, nodes[place].isInDoubt || nodes[place].names.isEmpty {
            nodes[place].names.removeSubrange(count...)
            for member in members[count...] { nodes[place].names.append(Name(member.name)) }
        }
        nodes[place].isInDoubt = isOther
    }

    /// How many elements the last array at a place had, or one in it; nil where there was none.
    package func elementCount(at place: Int) -> Int? { place == Self.other ? nil : nodes[place].elementCount }

    package mutating func keep(elementCount: Int, at place: Int) {
        if place != Self.other { nodes[place].elementCount = elementCount }
    }

    /// The place of a member of the object at a place.
    package mutating func place(ofMember index: Int, at place: Int) -> Int {
        guard place != Self.other, index < Self.mostMembers else { return Self.other }
        while nodes[place].places.count <= index { nodes[place].places.append(nil) }
        if let known = nodes[place].places[index] { return known }
        let new = newPlace()
        nodes[place].places[index] = new
        return new
    }
}
