import JSON
import SharedSpecs
import Specification

extension VoiceDictionary {
    /// What a line says by itself.
    enum Content {
        case blank
        case entry(keyword: String, expressions: [String])
        /// It has no keyword, or one of its expressions is empty.
        case faulty(Rule)
    }

    /// What a file comes to, derived line by line from what stands before.
    struct Derived {
        private(set) var entries: [DictionaryEntry] = []
        /// What is told instead, the place of the line, and the clause that says so.
        private(set) var fault: (rejection: Rejection, line: Int, rule: Rule)?
        /// The clauses that have something to say.
        private(set) var rules: Set<Rule> = [.lines]

        init(_ text: String, _ kind: Kind) {
            if kind == .information { rules.insert(.informations) }
            let contents = VoiceDictionary.contents(of: text, kind)
            var owners: [[UInt8]: [UInt8]] = [:]
            for (index, content) in contents.enumerated() {
                switch content {
                case .blank: continue
                case .faulty(let rule):
                    rules.formUnion([.keywords, rule])
                    fault = (malformed(["line": (index + 1).value]), index + 1, rule)
                    return
                case .entry(let keyword, let expressions):
                    rules.formUnion([.keywords, .expressions, kind == .information ? .informations : .twice])
                    guard kind == .dictionary else {
                        entries.append(DictionaryEntry(keyword: keyword, expressions: expressions))
                        continue
                    }
                    var new: [String] = []
                    for expression in expressions {
                        let heard = Array(FullCaseMapping.lowercase(expression).utf8)
                        let owner = owners.updateValue(Array(keyword.utf8), forKey: heard)
                        if owner == nil { new.append(expression) }
                        guard owner == nil || owner == Array(keyword.utf8) else {
                            let details = ["line": (index + 1).value, "expression": expression.value]
                            fault = (ambiguous(details), index + 1, .twice)
                            return
                        }
                    }
                    let place = entries.firstIndex { $0.keyword.hasSameScalars(as: keyword) }
                    if let place {
                        entries[place] = DictionaryEntry(
                            keyword: keyword, expressions: entries[place].expressions + new)
                    } else {
                        entries.append(DictionaryEntry(keyword: keyword, expressions: new))
                    }
                }
            }
        }
    }

    /// What the lines of a text say, each by itself.
    static func contents(of text: String, _ kind: Kind) -> [Content] {
        let scalars = Array(text.unicodeScalars)
        let start = scalars.first == "\u{FEFF}" ? 1 : 0
        return scalars[start...].split(separator: "\n", omittingEmptySubsequences: false).map {
            content(of: $0.last == "\r" ? $0.dropLast() : $0, kind)
        }
    }

    private static func content(of line: ArraySlice<Unicode.Scalar>, _ kind: Kind) -> Content {
        guard let first = line.firstIndex(where: { !$0.isWhiteSpace }) else { return .blank }
        let parting = Array(parting.unicodeScalars)
        // What stands left of the parting holds the first scalar that is no white space.
        let place = (first + 1..<max(first + 1, line.endIndex)).first { line[$0...].starts(with: parting) }
        guard let place else { return .faulty(.keywords) }
        let keyword = Array(line[first..<place].reversed().drop(while: \.isWhiteSpace).reversed())
        let rest = line[(place + parting.count)...]
        let expressions =
            (kind == .information ? [rest] : rest.split(separator: ",", omittingEmptySubsequences: false)).map
        {
            $0.split(whereSeparator: \.isWhiteSpace).map { String(String.UnicodeScalarView($0)) }
                .joined(separator: " ")
        }
        if expressions.contains("") { return .faulty(kind == .information ? .informations : .expressions) }
        return .entry(
            keyword: keyword == ["\\", "n"]
                ? Vocabulary.lineBreak : String(String.UnicodeScalarView(keyword)),
            expressions: expressions)
    }
}
