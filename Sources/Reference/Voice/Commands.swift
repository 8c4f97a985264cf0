import SharedSpecs
import Specification
import VoiceSpecs

extension Commands: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        let reader = CommandReader(input)
        var outputs: [SessionOutput] = []
        var document = input.document
        for said in input.sessions {  // CMD-10
            let editor = LineEditor(said.document ?? document)
            var session = Session(
                input: input, readings: readings, reader: reader, editor: editor, unwritten: editor)
            for (index, transcript) in said.hypotheses.enumerated() where session.phase != .closed {
                session.hypothesis = index
                switch readings[CommandsReplay.self] {
                case .count: session.takeByCount(transcript.spokenWords)
                case .index: session.takeByIndex(transcript.spokenWords)
                }
            }
            outputs.append(session.output)
            document = session.output.document
        }
        if input.isOneSession, let only = outputs.first { return .session(only) }
        return .sessions(outputs)
    }

    private struct Session {
        let input: Input
        let readings: Readings
        let reader: CommandReader
        var editor: LineEditor
        var hypothesis = 0
        var phase = Phase.control
        var executed: [Execution] = []
        /// How many commands at the beginning of a transcript are ignored; used only under the option `count`.
        var ran = 0
        var effects: [Effect] = []
        var dictation: String?
        var code: String?
        /// The document as it was when the latest `write` ran.
        var unwritten: LineEditor
        /// The number of words in the longest transcript so far; used only under the option `index`. Clause: CMD-2
        var longest = 0
        /// The index of the first word of the latest incomplete command, or nil; used only under the option `index`.
        var incomplete: Int?
        /// The number of words in the transcript up to the end of the latest `write`.
        var written = 0

        var output: SessionOutput {
            SessionOutput(
                executed: executed, document: editor.document, phase: phase, dictation: dictation, code: code,
                effects: effects)
        }

        // MARK: CMD-2

        /// Returns the commands in a transcript. The words after a `write` are dictation, in which only the `stop` that
        /// ends the dictation is a command. Clause: CMD-8
        private func held(_ words: [String]) -> [SpokenCommand] {
            let heard = words.map { FullCaseMapping.lowercase($0) }
            var commands: [SpokenCommand] = []
            var place = 0
            while case .command(let command) = reader.next(words, heard: heard, from: place) {
                commands.append(command)
                place = command.end
                if command.control == .write {
                    guard let end = converted(words[place...]).end else { return commands }
                    place += end
                    commands.append(SpokenCommand(control: .stop, end: place))
                }
            }
            return commands
        }

        mutating func takeByCount(_ words: [String]) {
            let held = held(words)
            if phase == .writing, ran <= held.count, held[ran - 1].control == .write {
                write(words[held[ran - 1].end...])
            }
            for (place, command) in held.enumerated().dropFirst(ran) {
                if phase == .closed || phase == .writing && command.control != .stop { continue }
                execute(command)
                ran = place + 1
                if command.control == .write { write(words[command.end...]) }
            }
        }

        mutating func takeByIndex(_ words: [String]) {
            let heard = words.map { FullCaseMapping.lowercase($0) }
            let unread = incomplete ?? longest
            // The incomplete command is read again below. If the command is still incomplete, `incomplete` is set
            // again.
            if words.count > unread { incomplete = nil }
            longest = max(longest, words.count)
            var place = unread
            if phase == .writing {
                guard let end = writeOn(words) else { return }
                place = max(unread, end)
            }
            while phase != .closed {
                switch reader.next(words, heard: heard, from: place) {
                case .nothing(let waiting):
                    incomplete = waiting ?? incomplete
                    return
                case .command(let command):
                    execute(command)
                    place = command.end
                    if command.control != .write { continue }
                    written = command.end
                    guard let end = writeOn(words) else { return }
                    place = end
                }
            }
        }

        /// Writes the words after the latest `write`, unless the transcript is too short to contain that `write`.
        ///
        /// - Returns: The number of words up to the end of the `stop` that ends the dictation; nil if no `stop` does.
        private mutating func writeOn(_ words: [String]) -> Int? {
            guard words.count >= written, let end = write(words[written...]) else { return nil }
            execute(SpokenCommand(control: .stop, end: written + end))
            return written + end
        }

        // MARK: CMD-4 to CMD-9

        private mutating func execute(_ command: SpokenCommand) {
            executed.append(Execution(hypothesis, command.control, command.argument))
            switch command.control {
            case .write:  // CMD-8
                phase = .writing
                unwritten = editor
            case .stop:  // CMD-9
                let isBack = phase == .writing && readings[CommandsStop.self] == .toControl
                phase = isBack ? .control : .closed
            default:
                if let (kind, text) = editor.take(command) {
                    effects.append(Effect(hypothesis, kind, text))
                }
            }
        }

        /// Converts a dictation to code, and writes the code in place of the code from the previous hypothesis.
        /// Clause: CMD-8
        ///
        /// - Returns: The number of words up to the end of the `stop` that ends the dictation; nil if no `stop` does.
        @discardableResult
        private mutating func write(_ words: ArraySlice<String>) -> Int? {
            let (code, end) = converted(words)
            dictation = words.joined(separator: " ")
            self.code = code
            editor = unwritten
            if !code.isEmpty {
                let lines = code.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
                editor.insert(lines.map { String($0) })
            }
            return end
        }

        private func converted(_ words: ArraySlice<String>) -> (code: String, end: Int?) {
            let dictated = Conversion.Input(
                transcript: words.joined(separator: " "), language: input.language,
                dictionary: input.dictionary?.voice)
            return Conversion.convert(dictated, readings: readings)
        }
    }
}

/// A document that commands change, with its lines, its cursor and its clipboard.
private struct LineEditor {
    var lines: [String]
    /// The number of the line with the cursor, counted from 1.
    var cursor: Int
    var clipboard: String?

    init(_ document: Commands.Document) {
        lines = document.lines
        cursor = document.cursor
        clipboard = document.clipboard
    }

    var document: Commands.Document { .init(lines: lines, cursor: cursor, clipboard: clipboard) }

    /// Inserts lines after the line with the cursor, and moves the cursor to the last new line. Clauses: CMD-6, CMD-8
    mutating func insert(_ new: [String]) {
        let place = min(cursor, lines.count)
        lines.insert(contentsOf: new, at: place)
        cursor = place + new.count
    }

    mutating func take(_ command: SpokenCommand) -> (Commands.EffectKind, String)? {
        switch command.control {
        case .line:  // CMD-4
            guard let number = Int(command.argument ?? ""), number >= 1, number <= lines.count else {
                return (.message, "line.outOfRange")
            }
            cursor = number
        case .cut, .copy, .delete, .read:  // CMD-5, CMD-7
            if lines.isEmpty { return (.message, "line.none") }
            let line = lines[cursor - 1]
            if command.control == .read { return (.spoken, line) }
            if command.control != .delete { clipboard = line }
            if command.control != .copy {
                lines.remove(at: cursor - 1)
                cursor = max(1, min(cursor, lines.count))
            }
        case .paste:  // CMD-6
            guard let clipboard else { return (.message, "clipboard.empty") }
            insert([clipboard])
        case .run: return (.run, lines.joined(separator: "\n"))  // CMD-7
        case .rename: if command.argument == "" { return (.message, "name.invalid") }  // CMD-3
        case .new, .save, .open, .write, .stop, .okay: break
        }
        return nil
    }
}
