import Catalogue
import JSON
import Reference
import Specification
import Synchronization
import Testing

/// Tests of CON-6 to CON-11 of voice.conversion: protected stretches, keywords, the end, and the assembly of code.
struct ConversionCodeClauseTests: DictationTests {
    private func expect(
        _ mistake: Mistake, breaks clause: ClauseID, by readings: Readings = .standard,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        Examination(hearing: mistake.heard, gives: mistake.given, by: readings).expectBroken(
            clause, sourceLocation: sourceLocation)
        Examination(hearing: mistake.heard, gives: mistake.right, by: readings)
            .expectHolds(clause, sourceLocation: sourceLocation)
    }

    private let plain = Examination(hearing: "a plus b", gives: "a + b")
    private let drop = Readings.standard.with(UnterminatedType.drop)
    private let tight = Readings.standard.with(Assembly.tight)

    // MARK: CON-6

    @Test(arguments: [
        ("type my stop value in camel case", "myValue", "myStopValue"),
        ("type plus stop in title case", "Plus", "Plus Stop"),
        ("a type in camel case b", "a  b", "a b"),
        ("is type in camel case equal to", "==", "is equal to"),
    ])
    func `dropping a command in a stretch, or mishandling an empty stretch, breaks CON-6`(mistake: Mistake) {
        expect(mistake, breaks: "CON-6")
    }

    @Test func `ending a stretch at its second notation, not its first, breaks CON-6, or perhaps CON-1`() {
        expect(
            ("type a in camel case b in upper case", "A IN CAMEL CASE B", "a b in upper case"),
            breaks: "CON-6", orElse: ["CON-1"])
        expect(
            (
                "type my value literally plus in camel case", "myValueLiterallyPlus",
                "my value + in camel case"
            ),
            breaks: "CON-6", orElse: ["CON-1"])
    }

    @Test func `a stretch that crosses the end of a line breaks CON-6, or perhaps CON-7`() {
        expect(
            (
                "a new line type my value new line in camel case", "a\nmyValueNewLine",
                "a\nmy value\nin camel case"
            ), breaks: "CON-6", orElse: ["CON-7"])
    }

    @Test func `dropping the words after a 'type' without a notation breaks CON-6`() {
        expect(("type my plus new line b", "\nb", "my plus\nb"), breaks: "CON-6")
    }

    @Test func `converting the words after a 'type' without a notation may break CON-2, CON-6 or CON-11`() {
        Examination(hearing: "type my plus new line b", gives: "my +\nb")
            .expectSuspected("CON-2", "CON-6", "CON-11")
    }

    @Test func `under the option 'drop', keeping the words after a 'type' without a notation breaks CON-6`() {
        expect(("type my plus new line b", "my plus\nb", "\nb"), breaks: "CON-6", by: drop)
    }

    @Test func `converting the protected words of a stretch breaks CON-6`() {
        expect(("type plus minus in pascal case", "+ -", "PlusMinus"), breaks: "CON-6")
        // An earlier or a later pass may have converted the only word of a stretch to a keyword, so several clauses may
        // be broken.
        Examination(hearing: "type plus in kebab case minus", gives: "+ -")
            .expectSuspected("CON-2", "CON-6", "CON-11")
    }

    @Test func `CON-6 does not apply if no 'type' is spoken`() {
        plain.expectUntouched("CON-6")
    }

    @Test func `writing a command as words may break CON-1, and writing a keyword as words may break CON-8`()
    {
        Examination(hearing: "type a type b in title case", gives: "type a B").expectSuspected("CON-1")
        Examination(hearing: "literally plus minus new line minus", gives: "plus minus\n-")
            .expectSuspected("CON-8")
    }

    // MARK: CON-7

    @Test(arguments: [
        ("a literally new line b", "a\nb", "a new line b"),
        ("literally literally plus", "+", "literally +"),
        ("literally literally a", "a", "literally a"),
    ])
    func `a 'literally' that vanishes without protecting the next token breaks CON-7`(mistake: Mistake) {
        expect(mistake, breaks: "CON-7")
    }

    @Test func `a 'literally' that appears in the code before a stretch breaks CON-7, or perhaps CON-1`() {
        expect(
            ("literally type plus in upper case", "literally PLUS", "PLUS"), breaks: "CON-7",
            orElse: ["CON-1"])
    }

    @Test(arguments: [
        ("a in camel case b", "a b", "a in camel case b"),
        ("value in upper case", "VALUE", "value in upper case"),
        ("plus in camel case", "plus", "+ in camel case"),
    ])
    func `a notation without a 'type' breaks CON-7 if it vanishes or is applied`(mistake: Mistake) {
        expect(mistake, breaks: "CON-7")
    }

    @Test func `a final 'literally' that appears in the code may break CON-1 or CON-7`() {
        Examination(hearing: "a literally", gives: "a literally").expectSuspected("CON-1", "CON-7")
    }

    @Test func `ignoring a 'literally' may break CON-2, CON-7 or CON-11`() {
        Examination(hearing: "literally plus", gives: "+")
            .expectSuspected("CON-2", "CON-7", "CON-11")
        // Here neither the order of the passes nor a later pass makes a difference, so the Literally pass is at fault.
        expect(("literally literally plus", "+", "literally +"), breaks: "CON-7")
    }

    @Test func `CON-7 does not apply if neither 'literally' nor a notation is spoken`() {
        plain.expectUntouched("CON-7")
    }

    // MARK: CON-8

    @Test(arguments: [
        ("a less than or equal to b", "a < || equal to b", "a <= b"),
        ("PLUS Value", "PLUS Value", "+ Value"),
        ("PLUS Value", "+ value", "+ Value"),
        ("is equal to", "is equal to", "=="),
        ("a plus b", "a plus b", "a + b"),
    ])
    func
        `a shorter keyword, a missed keyword, a case-sensitive match or a lower-cased word breaks CON-8`(
            mistake: Mistake
        )
    {
        expect(mistake, breaks: "CON-8")
    }

    @Test func `using the keywords of another language breaks CON-8`() {
        Examination(hearing: "più a", gives: "più a", language: "it").expectBroken("CON-8")
    }

    @Test func `ignoring the dictionary of the input breaks CON-8`() {
        let dictionary = Vocabulary(
            keywords: [.init(keyword: "BAR", expressions: ["foo"])], commands: [], notations: [])
        Examination(hearing: "foo plus", gives: "foo +", dictionary: dictionary)
            .expectBroken("CON-8")
        Examination(hearing: "foo plus", gives: "BAR plus", dictionary: dictionary).expectHolds("CON-8")
    }

    @Test func `finding an expression that includes a protected word may break CON-7 or CON-8`() {
        Examination(hearing: "is literally equal to", gives: "==")
            .expectSuspected("CON-7", "CON-8")
    }

    @Test func `CON-8 does not apply to an empty transcript`() {
        Examination(hearing: "", gives: "").expectUntouched("CON-8")
    }

    // MARK: CON-9

    @Test func `leaving 'ended' false after a 'stop' breaks CON-9`() {
        Examination(hearing: "a stop b", gives: "a").expectBroken("CON-9")
        Examination(hearing: "a stop b", gives: "a", ended: true).expectHolds("CON-9")
    }

    @Test(arguments: ["a b", "a stop"])
    func `keeping a 'stop' or the words after it in the code breaks CON-9`(code: String) {
        Examination(hearing: "a stop b", gives: code, ended: true)
            .expectBroken("CON-9")
    }

    @Test func `treating a 'stop' as a plain word may break CON-1`() {
        Examination(hearing: "a stop b", gives: "a stop b").expectSuspected("CON-1")
    }

    @Test func `ending the phase at a 'stop' that an 'undo' removes may break CON-4 or CON-11`() {
        Examination(hearing: "a stop undo b", gives: "a", ended: true)
            .expectSuspected("CON-4", "CON-11")
    }

    @Test func `ending the phase at a 'stop' inside a protected stretch breaks CON-9`() {
        Examination(hearing: "type a stop b in title case c in title case", gives: "", ended: true)
            .expectBroken("CON-9")
    }

    @Test func `writing spaces between the parts of a long keyword breaks CON-8`() {
        let heard =
            "a plus equals b minus equals c times equals d slash equals e percent equals f triple equals g"
        expect(
            (heard, "a + = b - = c * = d / = e % = f === g", "a += b -= c *= d /= e %= f === g"),
            breaks: "CON-8")
    }

    // MARK: CON-10

    @Test(arguments: [
        ("a new line b", "a \n b", "a\nb"), ("a plus b", "a+b", "a + b"), ("a plus b", "a + b ", "a + b"),
    ])
    func `writing spaces in the wrong places breaks CON-10`(mistake: Mistake) {
        expect(mistake, breaks: "CON-10")
    }

    @Test func `under the option 'spaced', omitting spaces beside brackets breaks CON-10`() {
        expect(
            ("print open parenthesis a close parenthesis", "print(a)", "print ( a )"), breaks: "CON-10",
            by: Readings.standard.with(Assembly.spaced))
    }

    @Test(arguments: [
        ("return minus x", "return - x", "return -x"), ("x minus y", "x -y", "x - y"),
        ("self minus x", "self -x", "self - x"), ("x exclamation mark", "x !", "x!"),
        ("a question mark b colon c", "a? b: c", "a ? b : c"),
        ("x question mark dot a", "x ? .a", "x?.a"),
        ("a question mark f open parenthesis x colon 1", "a ? f(x : 1", "a ? f(x: 1"),
    ])
    func `code that Swift's parser rejects because of its spaces breaks CON-10`(mistake: Mistake) {
        expect(mistake, breaks: "CON-10", by: Readings.standard.with(Assembly.swift))
    }

    @Test(arguments: [
        ("print open parenthesis a close parenthesis", "print ( a )", "print(a)"),
        ("print open parenthesis a close parenthesis", "print (a)", "print(a)"),
        ("print open parenthesis a close parenthesis", "print( a)", "print(a)"),
        ("print open parenthesis a close parenthesis", "print(a )", "print(a)"),
        ("plus open parenthesis a close parenthesis", "+(a)", "+ (a)"),
    ])
    func `under the option 'tight', writing spaces in the wrong places breaks CON-10`(mistake: Mistake) {
        expect(mistake, breaks: "CON-10", by: tight)
    }

    @Test func `writing two line breaks as one breaks CON-10`() {
        expect(("a new line new line b", "a\nb", "a\n\nb"), breaks: "CON-10")
    }

    @Test func `CON-10 does not apply to an empty transcript`() {
        Examination(hearing: "", gives: "").expectUntouched("CON-10")
    }

    // MARK: CON-11

    @Test func `converting protected words in a later pass breaks CON-11`() {
        expect(("type is equal to plus literally", "is equal to +", "is equal to plus"), breaks: "CON-11")
    }

    @Test func `the reference satisfies CON-11 for a stretch in string notation`() {
        Examination(.init(transcript: "type a plus b in string case"), by: Conversion.reference).expectHolds(
            "CON-11")
    }

    @Test func `a program that keeps the code of an earlier, longer transcript breaks CON-11`() {
        Examination(.init(transcript: "a plus b"), by: Remembering())
            .expectBroken("CON-11")
        #expect(Relations(.init(transcript: "a plus b"), by: Remembering()).contradicted.contains(.anew))
    }

    /// A program that returns the code of the longest transcript so far, as if words were missing from shorter
    /// transcripts.
    private final class Remembering: Implementation {
        typealias Subsystem = Conversion

        private let longest = Mutex((count: 0, output: Conversion.Output(code: "", ended: false)))

        func run(_ input: Conversion.Input, readings: Readings) throws(Rejection) -> Conversion.Output {
            let count = input.transcript.count
            let output = try Conversion.reference.run(input, readings: readings)
            return longest.withLock { longest in
                if count > longest.count { longest = (count, output) }
                return longest.output
            }
        }
    }
}
