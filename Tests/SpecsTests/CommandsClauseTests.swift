import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import VoiceSpecs

/// Tests of the clauses CMD-1 to CMD-10 of voice.commands, with hand-written transcripts.
struct CommandsClauseTests {
    private typealias S = Commands

    private func input(
        _ hypotheses: [String], _ lines: [String] = ["a", "b", "c"], language: String = "en"
    ) -> S.Input {
        .init(
            language: language, document: .init(lines: lines), names: ["my_script", "my"],
            hypotheses: hypotheses)
    }

    private func readings(_ replay: CommandsReplay, _ stop: CommandsStop) throws -> Readings {
        try Readings(
            [CommandsReplay.reading.id: replay.rawValue, CommandsStop.reading.id: stop.rawValue],
            known: S.readings)
    }

    private func right(_ hypotheses: [String], _ lines: [String] = ["a", "b", "c"]) throws -> S.SessionOutput
    {
        try #require(S.reference.outcome(of: input(hypotheses, lines)).output?.sessions.first)
    }

    /// Examines the outcome of the reference, with the given parts replaced.
    private func examined(
        _ hypotheses: String..., lines: [String] = ["a", "b", "c"], executed: [S.Execution]? = nil,
        document: S.Document? = nil, phase: S.Phase? = nil, dictation: String? = nil, code: String? = nil,
        effects: [S.Effect]? = nil
    ) throws -> Examination<S> {
        let right = try right(hypotheses, lines)
        return Examination(
            input(hypotheses, lines),
            .output(
                .session(
                    .init(
                        executed: executed ?? right.executed, document: document ?? right.document,
                        phase: phase ?? right.phase, dictation: dictation ?? right.dictation,
                        code: code ?? right.code, effects: effects ?? right.effects))))
    }

    @Test(arguments: [
        ("line twenty one", "21"), ("line twenty-one", "21"), ("line one hundred and two", "100"),
        ("line 003", "3"),
        ("line zero", "0"), ("line nine thousand nine hundred ninety nine", "9999"),
        ("line twelve hundred", "12"),
    ])
    func `a line number is read from digits or from words`(said: String, digits: String) throws {
        #expect(try right([said]).executed.value == [Commands.Execution(0, .line, digits)].value)
        try examined(said).expectHolds("CMD-1")
        try examined(said, executed: [.init(0, .line, "7")]).expectBroken("CMD-1")
    }

    @Test func `numbers are read from digits in both languages, and from Italian words`() {
        for number in stride(from: 0, through: 10_000, by: 7) {
            for language in ["en", "it"] {
                let words = [String(number)]
                #expect(SpokenNumber(words[...], inItalian: language == "it")?.digits == String(number))
            }
        }
        for word in [
            "ventitré", "ventitre", "centuno", "centouno", "centotto", "centootto", "duemilatré",
            "millecento",
        ] {
            #expect(SpokenNumber([word][...], inItalian: true) != nil, "\(word)")
        }
        for word in ["tré", "un", "una", "ventuno1", "ventitrè", "cent", "milleuno2", ""] {
            #expect(SpokenNumber([word][...], inItalian: true) == nil, "\(word)")
        }
    }

    @Test func `a command that has run does not run again when a later transcript contains it`() throws {
        try examined("copy", "copy paste").expectHolds("CMD-2")
        try examined("copy", "copy paste", executed: [.init(0, .copy), .init(1, .copy), .init(1, .paste)])
            .expectBroken("CMD-2")
        try examined("copy", "", "copy", executed: [.init(0, .copy), .init(2, .copy)]).expectBroken("CMD-2")
    }

    @Test func `a command is read together with its argument`() throws {
        try examined("open my script", executed: [.init(0, .open, "my")]).expectBroken("CMD-3")
        try examined("rename a okay okay", executed: [.init(0, .rename, "a okay")]).expectBroken("CMD-3")
        try examined("rename okay", effects: []).expectBroken("CMD-3")
    }

    @Test func `commands change the lines, the cursor and the clipboard`() throws {
        try examined("line 9", effects: []).expectBroken("CMD-4")
        try examined("line 2", document: .init(lines: ["a", "b", "c"], cursor: 3)).expectBroken("CMD-4")
        try examined("cut", document: .init(lines: ["b", "c"], cursor: 1)).expectBroken("CMD-5")
        try examined("cut", lines: [], effects: []).expectBroken("CMD-5")
        try examined("paste", effects: []).expectBroken("CMD-6")
        try examined("read", effects: [.init(0, .spoken, "b")]).expectBroken("CMD-7")
        try examined("run", effects: [.init(0, .run, "a\nb\nc\n")]).expectBroken("CMD-7")
    }

    @Test func `'write' begins a dictation whose code is inserted, and 'stop' ends the session`() throws {
        try examined("write x", code: "y").expectBroken("CMD-8")
        try examined("write x", dictation: "y").expectBroken("CMD-8")
        try examined("write x", document: .init(lines: ["x", "a", "b", "c"])).expectBroken("CMD-8")
        try examined("write stop", phase: .control).expectBroken("CMD-9")
        try examined("stop", "stop copy", executed: [.init(0, .stop), .init(1, .copy)]).expectBroken("CMD-9")
        try examined("write copy", executed: [.init(0, .write), .init(0, .copy)]).expectBroken("CMD-8")
    }

    private func sessions(_ outputs: S.SessionOutput...) -> Examination<S> {
        let second = S.Document(lines: ["z"])
        return Examination(
            .init(
                document: .init(lines: ["a"]),
                sessions: [.init(["copy stop"]), .init(["paste"], document: second)]),
            .output(.sessions(outputs)))
    }

    @Test
    func `a session begins in the control phase, with its own document or the previous session's document`() {
        let first = S.SessionOutput(
            executed: [.init(0, .copy), .init(0, .stop)],
            document: .init(lines: ["a"], clipboard: "a"), phase: .closed, effects: [])
        let second = S.SessionOutput(
            executed: [.init(0, .paste)], document: .init(lines: ["z"]), phase: .control,
            effects: [.init(0, .message, "clipboard.empty")])
        sessions(first, second).expectHolds("CMD-10")
        sessions(first).expectBroken("CMD-10")
        let unread = S.SessionOutput(
            executed: [], document: .init(lines: ["z"]), phase: .control, effects: [])
        sessions(first, unread).expectBroken("CMD-10")
        let unedited = S.SessionOutput(
            executed: [.init(0, .paste)], document: .init(lines: ["a", "a"], cursor: 2, clipboard: "a"),
            phase: .control, effects: [])
        sessions(first, unedited).expectBroken("CMD-10")
    }

    @Test func `under the option 'index', words that were already read are not read again`() throws {
        let readings = try readings(.index, .closes)
        for (heard, runs) in [
            (["open x", "foo", "foo copy"], 0), (["copy line", "copy", "copy line two"], 2),
        ] {
            let output = try S.reference.run(input(heard), readings: readings).sessions[0]
            #expect(output.executed.count == runs, "\(heard)")
        }
    }

    @Test func `commands that are skipped before a 'stop' count as commands that have run`() throws {
        let said = ["write x", "cut copy stop read", "cut copy stop read"]
        let readings = try readings(.count, .toControl)
        let outcome = S.reference.outcome(of: input(said), readings: readings)
        #expect(outcome.output?.sessions[0].executed.map(\.command) == [.write, .stop, .read])
        Examination<S>(input(said), outcome, readings).expectHolds("CMD-8")
    }

    // MARK: Properties

    @Test func `the reference satisfies all properties of voice.commands`() {
        for said in [["copy", "copy paste"], ["stop", "stop copy"], ["write x stop"], ["line 9"]] {
            #expect(Relations(input(said), by: S.reference).contradicted.isEmpty, "\(said)")
        }
    }

    @Test func `a program that runs a command again for a later transcript contradicts a property`() {
        let program = Improvised<S> { input, readings throws(Rejection) in
            let right = try S.reference.run(input, readings: readings).sessions[0]
            let again = input.hypotheses.count > 1 ? right.executed : []
            return .session(
                S.SessionOutput(
                    executed: right.executed + again, document: right.document, phase: right.phase,
                    effects: right.effects))
        }
        #expect(Relations(input(["copy"]), by: program).contradicted == [.ignored])
    }

    @Test func `a rejection contradicts a property, and so does a command after the end of a session`() {
        #expect(
            Relations<S>(input([""]), .rejection(Rejection("x"))).contradicted == [.oneByOne])
        let output = S.SessionOutput(
            executed: [.init(0, .stop), .init(0, .copy)], document: .init(lines: ["a"]), phase: .closed,
            effects: [])
        #expect(
            Relations<S>(input(["stop copy"]), .output(.session(output))).contradicted == [.nothingAfter])
    }
}
