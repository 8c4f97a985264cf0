import Foundation
import JSON
import SharedSpecs
import Specification

extension Question {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        let question = withoutAccents(input.question, law)
        let encoding = law(.encoding, QuestionEncoding.self)
        let isAway = [".", ".."].contains { question.hasSameScalars(as: $0) }
        try law.refuse(
            .dots, if: encoding == .full && isAway, bound: question.hasSameScalars(as: "..."), invalid(),
            first: .dotsFirst)
        let path = law.shows(.prefix, "/qa/") + encoded(question, by: encoding, law)
        let received = try received(input, law)
        let isExact = law(.comparison, QuestionScore.self) == .exact
        let ordered = law.sorted(.falling, received.answers, ties: .ties) {
            isExact ? $0.score > $1.score : $0.score.double > $1.score.double
        }
        let answers = ordered.map { Answer(answer: $0.answer, score: law(.double, $0.score.double, not: 0)) }
        return Output(
            path: path, answers: answers, best: law(.best, answers.first, not: answers.last, or: nil),
            from: law(.origin, received.from), dropped: received.dropped)
    }

    // MARK: QUE-1

    private static let accents: ClosedRange<Unicode.Scalar> = "\u{300}"..."\u{36F}"

    /// Returns the question with plain letters in place of accented ones, and without the accents that follow a letter.
    private static func withoutAccents(_ question: String, _ law: Ruling<Law>) -> String {
        var rest = question.unicodeScalars[...]
        var plain = String.UnicodeScalarView()
        while let first = rest.popFirst() {
            let marks = rest.prefix { mark in
                law(
                    .otherMarks, accents.contains(mark),
                    not: mark.properties.generalCategory == .nonspacingMark)
            }
            plain.append(
                law(
                    .accented, law(.accents, AccentedLetters.base(of: first) ?? first, not: first),
                    not: decomposed(first)))
            let takesMarks = law(.edition, first.isLetter, not: first.properties.isAlphabetic)
            let isLetter = takesMarks && first.value <= 0x1FFF
            if !law.holds(.looseMarks, isLetter) { plain.append(contentsOf: marks) }
            rest = rest[marks.endIndex...]
        }
        let scalars = law(
            .otherMarks, Array(plain),
            not: Array(String(plain).precomposedStringWithCanonicalMapping.unicodeScalars))
        return String(String.UnicodeScalarView(scalars))
    }

    /// Returns the first scalar of a letter's canonical decomposition; the letter may be of any script.
    private static func decomposed(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        let first = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first ?? scalar
        return scalar.isLetter ? first : scalar
    }

    private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    private static let unreserved = Set((letters + "0123456789-._~").utf8)
    /// The reserved characters that a path may contain unencoded.
    private static let others = Set("/:@!$&'()*+,;=".utf8)

    private static func encoded(
        _ question: String, by encoding: QuestionEncoding, _ law: Ruling<Law>
    ) -> String {
        switch encoding {
        case .minimal:
            return question.unicodeScalars.map { $0 == " " ? law(.space, "%20", not: "+") : String($0) }
                .joined()
        case .full:
            return question.utf8.map { byte in
                if byte == UInt8(ascii: " ") { return law(.space, "%20", not: "+") }
                let isPlain = law(
                    .unreserved, unreserved.contains(byte),
                    not: unreserved.contains(byte) || others.contains(byte))
                if isPlain { return String(Unicode.Scalar(byte)) }
                let digits = [byte >> 4, byte & 0xF].map { String($0, radix: 16) }.joined()
                return "%" + law(.upperCase, digits.uppercased(), not: digits)
            }.joined()
        }
    }

    // MARK: QUE-2 and QUE-3

    /// Returns the answers in the reply, or in the store if there is no reply, in the order in which they arrived.
    private static func received(
        _ input: Input, _ law: Ruling<Law>
    ) throws(Rejection) -> (answers: [Stored], from: Origin, dropped: Int) {
        let stored = input.stored ?? []
        guard let reply = input.reply else {
            // A program that breaks the law `stored` treats a missing reply like a reply that is not a list.
            try law.refuse(.stored, if: false, bound: true, malformed())
            return (law(.stored, stored, not: []), .store, law.shows(.noneDropped, 0))
        }
        let elements = list(of: reply)
        let answers = elements?.map { answer(from: $0, law) } ?? []
        try law.refuse(.noList, if: elements == nil, bound: answers.contains(nil), malformed())
        if law(.emptyReply, false, not: answers.isEmpty) { return (stored, .store, 0) }
        let good = answers.compactMap { $0 }
        let serving = law(.replyServes, law(.replaced, good, not: good + stored), not: stored)
        return (serving, .server, law.shows(.dropped, answers.count - good.count))
    }

    /// Returns the elements of a reply; nil if the reply is not a list.
    static func list(of reply: Value?) -> [Value]? {
        if case .array(let elements)? = reply { elements } else { nil }
    }

    /// Returns the answer that an element of a reply describes; nil if the element is malformed.
    private static func answer(from element: Value, _ law: Ruling<Law>) -> Stored? {
        let text: String? =
            if case .string(let answer)? = element["answer"] { answer } else { law(.noText, nil, not: "") }
        let missing: Number? = law(.noScore, nil, not: Number(0))
        let number = element["score"].flatMap { score(from: $0, law) } ?? missing
        guard let text, let number else { return nil }
        if number.double.isFinite { return Stored(answer: text, score: number) }
        return law(.beyond, nil, not: Stored(answer: text, score: Number(0)))
    }

    private static func score(from value: Value, _ law: Ruling<Law>) -> Number? {
        switch value {
        case .number(let number): return number
        case .string(let text) where law.does(.texts):
            guard case .number(let number)? = try? JSONReader.value(of: text), number.text == text else {
                return law(.oneNumber, nil, not: Double(text).flatMap { $0.isFinite ? Number($0) : nil })
            }
            return number
        default: return nil
        }
    }
}
