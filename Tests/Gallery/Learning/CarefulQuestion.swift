import Catalogue
import Foundation
import JSON
import Specification

/// An implementation of learning.question, written from its laws alone. Each mistake in the gallery changes one
/// variable of this implementation.
public struct CarefulQuestion: Careful {
    public typealias Subsystem = Question

    /// The method of removing accents from letters.
    enum Plain { case byTheRule, folded, stripped, listed }
    /// The strings that the program accepts as scores.
    enum ScoreTexts { case numbers, none, whatever }

    var plain = Plain.byTheRule
    var kept = CharacterSet(charactersIn: "-._~")
    var usesPlus = false
    var scoreTexts = ScoreTexts.numbers
    var sorts = true
    var isStable = true
    var spoilsAll = false
    var takesEmptyForMissing = false
    var drops = true
    var wantsList = true
    var refusesDots = true
    /// The option that the program uses to compare scores; if nil, the program uses the option that it declares.
    var comparison: QuestionScore?

    public init() {}

    public func run(_ input: Question.Input, readings: Readings) throws(Rejection) -> Question.Output {
        let letters = withoutAccents(input.question)
        let path =
            readings[QuestionEncoding.self] == .minimal
            ? letters.unicodeScalars.map { $0 == " " ? "%20" : String($0) }.joined() : encoded(letters)
        if refusesDots, readings[QuestionEncoding.self] == .full, ["/qa/.", "/qa/.."].contains("/qa/\(path)")
        {
            throw Question.invalid()
        }
        var answers: [(text: String, score: Number)] = []
        var dropped = 0
        var elements: [Value]?
        if let reply = input.reply {
            if case .array(let list) = reply {
                elements = list
            } else if wantsList {
                throw Question.malformed()
            } else {
                elements = []
            }
        }
        if takesEmptyForMissing, elements?.isEmpty == true { elements = nil }
        for element in elements ?? [] {
            guard case .string(let text)? = element["answer"], let score = score(element["score"]) else {
                if spoilsAll { throw Question.malformed() }
                if drops { dropped += 1 }
                continue
            }
            answers.append((text, score))
        }
        if elements == nil {
            answers = (input.stored ?? []).map { ($0.answer, $0.score) }
        }
        if sorts {
            let isExact = (comparison ?? readings[QuestionScore.self]) == .exact
            let order = answers.indices.sorted { a, b in
                let (left, right) = (answers[a].score, answers[b].score)
                let isTie = isExact ? left == right : left.double == right.double
                return isTie
                    ? (isStable ? a < b : a > b) : isExact ? left > right : left.double > right.double
            }
            answers = order.map { answers[$0] }
        }
        let listed = answers.map { Question.Answer(answer: $0.text, score: $0.score.double) }
        return .init(
            path: "/qa/\(path)", answers: listed, best: listed.first,
            from: elements == nil ? .store : .server, dropped: dropped)
    }

    private func score(_ value: Value?) -> Number? {
        switch value {
        case .number(let number)?: return number.double.isFinite ? number : nil
        case .string(let text)?:
            switch scoreTexts {
            case .none: return nil
            case .whatever: return Double(text).flatMap { $0.isFinite ? Number($0) : nil }
            case .numbers:
                let bytes = Array(text.utf8)
                guard bytes.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }), bytes.first != 0x2B,
                    let double = Double(text), double.isFinite
                else { return nil }
                let digits = text.split(whereSeparator: { "eE".contains($0) })[0].drop { $0 == "-" }
                let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
                guard parts.allSatisfy({ !$0.isEmpty }) else { return nil }
                return parts[0].count > 1 && parts[0].first == "0" ? nil : Number(written: text)
            }
        default: return nil
        }
    }

    private func withoutAccents(_ question: String) -> String {
        switch plain {
        case .folded: return question.folding(options: .diacriticInsensitive, locale: nil)
        case .stripped:
            let parts = question.decomposedStringWithCanonicalMapping.unicodeScalars
            return String(String.UnicodeScalarView(parts.filter { !$0.properties.isDiacritic || $0.isASCII }))
                .precomposedStringWithCanonicalMapping
        case .listed:
            let accented = zip("àèéìòùÀÈÉÌÒÙ".unicodeScalars, "aeeiouAEEIOU".unicodeScalars)
            let table = Dictionary(uniqueKeysWithValues: accented.map { ($0, $1) })
            return String(String.UnicodeScalarView(question.unicodeScalars.map { table[$0] ?? $0 }))
        case .byTheRule: break
        }
        var result: [Unicode.Scalar] = []
        // Whether the last kept character is a letter; marks after a letter are dropped.
        var isBehindLetter = false
        for scalar in question.unicodeScalars {
            let isMark = 0x300...0x36F ~= scalar.value
            if isMark, isBehindLetter { continue }
            let parts = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.map { $0 }
            let isAccented =
                scalar.value < 0x2000 && parts.count > 1 && isLetter(parts[0])
                && parts.dropFirst().allSatisfy { 0x300...0x36F ~= $0.value }
            result.append(isAccented ? parts[0] : scalar)
            isBehindLetter = scalar.value < 0x2000 && isLetter(scalar)
        }
        return String(String.UnicodeScalarView(result))
    }

    private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        [.uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter]
            .contains(scalar.properties.generalCategory)
    }

    private func encoded(_ text: String) -> String {
        let allowed = kept.union(CharacterSet(charactersIn: Unicode.Scalar("a")..."z"))
            .union(CharacterSet(charactersIn: Unicode.Scalar("A")..."Z"))
            .union(CharacterSet(charactersIn: Unicode.Scalar("0")..."9"))
        let encoded = text.addingPercentEncoding(withAllowedCharacters: allowed) ?? text
        return usesPlus ? encoded.replacingOccurrences(of: "%20", with: "+") : encoded
    }
}
