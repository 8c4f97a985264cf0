import Harness
import JSON
import Specification

/// The tests of the protocol rules that can be tested only with requests.
extension SmokeTest {
    /// A request with the input of a case, and the case itself, which contains the expected answer.
    struct Question: Sendable {
        let golden: GoldenCase
        let request: Request

        var isASCII: Bool { JSONWriter.bytes(of: golden.input).allSatisfy { $0 < 0x80 } }
    }

    /// Returns a question for each case that applies to an implementation with this hello, smallest input first.
    static func questions(_ cases: [GoldenCase], _ hello: Hello) -> [Question] {
        Plan(cases, for: hello).requests
            .map { Question(golden: cases[$0.index.position], request: $0.requests[0]) }
            .smallestFirst(by: \.golden)
    }

    mutating func ask(_ questions: [Question], _ hello: Hello) async throws {
        guard let first = questions.first else {
            for rule in [ProtocolRule.reply, .flush, .pipelining, .length, .encoding] {
                pass(over: rule, "no case applies to the subsystems and readings that the adapter declares")
            }
            return try await noteStrangers(nil)
        }
        try await noteFirst(first)
        guard seen[ProtocolRule.reply.id]?.state == .ok else { return }
        try await notePipelining(questions)
        try await noteStrangers(first)
        try await noteLength(first)
        try await noteEncoding(questions)
    }

    /// Returns a request id that a faulty adapter would not send back by chance, for example by counting its replies.
    private static func id(_ number: Int) -> Int { 7_000_001 + 13 * number }

    private static func run(_ number: Int, _ question: Question) -> [UInt8] {
        AdapterProtocol.run(id(number), question.request)
    }

    /// Returns how a line breaks the rules for a reply to the request with this id; nil if it breaks none.
    private static func breach(_ line: [UInt8], isReplyTo id: Int) -> String? {
        do throws(ProtocolError) {
            let reply = try AdapterProtocol.reply(line[...])
            return reply.id == id
                ? nil : "the reply to \(id) has id \(reply.id): \(AdapterProtocol.excerpt(line[...]))"
        } catch {
            return error.sentence
        }
    }

    /// Starts a process of the adapter, exchanges hellos with it, runs a script, and ends the process.
    ///
    /// If the adapter prints lines that are not meant as replies, it breaks only the rule about such lines.
    private mutating func talk<Result: Sendable>(
        _ script: @escaping @Sendable (Dialogue, AdapterLimits) async -> Result
    ) async throws -> (Result, AdapterProcess.Farewell) {
        let limits = adapter.limits
        let ((result, other), farewell) = try await process.talk(isLeft: false) { session in
            _ = await session.reply(to: AdapterProtocol.hello, within: limits.start)
            return (await script(session, limits), session.otherOutput)
        }
        if let other {
            let breach = "a line that is not a reply: \(AdapterProtocol.quoted(other[...]))"
            note(.silence, breach, log: farewell.log)
        }
        return (result, farewell)
    }

    /// The advice for an adapter that ends although further requests may come.
    private static var persistence: String {
        """
        End only at bye or at the end of the input. If an input causes an error, answer with that error and go on. \
        `\(Program.name) check` names the cases that make the adapter end.
        """
    }

    private mutating func noteFirst(_ question: Question) async throws {
        let (heard, farewell) = try await talk { session, limits in
            let alone = await session.answer(to: Self.run(0, question), within: limits.time)
            guard case .nothing = alone else { return (alone, Dialogue.Heard.nothing) }
            // If no answer has come, it may still come when another request is sent, or when the input is closed.
            let more = await session.answer(to: Self.run(1, question), within: limits.time)
            guard case .nothing = more else { return (alone, more) }
            session.close()
            return (alone, await session.answer(within: limits.grace))
        }
        let what = AdapterProtocol.excerpt(Self.run(0, question).dropLast())
        switch heard {
        case (.line(let line), _):
            note(.flush, nil)
            note(.reply, Self.breach(line, isReplyTo: Self.id(0)), log: farewell.log)
        case (.end, _):
            note(
                .reply, "the adapter \(farewell.words) instead of answering \(what)",
                advice: Self.persistence, log: farewell.log)
        case (.nothing, .line):
            note(
                .flush, "the answer to \(what) came only after another request or the end of the input",
                log: farewell.log)
        default:
            note(.reply, "no answer within \(adapter.limits.time.inWords) to \(what)", log: farewell.log)
        }
    }

    private mutating func notePipelining(_ questions: [Question]) async throws {
        let count = adapter.limits.window
        let batch = (0..<count).map { questions[$0 % min(questions.count, count)] }
        let (heard, farewell) = try await talk { session, limits in
            session.send(Array(batch.enumerated().map { Self.run($0.offset, $0.element) }.joined()))
            var (lines, isOver) = ([[UInt8]](), false)
            while lines.count < count {
                let next = await session.answer(within: limits.time)
                if case .end = next { isOver = true }
                guard case .line(let line) = next else { break }
                lines.append(line)
            }
            session.send(AdapterProtocol.bye)
            return (lines: lines, isOver: isOver, rest: await Self.rest(of: session, limits.grace))
        }
        var open = Set((0..<count).map(Self.id))
        for line in heard.lines {
            do throws(ProtocolError) {
                let id = try AdapterProtocol.reply(line[...]).id
                if open.remove(id) == nil {
                    return note(
                        .pipelining, "two replies have the id \(id), or no request has this id",
                        log: farewell.log)
                }
            } catch {
                return note(.reply, error.sentence, log: farewell.log)
            }
        }
        if heard.isOver, let first = batch.indices.first(where: { open.contains(Self.id($0)) }) {
            let sentence =
                "of \(count) requests sent at once, the adapter answered \(count - open.count) and then "
                + "\(farewell.words); the first without an answer has the input of \(batch[first].golden.id)"
            return note(.pipelining, sentence, advice: Self.persistence, log: farewell.log)
        }
        let missing = "of \(count) requests sent at once, \(open.count) got no answer"
        note(.pipelining, open.isEmpty ? nil : missing, log: farewell.log)
        noteSilence(heard.rest, after: "\(count) answers", farewell.log)
    }

    /// How an exchange breaks a rule.
    private enum Violation: Sendable {
        case sentence(String)
        /// The adapter ended too early; the string says when, and may be empty.
        case end(String)

        func words(_ farewell: AdapterProcess.Farewell) -> String {
            switch self {
            case .sentence(let sentence): sentence
            case .end(let moment): "the adapter \(farewell.words)\(moment)"
            }
        }
    }

    /// Sends an unusual line, and then an ordinary request that the adapter must still answer.
    private mutating func oddity(
        _ line: [UInt8], isAnswered: Bool, then question: Question?
    ) async throws -> (breach: String?, log: String) {
        let (breach, farewell) = try await talk { session, limits -> Violation? in
            session.send(line)
            if isAnswered {
                switch await session.answer(within: limits.time) {
                case .line(let reply):
                    if let breach = Self.breach(reply, isReplyTo: Self.id(0)) { return .sentence(breach) }
                case .nothing: return .sentence("no answer within \(limits.time.inWords)")
                case .end: return .end("")
                }
            }
            guard let question else { return nil }
            var heard = await session.answer(to: Self.run(1, question), within: limits.time)
            // A line that is not a request may be answered with an error whose id is null, as `serve` does.
            if !isAnswered, case .line(let reply) = heard, Self.isRefusal(reply) {
                heard = await session.answer(within: limits.time)
            }
            switch heard {
            case .line(let reply):
                return Self.breach(reply, isReplyTo: Self.id(1)).map {
                    Violation.sentence("the next request was not answered: \($0)")
                }
            case .nothing:
                return .sentence("the next request got no answer within \(limits.time.inWords)")
            case .end: return .end(" before the next request was answered")
            }
        }
        return (breach?.words(farewell), farewell.log)
    }

    /// Returns whether a line of an adapter reports an error without the id of a request.
    private static func isRefusal(_ line: [UInt8]) -> Bool {
        guard let value = try? JSONReader.value(of: line) else { return false }
        return value["id"] == .null && value["error"] != nil
    }

    private mutating func noteStrangers(_ question: Question?) async throws {
        let stranger = Request(subsystem: "no.such", input: .null, readings: [:])
        var oddities: [(what: String, line: [UInt8], isAnswered: Bool)] = [
            ("a run of a subsystem that does not exist", AdapterProtocol.run(Self.id(0), stranger), true)
        ]
        if let request = question?.request {
            let wrong = Request(subsystem: request.subsystem, input: .null, readings: request.readings)
            let what = "a run of \(request.subsystem) with null as its input"
            oddities.append((what, AdapterProtocol.run(Self.id(0), wrong), true))
            oddities.append(("a line that is not JSON", Array("no JSON\n".utf8), false))
        }
        for oddity in oddities {
            let (breach, log) = try await self.oddity(
                oddity.line, isAnswered: oddity.isAnswered, then: question)
            note(.strangers, breach.map { "after \(oddity.what): \($0)" }, log: log)
        }
    }

    private mutating func noteLength(_ question: Question) async throws {
        // If the subsystem does not allow this member, the adapter rejects the input, but must read the whole line.
        let padding = Value.record(("padding", .string(String(repeating: "x", count: 1 << 20))))
        let request = Request(
            subsystem: question.request.subsystem, input: padding, readings: question.request.readings)
        let line = AdapterProtocol.run(Self.id(0), request)
        let (breach, log) = try await oddity(line, isAnswered: true, then: question)
        note(.length, breach.map { "after a line of \(line.count) bytes: \($0)" }, log: log)
    }

    private mutating func noteEncoding(_ questions: [Question]) async throws {
        let texts = questions.filter { question in
            guard case .output(let output) = question.golden.expectation else { return false }
            return !question.isASCII && JSONWriter.bytes(of: output).contains { $0 >= 0x80 }
        }
        guard let question = texts.first ?? questions.first(where: { !$0.isASCII }) else {
            return pass(over: .encoding, "no case of the adapter's subsystems contains non-ASCII text")
        }
        let (heard, farewell) = try await talk { session, limits in
            await session.answer(to: Self.run(0, question), within: limits.time)
        }
        let input = "for the input of \(question.golden.id), which contains non-ASCII text, "
        switch heard {
        case .nothing: note(.encoding, input + "no answer came", log: farewell.log)
        case .end: note(.encoding, input + "the adapter \(farewell.words)", log: farewell.log)
        case .line(let line):
            if let breach = Self.breach(line, isReplyTo: Self.id(0)) {
                return note(
                    .encoding, input + "the answer is not a valid reply: \(breach)", log: farewell.log)
            }
            let text = String(decoding: line, as: UTF8.self)
            note(.encoding, Self.garbled(text, question).map { input + $0 }, log: farewell.log)
        }
    }

    /// Returns evidence in a reply that the adapter read the input's text in another encoding; nil if there is none.
    private static func garbled(_ reply: String, _ question: Question) -> String? {
        if reply.contains("\u{FFFD}") { return "the answer contains U+FFFD: \(reply.prefix(120))" }
        guard case .output(let output) = question.golden.expectation else { return nil }
        let beyond = JSONWriter.text(of: output).unicodeScalars.filter { $0.value >= 0x80 }
        let latin = beyond.map { scalar in
            String(String.UnicodeScalarView(String(scalar).utf8.map { Unicode.Scalar($0) }))
        }
        guard let wrong = latin.first(where: { reply.contains($0) }) else { return nil }
        return "the answer contains \(wrong), which is UTF-8 read as Latin-1: \(reply.prefix(120))"
    }
}
