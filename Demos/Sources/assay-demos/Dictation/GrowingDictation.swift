import Catalogue
import Kit
import Reference
import Specification

/// Converts a dictation again after each word, both from scratch and incrementally, to compare the times.
struct GrowingDictation {
    private let most: Int
    private let format: TableFormat
    private let words: [String]
    /// The number of words that are added, one at a time, to a dictation of each length.
    private static let steps = 32

    init(words most: Int, _ format: TableFormat) {
        self.most = most
        self.format = format
        var entropy = Entropy(seed: 1, for: Conversion.id.rawValue, number: 0)
        var words: [String] = []
        while words.count < most + GrowingDictation.steps {
            words += entropy.one(of: GrowingDictation.phrases).spokenWords
        }
        self.words = words
    }

    /// Prints the time that one more word takes, for longer and longer dictations.
    func compare() throws {
        var table = ResultTable("words", "from scratch us", "incremental us", "ratio", "incremental words/s")
        var length = 125
        while length <= most {
            let (whole, added) = try times(length)
            table.add(
                .whole(length), .number(whole, decimals: 1), .number(added, decimals: 1),
                .number(whole / added, decimals: 1), .number((1e6 / added).rounded(), decimals: 0))
            length *= 2
        }
        standardOutput(table.text(in: format))
        guard format == .human else { return }
        standardOutput(
            """

            The time, in microseconds, to convert a hypothesis after one more word: the mean time per word in the \
            fastest of five rounds. Each round adds \(GrowingDictation.steps) words, one at a time; the first word \
            is not timed. Both conversions produced the same code.

            """)
    }

    private func times(_ length: Int) throws -> (whole: Double, added: Double) {
        let inputs = (0...GrowingDictation.steps).map {
            Conversion.Input(transcript: words.prefix(length + $0).joined(separator: " "))
        }
        var (whole, added) = (Double.infinity, Double.infinity)
        var begun = IncrementalConversion(inputs[0], readings: .standard)
        begun.hear(inputs[0].transcript)
        for _ in 0..<5 {
            // The first added word is not timed: Swift copies the storage of `begun` at this word, but not at later
            // words (copy on write).
            var conversion = begun
            conversion.hear(inputs[1].transcript)
            added = min(
                added,
                GrowingDictation.microseconds {
                    for input in inputs.dropFirst(2) { conversion.hear(input.transcript) }
                })
            var code = ""
            try whole = min(
                whole,
                GrowingDictation.microseconds {
                    for input in inputs.dropFirst(2) {
                        code = try Conversion.reference.run(input, readings: .standard).code
                    }
                })
            guard code == conversion.output.code else {
                throw Failure(.doesNotConform, "the two conversions differ at \(length) words")
            }
        }
        let steps = Double(GrowingDictation.steps - 1)
        return (whole / steps, added / steps)
    }

    private static func microseconds(_ body: () throws -> Void) rethrows -> Double {
        let clock = ContinuousClock()
        let time = try clock.measure(body)
        return Double(time.components.seconds) * 1e6 + Double(time.components.attoseconds) / 1e12
    }

    private static let phrases = [
        "variable type my value in camel case equals three new line", "if x less than or equal to y new line",
        "constant literally plus equals true new line", "return x undo y new line",
        "call print open parenthesis x close parenthesis new line", "for i in list new line",
        "x equals wrong words clear type hello world in string case new line",
    ]
}
