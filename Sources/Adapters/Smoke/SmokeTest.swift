import Harness

/// The result of testing one rule of the protocol.
public struct RuleResult: Sendable {
    public enum State: String, Sendable {
        case ok, broken
        /// The rule could not be tested, for the reason in `seen`.
        case unasked
    }

    public let rule: ProtocolRule
    public let state: State
    /// The observation, in a sentence; empty if there is nothing to report.
    public let seen: String
    /// How to fix an adapter that breaks the rule in the observed way.
    public let advice: String
}

/// A quick test before a run, which shows which rules of the protocol an adapter follows.
public struct SmokeTest: Sendable {
    public let adapter: Adapter
    /// The hello of the adapter, if it was valid.
    public private(set) var hello: Hello?
    /// The results of all rules, in the order of the rules.
    public private(set) var results: [RuleResult] = []
    /// The end of the standard error of the process that first broke a rule.
    public private(set) var log = ""

    var process: AdapterProcess { AdapterProcess(adapter: adapter) }
    var seen: [String: (state: RuleResult.State, sentence: String, advice: String?)] = [:]

    /// Starts the adapter several times, and tests one rule after another.
    ///
    /// - Parameter cases: The available cases. The test uses only the cases that apply to the adapter's hello, smallest
    ///   input first.
    /// - Throws: `CandidateStartError` if no process of the adapter can be started.
    public init(_ adapter: Adapter, cases: [GoldenCase]) async throws(CandidateStartError) {
        self.adapter = adapter
        do {
            try await greet()
            if let hello { try await ask(Self.questions(cases, hello), hello) }
        } catch {
            throw CandidateStartError(command: adapter.command, sentence: "\(error)")
        }
        results = ProtocolRule.all.map { rule in
            let why = hello == nil ? "there was no valid hello" : "an earlier step failed"
            let (state, sentence, advice) = seen[rule.id] ?? (.unasked, why, nil)
            return RuleResult(rule: rule, state: state, seen: sentence, advice: advice ?? rule.advice)
        }
    }

    public var isGood: Bool { !results.contains { $0.state == .broken } }

    // MARK: Results

    /// Records the result of testing a rule; if `advice` is given, it replaces the rule's own advice, which may not
    /// fit.
    mutating func note(_ rule: ProtocolRule, _ breach: String?, advice: String? = nil, log: String = "") {
        // If the rule was already broken, the first observation is kept, since its cause should be fixed first.
        if seen[rule.id]?.state == .broken { return }
        guard let breach else {
            seen[rule.id] = (.ok, "", nil)
            return
        }
        seen[rule.id] = (.broken, ForeignText.line(breach), advice)
        if self.log.isEmpty { self.log = ForeignText.lines(log) }
    }

    mutating func pass(over rule: ProtocolRule, _ why: String) {
        if seen[rule.id] == nil { seen[rule.id] = (.unasked, why, nil) }
    }

    // MARK: The hello and the end

    private mutating func greet() async throws {
        let limits = adapter.limits
        // The first process must end at bye, and the second at the end of its input.
        let (first, farewell) = try await process.talk { session in
            let heard = await session.reply(to: AdapterProtocol.hello, within: limits.start)
            session.send(AdapterProtocol.bye)
            return (heard, await Self.rest(of: session, limits.grace))
        }
        guard case .line(let line) = first.0 else {
            let why =
                if case .end = first.0 {
                    "the adapter ended before its hello (\(farewell.status.words))"
                } else {
                    "no line came within \(limits.start.inWords)"
                }
            return note(.hello, why, log: farewell.log)
        }
        note(.hello, nil)
        do throws(ProtocolError) {
            hello = try AdapterProtocol.hello(line[...], known: adapter.catalogue.all)
            note(.form, nil)
            note(.names, nil)
        } catch {
            if error.isAboutNames { note(.form, nil) }
            return note(error.isAboutNames ? .names : .form, error.sentence, log: farewell.log)
        }
        noteEnd(farewell, first.1, after: "bye")
        let (second, last) = try await process.talk { session in
            let heard = await session.reply(to: AdapterProtocol.hello, within: limits.start)
            session.close()
            return (heard, await Self.rest(of: session, limits.grace))
        }
        noteEnd(last, second.1, after: "the end of its input")
        guard case .line(let again) = second.0,
            let other = try? AdapterProtocol.hello(again[...], known: adapter.catalogue.all)
        else {
            return note(.constancy, "a second process sent no valid hello", log: last.log)
        }
        let difference = hello.flatMap { $0 == other ? nil : other.difference(from: $0) }
        note(.constancy, difference.map { "two processes differ: \($0)" }, log: last.log)
    }

    /// Returns the lines that arrive until the output ends, or until no further line arrives within the limit.
    static func rest(of session: Dialogue, _ limit: Duration) async -> [[UInt8]] {
        var lines: [[UInt8]] = []
        while case .line(let line) = await session.line(within: limit), lines.count < 1000 {
            lines.append(line)
        }
        return lines
    }

    private mutating func noteEnd(_ farewell: AdapterProcess.Farewell, _ lines: [[UInt8]], after what: String)
    {
        let breach: String? =
            if !farewell.isItsOwn {
                "\(adapter.limits.grace.inWords) after \(what) the adapter was still running"
            } else if !farewell.status.isSuccess {
                "after \(what) the adapter ended with \(farewell.status.words)"
            } else {
                nil
            }
        note(.end, breach, log: farewell.log)
        noteSilence(lines, after: what, farewell.log)
    }

    mutating func noteSilence(_ lines: [[UInt8]], after what: String, _ log: String) {
        let breach = lines.first.map {
            "after \(what) the adapter wrote \(AdapterProtocol.quoted($0[...]))"
        }
        note(.silence, breach, log: log)
    }
}
