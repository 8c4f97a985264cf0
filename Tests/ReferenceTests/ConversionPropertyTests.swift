import Catalogue
import Reference
import Specification
import Testing

/// Tests properties that every conversion must have, so no second model of the conversion is needed.
struct ConversionPropertyTests {
    /// A word that no generated transcript contains.
    private static let strange = "zqx"

    /// Calls a function with generated transcripts that use a built-in dictionary, each with random readings.
    private static func each(
        of count: Int, _ purpose: String,
        _ body: (_ words: [String], _ spoken: Spoken, _ readings: Readings, inout Entropy) throws -> Void
    ) rethrows {
        let readings = Conversion.readingCombinations
        for number in 0..<count {
            var entropy = Entropy(seed: 20, for: purpose, number: number)
            let input = Conversion.generate(from: &entropy)
            guard input.dictionary == nil, Conversion.isSettled(input) else { continue }
            try body(
                input.transcript.spokenWords, Spoken(language: input.language), entropy.one(of: readings),
                &entropy)
        }
    }

    @Test func `the code does not contain undone words`() throws {
        var count = 0
        try Self.each(of: 3_000, "undone words") { words, spoken, readings, entropy in
            let redo = spoken.expressions(of: .redo)
            guard !words.contains(where: { redo.contains($0.lowercased()) }) else { return }
            var words = words
            let place = entropy.integer(in: 0...words.count)
            words.insert(contentsOf: [Self.strange] + spoken.words(of: .undo), at: place)
            let code = try spoken.output(words, readings).code
            #expect(!code.lowercased().contains(Self.strange), "\(words)")
            count += 1
        }
        #expect(count > 500)
    }

    @Test func `a word and 'undo' at the end of a transcript do not change the output`() throws {
        var count = 0
        try Self.each(of: 3_000, "undo at the end") { words, spoken, readings, _ in
            let more = words + [Self.strange] + spoken.words(of: .undo)
            let (before, after) = (try spoken.output(words, readings), try spoken.output(more, readings))
            #expect(before.value == after.value, "\(words), \(readings.declarations)")
            count += 1
        }
        #expect(count > 1_000)
    }

    /// The words "my value" in each notation, as in the source's table.
    private static let written: [NotationName: String] = [
        .camel: "myValue", .pascal: "MyValue", .kebab: "my-value", .title: "My Value", .upper: "MY VALUE",
        .string: "\"my value\"",
    ]

    @Test func `the words between 'type' and the name of a notation appear in that notation`() throws {
        var count = 0
        try Self.each(of: 1_500, "typed words") { words, spoken, readings, entropy in
            let before = spoken.plain(of: words)
            let (notation, text) = entropy.one(of: Self.written.sorted { $0.key.rawValue < $1.key.rawValue })
            let typed = spoken.words(of: .type) + ["my", "value"] + spoken.words(of: notation)
            let code = try spoken.output(before + typed + before, readings).code
            #expect(code.contains(text), "\(before), \(notation)")
            count += 1
        }
        #expect(count > 500)
    }

    @Test func `later words do not change the code of a line unless they are 'undo', 'redo' or 'clear'`()
        throws
    {
        var count = 0
        try Self.each(of: 3_000, "lines") { words, spoken, readings, entropy in
            let reaching = [VoiceCommand.undo, .redo, .clear].flatMap { spoken.expressions(of: $0) }
            let back = Set(reaching.flatMap(\.spokenWords))
            let line = Array(words.prefix(entropy.integer(in: 0...words.count))) + spoken.lineBreak
            let rest = words.filter { !back.contains($0.lowercased()) }
            let (first, whole) = (
                try spoken.output(line, readings), try spoken.output(line + rest, readings)
            )
            #expect(
                whole.code.utf8.starts(with: first.code.utf8), "\(line) + \(rest), \(readings.declarations)")
            if first.ended { #expect(whole.value == first.value) }
            count += 1
        }
        #expect(count > 1_000)
    }

    @Test func `commands are recognised in upper and lower case`() throws {
        for number in 0..<1_000 {
            var entropy = Entropy(seed: 20, for: "commands in capitals", number: number)
            let spoken = Spoken(language: entropy.one(of: ["en", "it"]))
            var units = [spoken.words(of: .clear), spoken.words(of: .stop), spoken.lineBreak]
            // No transcript contains both undo and `type`. Otherwise, undo could remove the notation after `type`. The
            // words of later commands would then become part of the output, where they could be in capitals.
            units +=
                entropy.once(in: 2)
                ? [spoken.words(of: .undo), spoken.words(of: .redo)]
                : [spoken.words(of: .type) + ["my", "value"] + spoken.words(of: .camel)]
            var (low, high): ([String], [String]) = ([], [])
            for _ in 0...entropy.count(upTo: 12) {
                if entropy.once(in: 2) {
                    let unit = entropy.one(of: units)
                    low += unit
                    high += unit.map { ["my", "value"].contains($0) ? $0 : $0.uppercased() }
                } else {
                    let word = entropy.one(of: ["foo", "bar", "x", "3", "variable", "plus", "uguale"])
                    low.append(word)
                    high.append(word)
                }
            }
            let readings = entropy.one(of: Conversion.readingCombinations)
            let (quiet, loud) = (try spoken.output(low, readings), try spoken.output(high, readings))
            #expect(quiet.value == loud.value, "\(low)")
        }
    }
}

/// The words for commands, notations and line breaks in the built-in dictionary of a language.
private struct Spoken {
    let language: String
    let dictionary: Vocabulary

    init(language: String) {
        self.language = language
        dictionary = BuiltInDictionary.of(language: language)
    }

    private func expressions(of keyword: String, in list: [DictionaryEntry]) -> [String] {
        list.first { $0.keyword == keyword }?.expressions ?? []
    }

    func expressions(of command: VoiceCommand) -> [String] {
        expressions(of: command.rawValue, in: dictionary.commands)
    }

    func words(of command: VoiceCommand) -> [String] { expressions(of: command)[0].spokenWords }

    func words(of notation: NotationName) -> [String] {
        expressions(of: notation.rawValue, in: dictionary.notations)[0].spokenWords
    }

    var lineBreak: [String] {
        expressions(of: Vocabulary.lineBreak, in: dictionary.keywords)[0].spokenWords
    }

    /// Returns the words that do not belong to any command, notation or line break.
    func plain(of words: [String]) -> [String] {
        let said = (dictionary.commands + dictionary.notations).flatMap(\.expressions)
        let taken = Set((said.flatMap(\.spokenWords) + lineBreak).map { $0.lowercased() })
        return words.filter { !taken.contains($0.lowercased()) }
    }

    func output(_ words: [String], _ readings: Readings) throws -> Conversion.Output {
        try Conversion.reference.run(
            Conversion.Input(transcript: words.joined(separator: " "), language: language),
            readings: readings)
    }
}
