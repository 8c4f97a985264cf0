import JSON

/// The leaves of an outcome by their places, for comparing many outcomes of one input.
struct Leaves {
    private(set) var leaves: [String: Value] = [:]
    /// The places in the order of the document.
    private(set) var places: [String] = []

    /// The places, with open indices, of members that need not be there and are not compared.
    private let omitted: Set<String>

    /// Takes the leaves of an outcome.
    ///
    /// - Parameter omitted: What an implementation has left out, and may leave out.
    init(_ outcome: Outcome<some Wire>, without omitted: Set<String> = []) {
        self.omitted = omitted
        switch outcome {
        case .output(let output): add(output.value, at: "$")
        case .rejection(let rejection):
            add(.string(rejection.code), at: "error.code")
            for (name, value) in rejection.details.sorted(by: { $0.key < $1.key }) {
                add(value, at: "error.\(name)")
            }
        }
    }

    private mutating func add(_ value: Value, at place: String) {
        switch value {
        case .object(let members):
            for member in members {
                let place = "\(place).\(member.name)"
                if omitted.isEmpty || !omitted.contains(Leaves.pattern(of: place)) { add(member.value, at: place) }
            }
        case .array(let elements):
            put(.number(Number(elements.count)), at: "\(place).count")
            for (index, element) in elements.enumerated() { add(element, at: "\(place)[\(index)]") }
        default: put(value, at: place)
        }
    }

    private mutating func put(_ value: Value, at place: String) {
        if leaves.updateValue(value, forKey: place) == nil { places.append(place) }
    }

    subscript(place: String) -> Value? { leaves[place] }

    /// Returns the places at which two outcomes differ, by more than the tolerances allow.
    func differences(from other: Leaves, _ tolerances: [Tolerance]) -> [String] {
        places.filter { !Leaves.agree(leaves[$0], other.leaves[$0], at: $0, tolerances) }
            + other.places.filter { leaves[$0] == nil }
    }

    /// Returns whether two leaves of one place are the same but for the tolerances.
    static func agree(_ a: Value?, _ b: Value?, at place: String, _ tolerances: [Tolerance]) -> Bool {
        if a == b { return true }
        guard !tolerances.isEmpty, case .number(let a)? = a, case .number(let b)? = b else { return false }
        return tolerances.allow(a.double, b.double, at: pattern(of: place))
    }

    static func pattern(of place: String) -> String { place.replacing(/\[[0-9]+\]/, with: "[]") }
}

extension Shape {
    /// The places, with open indices, of members that a value leaves out and may leave out.
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
