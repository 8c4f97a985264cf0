/// The names of the members that objects had at each place; later objects at the same place often have the same names.
///
/// Without these patterns, `JSONParser` would read the same values, but `assay check` would take about 5 % longer for
/// an implementation that runs in process.
///
/// A place is the whole value, or a member of the object at another place. The elements of an array share its place.
package struct JSONPatterns: Sendable {
    private struct Node {
        var names: [Name] = []
        /// Whether the last object at this place had names other than the expected ones.
        var isInDoubt = false
        /// The number of elements of the last array at this place.
        var elementCount: Int?
        /// The place of each member of the objects here; nil for a member that was never an object or an array.
        var places: [Int?] = []
    }

    package struct Name: Sendable {
        package let text: String
        /// The JSON of the name in its usual spelling, with the colon.
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

    /// The place of all values for which no names or counts are kept.
    package static let other = -1

    package mutating func whole() -> Int { nodes.isEmpty ? newPlace() : 0 }

    /// Returns a new, empty place; returns `other` if there are too many places.
    package mutating func newPlace() -> Int {
        guard nodes.count < Self.mostPlaces else { return Self.other }
        nodes.append(Node())
        return nodes.count - 1
    }

    /// The greatest number of places in all, and of members of one object that have places of their own.
    private static let (mostPlaces, mostMembers) = (256, 32)

    /// Returns the names that are expected in the next object at a place; empty if there was no object there.
    package func names(at place: Int) -> [Name] { place == Self.other ? [] : nodes[place].names }

    /// Records the names of an object; after two objects in a row with unexpected names, expects those of the second.
    ///
    /// - Parameter count: The number of leading members that have the expected names.
    package mutating func keep(_ members: [Value.Member], alike count: Int, at place: Int) {
        guard place != Self.other else { return }
        let isOther = count < members.count
        if isOther, nodes[place].isInDoubt || nodes[place].names.isEmpty {
            nodes[place].names.removeSubrange(count...)
            for member in members[count...] { nodes[place].names.append(Name(member.name)) }
        }
        nodes[place].isInDoubt = isOther
    }

    /// Returns the number of elements of the last array that was read at a place; nil if none was read there.
    package func elementCount(at place: Int) -> Int? { place == Self.other ? nil : nodes[place].elementCount }

    package mutating func keep(elementCount: Int, at place: Int) {
        if place != Self.other { nodes[place].elementCount = elementCount }
    }

    /// Returns the place of a member of the object at a place.
    package mutating func place(ofMember index: Int, at place: Int) -> Int {
        guard place != Self.other, index < Self.mostMembers else { return Self.other }
        while nodes[place].places.count <= index { nodes[place].places.append(nil) }
        if let known = nodes[place].places[index] { return known }
        let new = newPlace()
        nodes[place].places[index] = new
        return new
    }
}
