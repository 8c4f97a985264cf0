import JSON
import SharedSpecs
import Specification

extension Commands {
    /// A complete command, and the words it stands in.
    struct Heard {
        let control: VoiceControl
        let argument: String?
        let range: Range<Int>
    }

    /// What can be heard: the controls, the names, and the language of numbers.
    struct Ear {
        private let expressions: ConversionVocabulary.Expressions<VoiceControl>
        private let names: Set<[UInt8]>
        private let isItalian: Bool
        private let vocabulary: ConversionVocabulary
        private let language: String
        private let dictionary: Vocabulary?
        private let readings: Readings
        private let law: Ruling<Law>

        init(_ input: Input, _ readings: Readings, _ law: Ruling<Law>) {
            self.law = law
            var expressions = ConversionVocabulary.Expressions<VoiceControl>()
            let other = input.language.hasSameScalars(as: "it") ? "en" : "it"
            let language = law(.builtIn, input.language, not: other)
            for entry in input.dictionary?.controls ?? Commands.controls(of: language) {
                VoiceControl(rawValue: entry.keyword).map { expressions.add(entry, meaning: $0) }
            }
            self.expressions = expressions
            self.readings = readings
            names = Set(input.names.map { Array($0.utf8) })
            isItalian = input.language.hasSameScalars(as: "it")
            self.language = input.language
            dictionary = input.dictionary?.voice
            vocabulary = dictionary.map(ConversionVocabulary.init) ?? .builtIn(language: input.language)
        }

        /// The code of a dictation, and after how many of its words a stop ends it.
        func converted(_ words: ArraySlice<String>) -> (code: String, end: Int?) {
            let derivation = Derivation(
                Conversion.Input(
                    transcript: words.joined(separator: " "), language: language, dictionary: dictionary),
                readings, vocabulary: vocabulary)
            return (derivation.code, derivation.ended ? derivation.endPlace : nil)
        }

        private func control(_ lowered: ArraySlice<String>) -> (control: VoiceControl, count: Int)? {
            let fitting = expressions.fitting(lowered).map { ($0.meaning, $0.count) }
            return law.holds(.longest, true) ? fitting.first : fitting.last
        }

        /// The longest number, in digits or words of the language, that some words begin with.
        private func number(_ words: ArraySlice<String>) -> SpokenNumber? {
            let digits = words.first.flatMap { $0.allSatisfy(\.isASCII) ? Int($0) : nil }
            let isAllowed = digits != nil ? law.does(.number) : law.does(.words)
            return isAllowed ? SpokenNumber(words, inItalian: isItalian) : nil
        }

        /// The complete command that begins at a word.
        private func complete(_ words: [String], _ lowered: [String], _ place: Int) -> Heard? {
            guard let (control, count) = control(lowered[place...]) else { return nil }
            let after = place + count
            switch control {
            case .okay: return nil
            case .line:
                return number(lowered[after...]).map {
                    Heard(
                        control: .line, argument: law.shows(.shown, $0.digits),
                        range: place..<after + $0.count)
                }
            case .open:
                let ends = (after..<words.count).filter { end in
                    names.contains(Array(lowered[after...end].joined(separator: "_").utf8))
                }
                return law(.names, ends.last, not: ends.first).map {
                    Heard(
                        control: .open, argument: lowered[after...$0].joined(separator: "_"),
                        range: place..<$0 + 1)
                }
            case .rename:
                let okays = (after..<max(after, words.count)).compactMap { end -> (end: Int, count: Int)? in
                    guard let (control, count) = self.control(lowered[end...]), control == .okay else {
                        return nil
                    }
                    return (end, count)
                }
                let isFirst = law(.rename, true, not: false)
                return (isFirst ? okays.first : okays.last).map { end, count in
                    let spoken = law(.shown, words, not: lowered)
                    return Heard(
                        control: .rename, argument: spoken[after..<end].joined(separator: " "),
                        range: place..<end + count)
                }
            default: return Heard(control: control, argument: nil, range: place..<after)
            }
        }

        /// The first complete command from a word on, and the first that began before it and waits for more.
        ///
        /// - Parameter lowered: The words in lower case.
        func next(
            _ words: [String], lowered: [String], from start: Int
        ) -> (command: Heard?, waiting: Int?) {
            var (place, waiting) = (start, Int?.none)
            while place < words.count {
                if let command = complete(words, lowered, place) { return (command, waiting) }
                guard let (control, count) = control(lowered[place...]) else {
                    place += 1
                    continue
                }
                let waits = control == .open || control == .rename || place + count == words.count
                if waits, control != .okay { waiting = waiting ?? place }
                if control == .rename { return (nil, waiting) }
                place += control == .okay ? count : 1
            }
            return (nil, waiting)
        }

        /// All that a transcript holds; after a write comes only the stop that ends it.
        func all(_ words: [String]) -> [Heard] {
            var commands: [Heard] = []
            let lowered = words.map(FullCaseMapping.lowercase)
            var place = 0
            while let command = next(words, lowered: lowered, from: place).command {
                commands.append(command)
                place = command.range.upperBound
                guard command.control == .write else { continue }
                guard let end = converted(words[place...]).end else { break }
                place += end
                commands.append(Heard(control: .stop, argument: nil, range: place - 1..<place))
            }
            return commands
        }
    }
}
