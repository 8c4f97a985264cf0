/// Splits markup into tokens; a token is `broken` if two parsers might read this markup in different ways.
struct MarkupScanner {
    enum Token: Equatable {
        case doctype
        case comment
        case start(String)
        case end(String)
        case text(isBlank: Bool)
        case broken
    }

    private let scalars: [Unicode.Scalar]
    private var place = 0

    init(_ html: String) { scalars = Array(html.unicodeScalars) }

    mutating func next() -> Token? {
        guard let first = peek() else { return nil }
        guard first == "<" else { return text() }
        if take("<!--") { return comment() }
        if take("<!DOCTYPE html>") || take("<!doctype html>") { return .doctype }
        place += 1
        let isEnd = take("/")
        guard let name = name() else { return .broken }
        if isEnd { return take(">") ? .end(name) : .broken }
        return attributes() ? .start(name) : .broken
    }

    private func peek() -> Unicode.Scalar? { scalars.indices.contains(place) ? scalars[place] : nil }

    private mutating func take(_ text: String) -> Bool {
        let wanted = Array(text.unicodeScalars)
        guard scalars[place...].starts(with: wanted) else { return false }
        place += wanted.count
        return true
    }

    /// Reads the rest of a comment; a comment is broken if it contains two dashes or begins like the end of a comment.
    private mutating func comment() -> Token {
        guard let first = peek(), first != ">", first != "-" else { return .broken }
        while let scalar = peek() {
            if take("--") { return take(">") ? .comment : .broken }
            guard isPlain(scalar) else { return .broken }
            place += 1
        }
        return .broken
    }

    private mutating func text() -> Token {
        var isBlank = true
        while let scalar = peek(), scalar != "<" {
            guard let isSpace = character(scalar) else { return .broken }
            isBlank = isBlank && isSpace
        }
        return .text(isBlank: isBlank)
    }

    /// Steps over a character or a character reference.
    ///
    /// - Returns: Whether the character is HTML white space; nil if parsers might read it in different ways.
    private mutating func character(_ scalar: Unicode.Scalar) -> Bool? {
        if scalar == "&" { return reference() ? false : nil }
        guard isPlain(scalar) else { return nil }
        place += 1
        return Self.space.contains(scalar)
    }

    private mutating func reference() -> Bool {
        place += 1
        var written = ""
        while let scalar = peek(), scalar != ";" {
            guard scalar.isASCII, written.utf8.count < 8 else { return false }
            written.unicodeScalars.append(scalar)
            place += 1
        }
        guard take(";") else { return false }
        if Self.entities.contains(written) { return true }
        guard written.hasPrefix("#") else { return false }
        let isHex = written.hasPrefix("#x")
        guard let value = UInt32(written.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10),
            let scalar = Unicode.Scalar(value), written.utf8.last != UInt8(ascii: "+")
        else { return false }
        return isPlain(scalar) && !Self.space.contains(scalar)
    }

    private mutating func name() -> String? {
        var name = ""
        while let scalar = peek() {
            let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
            guard isLetter || !name.isEmpty && (("0"..."9").contains(scalar) || scalar == "-") else { break }
            name.unicodeScalars.append(scalar)
            place += 1
        }
        return name.isEmpty ? nil : name.lowercased()
    }

    /// Steps over the attributes and the end of a tag; returns false unless each attribute has a value and occurs once.
    private mutating func attributes() -> Bool {
        var names: Set<String> = []
        while take(" ") {
            guard let name = name(), take("="), names.insert(name).inserted, value() else { return false }
        }
        return take(">")
    }

    private mutating func value() -> Bool {
        for quote in ["\"", "'"] as [Unicode.Scalar] where peek() == quote {
            place += 1
            while let scalar = peek(), scalar != quote {
                guard scalar != "\n", scalar != "\t", character(scalar) != nil else { return false }
            }
            return take(String(quote))
        }
        let start = place
        while let scalar = peek(), Self.unquoted.contains(scalar) { place += 1 }
        return place > start
    }

    /// Returns whether every parser reads a character unchanged.
    private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        if Self.space.contains(scalar) { return true }
        return scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value) && scalar != "\u{FEFF}"
            && !scalar.properties.isNoncharacterCodePoint
    }

    private static let space: Set<Unicode.Scalar> = [" ", "\n", "\t"]
    private static let entities: Set = [
        "amp", "lt", "gt", "quot", "nbsp", "agrave", "eacute", "egrave", "hellip", "ouml", "uuml",
    ]
    private static let unquoted = Set(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.".unicodeScalars)
}
