import Catalogue
import JSON
import Specification

/// The state of a session, as the program `CarefulCommands` keeps it.
struct CarefulDesk {
    let program: CarefulCommands
    let input: Commands.Input
    let readings: Readings
    let table: [(words: [String], control: VoiceControl)]
    var (lines, cursor, clipboard): ([String], Int, String?)
    var phase = "control"
    var executed: [Commands.Execution] = []
    var effects: [Commands.Effect] = []
    var (dictation, code): (String?, String?)
    var kept: (lines: [String], cursor: Int) = ([], 1)
    /// The number of commands that the program regards as done, the number of words that it has read, and the index of
    /// the first word of the dictation.
    var (ran, read, begun) = (0, 0, 0)
    /// Under the option `index`, the index of the first word of a command that is waiting for more words.
    var open: Int?

    init(
        _ program: CarefulCommands, _ input: Commands.Input, _ readings: Readings,
        on document: Commands.Document
    ) {
        self.program = program
        self.input = input
        self.readings = readings
        let entries = input.dictionary?.controls ?? Commands.controls(of: input.language)
        let all = entries.flatMap { entry -> [(words: [String], control: VoiceControl)] in
            guard let control = VoiceControl(rawValue: entry.keyword) else { return [] }
            return entry.expressions.map { ($0.spokenWords.map(FullCaseMapping.lowercase), control) }
                .filter { !$0.0.isEmpty }
        }
        table = all.sorted { $0.words.count > $1.words.count }
        (lines, cursor, clipboard) = (document.lines, document.cursor, document.clipboard)
    }

    var output: Commands.SessionOutput {
        .init(
            executed: executed, document: .init(lines: lines, cursor: cursor, clipboard: clipboard),
            phase: Commands.Phase(rawValue: phase) ?? .control, dictation: dictation, code: code,
            effects: effects)
    }

    typealias Order = (control: VoiceControl, argument: String?, end: Int)

    // MARK: Hearing

    private func control(_ said: ArraySlice<String>) -> (words: [String], control: VoiceControl)? {
        table.first { phrase in
            said.count >= phrase.words.count
                && zip(phrase.words, said).allSatisfy { Array($0.utf8) == Array($1.utf8) }
        }
    }

    /// Returns the first complete order from `start` on, and the index of the first incomplete order that the search
    /// passed; either may be nil.
    private func next(_ words: [String], _ start: Int) -> (order: Order?, waiting: Int?) {
        let low = words.map(FullCaseMapping.lowercase)
        var (at, waiting) = (start, Int?.none)
        while at < words.count {
            guard let (phrase, control) = control(low[at...]) else {
                at += 1
                continue
            }
            let after = at + phrase.count
            switch control {
            case .okay: at = after
            case .line:
                if let (count, digits) = program.numbers.first(
                    low[after...], isItalian: input.language == "it")
                {
                    return ((.line, digits, after + count), waiting)
                }
                if after == words.count { waiting = waiting ?? at }
                at = program.skipsWholeLine ? min(words.count, after + 1) : at + 1
            case .open:
                let ends = (after..<words.count).filter { end in
                    input.names.contains {
                        Array($0.utf8) == Array(low[after...end].joined(separator: "_").utf8)
                    }
                }
                if let end = program.opensShortest ? ends.first : ends.last {
                    return ((.open, low[after...end].joined(separator: "_"), end + 1), waiting)
                }
                waiting = waiting ?? at
                at += 1
            case .rename:
                let ends = (after..<max(after, words.count)).filter {
                    self.control(low[$0...])?.control == .okay
                }
                guard let end = program.renamesToLastOkay ? ends.last : ends.first else {
                    return (nil, waiting ?? at)
                }
                let count = self.control(low[end...])?.words.count ?? 1
                return ((.rename, words[after..<end].joined(separator: " "), end + count), waiting)
            default: return ((control, nil, after), waiting)
            }
        }
        return (nil, waiting)
    }

    /// Returns the code of a dictation, and the number of words up to and including the `stop` that ends the dictation.
    ///
    /// A `stop` ends the dictation if another word in its place would only make the code longer; the first such `stop`
    /// counts.
    func convert(_ words: ArraySlice<String>) -> (code: String, end: Int?) {
        let words = Array(words)
        func converted(_ words: [String], _ assembly: Assembly? = nil) -> Conversion.Output {
            let readings = assembly.map { self.readings.with($0) } ?? self.readings
            let input = Conversion.Input(
                transcript: words.joined(separator: " "), language: input.language,
                dictionary: input.dictionary?.voice)
            return (try? Dictation().run(input, readings: readings)) ?? .init(code: "", ended: false)
        }
        let whole = converted(words)
        // In code for Swift, the space before a piece may depend on the piece after it.
        let spaced = converted(words, .spaced).code
        let commands = (input.dictionary?.voice ?? BuiltInDictionary.of(language: input.language)).commands
        let stops = commands.filter { $0.keyword == "stop" }.flatMap(\.expressions).map {
            $0.spokenWords.map(FullCaseMapping.lowercase)
        }
        let low = words.map(FullCaseMapping.lowercase)
        for at in words.indices where whole.ended || program.anyStopEnds {
            for stop in stops.sorted(by: { $0.count > $1.count }) where low[at...].starts(with: stop) {
                if program.anyStopEnds { return (converted(Array(words[..<at])).code, at + stop.count) }
                let other = converted(words[..<at] + ["zqzq"] + words[(at + stop.count)...], .spaced).code
                if other.unicodeScalars.starts(with: spaced.unicodeScalars), other.contains("zqzq") {
                    return (whole.code, at + stop.count)
                }
            }
        }
        return (whole.code, nil)
    }

    mutating func hear(_ words: [String], _ index: Int) {
        if phase == "closed" { return }
        let isByIndex = readings[CommandsReplay.self] == .index || program.memory == .index
        if isByIndex { hearByIndex(words, index) } else { hearByCount(words, index) }
    }

    private mutating func hearByCount(_ words: [String], _ index: Int) {
        var orders: [Order] = []
        var at = 0
        while let order = next(words, at).order {
            orders.append(order)
            at = order.end
            if order.control == .write, !program.obeysWhileWriting {
                guard let end = convert(words[at...]).end else { break }
                at += end
                orders.append((.stop, nil, at))
            }
        }
        if program.memory == .forgets { ran = min(ran, orders.count) }
        if phase == "writing", ran > 0, ran <= orders.count, orders[ran - 1].control == .write {
            write(words[orders[ran - 1].end...])
        }
        var passedOver = 0
        for order in orders.dropFirst(ran) {
            if phase == "closed" { return }
            if phase == "writing", order.control != .stop, !program.obeysWhileWriting {
                if program.countsPassedOver { passedOver += 1 }
                continue
            }
            let before = effects.count
            obey(order, index)
            let isRefused = effects.count > before && effects.last?.kind == .message
            if !isRefused || program.memory != .successes { ran += passedOver + 1 }
            passedOver = 0
            if order.control == .write { write(words[order.end...]) }
        }
    }

    private mutating func hearByIndex(_ words: [String], _ index: Int) {
        let known = open ?? read
        if known < words.count { open = nil }
        read = program.readFalls ? words.count : max(read, words.count)
        var at = known
        while phase != "closed" {
            if phase == "writing" {
                if words.count < begun { return }
                guard let end = write(words[begun...]) else { return }
                at = max(begun + end, known)
                obey((.stop, nil, at), index)
                continue
            }
            let (order, waiting) = next(words, at)
            guard let order else {
                if let waiting { open = waiting }
                return
            }
            obey(order, index)
            (at, begun) = (order.end, order.end)
        }
    }
}
