import JSON
import Specification

extension Commands {
    /// A complete command in a transcript, and the number of words up to its end.
    struct Heard: Equatable {
        let control: VoiceControl
        var argument: String?
        let end: Int
    }

    /// Finds commands in transcripts, using the expressions, the names and the language that an input gives.
    struct Ear {
        private var expressions = ConversionVocabulary.Expressions<VoiceControl>()
        private let names: Set<[UInt8]>
        private let isItalian: Bool
        private let vocabulary: ConversionVocabulary
        private let comparison: WordComparison
        private let law: Ruling<Law>

        init(_ input: Input, _ law: Ruling<Law>) {
            self.law = law
            isItalian = input.language.hasSameScalars(as: "it")
            names = Set(input.names.map { Array($0.utf8) })
            vocabulary = .of(input.dictionary?.voice, in: input.language)
            let language = law(.builtIn, input.language, not: isItalian ? "en" : "it")
            let own = input.dictionary.flatMap { law.does(.spoken) ? $0.controls : nil }
            expressions.add(own ?? Commands.controls(of: language), meaning: VoiceControl.init)
            comparison = law(.anyCase, .lowered, not: .asWritten)
        }

        /// Returns the code of a dictation and, if a `stop` ends the dictation, the number of words up to the end of
        /// this `stop`.
        func converted(_ words: ArraySlice<HeardWord>) -> (code: String, end: Int?) {
            let stop = law(.stopActs, nil, not: anyStop(in: words))
            let code = SpokenCode(
                stop.map { words[..<$0.lowerBound] } ?? words, vocabulary, by: Ruling(law.readings))
            return (code.code, stop.map { $0.upperBound - words.startIndex } ?? code.end)
        }

        /// Returns the range of the first `stop`, even if this `stop` is protected or undone.
        private func anyStop(in words: ArraySlice<HeardWord>) -> Range<Int>? {
            words.indices.lazy.compactMap { place in
                let fitting = vocabulary.controls.fitting(words[place...])
                return fitting.first { $0.meaning == .command(.stop) }.map { place..<place + $0.count }
            }.first
        }

        private func control(_ words: ArraySlice<HeardWord>) -> (control: VoiceControl, count: Int)? {
            let fitting = expressions.fitting(words, by: comparison)
            return law(.longest, fitting.first, not: fitting.last).map { ($0.meaning, $0.count) }
        }

        /// Returns the longest number, in digits or words of the language, that the given words begin with.
        private func number(_ heard: ArraySlice<HeardWord>) -> SpokenNumber? {
            let words = heard.map(\.lowered)[...]
            let found = SpokenNumber(words, inItalian: isItalian)
            let longest = law(
                .number, found, not: SpokenNumber(words.prefix(1), inItalian: isItalian), or: nil)
            let plain = law(
                .words, longest, not: SpokenNumber(skippingAnds: words),
                or: words.first == "hundred" ? SpokenNumber(count: 1, digits: "100") : longest)
            let isAccentMissing = isItalian && words.first?.hasSuffix("tre") == true && words.first != "tre"
            guard var number = law(.words, plain, not: isAccentMissing ? nil : plain) else { return nil }
            let isDigits = words.first?.utf8.allSatisfy { (0x30...0x39).contains($0) } == true
            number.digits = law(.shown, number.digits, not: isDigits ? words.first ?? "" : number.digits)
            return number
        }

        /// Returns the complete command that begins at the word with the given index; nil if there is none.
        private func complete(_ words: [HeardWord], _ place: Int) -> Heard? {
            guard let (control, count) = control(words[place...]) else { return nil }
            let after = place + count
            switch control {
            case .okay: return nil
            case .line:
                return number(words[after...]).map {
                    Heard(control: .line, argument: law.shows(.shown, $0.digits), end: after + $0.count)
                }
            case .open:
                let name = { (end: Int) in words[after...end].map(\.lowered).joined(separator: "_") }
                let ends = (after..<words.count).filter { names.contains(Array(name($0).utf8)) }
                return law(.names, ends.last, not: ends.first).map {
                    Heard(control: .open, argument: name($0), end: $0 + 1)
                }
            case .rename:
                let okays = (after..<words.count).compactMap { end -> (end: Int, count: Int)? in
                    self.control(words[end...]).flatMap { $0.control == .okay ? (end, $0.count) : nil }
                }
                let renamed = { (end: Int, count: Int) in
                    let name = words[after..<end]
                    let shown = law(.shown, name.map(\.spoken), not: name.map(\.lowered))
                    return Heard(control: .rename, argument: shown.joined(separator: " "), end: end + count)
                }
                guard let first = okays.first, let last = okays.last else {
                    return law(.complete, nil, not: renamed(words.count, 0))
                }
                return law(.rename, renamed(first.end, first.count), not: renamed(last.end, last.count))
            default: return Heard(control: control, end: after)
            }
        }

        /// Returns the first complete command from the given index on, and the index of the first incomplete command
        /// before the complete one.
        func next(_ words: [HeardWord], from start: Int) -> (command: Heard?, waiting: Int?) {
            var (place, waiting) = (start, Int?.none)
            while place < words.count {
                if let command = complete(words, place) { return (command, waiting) }
                guard let (control, count) = control(words[place...]) else {
                    place += 1
                    continue
                }
                let waits = control == .open || control == .rename || place + count == words.count
                if waits, control != .okay { waiting = waiting ?? place }
                if control == .rename { return (nil, waiting) }
                place += control == .okay ? count : law(.skipped, 1, not: 2)
            }
            return (nil, waiting)
        }

        /// Returns all commands in a transcript; in a dictation, only the `stop` that ends it counts as a command.
        func all(_ words: [HeardWord]) -> [Heard] {
            var commands: [Heard] = []
            var place = 0
            while let command = next(words, from: place).command {
                commands.append(command)
                place = command.end
                guard command.control == .write else { continue }
                guard let end = converted(words[place...]).end else { break }
                guard law.does(.noMoreCommands) else { continue }
                place += end
                commands.append(Heard(control: .stop, end: place))
            }
            return commands
        }
    }
}
