import JSON
import Specification

/// The path of a question as QUE-1 has it, by a table of letters and by hand.
enum QuestionPath {
    private static let prefix = "/qa/"
    private static let unreserved = Set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)

    /// The question with plain letters in place of accented ones.
    static func withoutAccents(_ question: String) -> String {
        var plain = String.UnicodeScalarView()
        var isAfterLetter = false
        for scalar in question.unicodeScalars {
            if isMark(scalar), isAfterLetter { continue }
            plain.append(AccentedLetters.base(of: scalar) ?? scalar)
            isAfterLetter = scalar.value <= 0x1FFF && scalar.properties.generalCategory.isLetter
        }
        return String(plain)
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool { (0x300...0x36F).contains(scalar.value) }

    /// What is wrong with a path, or nil.
    static func fault(in path: String, for question: String, by encoding: QuestionEncoding) -> String? {
        let scalars = Array(path.unicodeScalars)
        guard scalars.starts(with: prefix.unicodeScalars) else {
            return "the path begins with /qa/, not \(path)"
        }
        let plain = withoutAccents(question)
        let asked = scalars.dropFirst(prefix.count)
        switch encoding {
        case .full:
            guard let bytes = decoded(asked.map(\.value)) else {
                return "by full only unreserved characters and %XX are in the path, not \(path)"
            }
            if bytes == Array(plain.utf8) { return nil }
            return "the path \(path) asks \"\(String(decoding: bytes, as: UTF8.self))\", not \"\(plain)\""
        case .minimal:
            let expected = plain.unicodeScalars.flatMap { $0 == " " ? Array("%20".unicodeScalars) : [$0] }
            if Array(asked) == expected { return nil }
            var text = String.UnicodeScalarView()
            text.append(contentsOf: expected)
            return "by minimal the path is \(prefix)\(String(text)), not \(path)"
        }
    }

    /// The bytes of a fully encoded text; nil where it is not encoded so.
    private static func decoded(_ codes: [UInt32]) -> [UInt8]? {
        var bytes: [UInt8] = []
        var rest = codes[...]
        while let code = rest.popFirst() {
            guard let byte = UInt8(exactly: code) else { return nil }
            if unreserved.contains(byte) {
                bytes.append(byte)
            } else {
                guard byte == UInt8(ascii: "%"), let high = rest.popFirst().flatMap(digit),
                    let low = rest.popFirst().flatMap(digit), !unreserved.contains(high << 4 | low)
                else { return nil }
                bytes.append(high << 4 | low)
            }
        }
        return bytes
    }

    private static func digit(_ code: UInt32) -> UInt8? {
        switch code {
        case 0x30...0x39: UInt8(code - 0x30)
        case 0x41...0x46: UInt8(code - 0x41 + 10)
        default: nil
        }
    }
}

/// Score texts as QUE-2 has them: one number by RFC 8259, read by a small machine.
enum ScoreText {
    private enum State { case start, minus, zero, whole, point, fraction, exponent, sign, power }

    static func isNumber(_ text: String) -> Bool {
        var state = State.start
        for byte in text.utf8 {
            guard let next = next(state, byte) else { return false }
            state = next
        }
        return [.zero, .whole, .fraction, .power].contains(state)
    }

    private static func next(_ state: State, _ byte: UInt8) -> State? {
        let isDigit = (0x30...0x39).contains(byte)
        switch (state, byte) {
        case (.start, 0x2D): return .minus
        case (.start, 0x30), (.minus, 0x30): return .zero
        case (.start, _), (.minus, _): return isDigit ? .whole : nil
        case (.zero, 0x2E), (.whole, 0x2E): return .point
        case (.zero, 0x65), (.zero, 0x45), (.whole, 0x65), (.whole, 0x45): return .exponent
        case (.fraction, 0x65), (.fraction, 0x45): return .exponent
        case (.whole, _): return isDigit ? .whole : nil
        case (.point, _), (.fraction, _): return isDigit ? .fraction : nil
        case (.exponent, 0x2B), (.exponent, 0x2D): return .sign
        case (.exponent, _), (.sign, _), (.power, _): return isDigit ? .power : nil
        case (.zero, _): return nil
        }
    }
}
