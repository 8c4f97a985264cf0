import JSON
import SharedSpecs
import Specification

extension Commands {
    /// What a session comes to, hypothesis by hypothesis, with the document as it is before each command.
    struct Sitting {
        let ear: Ear
        private let readings: Readings
        private(set) var executed: [Execution] = []
        private(set) var effects: [Effect] = []
        private(set) var page: Page
        private(set) var phase = Phase.control
        private(set) var dictation: String?
        private(set) var code: String?
        /// The phase after each command.
        private var phases: [Phase] = []
        /// The page without what is being written, as write found it.
        private var beneath: Page
        /// By index: how many words are read, and where the dictation begins.
        private var (read, begun) = (0, 0)

        init(_ input: Input, _ readings: Readings) {
            ear = Ear(input, readings)
            self.readings = readings
            page = Page(input.document)
            beneath = page
            for (index, transcript) in input.hypotheses.enumerated() {
                if phase == .closed { break }
                let words = transcript.spokenWords
                if readings[CommandsReplay.self] == .count {
                    count(index, words)
                } else {
                    self.index(index, words)
                }
            }
        }

        var output: Output {
            Output(
                executed: executed, document: page.document, phase: phase, dictation: dictation, code: code,
                effects: effects)
        }

        /// The phase after so many commands.
        func phase(after count: Int) -> Phase { phases[..<count].last ?? .control }

        // MARK: Which commands run

        private mutating func count(_ hypothesis: Int, _ words: [String]) {
            let held = ear.all(words)
            let ran = executed.count
            if phase == .writing, ran <= held.count, let last = held[..<ran].last, last.control == .write {
                write(words[last.range.upperBound...])
            }
            for command in held.dropFirst(ran)
            where phase == .control || phase == .writing && command.control == .stop {
                run(hypothesis, command)
                if command.control == .write { write(words[command.range.upperBound...]) }
            }
        }

        private mutating func index(_ hypothesis: Int, _ words: [String]) {
            let lowered = words.map(FullCaseMapping.lowercase)
            while phase != .closed {
                if phase == .writing {
                    guard words.count >= begun else { return }
                    let end = write(words[begun...])
                    read = max(read, words.count)
                    guard let end else { return }
                    read = begun + end
                    run(hypothesis, Heard(control: .stop, argument: nil, range: read - 1..<read))
                    continue
                }
                let (command, waiting) = ear.next(words, lowered: lowered, from: read)
                guard let command else {
                    read = waiting ?? max(read, words.count)
                    return
                }
                run(hypothesis, command)
                (read, begun) = (command.range.upperBound, command.range.upperBound)
            }
        }

        private mutating func run(_ hypothesis: Int, _ command: Heard) {
            executed.append(Execution(hypothesis, command.control, command.argument))
            switch command.control {
            case .write:
                phase = .writing
                beneath = page
            case .stop:
                phase = phase == .writing && readings[CommandsStop.self] == .toControl ? .control : .closed
            default:
                if let (kind, text) = page.obey(command.control, command.argument) {
                    effects.append(Effect(hypothesis, kind, text))
                }
            }
            phases.append(phase)
        }

        /// Writes what is dictated now onto the page as write found it.
        @discardableResult
        private mutating func write(_ words: ArraySlice<String>) -> Int? {
            let (code, end) = ear.converted(words)
            dictation = words.joined(separator: " ")
            self.code = code
            page = beneath
            let lines = code.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            page.insert(code.isEmpty ? [] : lines.map { String($0) })
            return end
        }
    }

    /// The lines, the cursor and the clipboard.
    struct Page {
        private(set) var before: [String]
        /// The line of the cursor and those after it; empty only if the document is.
        private(set) var rest: [String]
        private var clipboard: String?

        init(_ document: Document) {
            before = Array(document.lines.prefix(document.cursor - 1))
            rest = Array(document.lines.dropFirst(document.cursor - 1))
            clipboard = document.clipboard.wrapped
        }

        var document: Document {
            Document(lines: before + rest, cursor: before.count + 1, clipboard: clipboard)
        }

        /// Inserts lines after that of the cursor, and moves to the last of them.
        mutating func insert(_ lines: [String]) {
            guard let last = lines.last else { return }
            before += rest.prefix(1) + lines.dropLast()
            rest = [last] + rest.dropFirst()
        }

        private mutating func remove() {
            rest.removeFirst()
            if rest.isEmpty, let last = before.popLast() { rest = [last] }
        }

        /// Does as a command says; returns what it tells.
        mutating func obey(_ control: VoiceControl, _ argument: String?) -> (EffectKind, String)? {
            switch (control, rest.first) {
            case (.line, _):
                let all = before + rest
                guard let number = argument.flatMap({ Int($0) }), all.indices.contains(number - 1) else {
                    return (.message, "line.outOfRange")
                }
                (before, rest) = (Array(all[..<(number - 1)]), Array(all[(number - 1)...]))
            case (.cut, nil), (.copy, nil), (.delete, nil), (.read, nil): return (.message, "line.none")
            case (.cut, let line?):
                clipboard = line
                remove()
            case (.copy, let line?): clipboard = line
            case (.delete, _): remove()
            case (.read, let line?): return (.spoken, line)
            case (.run, _): return (.run, (before + rest).joined(separator: "\n"))
            case (.paste, _):
                guard let clipboard else { return (.message, "clipboard.empty") }
                insert([clipboard])
            case (.rename, _) where argument?.isEmpty ?? true: return (.message, "name.invalid")
            default: break
            }
            return nil
        }
    }
}
