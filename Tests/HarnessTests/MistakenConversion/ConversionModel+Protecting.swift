import Catalogue
import JSON
import Specification

@testable import SharedSpecs
@testable import VoiceSpecs

extension ConversionModel {
    // MARK: CON-6

    func type(_ tokens: inout [Token]) {
        var result: [Token] = []
        var position = 0
        while position < tokens.count {
            guard tokens[position].kind == .command(.type), !has(.typeUnknown) else {
                result.append(tokens[position])
                position += 1
                continue
            }
            let line = tokens[(position + 1)...].prefix { has(.typeCrossesLines) || $0.kind != .lineBreak }
            let end =
                has(.typeTakesLastNotation)
                ? line.lastIndex(where: isNotation) : line.firstIndex(where: isNotation)
            if has(.typeTakesInner),
                let inner = line[..<(end ?? line.endIndex)].firstIndex(where: { $0.kind == .command(.type) })
            {
                result.append(Token(.word, spoken: tokens[position].spoken))
                result += tokens[(position + 1)..<inner]
                position = inner
                continue
            }
            if let end, has(.typeEmptyShown), end == line.startIndex {
                result += stretch(tokens[position...end], in: .literally)
                position = end + 1
            } else if let end {
                result += stretch(line[line.startIndex..<end], in: notation(of: tokens[end]))
                position = end + 1
            } else {
                let drops = (readings[UnterminatedType.self] == .drop) != has(.typeUnterminatedOtherwise)
                if has(.typeUnterminatedConverts) {
                    result += line
                } else if has(.typeUnterminatedShown) {
                    result += stretch(tokens[position..<line.endIndex], in: .literally)
                } else if !drops {
                    result += stretch(line, in: .literally)
                }
                position = line.endIndex
            }
        }
        tokens = result
    }

    private func isNotation(_ token: Token) -> Bool {
        switch token.kind {
        case .notation: true
        case .command(.literally): !has(.typeIgnoresLiterally)
        default: false
        }
    }

    private func notation(of token: Token) -> NotationName {
        if case .notation(let name) = token.kind { name } else { .literally }
    }

    private func stretch(_ tokens: ArraySlice<Token>, in notation: NotationName) -> [Token] {
        let heard = tokens.filter { finished != .lost || $0.kind != .protected }
        var words = heard.filter { !has(.typeDropsCommands) || $0.kind == .word }.flatMap { token in
            finished == .written && token.kind == .keyword ? [token.text] : token.spoken
        }
        if has(.typeStopsAtStop), let stop = tokens.firstIndex(where: { $0.kind == .command(.stop) }) {
            words = tokens[..<stop].flatMap(\.spoken)
        }
        if has(.typeLowersWords) { words = words.map(FullCaseMapping.lowercase) }
        if has(.typeUnprotected) { return words.map { Token(.word, spoken: [$0]) } }
        let text = Notation.Writing(law: Ruling(), run: readings[SpongeRun.self]).text(of: words, in: notation)
        if text.isEmpty, has(.typeEmptyVanishes) { return [] }
        return [Token(.protected, spoken: words, text: text)]
    }

    // MARK: CON-7

    func literally(_ tokens: inout [Token]) {
        var result: [Token] = []
        var position = 0
        while position < tokens.count {
            let token = tokens[position]
            position += 1
            switch token.kind {
            case .command(.literally) where has(.literallyUnknown):
                result.append(Token(.word, spoken: token.spoken))
            case .command(.literally):
                guard position < tokens.count else {
                    if has(.literallyShowsAtEnd) { result.append(Token(.protected, spoken: token.spoken)) }
                    break
                }
                let next = tokens[position]
                if next.kind == .protected || next.kind == .keyword {
                    if has(.literallyShowsBeforeProtected) {
                        result.append(Token(.protected, spoken: token.spoken))
                    }
                    if has(.literallyPassesOver), next.kind == .protected {
                        tokens[position] = token
                        result.append(next)
                    }
                    break
                }
                if has(.literallyWordsOnly), next.kind != .word { break }
                if has(.literallyIgnored) { break }
                position += 1
                if has(.literallyTakesOneWord), next.spoken.count > 1 {
                    result.append(Token(.protected, spoken: [next.spoken[0]]))
                    result += next.spoken.dropFirst().map { Token(.word, spoken: [$0]) }
                } else if has(.literallyTwiceVanishes), next.kind == .command(.literally) {
                    break
                } else {
                    result.append(Token(.protected, spoken: next.spoken))
                }
                if has(.literallyTakesLine) {
                    while position < tokens.count, tokens[position].kind != .lineBreak {
                        result.append(
                            Token(.protected, spoken: tokens[position].spoken, text: tokens[position].text))
                        position += 1
                    }
                }
            case .notation where order.runs(.literally, before: .type) && finished != .spokenNotations:
                // Whether it ends a type shows later.
                result.append(token)
            case .notation where has(.orphanNotationVanishes): break
            case .notation where has(.orphanNotationConverts):
                result += token.spoken.map { Token(.word, spoken: [$0]) }
            case .notation(let name) where has(.orphanNotationActs):
                if let last = result.popLast() {
                    let text = Notation.Writing(law: Ruling(), run: .joined).text(of: last.spoken, in: name)
                    result.append(Token(.protected, spoken: last.spoken, text: text))
                }
            case .notation:
                result.append(Token(.protected, spoken: token.spoken))
            default:
                result.append(token)
            }
        }
        tokens = result
    }

    // MARK: CON-9

    func cut(_ tokens: inout [Token], _ ended: inout Bool) {
        if has(.stopUnknown) { return }
        let isStop = { (token: Token) in
            has(.stopsAtTheWord) && token.spoken == ["stop"] && token.kind == .word
                || token.kind == .command(.stop)
                || has(.stopsInProtected) && token.spoken.contains { $0 == "stop" }
                    && token.kind == .protected
        }
        guard let stop = tokens.firstIndex(where: isStop) else { return }
        ended = true
        if has(.stopKeepsRest) {
            tokens.remove(at: stop)
        } else {
            tokens.removeSubrange((has(.stopShows) ? stop + 1 : stop)...)
        }
    }

    // MARK: CON-8

    func keywords(_ tokens: inout [Token]) {
        if has(.keywordsUnknown) { return }
        let fold = { (word: String) in has(.keywordsByCase) ? word : FullCaseMapping.lowercase(word) }
        let expressions = has(.keywordsByCase) ? vocabulary.keywords : vocabulary.foldedKeywords
        var result: [Token] = []
        var position = 0
        while position < tokens.count {
            guard tokens[position].kind == .word else {
                result.append(tokens[position])
                position += 1
                continue
            }
            let crosses = has(.keywordsCross)
            let candidates = expressions.beginning(with: fold(tokens[position].spoken.first ?? ""))
            let reach = candidates.map(\.words.count).max() ?? 0
            let run = tokens[position...].prefix(reach).prefix { token in
                token.kind == .word || crosses && token.kind == .protected
            }.map { fold($0.spoken.first ?? "") }
            var best: (length: Int, keyword: String)?
            for (words, keyword) in candidates where words.count <= run.count {
                guard zip(run, words).allSatisfy({ $0.hasSameScalars(as: $1) }) else { continue }
                if let length = best?.length,
                    has(.shortestKeyword) ? words.count >= length : words.count <= length
                {
                    continue
                }
                if has(.singleWordKeywords), words.count > 1 { continue }
                best = (words.count, keyword)
            }
            if let best {
                let spoken = tokens[position..<position + best.length].flatMap(\.spoken)
                result.append(Token(.keyword, spoken: spoken, text: best.keyword))
                position += best.length
            } else {
                var word = tokens[position]
                if has(.keywordsLowerRest) { word.text = FullCaseMapping.lowercase(word.text) }
                result.append(word)
                position += 1
            }
        }
        tokens = result
    }

    // MARK: CON-10

    func assemble(_ tokens: [Token]) -> String {
        var tight = readings[Assembly.self] == .tight
        if has(.assemblesOtherwise) { tight.toggle() }
        var code = ""
        var previous: Token?
        for var token in tokens where !token.text.isEmpty || has(.typeEmptyPiece) {
            if has(.convertsProtectedWords) || has(.convertsProtected) && token.text.contains(" "),
                token.kind == .protected
            {
                let words = token.text.split(separator: " ").map(String.init)
                token.text = words.map { entry(for: $0)?.keyword ?? $0 }.joined(separator: " ")
            }
            if has(.lineBreaksMerge), token.kind == .lineBreak, previous?.kind == .lineBreak { continue }
            if let previous, needsSpace(between: previous, and: token, tight: tight) { code += " " }
            code += token.text
            previous = token
        }
        if has(.trimsCode) { code = code.spokenWords.joined(separator: " ") }
        if has(.spacesAfterAll), !code.isEmpty { code += " " }
        return code
    }

    private func entry(for text: String) -> DictionaryEntry? {
        let heard = FullCaseMapping.lowercase(text)
        return dictionary.keywords.first { $0.expressions.contains { $0.hasSameScalars(as: heard) } }
    }

    private func needsSpace(between left: Token, and right: Token, tight: Bool) -> Bool {
        if has(.noSpaces) { return false }
        if left.kind == .lineBreak || right.kind == .lineBreak { return has(.spacesBesideBreaks) }
        guard tight else { return true }
        if ["(", "[", ".", "@", "#"].contains(left.text) { return has(.tightNotAfter) }
        if [")", "]", ",", ";", ":", ".", "?"].contains(right.text) { return has(.tightNotBefore) }
        if ["(", "["].contains(right.text) {
            return left.kind == .keyword ? !has(.tightCallsAlways) : has(.tightCallsNever)
        }
        return true
    }
}
