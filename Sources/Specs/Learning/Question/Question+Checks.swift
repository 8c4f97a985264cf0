import JSON
import Specification

extension Question {
    public static func check(_ rule: Rule) -> Check<Question> {
        switch rule {
        case .path:
            Check(.derivation) { input, _ in
                withoutAccents(input).map { [$0] } ?? []
            } judge: { trial in
                judgePath(trial)
            }
        case .order: .examined(.derivation)
        case .origin: .examined(.property)
        }
    }

    // MARK: The path

    /// Returns the input with its question in plain letters; nil if it is so already, or is refused.
    private static func withoutAccents(_ input: Input) -> Input? {
        let plain = QuestionPath.withoutAccents(input.question)
        guard !plain.hasSameScalars(as: input.question), list(of: input.reply) != nil else { return nil }
        return Input(question: plain, reply: input.reply, stored: input.stored)
    }

    private static func judgePath(_ trial: Trial<Question>) -> Finding {
        let encoding = trial.readings[QuestionEncoding.self]
        let isInvalid = QuestionPath.isInvalid(trial.input.question, by: encoding)
        let isRefused = trial.outcome.rejection?.code == invalid.code
        if isInvalid != isRefused {
            let told = isInvalid ? "resolved away by clients" : "one that can be asked"
            return .violated(
                """
                the question "\(trial.input.question)" is \(told), \
                yet it is \(isRefused ? "" : "not ")\(invalid.code)
                """)
        }
        guard let path = trial.outcome.output?.path else { return isInvalid ? .holds : .notTouched }
        if let fault = QuestionPath.fault(in: path, for: trial.input.question, by: encoding) {
            return .violated(fault)
        }
        guard let probe = trial.probes.first else { return .holds }
        if probe.output?.path.hasSameScalars(as: path) == true { return .holds }
        let told = probe.output?.path ?? probe.rejection?.code ?? ""
        return .violated("without its accents the question is asked by \(told), with them by \(path)")
    }

    // MARK: The answers

    public static func examine(_ trial: Trial<Question>) -> Findings<Rule> {
        var findings = Findings<Rule>()
        let (reply, code) = (trial.input.reply, trial.outcome.rejection?.code)
        // Whether a question can be asked at all is a matter of its path.
        let encoding = trial.readings[QuestionEncoding.self]
        if code == invalid.code || QuestionPath.isInvalid(trial.input.question, by: encoding) {
            return findings
        }
        guard let elements = list(of: reply) else {
            findings.touch(.order)
            if code != malformed.code {
                let got = code.map { "the rejection \($0)" } ?? "an output"
                let kind = reply?.kind ?? "nothing"
                findings.blame(
                    .order, "the reply is \(kind), no list: \(malformed.code) is expected, not \(got)")
            }
            return findings
        }
        guard let output = trial.outcome.output else {
            let why = reply != nil ? "the reply is a list" : "without a reply the stored answers serve"
            findings.blame(
                reply != nil ? .order : .origin, "\(why), yet it was rejected as \(code ?? "an error")")
            return findings
        }
        let stored = (trial.input.stored ?? []).map { Received($0.answer, $0.score) }
        let received = reply != nil ? elements.compactMap { answer(from: $0) } : stored
        let dropped = elements.count - received.count
        findings.touch(.origin)
        if let fault = fault(of: output, isReplied: reply != nil, received, stored) {
            findings.blame(.origin, fault)
        }
        if reply == nil {
            // Answers that are not the stored ones are a matter of their origin, not of their order.
            guard isSame(received.map(\.answer), output.answers) else { return findings }
        } else if output.answers.count != received.count || output.dropped != dropped {
            // So are stored answers that took the place of the reply's.
            if output.from == .store { return findings }
            findings.blame(
                .order,
                """
                of \(elements.count) in the reply \(received.count) are answers and \(dropped) dropped, \
                not \(output.answers.count) and \(output.dropped)
                """)
            return findings
        }
        findings.touch(.order)
        if let fault = fault(inOrderOf: output, received, trial.readings[QuestionScore.self]) {
            findings.blame(.order, fault)
        }
        return findings
    }

    /// Returns the elements of a reply; of no reply, an empty list; nil if the reply is no list.
    static func list(of reply: Value?) -> [Value]? {
        guard let reply else { return [] }
        if case .array(let elements) = reply { return elements }
        return nil
    }

    /// An answer as it came, and its score as it was written.
    private struct Received {
        let answer: Answer
        let exact: DecimalForm

        init(_ answer: String, _ score: Number) {
            self.answer = Answer(answer: answer, score: score.double)
            exact = DecimalForm(score.text)
        }

        func isAbove(_ other: Received, by score: QuestionScore) -> Bool {
            score == .exact ? exact > other.exact : answer.score > other.answer.score
        }
    }

    private static func answer(from value: Value) -> Received? {
        guard case .string(let text)? = value["answer"], let score = value["score"] else { return nil }
        let number: Number
        switch score {
        case .number(let written): number = written
        case .string(let digits):
            guard case .number(let written)? = try? JSONReader.value(of: digits), written.text == digits
            else { return nil }
            number = written
        default: return nil
        }
        return number.double.isFinite ? Received(text, number) : nil
    }

    /// Returns what is wrong with where the answers come from, or nil.
    private static func fault(
        of output: Output, isReplied: Bool, _ received: [Received], _ stored: [Received]
    ) -> String? {
        let expected = isReplied ? Origin.server : .store
        let why = isReplied ? "there is a good reply" : "there is no reply"
        if output.from != expected {
            return "\(why), so the answers are from the \(expected.rawValue), not the \(output.from.rawValue)"
        }
        if isReplied {
            let received = received.map(\.answer)
            return stored.lazy.map(\.answer).first { old in
                !received.contains { isClose(old, $0) } && output.answers.contains { isClose(old, $0) }
            }.map { "\(why), which replaces what is stored, yet \"\($0.answer)\" is still there" }
        }
        if output.dropped != 0 { return "\(why), of which \(output.dropped) answers were dropped; 0 are" }
        return isSame(received.map(\.answer), output.answers)
            ? nil : "\(why), so the answers are the \(received.count) stored ones, which they are not"
    }

    /// Returns what is wrong with the order of as many answers as were received, or with the best one, or nil.
    private static func fault(
        inOrderOf output: Output, _ received: [Received], _ score: QuestionScore
    ) -> String? {
        // The place of each is the number of those that come before it: those above, and those before it of its height.
        var ordered = received.map(\.answer)
        for (index, one) in received.enumerated() {
            let place = received.indices.count { other in
                received[other].isAbove(one, by: score)
                    || other < index && !one.isAbove(received[other], by: score)
            }
            ordered[place] = one.answer
        }
        for (place, (expected, got)) in zip(ordered, output.answers).enumerated()
        where !isClose(expected, got) {
            return "answer \(place) is \(told(expected)), not \(told(got))"
        }
        switch (ordered.first, output.best) {
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
        var rest = b
        for answer in a {
            guard let index = rest.firstIndex(where: { isClose(answer, $0) }) else { return false }
            rest.remove(at: index)
        }
        return rest.isEmpty
    }

    private static func told(_ answer: Answer) -> String {
        "\"\(answer.answer)\" (\(answer.score.isFinite ? Number(answer.score).text : "infinite"))"
    }
}
