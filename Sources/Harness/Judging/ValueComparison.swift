import JSON
import Specification

/// Compares an answer with the expected one; their numbers may differ by at most the declared tolerances.
struct ValueComparison {
    let shape: Shape
    let tolerances: [Tolerance]
    private(set) var differences: [Difference] = []

    mutating func compare(_ expected: Value, _ actual: Value) {
        guard expected != actual else { return }
        compare(expected, actual, at: .root)
    }

    private mutating func compare(_ expected: Value, _ actual: Value, at path: Path) {
        guard differences.count < Difference.most else { return }
        switch (expected, actual) {
        case (.object(let members), .object(let others)):
            for member in members {
                let place = path.appending(.member(member.name))
                if let other = actual[member.name] {
                    compare(member.value, other, at: place)
                } else if !shape.allowsAbsence(at: place) {
                    note(place, member.value, nil)
                }
            }
            for other in others where expected[other.name] == nil {
                note(path.appending(.member(other.name)), nil, other.value)
            }
        case (.array(let elements), .array(let others)):
            for index in 0..<max(elements.count, others.count) {
                let place = path.appending(.index(index))
                switch (elements.indices.contains(index), others.indices.contains(index)) {
                case (true, true): compare(elements[index], others[index], at: place)
                case (true, false): note(place, elements[index], nil)
                default: note(place, nil, others[index])
                }
            }
        case (.number(let number), .number(let other)):
            if number != other,
                tolerances.isEmpty || !tolerances.allow(number.double, other.double, at: path.pattern)
            {
                note(path, expected, actual)
            }
        default:
            if expected != actual { note(path, expected, actual) }
        }
    }

    private mutating func note(_ path: Path, _ expected: Value?, _ actual: Value?) {
        if differences.count < Difference.most {
            differences.append(Difference(path: path, expected: expected, actual: actual))
        }
    }
}
