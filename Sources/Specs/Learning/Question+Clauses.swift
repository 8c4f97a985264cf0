import JSON
import Specification

extension Question {
    public static let clauses = Clauses<Question>(
        CheckedClause(
            Clause(
                "QUE-1",
                """
                Accented letters lose their accents, spaces become %20. By the reading learning.question.encoding the \
                rest is percent-encoded too, or left as it is.
                """,
                source: Source(.artils, "5.5.1"),
                note: """
                    The path is /qa/ and the question. An accented letter is one up to U+1FFF whose canonical \
                    decomposition is a letter and marks of U+0300 to U+036F, or such a letter with such marks after it: \
                    not ø, ł, ß, æ. Bytes are those of UTF-8, their digits upper case.
                    """),
            check: Check(
                probes: { input, _ in
                    let plain = QuestionPath.withoutAccents(input.question)
                    guard !plain.hasSameScalars(as: input.question), list(of: input.reply) != nil else {
                        return []
                    }
                    return [Input(question: plain, reply: input.reply, stored: input.stored)]
                },
                judge: judgePath)),
        CheckedClause(
            Clause(
                "QUE-2",
                """
                Scores may be numbers or texts of numbers. Answers are ordered by score, falling, ties as received; \
                best is the first. A malformed answer is left out and counted in dropped; a body that is no list is \
                reply.malformed.
                """,
                source: Source(.artils, "5.5", "5.5.1", "fig. 5.19"),
                note: """
                    A score text is just one number by RFC 8259. An answer is malformed that is no object, has no text \
                    as its answer, or no finite score; its other members do not matter.
                    """),
            judge: judgeOrder),
        CheckedClause(
            Clause(
                "QUE-3",
                "Without a reply the stored answers serve; a good reply replaces them.",
                source: Source(.artils, "5.5.1", "fig. 5.20", "fig. 5.21"),
                note: """
                    An empty list is a good reply, and so is one whose answers are all malformed. The stored answers \
                    are ordered as those of a reply are, and none of them is dropped.
                    """),
            judge: judgeOrigin)
    )

    // MARK: QUE-1

    private static func judgePath(_ trial: Trial<Question>) -> Finding {
        guard let output = trial.outcome.output else { return .notTouched }
        let encoding = trial.readings[QuestionEncoding.self]
        if let fault = QuestionPath.fault(in: output.path, for: trial.input.question, by: encoding) {
            return .violated("QUE-1: \(fault)")
        }
        for probe in trial.probes {
            guard let other = probe.output?.path, other.hasSameScalars(as: output.path) else {
                let told = probe.output?.path ?? probe.rejection?.code ?? ""
                return .violated(
                    "QUE-1: without its accents the question is asked by \(told), with them by \(output.path)"
                )
            }
        }
        return .holds
    }

    // MARK: QUE-2

    /// The elements of a reply; of no reply, an empty list; nil where the reply is no list.
    static func list(of reply: Value?) -> [Value]? {
        guard let reply else { return [] }
        if case .array(let elements) = reply { return elements }
        return nil
    }

    /// The answers that the output has to order, as received.
    private static func received(_ input: Input) -> [Answer]? {
        guard input.reply != nil else {
            return (input.stored ?? []).map { Answer(answer: $0.answer, score: $0.score.double) }
        }
        return list(of: input.reply)?.compactMap { answer(from: $0) }
    }

    private static func answer(from value: Value) -> Answer? {
        guard case .string(let text)? = value["answer"], let score = value["score"] else { return nil }
        let double: Double
        switch score {
        case .number(let number): double = number.double
        case .string(let digits):
            guard ScoreText.isNumber(digits) else { return nil }
            double = Number(written: digits).double
        default: return nil
        }
        return double.isFinite ? Answer(answer: text, score: double) : nil
    }

    private static func judgeOrder(_ trial: Trial<Question>) -> Finding {
        guard let elements = list(of: trial.input.reply), let received = received(trial.input) else {
            if trial.outcome.rejection?.code == malformed.code { return .holds }
            let got = trial.outcome.rejection.map { "the rejection \($0.code)" } ?? "an output"
            let kind = trial.input.reply?.kind ?? "nothing"
            return .violated(
                "QUE-2: the reply is \(kind), no list: \(malformed.code) is expected, not \(got)")
        }
        guard let output = trial.outcome.output else {
            guard trial.input.reply != nil else { return .notTouched }
            let code = trial.outcome.rejection?.code ?? "an error"
            return .violated("QUE-2: the reply is a list, yet it was rejected as \(code)")
        }
        if trial.input.reply != nil {
            let dropped = elements.count - received.count
            if output.answers.count != received.count || output.dropped != dropped {
                // Where the stored answers took the place of the reply's, QUE-3 tells it.
                if output.from == .store { return .notTouched }
                return .violated(
                    """
                    QUE-2: of \(elements.count) in the reply \(received.count) are answers and \(dropped) dropped, \
                    not \(output.answers.count) and \(output.dropped)
                    """)
            }
        } else if !isSame(received, output.answers) {
            return .notTouched
        }
        return fault(in: output, received).map { .violated("QUE-2: \($0)") } ?? .holds
    }

    private static func fault(in output: Output, _ received: [Answer]) -> String? {
        let ordered = received.enumerated().sorted {
            ($1.element.score, $0.offset) < ($0.element.score, $1.offset)
        }
        for (place, (expected, got)) in zip(ordered.map(\.element), output.answers).enumerated() {
            if !isClose(expected, got) {
                return "answer \(place) is \(told(expected)), not \(told(got))"
            }
        }
        switch (ordered.first?.element, output.best) {
        case (nil, nil): return nil
        case (let first?, let best?) where isClose(first, best): return nil
        case (let first, let best):
            return "best is \(first.map(told) ?? "absent"), not \(best.map(told) ?? "absent")"
        }
    }

    private static func isClose(_ a: Answer, _ b: Answer) -> Bool {
        a.answer.hasSameScalars(as: b.answer) && (a.score == b.score || abs(a.score - b.score) <= 1e-9)
    }

    /// Whether both have the same answers, in whatever order.
    private static func isSame(_ a: [Answer], _ b: [Answer]) -> Bool {
        guard a.count == b.count else { return false }
        var rest = b
        for answer in a {
            guard let index = rest.firstIndex(where: { isClose(answer, $0) }) else { return false }
            rest.remove(at: index)
        }
        return true
    }

    private static func told(_ answer: Answer) -> String {
        "\"\(answer.answer)\" (\(answer.score.isFinite ? Number(answer.score).text : "infinite"))"
    }

    // MARK: QUE-3

    private static func judgeOrigin(_ trial: Trial<Question>) -> Finding {
        let isReplied = trial.input.reply != nil
        guard list(of: trial.input.reply) != nil, let received = received(trial.input) else {
            return .notTouched
        }
        guard let output = trial.outcome.output else {
            if isReplied { return .notTouched }
            let code = trial.outcome.rejection?.code ?? "an error"
            return .violated(
                "QUE-3: without a reply the stored answers serve, yet it was rejected as \(code)")
        }
        let expected = isReplied ? Origin.server : .store
        let why = isReplied ? "there is a good reply" : "there is no reply"
        if output.from != expected {
            return .violated(
                "QUE-3: \(why), so the answers are from the \(expected.rawValue), not the \(output.from.rawValue)"
            )
        }
        if isReplied {
            let kept = (trial.input.stored ?? []).first { stored in
                let old = Answer(answer: stored.answer, score: stored.score.double)
                return !received.contains { isClose(old, $0) } && output.answers.contains { isClose(old, $0) }
            }
            return kept.map {
                .violated("QUE-3: \(why), which replaces what is stored, yet \"\($0.answer)\" is still there")
            } ?? .holds
        }
        if output.dropped != 0 {
            return .violated("QUE-3: \(why), of which \(output.dropped) answers were dropped; 0 are")
        }
        return isSame(received, output.answers)
            ? .holds
            : .violated(
                "QUE-3: \(why), so the answers are the \(received.count) stored ones, which they are not")
    }
}
