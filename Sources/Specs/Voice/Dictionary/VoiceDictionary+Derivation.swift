import Foundation
import JSON
import SharedSpecs
import Specification

extension VoiceDictionary {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        let tag = input.language.unicodeScalars.prefix { $0 != "_" }
        let language = law(.wholeNames, input.language, not: String(tag))
        let (own, english) = ("\(language)_\(input.name).txt", "en_\(input.name).txt")
        let present = law(.english, [own, english], not: [own], or: [english, own]).compactMap { name in
            let alike = input.files.entries.first { $0.name == name }?.text
            return law(.byScalars, input.files[name], not: alike).map { (name: name, text: $0) }
        }
        try law.refuse(.missing, if: present.isEmpty, missing())
        guard let first = present.first else { throw missing() }
        let isPassed = law(.faultStays, false, not: isFaulty(first.text, input.kind))
        let file = isPassed ? present.first { !isFaulty($0.text, input.kind) } ?? first : first
        return Output(
            file: law.shows(.file, file.name),
            entries: try File(law: law, kind: input.kind).entries(of: file.text))
    }

    private static func isFaulty(_ text: String, _ kind: Kind) -> Bool {
        (try? File(law: Ruling(.standard), kind: kind).entries(of: text)) == nil
    }

    private struct File {
        let law: Ruling<Law>
        let kind: Kind

        func entries(of text: String) throws(Rejection) -> [DictionaryEntry] {
            let entries = try lineEntries(of: text)
            guard kind == .dictionary || law(.apart, false, not: true) else { return entries }
            var keywords: [String] = []
            for entry in entries where !keywords.contains(where: { isSame($0, entry.keyword) }) {
                keywords.append(entry.keyword)
            }
            return keywords.map { keyword in
                let said = entries.filter { isSame($0.keyword, keyword) }.map(\.expressions)
                let all = law(.joins, said.flatMap { $0 }, not: said.last ?? [], or: said.first ?? [])
                var known: Set<[UInt8]> = []
                let single = all.filter { !law.holds(.once, !known.insert(heard($0)).inserted) }
                return DictionaryEntry(keyword: keyword, expressions: single)
            }
        }

        // MARK: Lines. Clause: DIC-2

        /// Returns an entry for each line that is not blank.
        private func lineEntries(of text: String) throws(Rejection) -> [DictionaryEntry] {
            var scalars = text.unicodeScalars[...]
            if scalars.first == "\u{FEFF}", law.does(.mark) { scalars = scalars.dropFirst() }
            let isAmbiguous = kind == .dictionary || law(.apart, false, not: true)
            let parts = scalars.split(omittingEmptySubsequences: false) { scalar in
                scalar == "\n" && law.does(.lines) || scalar == "\r" && law(.lineFeed, false, not: true)
            }
            var entries: [DictionaryEntry] = []
            var owners: [[UInt8]: (keyword: String, line: Int, expression: String)] = [:]
            for (index, part) in parts.enumerated() {
                if law.holds(.blank, part.allSatisfy(\.isWhiteSpace)) { continue }
                let number = law(.counted, index + 1, not: entries.count + 1)
                let entry = try entry(Array(part), number)
                entries.append(entry)
                for expression in entry.expressions where isAmbiguous {
                    let owner = owners[heard(expression)] ?? (entry.keyword, number, expression)
                    let line = law(.second, number, not: owner.line)
                    let second = law(.second, expression, not: owner.expression)
                    try law.refuse(
                        .ambiguous, if: !isSame(owner.keyword, entry.keyword),
                        ambiguous(["line": line.value, "expression": second.value]))
                    owners[heard(expression)] = owner
                }
            }
            return entries
        }

        private func heard(_ expression: String) -> [UInt8] {
            let lowered = law(
                .lowered, Array(FullCaseMapping.lowercase(expression).utf8),
                not: Array(FullCaseMapping.uppercase(expression).utf8))
            let compared = law(.anyCase, lowered, not: Array(expression.utf8))
            let text = String(decoding: compared, as: UTF8.self)
            return law(.byScalars, compared, not: Array(text.precomposedStringWithCanonicalMapping.utf8))
        }

        private func isSame(_ one: String, _ other: String) -> Bool {
            law(.byScalars, one.hasSameScalars(as: other), not: one == other)
        }

        // MARK: Keywords and expressions. Clauses: DIC-3, DIC-4, DIC-6

        private func entry(_ line: [Unicode.Scalar], _ number: Int) throws(Rejection) -> DictionaryEntry {
            let fault = malformed(["line": number.value])
            let parting = parting(of: line)
            let left = trimmed(line[..<(parting?.lowerBound ?? 0)])
            try law.refuse(.noKeyword, if: left.isEmpty, fault, first: .firstLine)
            let right = line[(parting?.upperBound ?? 0)...]
            let expressions = law.inOrder(.order, parts(of: right).map(tidied))
            try law.refuse(.noneEmpty, if: expressions.contains(""), fault, first: .malformedFirst)
            return DictionaryEntry(keyword: keyword(left), expressions: expressions)
        }

        private func parting(of line: [Unicode.Scalar]) -> Range<Int>? {
            let mark = Array(VoiceDictionary.parting.unicodeScalars)
            let all = line.indices.filter { line[$0...].starts(with: mark) }.map { $0..<$0 + mark.count }
            let fitting = all.filter { !trimmed(line[..<$0.lowerBound]).isEmpty }
            let hyphen = line.firstIndex(of: "-").map { $0..<$0 + 1 }
            return law(.leftOfIt, law(.parting, fitting.first, not: all.last, or: hyphen), not: all.first)
        }

        private func keyword(_ left: String) -> String {
            let text = law(.within, left, not: left.spokenWords.joined(separator: " "))
            let isBreak = law(
                .lineBreak, text.hasSameScalars(as: "\\n"), not: false, or: text.contains("\\n"))
            return isBreak
                ? Vocabulary.lineBreak : law(.keywordCase, text, not: FullCaseMapping.lowercase(text))
        }

        private func parts(of right: ArraySlice<Unicode.Scalar>) -> [ArraySlice<Unicode.Scalar>] {
            let parts = right.split(separator: ",", omittingEmptySubsequences: false)
            return switch kind {
            case .dictionary: law(.commas, parts, not: [right])
            case .information: law.does(.description) ? law(.wholeDescription, [right], not: parts) : []
            }
        }

        private func tidied(_ part: ArraySlice<Unicode.Scalar>) -> String {
            let words = String(String.UnicodeScalarView(part)).spokenWords.joined(separator: " ")
            let text = law(.tidied, words, not: trimmed(part))
            return law(.asWritten, text, not: FullCaseMapping.lowercase(text))
        }

        private func trimmed(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
            let left = scalars.drop(while: \.isWhiteSpace)
            let end = left.lastIndex { !$0.isWhiteSpace } ?? left.startIndex - 1
            return String(String.UnicodeScalarView(left[..<(end + 1)]))
        }
    }
}
