import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import SharedSpecs
@testable import VoiceSpecs

/// Tests of the clauses DOC-1 to DOC-4 of voice.documents, with hand-written events and every small sequence.
struct DocumentsClauseTests {
    private typealias S = Documents

    private static func readings(_ rename: DocumentsRename, _ ask: DocumentsAsk) throws -> Readings {
        try Readings(
            [DocumentsRename.reading.id: rename.rawValue, DocumentsAsk.reading.id: ask.rawValue],
            known: S.readings)
    }

    private func states(
        _ events: [S.Event], _ stored: TextMap = TextMap(), _ readings: Readings = .standard
    ) throws -> [S.Shown] {
        try #require(
            S.reference.outcome(of: .init(stored: stored, events: events), readings: readings).output?.states)
    }

    /// Examines the states of the reference, with `last` in place of the last state.
    private func examined(
        _ events: S.Event..., stored: TextMap = TextMap(), last: S.Shown? = nil,
        _ rename: DocumentsRename = .stores, _ ask: DocumentsAsk = .unsaved
    ) throws -> Examination<S> {
        let readings = try Self.readings(rename, ask)
        let states = try states(events, stored, readings)
        let changed = states.dropLast() + [last ?? states.last].compactMap { $0 }
        return Examination(.init(stored: stored, events: events), .output(.init(Array(changed))), readings)
    }

    private let a = TextMap([.init("a", "x")])

    // MARK: DOC-1

    @Test func `saving a document without a name is refused`() throws {
        try examined(.save, last: .init(message: .required)).expectHolds("DOC-1")
        try examined(.save, last: .init()).expectBroken("DOC-1")
        try examined(.save, .list, last: .init(message: .required)).expectBroken("DOC-1")
        try examined(.edit("x"), .save, last: .init(name: "untitled", text: "x", names: ["untitled"]))
            .expectBroken("DOC-1")
    }

    @Test func `the reading decides whether a rename stores the document or only gives it a name`() throws {
        let (stored, named) = (
            S.Shown(name: "my_script", text: "x", names: ["my_script"]),
            S.Shown(name: "my_script", text: "x", dirty: true)
        )
        let words = S.Event.rename(["My", "SCRIPT"])
        try examined(.edit("x"), words, last: stored).expectHolds("DOC-1")
        try examined(.edit("x"), words, last: named).expectBroken("DOC-1")
        try examined(.edit("x"), words, last: named, .nameOnly).expectHolds("DOC-1")
        try examined(.edit("x"), words, last: stored, .nameOnly).expectBroken("DOC-1")
        try examined(.edit("x"), words, last: .init(name: "My_SCRIPT", text: "x", names: ["My_SCRIPT"]))
            .expectBroken("DOC-1")
        try examined(
            .open("a"), .rename(["b"]), stored: a, last: .init(name: "b", text: "x", names: ["a", "b"])
        )
        .expectBroken("DOC-1")
    }

    @Test func `a document is dirty if its text differs from the stored text`() throws {
        try examined(.edit(""), last: .init(dirty: true)).expectBroken("DOC-1")
        try examined(.open("a"), .edit("y"), stored: a, last: .init(name: "a", text: "y", names: ["a"]))
            .expectBroken("DOC-1")
        try examined(.rename(["a"]), last: .init(name: "a", dirty: true), .nameOnly).expectHolds("DOC-1")
        try examined(.rename(["a"]), last: .init(name: "a"), .nameOnly).expectBroken("DOC-1")
    }

    // MARK: DOC-2

    @Test func `a prompt appears before unsaved changes are lost`() throws {
        let asked = S.Shown(text: "x", dirty: true, prompt: .unsaved)
        try examined(.edit("x"), .new, last: asked).expectHolds("DOC-2")
        try examined(.edit("x"), .new, last: .init()).expectBroken("DOC-2")
        try examined(.edit("x"), .new, .edit("y"), last: asked).expectHolds("DOC-2")
        try examined(
            .edit("x"), .new, .edit("y"), last: .init(text: "y", dirty: true, prompt: .unsaved)
        ).expectBroken("DOC-2")
        try examined(.edit("x"), .new, .cancel, last: .init()).expectBroken("DOC-2")
        try examined(.edit("x"), .new, .confirm, last: .init()).expectHolds("DOC-2")
        try examined(.edit("x"), .new, .confirm, last: .init(text: "x", dirty: true))
            .expectBroken("DOC-2")
        try examined(.edit("x"), .open("a"), stored: a, last: .init(name: "a", text: "x", names: ["a"]))
            .expectBroken("DOC-2")
    }

    @Test func `under the option 'always', a prompt appears even if there are no changes`() throws {
        try examined(.new, last: .init()).expectHolds("DOC-2")
        try examined(.new, last: .init(prompt: .unsaved)).expectBroken("DOC-2")
        try examined(.new, last: .init(prompt: .unsaved), .stores, .always).expectHolds("DOC-2")
        try examined(.new, last: .init(), .stores, .always).expectBroken("DOC-2")
    }

    @Test func `if the user cancels a 'new', nothing changes`() {
        let program = Improvised<S> { input, readings in
            let right = S.reference.outcome(of: input, readings: readings).output?.states ?? []
            let isCancelled = input.events.prefix(2) == [.new, .cancel]
            return .init(right.map { isCancelled ? .init(text: "lost", names: $0.names) : $0 })
        }
        #expect(Examination(.init(events: [.list]), by: program).broken.contains("DOC-2"))
        Examination(.init(events: [.list]), by: S.reference).expectHolds("DOC-2")
    }

    // MARK: DOC-3

    @Test(arguments: [
        [], [""], [".."], ["a/b"], ["a b"], ["e\u{301}"], ["İzmir"], ["½"], ["Ⅷ"], ["a.swift"], ["\u{10D4A}"],
        [String(repeating: "a", count: 65)], ["a", String(repeating: "b", count: 63)],
    ])
    func `empty names, long names and names with forbidden scalars are invalid`(words: [String]) throws {
        try examined(.rename(words), last: .init(message: .invalid)).expectHolds("DOC-3")
        let name = words.map(FullCaseMapping.lowercase).joined(separator: "_")
        try examined(.rename(words), last: .init(name: name, names: [name]))
            .expectBroken("DOC-3")
    }

    @Test(arguments: [["é"], ["ΣΑΣ"], ["३"], ["-"], ["_"], [String(repeating: "a", count: 64)], ["漢", "字"]])
    func `names that consist of letters, digits, underscores and hyphens are valid`(words: [String]) throws {
        let name = words.map { $0 == "ΣΑΣ" ? "σας" : $0 }.joined(separator: "_")
        try examined(.rename(words), last: .init(name: name, names: [name])).expectHolds("DOC-3")
        try examined(.rename(words), last: .init(message: .invalid)).expectBroken("DOC-3")
    }

    @Test
    func `a rename to a taken name is refused, and a rename to the document's own name changes nothing`()
        throws
    {
        try examined(.rename(["a"]), stored: a, last: .init(message: .taken, names: ["a"])).expectHolds(
            "DOC-3")
        try examined(.rename(["a"]), stored: a, last: .init(name: "a", names: ["a"]))
            .expectBroken("DOC-3")
        try examined(
            .open("a"), .edit("y"), .rename(["A"]), stored: a,
            last: .init(name: "a", text: "y", dirty: true, names: ["a"])
        ).expectHolds("DOC-3")
        try examined(
            .open("a"), .edit("y"), .rename(["a"]), stored: a, last: .init(name: "a", text: "y", names: ["a"])
        ).expectBroken("DOC-1")
    }

    // MARK: DOC-4

    @Test func `documents are listed, opened and deleted by their names`() throws {
        try examined(.open("a"), stored: a, last: .init(name: "a", text: "x", names: ["a"])).expectHolds(
            "DOC-4")
        try examined(.open("a"), stored: a, last: .init(name: "a", text: "x\n", names: ["a"]))
            .expectBroken("DOC-4")
        try examined(.open("b"), stored: a, last: .init(names: ["a"])).expectBroken("DOC-4")
        try examined(.open("a"), .delete("a"), stored: a, last: .init(text: "x", dirty: true)).expectHolds(
            "DOC-4")
        try examined(.open("a"), .delete("a"), stored: a, last: .init()).expectBroken("DOC-4")
        try examined(.edit("x"), .open("b"), last: .init(text: "x", dirty: true, message: .unknown))
            .expectHolds("DOC-4")
        let two = TextMap([.init("a", ""), .init("B", "")])
        try examined(.list, stored: two, last: .init(names: ["B", "a"])).expectHolds("DOC-4")
        try examined(.list, stored: two, last: .init(names: ["a", "B"])).expectBroken("DOC-4")
    }

    @Test func `saved text is unchanged, byte for byte, when it is opened again`() {
        let program = Improvised<S> { input, readings in
            let right = S.reference.outcome(of: input, readings: readings).output?.states ?? []
            guard let last = right.last, input.events.count > 4 else { return .init(right) }
            let text = last.text.replacing("\r\n", with: "\n")
            return .init(right.dropLast() + [.init(name: last.name, text: text, names: last.names)])
        }
        Examination(.init(events: [.list]), by: program).expectBroken("DOC-4")
        Examination(.init(events: [.list]), by: S.reference).expectHolds("DOC-4")
    }

    @Test func `a missing state or a rejection breaks DOC-4`() {
        Examination<S>(.init(events: [.list]), .output(.init([]))).expectBroken("DOC-4")
        Examination<S>(.init(events: []), .output(.init([]))).expectHolds("DOC-4")
        Examination<S>(.init(events: []), .rejection(Rejection("name.unknown")))
            .expectBroken("DOC-4")
    }

    // MARK: Properties without the derivation

    @Test func `the properties suffice to reveal a state that contradicts itself`() {
        func contradicted(_ events: S.Event..., states: S.Shown...) -> [S.Law] {
            Relations<S>(.init(events: events), .output(.init(states))).contradicted
        }
        #expect(contradicted(.save, states: .init(dirty: true)).contains(.dirtyUnnamed))
        #expect(
            contradicted(.rename(["a", "..", "b"]), states: .init(name: "../b")).contains(.saveNeedsName))
        #expect(contradicted(.list, states: .init(names: ["b", "a"])).contains(.sorted))
        #expect(contradicted(.list, states: .init(names: ["a", "a"])).contains(.sorted))
        #expect(contradicted(.list).contains(.states))
        let asked = S.Shown(text: "x", dirty: true, prompt: .unsaved)
        let edited = S.Shown(text: "y", dirty: true, prompt: .unsaved)
        #expect(contradicted(.new, .edit("y"), states: asked, edited).contains(.ignored))
        let text = S.Shown(text: "x", dirty: true)
        #expect(contradicted(.edit("x"), .new, .confirm, states: text, asked, .init()).isEmpty)
    }

    @Test(arguments: [(DocumentsRename.stores, DocumentsAsk.unsaved), (.nameOnly, .always)])
    func `the probes reveal an effect of a cancelled 'new', and the loss of stored text`(
        rename: DocumentsRename, ask: DocumentsAsk
    ) throws {
        let readings = try Self.readings(rename, ask)
        let counting = Improvised<S> { input, _ in
            .init(
                input.events.indices.map { index in
                    .init(name: "n\(input.events[...index].count { $0 == .new })")
                })
        }
        #expect(Relations(.init(events: [.list]), by: counting, readings).contradicted.contains(.cancelled))
        let trimming = Improvised<S> { input, readings in
            let right = S.reference.outcome(of: input, readings: readings).output?.states ?? []
            guard let last = right.last, last.name != nil else { return .init(right) }
            return .init(right.dropLast() + [.init(name: last.name, text: "", names: last.names)])
        }
        #expect(Relations(.init(events: [.list]), by: trimming, readings).contradicted.contains(.byteForByte))
        #expect(Relations(.init(events: [.list]), by: S.reference, readings).contradicted.isEmpty)
    }

    @Test(arguments: [
        #"{"kind":"close"}"#, #"{"kind":"save","name":"a"}"#, #"{"kind":"rename","name":"a"}"#,
        #"{"kind":"rename","words":"a"}"#, #"{"kind":"open"}"#, #""save""#,
    ])
    func `an event must have a kind, and exactly the members that belong to this kind`(text: String) {
        #expect(throws: Misfit.self) { try S.Event(JSONReader.value(of: text)) }
    }

    // MARK: Every small sequence, and generated inputs

    private static let events: [S.Event] = [
        .edit("y"), .save, .rename(["a"]), .rename(["b"]), .new, .confirm, .cancel, .open("a"), .delete("a"),
        .list,
    ]

    @Test(arguments: [DocumentsRename.stores, .nameOnly], [DocumentsAsk.unsaved, .always])
    func `the reference satisfies every clause on every sequence of up to four events`(
        rename: DocumentsRename, ask: DocumentsAsk
    ) throws {
        let readings = try Self.readings(rename, ask)
        var count = 0
        SmallSequences(of: Self.events, upTo: 4).visit { events in
            count += 1
            let input = S.Input(stored: TextMap([.init("a", "x")]), events: events)
            let trial = Trial<S>(
                input: input, outcome: S.reference.outcome(of: input, readings: readings), readings: readings)
            S.expectKept(by: trial)
        }
        #expect(count > 11_000, "\(count)")
    }

    @Test func `generated inputs cause every message and the prompt`() {
        let shown = GeneratorExamination<S>().inputs.flatMap {
            S.reference.outcome(of: $0).output?.states ?? []
        }
        for message in S.Message.allCases {
            #expect(shown.count { $0.message == message } >= 12, "\(message)")
        }
        #expect(shown.count { $0.prompt != nil } >= 50)
    }
}
