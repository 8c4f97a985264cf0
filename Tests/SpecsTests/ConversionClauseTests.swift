import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import VoiceSpecs

/// Tests of CON-1 to CON-5 of voice.conversion: the words of a transcript, the passes, and the removal of tokens.
struct ConversionClauseTests: DictationTests {
    private func expect(
        _ mistake: Mistake, breaks clause: ClauseID, language: String = "en",
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        Examination(hearing: mistake.heard, gives: mistake.given, language: language).expectBroken(
            clause, sourceLocation: sourceLocation)
        Examination(hearing: mistake.heard, gives: mistake.right, language: language)
            .expectHolds(clause, sourceLocation: sourceLocation)
    }

    private let plain = Examination(hearing: "a plus b", gives: "a + b")

    // MARK: CON-1

    @Test(arguments: [
        ("plus\u{A0}minus", "plus\u{A0}minus", "+ -"),
        ("plus\u{2003}minus", "plus\u{2003}minus", "+ -"),
        ("plus\u{200B}minus", "+ -", "plus\u{200B}minus"),
        ("plus\u{FEFF}minus", "+ -", "plus\u{FEFF}minus"),
    ])
    func `separating words at the wrong scalars breaks CON-1`(mistake: Mistake) {
        expect(mistake, breaks: "CON-1")
    }

    @Test func `distinguishing upper and lower case in commands breaks CON-1`() {
        expect(("a NEW line b", "a NEW line b", "a\nb"), breaks: "CON-1")
        expect(("x Undo y", "x Undo y", "y"), breaks: "CON-1", orElse: ["CON-4"])
    }

    @Test func `taking the shortest expression of a command breaks CON-1`() {
        expect(("x cancella tutto", "tutto", ""), breaks: "CON-1", language: "it")
    }

    @Test func `treating 'new line', the expression of a line break, as two words breaks CON-1`() {
        expect(("a new line b", "a new line b", "a\nb"), breaks: "CON-1")
    }

    @Test func `a 'redo' in the code may break CON-1 or CON-3, and a 'clear' in the code may break CON-1`() {
        Examination(hearing: "a redo b", gives: "a redo b").expectSuspected("CON-1", "CON-3")
        Examination(hearing: "a clear b", gives: "a clear b").expectSuspected("CON-1")
    }

    @Test func `rejecting a transcript breaks CON-1`() {
        Examination<Conversion>(.init(transcript: ""), .rejection(Rejection("transcript.empty")))
            .expectBroken("CON-1")
    }

    // MARK: CON-2

    @Test(arguments: [
        ("type my undo value in camel case", "myUndoValue", "value"),
        ("literally undo plus", "undo +", "+"),
        ("type undo in camel case", "undo", "in camel case"),
    ])
    func `passes in the wrong order break CON-2, or perhaps CON-1 or CON-4`(mistake: Mistake) {
        expect(mistake, breaks: "CON-2", orElse: ["CON-1", "CON-4"])
    }

    @Test func `obeying 'clear' before 'undo' breaks CON-2, or perhaps CON-4`() {
        expect(("a new line b clear undo", "a", "a\nb"), breaks: "CON-2", orElse: ["CON-4"])
    }

    @Test func `obeying a 'clear' that a later 'undo' removes may break CON-2 or CON-4`() {
        Examination(hearing: "a b clear undo", gives: "").expectSuspected("CON-2", "CON-4")
    }

    @Test func `CON-2 does not apply if the order of the passes makes no difference`() {
        plain.expectUntouched("CON-2")
    }

    // MARK: CON-3

    @Test func `obeying a 'redo' after another word breaks CON-3`() {
        expect(("a undo b redo c undo", "a b", "b"), breaks: "CON-3")
    }

    @Test func `ignoring a second 'redo' breaks CON-3`() {
        expect(("a b c undo undo redo redo", "a b", "a b c"), breaks: "CON-3")
    }

    @Test func `a 'redo' that seems to cancel two 'undo' commands may break CON-3, CON-4 or CON-11`() {
        Examination(hearing: "a b undo undo redo c", gives: "a b c").expectSuspected(
            "CON-3", "CON-4", "CON-11")
    }

    @Test func `a 'redo' that appears in the code breaks CON-3`() {
        expect(("a undo redo", "a redo", "a"), breaks: "CON-3")
    }

    @Test func `CON-3 does not apply if no 'redo' is spoken`() {
        plain.expectUntouched("CON-3")
    }

    // MARK: CON-4

    @Test(arguments: [
        ("a undo b", "a b", "b"),
        ("a b undo c", "c", "a c"),
        ("a b c undo d", "a d", "a b d"),
        ("a new line undo b", "a\nb", "a b"),
        ("a new line b c undo", "a\n", "a\nb"),
    ])
    func `an 'undo' that removes more or less than one token breaks CON-4`(mistake: Mistake) {
        expect(mistake, breaks: "CON-4")
    }

    @Test func `an 'undo' that removes one word of a line break may break CON-1 or CON-4`() {
        Examination(hearing: "a new line undo b", gives: "a new b").expectSuspected("CON-1", "CON-4")
    }

    @Test func `an initial 'undo' that appears in the code may break CON-1 or CON-4`() {
        Examination(hearing: "undo a", gives: "undo a").expectSuspected("CON-1", "CON-4")
    }

    @Test func `CON-4 does not apply if no 'undo' is spoken`() {
        plain.expectUntouched("CON-4")
    }

    // MARK: CON-5

    @Test(arguments: [
        ("a b clear c", "a c", "c"),
        ("a clear b", "a b", "b"),
        ("a clear b c new line d", "\nd", "b c\nd"),
    ])
    func `a 'clear' that removes only one word, nothing, or later words breaks CON-5`(mistake: Mistake) {
        expect(mistake, breaks: "CON-5")
    }

    @Test func `a 'clear' that removes an earlier line breaks CON-5, or perhaps CON-1`() {
        Examination(hearing: "a new line b clear c", gives: "c").expectSuspected("CON-1", "CON-5")
        // This code contains the second line break, so the program does recognise line breaks.
        expect(("a new line b clear c new line d", "c\nd", "a\nc\nd"), breaks: "CON-5")
    }

    @Test func `removing the line break before the cleared line breaks CON-5`() {
        expect(("a new line b clear c new line d", "a c\nd", "a\nc\nd"), breaks: "CON-5")
    }

    @Test func `CON-5 does not apply if no 'clear' is spoken`() {
        plain.expectUntouched("CON-5")
    }

    // MARK: Properties

    /// Returns the laws whose properties are contradicted by a program that edits the transcript before converting it.
    private func contradicted(
        _ transcript: String, _ edit: @escaping @Sendable (String) -> String
    ) -> [Conversion.Law] {
        let program = Improvised<Conversion> { input, readings throws(Rejection) in
            let edited = Conversion.Input(
                transcript: edit(input.transcript), language: input.language, dictionary: input.dictionary)
            return try Conversion.reference.run(edited, readings: readings)
        }
        return Relations(.init(transcript: transcript), by: program).contradicted
    }

    @Test func `the reference satisfies all properties of CON-1 to CON-5`() {
        for transcript in ["", "a b", "a plus new line literally", "type a stop", "a stop b"] {
            #expect(contradicted(transcript) { $0 }.isEmpty, "\(transcript)")
        }
    }

    @Test func `a program that does not obey a command contradicts a property`() {
        #expect(contradicted("a") { $0.replacing("redo", with: "") }.contains(.redo))
        #expect(contradicted("a") { $0.replacing("undo", with: "") }.contains(.undo))
        #expect(contradicted("a") { $0.replacing("type undo zqx", with: "type undo") }.contains(.order))
        #expect(contradicted("a") { $0.replacing("clear", with: "") }.contains(.clear))
        #expect(contradicted("a") { $0.replacing("type", with: "") }.contains(.type))
        #expect(contradicted("a") { $0.replacing("literally", with: "") }.contains(.literally))
        #expect(contradicted("a") { $0.replacing("plus", with: "") }.contains(.keywords))
        #expect(contradicted("a stop") { $0.replacing("stop zqx", with: "zqx stop") }.contains(.rest))
        #expect(contradicted("a b") { $0.replacing("\u{2003}", with: "-") } == [.whiteSpace])
    }

    @Test func `a rejection, or a space beside a line break, contradicts a property`() {
        #expect(
            Relations<Conversion>(.init(transcript: "a"), .rejection(Rejection("x"))).contradicted == [
                .tokens
            ])
        let output = Conversion.Output(code: "a \nb", ended: false)
        #expect(
            Relations<Conversion>(.init(transcript: "a new line b"), .output(output)).contradicted == [
                .besideBreak
            ])
    }
}
