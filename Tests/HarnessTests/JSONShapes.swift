import Catalogue
import JSON
import Reports
import Specification

@testable import Harness

/// Random JSON with few different names and strings, so that some objects are alike.
struct JSONShapes {
    private var entropy: Entropy

    init(number: Int) {
        entropy = Entropy(seed: 11, for: "JSON", number: number)
    }

    static let names = [
        "a", "b", "lat", "latitude", "temperature", "a\"b", "tab\t", "è", "eight888", "", "\u{1}",
    ]
    private static let numbers = [
        "0", "7", "-7", "70", "70.0", "70.50", "1e3", "-0", "0.1", "36.6", "123456789012345678",
        "1234567890123456789012",
    ]

    mutating func value(depth: Int = 3) -> Value {
        switch Int.random(in: 0..<(depth > 0 ? 9 : 5), using: &entropy) {
        case 0: return .null
        case 1: return .bool(.random(using: &entropy))
        case 2, 3: return .string(text())
        case 4: return number()
        case 5, 6:
            return .array((0..<Int.random(in: 0...4, using: &entropy)).map { _ in value(depth: depth - 1) })
        default:
            let names = Self.names.shuffled(using: &entropy).prefix(Int.random(in: 0...5, using: &entropy))
            return .object(names.map { .init($0, value(depth: depth - 1)) })
        }
    }

    private mutating func text() -> String {
        (Self.names.randomElement(using: &entropy) ?? "") + (Self.names.randomElement(using: &entropy) ?? "")
    }

    private mutating func number() -> Value {
        let text = Self.numbers.randomElement(using: &entropy) ?? "0"
        return (try? JSONReader.value(of: text)) ?? .null
    }

    /// Returns a copy of the bytes, with one byte changed, removed, duplicated or added.
    mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
        guard !bytes.isEmpty else { return bytes }
        var bytes = bytes
        let place = Int.random(in: 0..<bytes.count, using: &entropy)
        let other = Array("\"\\{}[],:0.e- a\n\u{1}é".utf8).randomElement(using: &entropy) ?? 0
        switch Int.random(in: 0..<4, using: &entropy) {
        case 0: bytes[place] = other
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(bytes[place], at: place)
        default: bytes.insert(other, at: place)
        }
        return bytes
    }

    /// Returns a copy of a value, with the members of each object in random order.
    mutating func shuffled(_ value: Value) -> Value {
        switch value {
        case .array(let elements): return .array(elements.map { shuffled($0) })
        case .object(let members):
            return .object(members.map { .init($0.name, shuffled($0.value)) }.shuffled(using: &entropy))
        default: return value
        }
    }
}
