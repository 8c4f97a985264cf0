import JSON

/// A measure of how simple a value is, used to choose the simpler of two failing inputs.
///
/// The value with fewer and shorter parts is simpler. If neither value has fewer or shorter parts, the value whose
/// spelling sorts first is simpler.
public struct Simplicity: Comparable, Sendable {
    private let cost: Int
    private let spelling: [UInt8]

    /// Measures how simple a value is.
    public init(of value: Value) {
        var spelling: [UInt8] = []
        cost = Simplicity.cost(of: value, &spelling)
        self.spelling = spelling
    }

    /// Returns whether the left value is simpler than the right one.
    public static func < (left: Simplicity, right: Simplicity) -> Bool {
        left.cost != right.cost
            ? left.cost < right.cost : left.spelling.lexicographicallyPrecedes(right.spelling)
    }

    private static func cost(of value: Value, _ spelling: inout [UInt8]) -> Int {
        switch value {
        case .null: return 1
        case .bool(let bool):
            spelling.append(bool ? 1 : 0)
            return bool ? 2 : 1
        case .number(let number):
            spelling += Array(number.text.utf8) + [0]
            return number.text.utf8.count
        case .string(let text):
            // A letter is visible and a space is not, so spaces sort after letters.
            spelling += text.utf8.map { $0 == UInt8(ascii: " ") ? UInt8(ascii: "{") : $0 } + [0]
            // Symbols other than plain letters are harder to read, and symbols beyond ASCII are even harder.
            return text.unicodeScalars.reduce(1) { cost, scalar in
                cost + (("a"..."z").contains(scalar) || scalar == " " ? 2 : scalar.isASCII ? 3 : 4)
            }
        case .array(let elements):
            return elements.reduce(1) { $0 + 2 + cost(of: $1, &spelling) }
        case .object(let members):
            return members.reduce(1) { $0 + 1 + cost(of: $1.value, &spelling) }
        }
    }
}
