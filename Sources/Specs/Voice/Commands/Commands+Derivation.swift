import JSON
import SharedSpecs
import Specification

extension Commands {
    public static func derive(
        _ input: Input, _ readings: Readings, by law: Ruling<Law>
    ) throws(Rejection) -> Output {
        var walk = Walk(input, readings, law)
        for (index, transcript) in input.hypotheses.enumerated() {
            if law.holds(.nothingAfter, walk.phase == .closed) { break }
            walk.hypothesis = index
            let words = transcript.spokenWords
            if law(.byIndex, readings[CommandsReplay.self]) == .count {
                walk.takeByCount(words)
            } else {
                walk.takeByIndex(words)
            }
        }
        return walk.output
    }

    /// What a session comes to, hypothesis by hypothesis.
    private struct Walk {
        let law: Ruling<Law>
        let ear: Ear
        let readings: Readings
        var hypothesis = 0
        var executed: [Execution] = []
        var effects: [Effect] = []
        var page: Page
        var phase = Phase.control
        var dictation: String?
        var code: String?
        /// The page without what is being written, as write found it.
        var beneath: Page
        /// By index: how many words are read, and where the dictation begins.
        var (read, begun) = (0, 0)

        init(_ input: Input, _ readings: Readings, _ law: Ruling<Law>) {
            self.law = law
            ear = Ear(input, readings, law)
            self.readings = readings
            page = Page(input.document)
            beneath = page
        }

        var output: Output {
            Output(
                executed: executed, document: page.document, phase: phase, dictation: dictation, code: code,
                effects: effects)
        }

        // MARK: Which commands run. Clause: CMD-2

        mutating func takeByCount(_ words: [String]) {
            let held = ear.all(words)
            let ran = law(.ignored, executed.count, not: 0)
            if phase == .writing, ran <= held.count, let last = held[..<ran].last {
                if law.holds(.inItsPlace, last.control == .write) { write(words[last.range.upperBound...]) }
            }
            for command in held.dropFirst(ran) {
                let acts =
                    phase == .control || phase == .writing && law.holds(.stopActs, command.control == .stop)
                guard acts else { continue }
                execute(command)
                if command.control == .write { write(words[command.range.upperBound...]) }
            }
        }

        mutating func takeByIndex(_ words: [String]) {
            let lowered = words.map(FullCaseMapping.lowercase)
            while phase != .closed {
                if phase == .writing {
                    guard law.isAtLeast(.place, words.count, begun), words.count >= begun else { return }
                    let end = write(words[begun...])
                    read = max(read, words.count)
                    guard let end else { return }
                    read = begun + end
                    execute(Heard(control: .stop, argument: nil, range: read - 1..<read))
                    continue
                }
                let (command, waiting) = ear.next(words, lowered: lowered, from: read)
                guard let command else {
                    read = law(.waiting, waiting, not: nil) ?? max(read, words.count)
                    return
                }
                execute(command)
                (read, begun) = (command.range.upperBound, command.range.upperBound)
            }
        }

        mutating func execute(_ command: Heard) {
            executed.append(Execution(hypothesis, command.control, command.argument))
            switch command.control {
            case .write:
                if law.does(.write) { phase = .writing }
                beneath = page
            case .stop:
                let leadsBack = law(.whereStopLeads, readings[CommandsStop.self]) == .toControl
                if law.does(.stop) { phase = phase == .writing && leadsBack ? .control : .closed }
            default:
                if let (kind, text) = obey(command.control, command.argument) {
                    effects.append(Effect(hypothesis, kind, text))
                }
            }
        }

        // MARK: Writing. Clause: CMD-8

        /// Writes what is dictated now onto the page as write found it.
        @discardableResult
        mutating func write(_ words: ArraySlice<String>) -> Int? {
            let (code, end) = ear.converted(words)
            let kept = end.map { Array(words.prefix($0)) } ?? Array(words)
            dictation = law(.dictation, Array(words), not: kept).joined(separator: " ")
            self.code = law.shows(.code, code)
            if law.does(.inPlace) { page = beneath }
            let lines = code.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            let cursor = page
            page.insert(law(.lastLine, code.isEmpty, not: false) ? [] : lines.map { String($0) })
            law.never(.apart) { page.moveCursor(asIn: cursor) }
            return end
        }

        // MARK: Obeying. Clauses: CMD-4 to CMD-7

        mutating func obey(_ control: VoiceControl, _ argument: String?) -> (EffectKind, String)? {
            switch (control, page.current) {
            case (.line, _):
                let number = argument.flatMap { Int($0) }
                let isThere = number.map { $0 >= 1 && $0 <= page.count } ?? false
                guard law.holds(.outside, isThere) else { return (.message, "line.outOfRange") }
                if law.does(.line) { page.move(to: number ?? 1) }
            case (.cut, nil), (.copy, nil), (.delete, nil), (.read, nil):
                return law.does(.noLine) ? (.message, "line.none") : nil
            case (.cut, let line?):
                if law.does(.cut) { page.clipboard = line }
                remove()
            case (.copy, let line?): if law.does(.copy) { page.clipboard = line }
            case (.delete, let line):
                law.never(.deleteLeavesClipboard) { page.clipboard = line }
                if law.does(.delete) { remove() }
            case (.read, let line?): return (.spoken, law.shows(.readOut, line))
            case (.run, _):
                let text = page.lines.joined(separator: "\n")
                return law.does(.run) ? (.run, law(.wholeText, text, not: text + "\n")) : nil
            case (.paste, _):
                guard let clipboard = page.clipboard else {
                    return law.does(.emptyClipboard) ? (.message, "clipboard.empty") : nil
                }
                let cursor = page
                if law.does(.paste) { page.insert([clipboard]) }
                law.never(.cursorMoves) { page.moveCursor(asIn: cursor) }
            case (.rename, _) where argument?.isEmpty ?? true:
                return law.does(.noWords) ? (.message, "name.invalid") : nil
            default: break
            }
            return nil
        }

        mutating func remove() {
            page.remove()
            law.never(.cursorStays) { page.move(to: page.number - 1) }
        }
    }

    /// The lines, the cursor and the clipboard.
    private struct Page {
        private var before: [String]
        /// The line of the cursor and those after it; empty only if the document is.
        private var rest: [String]
        var clipboard: String?

        init(_ document: Document) {
            before = Array(document.lines.prefix(document.cursor - 1))
            rest = Array(document.lines.dropFirst(document.cursor - 1))
            clipboard = document.clipboard.wrapped
        }

        var document: Document { Document(lines: lines, cursor: number, clipboard: clipboard) }
        var lines: [String] { before + rest }
        var count: Int { before.count + rest.count }
        var number: Int { before.count + 1 }
        var current: String? { rest.first }

        /// Moves the cursor to a line, or to the nearest there is.
        mutating func move(to number: Int) {
            let all = lines
            let place = max(0, min(number, all.count) - 1)
            (before, rest) = (Array(all[..<min(place, all.count)]), Array(all[min(place, all.count)...]))
        }

        mutating func moveCursor(asIn other: Page) { move(to: other.number) }

        /// Inserts lines after that of the cursor, and moves to the last of them.
        mutating func insert(_ lines: [String]) {
            guard let last = lines.last else { return }
            before += rest.prefix(1) + lines.dropLast()
            rest = [last] + rest.dropFirst()
        }

        mutating func remove() {
            if rest.isEmpty { return }
            rest.removeFirst()
            if rest.isEmpty, let last = before.popLast() { rest = [last] }
        }
    }
}
