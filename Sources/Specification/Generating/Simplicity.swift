import JSON

/// How simple a value is, so that of two failing inputs the simpler one is kept.
///
/// Fewer and shorter parts are simpler; among equals, the one that is written first in order is.
public struct Simplicity: Comparable, Sendable {
    private let cost: Int
    private let spelling: [UInt8]

    public init(of value: Value) {
        var spelling: [UInt8] = []
        cost = Simplicity.cost(of: value, &spelling)
        self.spelling = spelling
    }

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
            // A letter is seen, and a space is not: it comes after the letters.
            spelling += text.utf8.map { $0 == UInt8(ascii: " ") ? UInt8(ascii: "{") : $0 } + [0]
            // A symbol beyond plain letters is harder to read, and one beyond ASCII harder still.
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
