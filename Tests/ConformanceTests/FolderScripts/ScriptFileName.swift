import Foundation

/// The name of a document's file in a folder, such as `my_script.swift`.
///
/// Every document has a file name that every file system accepts.
///
/// A letter, decimal digit, `_` or `-` is written unchanged unless a file system that ignores case or the encoding of
/// accents could confuse it with another scalar. Any other scalar is written as its UTF-8 bytes, such as `%C3%A9`. A
/// name that is too long for one file name is split: its first parts become folders whose names end with `%`.
enum ScriptFileName {
    /// The maximum length of a part of a path, in bytes.
    ///
    /// The limit is low enough that no file system truncates the part.
    private static let longestPart = 200

    static let ending = ".swift"

    /// Returns the path of a document's file, with parts separated by `/`.
    ///
    /// - Parameter escapesAll: Whether to escape every scalar, because another file already has the unescaped name.
    static func file(of name: String, escapesAll: Bool = false) -> String {
        // The empty name becomes `%.swift`, since a file with the name `.swift` would be hidden.
        if name.isEmpty { return "%" + ending }
        var parts = [""]
        for scalar in name.unicodeScalars {
            let written = !escapesAll && isPlain(scalar) ? String(scalar) : escaped(scalar)
            if parts[parts.count - 1].utf8.count + written.utf8.count > longestPart { parts.append("") }
            parts[parts.count - 1] += written
        }
        return parts.joined(separator: "%/") + ending
    }

    /// Returns the name of the document in a file; nil if the file is not a document.
    static func name(of file: String) -> String? {
        let parts = file.split(separator: "/", omittingEmptySubsequences: false)
        guard let last = parts.last, last.hasSuffix(ending), !last.hasPrefix(".") else { return nil }
        let stem = last.dropLast(ending.count)
        if parts.count == 1, stem == "%" { return "" }
        let folders = parts.dropLast()
        guard folders.allSatisfy({ $0.hasSuffix("%") }) else { return nil }
        return unescaped(folders.map { $0.dropLast() }.joined() + stem)
    }

    /// Returns whether a folder is a part of a long name that continues inside the folder.
    static func isContinued(_ folder: String) -> Bool { folder.hasSuffix("%") }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII {
            return scalar == "_" || scalar == "-" || ("0"..."9").contains(scalar)
                || ("a"..."z").contains(scalar)
        }
        let isOfName = [
            .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .decimalNumber,
        ]
        .contains(scalar.properties.generalCategory)
        let text = String(scalar)
        return isOfName && same(text.uppercased().lowercased(), text)
            && same(text.decomposedStringWithCompatibilityMapping, text)
            && !scalar.properties.isDefaultIgnorableCodePoint
    }

    private static func same(_ a: String, _ b: String) -> Bool { a.utf8.elementsEqual(b.utf8) }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        String(scalar).utf8.map { ($0 < 16 ? "%0" : "%") + String($0, radix: 16, uppercase: true) }
            .joined()
    }

    /// Decodes the escapes in a name.
    ///
    /// A `%` that is not followed by two hexadecimal digits stands for itself; other programs may create files with
    /// such names.
    private static func unescaped(_ text: String) -> String? {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            let digits = rest.prefix(2)
            let isEscape =
                byte == UInt8(ascii: "%") && digits.count == 2
                && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
            if isEscape, let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
