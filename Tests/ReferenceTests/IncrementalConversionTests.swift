import Catalogue
import Corpus
import Harness
import Reference
import Specification
import TestSupport
import Testing

/// Tests incremental conversion against conversion from scratch.
struct IncrementalConversionTests {
    /// Converts transcripts one after the other, and expects the output of the reference each time.
    private static func hear(_ transcripts: [String], as input: Conversion.Input, _ readings: Readings) throws
    {
        var conversion = IncrementalConversion(input, readings: readings)
        var code: [UInt8] = []
        for transcript in transcripts {
            let change = conversion.hear(transcript)
            code = Array(code.prefix(change.kept)) + Array(change.added.utf8)
            let whole = Conversion.Input(
                transcript: transcript, language: input.language, dictionary: input.dictionary)
            let expected = try Conversion.reference.run(whole, readings: readings)
            let output = conversion.output
            let isSame = output.code.utf8.elementsEqual(expected.code.utf8) && output.ended == expected.ended
            #expect(
                isSame, "\(transcripts) at \(transcript), \(readings.declarations): got \(output.code)")
            #expect(code.elementsEqual(expected.code.utf8), "wrong changes reported for \(transcripts)")
            if !isSame { return }
        }
    }

    @Test
    func
        `incremental conversion is correct if the transcripts of the corpus grow word by word and shrink again`()
        throws
    {
        for given in try Corpus.bundled.cases(of: Conversion.id) {
            guard let input = try? Conversion.Input(given.input) else { continue }
            let readings = try Readings(given.readings, known: Conversion.readings)
            let words = input.transcript.spokenWords
            let growing = (0...words.count).map { words.prefix($0).joined(separator: " ") }
            let shrinking = growing.reversed().enumerated().filter { $0.offset.isMultiple(of: 3) }.map(
                \.element)
            try Self.hear(growing + [input.transcript] + shrinking, as: input, readings)
        }
    }

    @Test
    func
        `incremental conversion is correct under random readings if transcripts grow, shrink and change`()
        throws
    {
        let readings = Conversion.readingCombinations
        for number in 0..<300 {
            var entropy = Entropy(seed: 11, for: "incremental conversion", number: number)
            let input = Conversion.generate(from: &entropy)
            let other = Conversion.generate(from: &entropy).transcript
            var transcripts: [String] = []
            for _ in 0..<8 {
                var scalars = Array((entropy.once(in: 5) ? other : input.transcript).unicodeScalars)
                scalars.removeLast(entropy.integer(in: 0...scalars.count))
                var words = String(String.UnicodeScalarView(scalars)).spokenWords
                if !words.isEmpty, entropy.once(in: 3) {
                    words[entropy.integer(in: 0...words.count - 1)] = entropy.one(
                        of: ["undo", "redo", "clear", "stop", "type", "literally", "new line", "foo"])
                }
                transcripts.append(
                    words.joined(separator: entropy.one(of: [" ", "  ", "\u{2003}", "\u{A0}"])))
            }
            try Self.hear(
                transcripts + [input.transcript], as: input, entropy.one(of: readings))
        }
    }

    @Test func `if a word is added, only the changes that the word causes are reported`() {
        var conversion = IncrementalConversion(Conversion.Input(transcript: ""), readings: .standard)
        let before = Array(repeating: "variable x equals three new line", count: 200).joined(separator: " ")
        conversion.hear(before)
        let length = conversion.output.code.utf8.count
        let change = conversion.hear(before + " print")
        #expect(change.added.utf8.count < 40)
        #expect(change.kept > length - 40)
        #expect(change.added.hasSuffix("print"))
    }
}
