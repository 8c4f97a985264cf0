import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import LearningSpecs

/// Tests of the clauses QUE-1 to QUE-3 of learning.question.
struct QuestionClauseTests {
    private let minimal = Readings.standard.with(QuestionEncoding.minimal)

    private func asked(
        _ question: String, by path: String, _ readings: Readings = .standard
    ) -> Examination<Question> {
        Examination(
            .init(question: question),
            .output(.init(path: path, answers: [], best: nil, from: .store, dropped: 0)), readings)
    }

    private func answered(
        _ reply: Value?, stored: [Question.Stored]? = nil, _ answers: [Question.Answer],
        best: Question.Answer? = nil, from: Question.Origin = .server, dropped: Int = 0
    ) -> Examination<Question> {
        Examination(
            .init(question: "", reply: reply, stored: stored),
            .output(.init(path: "/qa/", answers: answers, best: best, from: from, dropped: dropped)))
    }

    private func value(_ answer: String, _ score: Value) -> Value {
        .record(("answer", answer.value), ("score", score))
    }

    private let a = Question.Answer(answer: "a", score: 1)
    private let b = Question.Answer(answer: "b", score: 0.5)
    private let c = Question.Answer(answer: "c", score: 0.5)

    // MARK: QUE-1

    @Test func `the output for the example from the source satisfies QUE-1`() {
        for readings in [Readings.standard, minimal] {
            asked("cosa è il covid", by: "/qa/cosa%20e%20il%20covid", readings).expectHolds("QUE-1")
        }
    }

    @Test func `leaving accents in the path breaks QUE-1`() {
        asked("è", by: "/qa/%C3%A8").expectBroken("QUE-1")
        asked("è", by: "/qa/è", minimal).expectBroken("QUE-1")
        asked("e\u{301}", by: "/qa/e%CC%81").expectBroken("QUE-1")
    }

    @Test func `treating strokes and ligatures as accents, and so removing them, breaks QUE-1`() {
        asked("øß", by: "/qa/oss").expectBroken("QUE-1")
        asked("øß", by: "/qa/%C3%B8%C3%9F").expectHolds("QUE-1")
    }

    @Test func `the laws and the reference keep a mark that follows a letter added in Unicode 16`() {
        let (question, path) = ("\u{1C89}\u{301}", "/qa/%E1%B2%89%CC%81")
        asked(question, by: path).expectHolds("QUE-1")
        #expect(Question.reference.outcome(of: .init(question: question)).output?.path == path)
    }

    @Test func `removing marks that follow no letter, or marks of other scripts, breaks QUE-1`() {
        asked("1\u{301}", by: "/qa/1").expectBroken("QUE-1")
        asked("が", by: "/qa/%E3%81%8B").expectBroken("QUE-1")
        asked("1\u{301}", by: "/qa/1%CC%81").expectHolds("QUE-1")
    }

    @Test func `under the option 'full', a slash and a question mark must be encoded`() {
        asked("a/b?", by: "/qa/a/b?").expectBroken("QUE-1")
        asked("a/b?", by: "/qa/a/b?", minimal).expectHolds("QUE-1")
        asked("a/b?", by: "/qa/a%2Fb%3F").expectHolds("QUE-1")
    }

    @Test(arguments: [
        "/qa/a%2fb", "/qa/a+b", "/qa/%61%2Fb", "/qa/a%2", "/qa/a%", "/qa/%%2F2F", "qa/a%2Fb", "/qa/a%2Fb ",
    ])
    func `a wrong spelling of the path breaks QUE-1`(path: String) {
        asked("a/b", by: path).expectBroken("QUE-1")
    }

    @Test func `under the option 'minimal', encoding characters other than spaces breaks QUE-1`() {
        asked("a/b", by: "/qa/a%2Fb", minimal).expectBroken("QUE-1")
        asked(" \u{301}%", by: "/qa/%20\u{301}%", minimal).expectHolds("QUE-1")
    }

    @Test func `giving a different outcome for the same question without accents breaks QUE-1`() {
        let deaf = Improvised<Question> { input, readings in
            let output = Question.reference.outcome(of: input, readings: readings).output
            let path = input.question == "e" ? "/qa/x" : output?.path ?? ""
            return .init(path: path, answers: [], best: nil, from: .store, dropped: 0)
        }
        Examination(.init(question: "è"), by: deaf)
            .expectBroken("QUE-1")
    }

    /// Compares the derivation, which has a table of accented letters, with the reference, which uses Foundation.
    @Test func `the derivation's table of accented letters agrees with canonical decomposition`() {
        for code in UInt32(0)...0x2FFF {
            guard let scalar = Unicode.Scalar(code) else { continue }
            let input = Question.Input(question: "\(scalar)")
            let path = Question.reference.outcome(of: input, readings: minimal).output?.path
            let derived = Question.expected(input, minimal).output?.path
            let isNewer = code <= 0x1FFF && (scalar.properties.age.map { $0.major > 14 } ?? true)
            let isSame = path.map { derived?.hasSameScalars(as: $0) == true } ?? false
            #expect(isSame || isNewer, "U+\(String(code, radix: 16))")
        }
    }

    @Test(arguments: [".", ".."])
    func `accepting the question '.' or '..', which clients remove from the path, breaks QUE-1`(
        question: String
    ) {
        asked(question, by: "/qa/\(question)").expectBroken("QUE-1")
        asked(question, by: "/qa/\(question)", minimal).expectHolds("QUE-1")
        let refused = Outcome<Question.Output>.rejection(Question.invalid())
        Examination<Question>(.init(question: question), refused).expectHolds("QUE-1")
        Examination<Question>(.init(question: question), refused, minimal).expectBroken("QUE-1")
        Examination<Question>(.init(question: question + "."), refused, minimal).expectBroken("QUE-1")
        Examination<Question>(.init(question: question, reply: Value.null), refused).expectHolds("QUE-1")
    }

    // MARK: QUE-2

    @Test func `scores that are equal as doubles are ordered as the declared option requires`() {
        let double = Readings.standard.with(QuestionScore.double)
        let reply = Value.array([value("b", "0.5".value), value("c", "0.50000000000000000001".value)])
        func listed(_ answers: [Question.Answer], _ readings: Readings) -> Examination<Question> {
            Examination(
                .init(question: "", reply: reply),
                .output(.init(path: "/qa/", answers: answers, best: answers[0], from: .server, dropped: 0)),
                readings)
        }
        listed([c, b], .standard).expectHolds("QUE-2")
        listed([b, c], double).expectHolds("QUE-2")
        listed([b, c], .standard).expectBroken("QUE-2")
        listed([c, b], double).expectBroken("QUE-2")
    }

    @Test func `sorting answers by descending score, with ties in the order received, satisfies QUE-2`() {
        answered(
            .array([value("b", "0.5".value), value("a", 1.value), value("c", .number(Number(0.5)))]),
            [a, b, c], best: a
        ).expectHolds("QUE-2")
    }

    @Test func `giving the answers in the order received breaks QUE-2`() {
        answered(.array([value("b", "0.5".value), value("a", 1.value)]), [b, a], best: b)
            .expectBroken("QUE-2")
    }

    @Test func `changing the order of ties breaks QUE-2`() {
        let reply = Value.array([value("b", .number(Number(0.5))), value("c", "5e-1".value)])
        answered(reply, [c, b], best: c).expectBroken("QUE-2")
        answered(reply, [b, c], best: b).expectHolds("QUE-2")
    }

    @Test func `leaving out answers because their score is a string breaks QUE-2`() {
        answered(.array([value("b", "0.5".value)]), [], dropped: 1).expectBroken("QUE-2")
    }

    @Test(arguments: ["", " 1", "+1", ".5", "1.", "01", "NaN", "1e400", "0x1", "1,5", "-", "1e"])
    func `accepting a string that is not a number as a score breaks QUE-2`(text: String) {
        answered(.array([value("a", text.value)]), [a], best: a)
            .expectBroken("QUE-2")
        answered(.array([value("a", text.value)]), [], dropped: 1).expectHolds("QUE-2")
    }

    @Test func `rejecting all answers because one of them is malformed breaks QUE-2`() {
        let reply = Value.array([value("a", 1.value), .null])
        answered(reply, [], dropped: 2).expectBroken("QUE-2")
        answered(reply, [a], best: a).expectBroken("QUE-2")
        Examination<Question>(.init(question: "", reply: reply), .rejection(Question.malformed()))
            .expectBroken("QUE-2")
        answered(reply, [a], best: a, dropped: 1).expectHolds("QUE-2")
    }

    @Test func `giving a best answer that is not the first answer breaks QUE-2`() {
        let reply = Value.array([value("b", .number(Number(0.5))), value("a", 1.value)])
        answered(reply, [a, b], best: b).expectBroken("QUE-2")
        answered(reply, [a, b]).expectBroken("QUE-2")
        answered(.array([]), [], best: a).expectBroken("QUE-2")
    }

    @Test(arguments: [Value.null, .object([]), "[]".value, 1.value, .bool(false)])
    func `accepting a reply that is not a list of answers breaks QUE-2`(reply: Value) {
        answered(reply, []).expectBroken("QUE-2")
        Examination<Question>(.init(question: "", reply: reply), .rejection(Question.malformed()))
            .expectHolds("QUE-2")
    }

    // MARK: QUE-3

    private let stored = [
        Question.Stored(answer: "b", score: Number(0.5)), .init(answer: "a", score: Number(1)),
    ]

    @Test func `giving the stored answers if there is no reply satisfies QUE-3`() {
        answered(nil, stored: stored, [a, b], best: a, from: .store).expectHolds("QUE-3")
        answered(nil, [], from: .store).expectHolds("QUE-3")
        answered(nil, stored: stored, [b, a], best: b, from: .store).expectBroken("QUE-2")
    }

    @Test func `omitting the stored answers if there is no reply breaks QUE-3`() {
        answered(nil, stored: stored, [], from: .store).expectBroken("QUE-3")
    }

    @Test func `naming the wrong origin of the answers breaks QUE-3`() {
        answered(nil, stored: stored, [a, b], best: a, from: .server)
            .expectBroken("QUE-3")
        answered(.array([value("a", 1.value)]), [a], best: a, from: .store)
            .expectBroken("QUE-3")
    }

    @Test func `giving the stored answers if the reply is an empty list breaks QUE-3`() {
        answered(.array([]), stored: stored, [a, b], best: a, from: .store)
            .expectBroken("QUE-3")
        answered(.array([]), stored: stored, []).expectHolds("QUE-3")
    }

    @Test func `counting a stored answer as dropped breaks QUE-3`() {
        answered(nil, stored: stored, [a, b], best: a, from: .store, dropped: 1)
            .expectBroken("QUE-3")
    }

    @Test func `rejecting a question because there is no reply breaks QUE-3`() {
        Examination<Question>(.init(question: ""), .rejection(Question.malformed()))
            .expectBroken("QUE-3")
    }

    // MARK: Properties

    @Test func `the properties suffice to reveal a wrong path and wrong answers`() {
        func contradicted(_ reply: Value?, _ output: Question.Output) -> [Question.Law] {
            Relations<Question>(.init(question: "", reply: reply), .output(output)).contradicted
        }
        let reply = Value.array([value("a", 1.value), value("b", "0.5".value)])
        func output(_ answers: [Question.Answer], path: String = "/qa/") -> Question.Output {
            .init(path: path, answers: answers, best: answers.first, from: .server, dropped: 0)
        }
        #expect(contradicted(reply, output([a, b])) == [])
        #expect(contradicted(reply, output([a, b], path: "/qa/?")) == [.unreserved])
        #expect(contradicted(reply, output([b, a])) == [.falling])
        #expect(contradicted(reply, output([a])) == [.dropped])
        let last = Question.Output(path: "/qa/", answers: [a, b], best: b, from: .server, dropped: 0)
        #expect(contradicted(reply, last) == [.best])
    }
}
