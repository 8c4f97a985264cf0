import JSON

/// The places where two outcomes for one input differ by more than the tolerances allow, in document order.
///
/// Each place is the path of a single value or of a count, such as `$.events[0].at`, `$.events.count` or `error.code`.
struct Divergence {
    private(set) var places: [String] = []
    private var known: Set<String> = []
    private let tolerances: [Tolerance]
    /// The places, without indices, of optional members that are not compared.
    private let omitted: Set<String>

    /// Compares two outcomes for the same input.
    ///
    /// - Parameter omitted: The places, without indices, of optional members that an implementation has left out.
    init(
        _ first: Outcome<some Wire>, _ second: Outcome<some Wire>, _ tolerances: [Tolerance],
        without omitted: Set<String> = []
    ) {
        (self.tolerances, self.omitted) = (tolerances, omitted)
        switch (first, second) {
        case (.output(let first), .output(let second)): compare(first.value, second.value, at: "$")
        default: compare(Divergence.value(of: first), Divergence.value(of: second), at: "")
        }
    }

    private init() { (tolerances, omitted) = ([], []) }

    /// Returns the places of all single values and counts in an outcome.
    static func places(of outcome: Outcome<some Wire>) -> [String] {
        var all = Divergence()
        all.add(value(of: outcome), at: "")
        return all.places
    }

    var isEmpty: Bool { places.isEmpty }

    func contains(_ place: String) -> Bool { known.contains(place) }

    /// Returns a place without its indices, such as `$.events[].at`.
    static func pattern(of place: String) -> String {
        guard place.utf8.contains(UInt8(ascii: "[")) else { return place }
        // A loop leaves out the digits after `[` in a fraction of the time that a regular expression takes.
        var isIndex = false
        let kept = place.utf8.filter { byte in
            let isKept = !isIndex || !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            if isKept { isIndex = byte == UInt8(ascii: "[") }
            return isKept
        }
        return String(decoding: kept, as: UTF8.self)
    }

    private static func value(of outcome: Outcome<some Wire>) -> Value {
        switch outcome {
        case .output(let output): .record(("$", output.value))
        case .rejection(let rejection): .record(("error", rejection.value))
        }
    }

    private mutating func compare(_ first: Value?, _ second: Value?, at place: String) {
        if first == second || !omitted.isEmpty && omitted.contains(Divergence.pattern(of: place)) { return }
        switch (first, second) {
        case (.object(let members), .object(let others)):
            for member in members {
                compare(member.value, second?[member.name], at: Divergence.place(member.name, in: place))
            }
            for other in others where first?[other.name] == nil {
                compare(nil, other.value, at: Divergence.place(other.name, in: place))
            }
        case (.array(let elements), .array(let others)):
            if elements.count != others.count { note("\(place).count") }
            for index in 0..<max(elements.count, others.count) {
                compare(
                    elements.indices.contains(index) ? elements[index] : nil,
                    others.indices.contains(index) ? others[index] : nil, at: "\(place)[\(index)]")
            }
        case (.number(let number), .number(let other))
        where !tolerances.isEmpty
            && tolerances.allow(number.double, other.double, at: Divergence.pattern(of: place)):
            return
        case (.object?, _), (.array?, _), (_, .object?), (_, .array?):
            // The two values have different forms, so all single values in both of them count as different.
            if let first { add(first, at: place) }
            if let second { add(second, at: place) }
        default: note(place)
        }
    }

    /// Adds the places of all single values and counts in a value that only one outcome has.
    private mutating func add(_ value: Value, at place: String) {
        switch value {
        case .object(let members):
            for member in members { add(member.value, at: Divergence.place(member.name, in: place)) }
        case .array(let elements):
            note("\(place).count")
            for (index, element) in elements.enumerated() { add(element, at: "\(place)[\(index)]") }
        default: note(place)
        }
    }

    private static func place(_ name: String, in place: String) -> String {
        place.isEmpty ? name : "\(place).\(name)"
    }

    private mutating func note(_ place: String) {
        if known.insert(place).inserted { places.append(place) }
    }
}

extension Shape {
    /// Returns the places, without indices, of optional members that a value of this shape leaves out.
    func omissions(in value: Value, at place: String = "$") -> Set<String> {
        switch (bare, value) {
        case (.array(let element), .array(let elements)), (.fixed(let element, _), .array(let elements)):
            elements.reduce(into: []) { $0.formUnion(element.omissions(in: $1, at: place + "[]")) }
        case (.record(let fields), .object):
            fields.reduce(into: []) { all, field in
                let part = "\(place).\(field.name)"
                if let member = value[field.name] {
                    all.formUnion(field.shape.omissions(in: member, at: part))
                } else if field.presence == .free {
                    all.insert(part)
                }
            }
        default: []
        }
    }
}
