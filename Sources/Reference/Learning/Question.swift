import Foundation
import JSON
import LearningSpecs
import SharedSpecs
import Specification

extension Question: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        let question = withoutAccents(input.question)
        let encoding = readings[QuestionEncoding.self]
        if encoding == .full, question == "." || question == ".." { throw Question.invalid() }  // QUE-1
        let received: [Stored]
        var dropped = 0
        switch input.reply {
        case .array(let elements)?:  // QUE-2
            received = elements.compactMap(answer)
            dropped = elements.count - received.count
        case .some: throw Question.malformed()  // QUE-2
        case nil:  // QUE-3
            received = input.stored ?? []
        }
        let isExact = readings[QuestionScore.self] == .exact
        // QUE-2: answers are sorted by score. The sort is stable, so answers with equal scores keep their order.
        let answers = received.sorted { isExact ? $0.score > $1.score : $0.score.double > $1.score.double }
            .map { Answer(answer: $0.answer, score: $0.score.double) }
        return Output(
            path: "/qa/" + encoded(question, by: encoding), answers: answers, best: answers.first,
            from: input.reply == nil ? .store : .server, dropped: dropped)
    }

    // MARK: QUE-2

    private static func answer(_ value: Value) -> Stored? {
        guard case .string(let answer)? = value["answer"] else { return nil }
        let score: Number? =
            switch value["score"] {
            case .number(let number)?: number
            case .string(let text)? where isNumber(text): Number(written: text)
            default: nil
            }
        guard let score, score.double.isFinite else { return nil }
        return Stored(answer: answer, score: score)
    }

    /// Returns whether a string is exactly one JSON number (RFC 8259).
    private static func isNumber(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0 < 0x80 }
            && text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+\-]?[0-9]+)?/) != nil
    }

    // MARK: QUE-1

    private static func withoutAccents(_ question: String) -> String {
        var plain = String.UnicodeScalarView()
        /// Whether the previous scalar is a letter, or a mark that was dropped after a letter.
        var isAccentable = false
        for scalar in question.unicodeScalars {
            if isMark(scalar) {
                if !isAccentable { plain.append(scalar) }
                continue
            }
            let letter = plainLetter(scalar)
            plain.append(letter)
            isAccentable = letter.value <= 0x1FFF && letter.isLetter
        }
        return String(plain)
    }

    /// Returns the scalar without its accents if it is a letter with accents; otherwise returns it unchanged.
    private static func plainLetter(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        guard (0x80...0x1FFF).contains(scalar.value) else { return scalar }
        let parts = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
        guard let first = parts.first, parts.count > 1, first.isLetter, parts.dropFirst().allSatisfy(isMark)
        else { return scalar }
        return first
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool { (0x300...0x36F).contains(scalar.value) }

    private static func encoded(_ text: String, by encoding: QuestionEncoding) -> String {
        switch encoding {
        case .minimal: return text.unicodeScalars.map { $0 == " " ? "%20" : String($0) }.joined()
        case .full:
            let unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8
            return text.utf8.map { byte in
                if unreserved.contains(byte) { return String(Unicode.Scalar(byte)) }
                return (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }.joined()
        }
    }
}
