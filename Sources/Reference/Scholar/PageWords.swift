import Specification

/// A text of a page, divided into words at white space.
struct PageWords {
    let words: [String]

    init(_ text: String) {
        words = text.unicodeScalars.split(whereSeparator: \.isWhiteSpace).map { String($0) }
    }

    /// The words with one space between them.
    var text: String { words.joined(separator: " ") }

    /// RES-1: the text without the marks at its beginning.
    var withoutMarks: String {
        var rest = Substring(text)
        // Preparing the expression takes longer than all other work on a title.
        guard rest.unicodeScalars.first == "[" else { return text }
        let mark = /\[(?:PDF|HTML|PS|BOOK|CITATION|CITAZIONE)\] ?/.matchingSemantics(.unicodeScalar)
        while let mark = rest.prefixMatch(of: mark) {
            rest = rest[mark.range.upperBound...]
        }
        return String(rest)
    }

    /// RES-2: the words before the first word that is a dash.
    var authors: String {
        let dash = words.indices.dropFirst().dropLast().first { words[$0] == "-" }
        return words[..<(dash ?? words.count)].joined(separator: " ")
    }

    /// RES-2: the last run of four digits that is a year.
    var year: Int? {
        digitRuns.filter { $0.count == 4 }.compactMap { Int($0) }.last { (1500...2100).contains($0) }
    }

    /// RES-2: the N of "Cited by N" or "Citato da N"; nil for any other text.
    var timesCited: Int? {
        guard words.count == 3, [["Cited", "by"], ["Citato", "da"]].contains(Array(words[..<2])),
            digitRuns == [words[2]], words[2].count <= 15
        else { return nil }
        return Int(words[2])
    }

    /// RES-2: all digits as one number.
    var digits: Int {
        let digits = digitRuns.joined()
        return digits.count > 15 ? 0 : Int(digits) ?? 0
    }

    private var digitRuns: [String] {
        text.unicodeScalars.split { !("0"..."9").contains($0) }.map { String($0) }
    }
}
