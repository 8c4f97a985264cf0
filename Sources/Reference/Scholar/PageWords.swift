import Specification

/// Text from a page, divided into words at white space.
struct PageWords {
    let words: [String]

    init(_ text: String) {
        words = text.unicodeScalars.split(whereSeparator: \.isWhiteSpace).map { String($0) }
    }

    /// The words with one space between them.
    var text: String { words.joined(separator: " ") }

    /// The text without the marks at its beginning, such as "[PDF]". Clause: RES-1
    var withoutMarks: String {
        var rest = Substring(text)
        // Most titles have no mark, and preparing the regular expression takes longer than all other work on a title.
        guard rest.unicodeScalars.first == "[" else { return text }
        let mark = /\[(?:PDF|HTML|PS|BOOK|CITATION|CITAZIONE)\] ?/.matchingSemantics(.unicodeScalar)
        while let mark = rest.prefixMatch(of: mark) { rest = rest[mark.range.upperBound...] }
        return String(rest)
    }

    /// The names of the authors: the words before the first "-" that is a word between two others. Clause: RES-2
    var authors: String {
        let dash = words.indices.dropFirst().dropLast().first { words[$0] == "-" }
        return words[..<(dash ?? words.count)].joined(separator: " ")
    }

    /// The last four-digit number from 1500 to 2100; nil if there is none. Clause: RES-2
    var year: Int? {
        digitRuns.filter { $0.count == 4 }.compactMap { Int($0) }.last { (1500...2100).contains($0) }
    }

    /// The number N if the text is "Cited by N" or "Citato da N" with at most 15 digits; otherwise nil. Clause: RES-2
    var timesCited: Int? {
        guard words.count == 3, [["Cited", "by"], ["Citato", "da"]].contains(Array(words[..<2])),
            digitRuns == [words[2]], words[2].count <= 15
        else { return nil }
        return Int(words[2])
    }

    /// All digits of the text as one number; 0 if there are none or more than 15. Clause: RES-2
    var digits: Int {
        let digits = digitRuns.joined()
        return digits.count > 15 ? 0 : Int(digits) ?? 0
    }

    private var digitRuns: [String] {
        text.unicodeScalars.split { !("0"..."9").contains($0) }.map { String($0) }
    }
}
