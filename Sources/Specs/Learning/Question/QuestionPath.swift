import JSON
import SharedSpecs
import Specification

/// The path of a question, by a table of letters and by hand.
enum QuestionPath {
    private static let prefix = "/qa/"
    private static let unreserved = Set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)

    /// Returns the question with plain letters in place of accented ones.
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

    /// Whether a question cannot be asked: clients would resolve its path segment away.
    static func isInvalid(_ question: String, by encoding: QuestionEncoding) -> Bool {
        encoding == .full && [".", ".."].contains(withoutAccents(question))
    }

    /// Returns what is wrong with a path, or nil.
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

    /// Returns the bytes of a fully encoded text; nil if it is not encoded so.
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
