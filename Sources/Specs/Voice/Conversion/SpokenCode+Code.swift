import Specification

extension SpokenCode {
    // MARK: Stop. Clause: CON-9

    mutating func stop() {
        guard let place = tokens.firstIndex(where: { $0.isThere && $0.kind == .command(.stop) }) else {
            return
        }
        end = end ?? tokens[place].end
        let isDropped = law.does(.rest)
        for after in place..<tokens.count where isDropped || after == place { take(after, by: .stop) }
    }

    // MARK: Keywords. Clause: CON-8

    mutating func keywords() {
        let comparison = law(
            .keywordLowered, law(.keywordCase, WordComparison.lowered, not: .asWritten), not: .loweredInASCII)
        let there = tokens.indices.filter { tokens[$0].isThere }
        var at = 0
        while at < there.count {
            let place = there[at]
            at += 1
            guard tokens[place].kind == .word else { continue }
            let ahead = there[(at - 1)...].prefix(vocabulary.longest).map { tokens[$0] }
            guard let keyword = keyword(ahead, comparison), law.does(.keywords) else { continue }
            let others = there[at..<(at - 1 + keyword.count)]
            let said = ahead.prefix(keyword.count).flatMap(\.spoken)
            tokens[place] = SpokenToken(.keyword, said, text: keyword.meaning, by: .keywords)
            for other in others { tokens[other].isThere = false }
            at += others.count
        }
    }

    private func keyword(
        _ ahead: [SpokenToken], _ comparison: WordComparison
    ) -> ConversionVocabulary.Expressions<String>.Match? {
        let run = ahead.prefix { $0.kind == .word }.compactMap(\.word)
        func over() -> [HeardWord] {
            ahead.prefix { $0.kind == .word || $0.kind == .protected }.map { $0.word ?? HeardWord($0.text) }
        }
        let fitting = vocabulary.keywords.fitting(run[...], by: comparison)
        let longest = law(.longestKeyword, fitting.first, not: fitting.last)
        let match = law(.reach, longest, not: vocabulary.keywords.fitting(over()[...], by: comparison).first)
        func lineBreak() -> ConversionVocabulary.Expressions<String>.Match? {
            vocabulary.controls.fitting(run[...], by: comparison).first { $0.meaning == .lineBreak }
                .map { .init(count: $0.count, meaning: Vocabulary.lineBreak) }
        }
        return law(.noLineBreak, match, not: lineBreak() ?? match)
    }

    // MARK: Assembly. Clauses: CON-10, CON-11

    /// Returns the code: the remaining tokens, with a space between them where the `Assembly` option requires one.
    func assembled() -> String {
        let left = tokens.filter { token in
            token.isThere
                && (!token.text.isEmpty || token.kind == .protected && law(.noPiece, false, not: true))
        }
        if left.isEmpty { return "" }
        var pieces = law.inOrder(.pieces, left)
        let assembly = law(.spaces, Assembly.self)
        if assembly == .swift { pieces = withRoles(pieces) }
        var code = ""
        for (place, piece) in pieces.enumerated() {
            if place > 0, isParted(pieces[place - 1], piece, assembly) { code += " " }
            code +=
                piece.kind == .protected ? law(.exactly, piece.text, not: converted(piece.text)) : piece.text
        }
        return code
    }

    private func converted(_ text: String) -> String {
        let words = text.spokenWords.map { word in
            vocabulary.keywords.fitting([HeardWord(word)][...]).first?.meaning ?? word
        }
        return words.joined(separator: " ")
    }

    private func isParted(_ left: SpokenToken, _ right: SpokenToken, _ assembly: Assembly) -> Bool {
        let isBeside = left.kind == .lineBreak || right.kind == .lineBreak
        if law.holds(.besideBreak, isBeside) { return false }
        if assembly == .spaced { return true }
        if assembly == .swift {
            if law.holds(.ternary, left.role == .ternary || right.role == .ternary) { return true }
            if law.holds(.beginsOperand, left.role == .prefix) { return false }
            if law.holds(.postfix, right.role == .postfix && right.text == "!") { return false }
        }
        return !isTight(left, right)
    }

    private func isTight(_ left: SpokenToken, _ right: SpokenToken) -> Bool {
        let before = law(.wholePiece, left.text, not: left.text.unicodeScalars.last.map { String($0) } ?? "")
        let after = law(
            .wholePiece, right.text, not: right.text.unicodeScalars.first.map { String($0) } ?? "")
        if law.holds(.afterOpening, ["(", "[", ".", "@", "#"].contains(before)) { return true }
        if law.holds(.beforeClosing, [")", "]", ",", ";", ":", ".", "?"].contains(after)) { return true }
        let isOpening = ["(", "["].contains(after)
        return law(.call, isOpening && left.kind != .keyword, not: isOpening, or: false)
    }
}
