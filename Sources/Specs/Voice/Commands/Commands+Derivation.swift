import Specification

extension Commands {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        let ear = Ear(input, law)
        var outputs: [SessionOutput] = []
        var (left, last) = (input.document, Walk?.none)
        for session in input.sessions {
            let document = law(.byHand, session.document ?? left, not: left)
            var walk = Walk(document, ear, law)
            if let last, !law.does(.anew) {
                // A wrong program goes on with the counts of the session before.
                (walk.ran, walk.longest, walk.pending) = (last.ran, last.longest, last.pending)
            }
            for (index, transcript) in session.hypotheses.enumerated() {
                if walk.phase == .closed { break }
                walk.hypothesis = index
                let words = transcript.spokenWords.map(HeardWord.init)
                if law(.byIndex, CommandsReplay.self) == .count {
                    walk.takeByCount(words)
                } else {
                    walk.takeByIndex(words)
                }
            }
            left = law(.goesOn, walk.page.document, not: input.document)
            last = walk
            if input.isOneSession { return .session(walk.output) }
            law.emit(.eachSession, walk.output, into: &outputs)
        }
        return .sessions(outputs)
    }

    /// The state of a session, which changes with each hypothesis.
    private struct Walk {
        let law: Ruling<Law>
        let ear: Ear
        var hypothesis = 0
        var executed: [Execution] = []
        var effects: [Effect] = []
        var page: Page
        var phase = Phase.control
        var dictation: String?
        var code: String?
        /// The page as it was when `write` ran, without the code that has been written since then.
        var beneath: Page
        /// The number of commands that ran, as a wrong program counts them: a shorter transcript lowers the number.
        var fallen = 0
        /// The number of commands that ran in this session.
        var ran = 0
        /// Under the option `index`, the number of words of the longest transcript, and the indices of the words at
        /// which a last incomplete command and the dictation begin.
        var (longest, pending, begun) = (0, Int?.none, 0)

        init(_ document: Document, _ ear: Ear, _ law: Ruling<Law>) {
            self.law = law
            self.ear = ear
            page = Page(document)
            beneath = page
        }

        var output: SessionOutput {
            SessionOutput(
                executed: executed, document: page.document, phase: phase, dictation: dictation, code: code,
                effects: effects)
        }

        // MARK: Which commands run. Clause: CMD-2

        mutating func takeByCount(_ words: [HeardWord]) {
            let held = ear.all(words)
            let refused = effects.count { $0.kind == .message }
            fallen = min(fallen, held.count)
            let counted = law(.counted, ran, not: ran - refused, or: fallen)
            let ran = law(.ignored, counted, not: 0)
            law.never(.early) { correct(held) }
            if phase == .control, dictation != nil, ran <= held.count,
                let ended = held[..<ran].last(where: { $0.control == .write })
            {
                law.never(.staysWritten) { write(words[ended.range.upperBound...]) }
            }
            if phase == .writing, ran <= held.count, let last = held[..<ran].last {
                if law.holds(.inItsPlace, last.control == .write) { write(words[last.range.upperBound...]) }
            }
            for command in held.dropFirst(ran) {
                if law.holds(.nothingAfter, phase == .closed) { return }
                guard phase != .writing || law.holds(.stopActs, command.control == .stop) else { continue }
                execute(command)
                fallen += 1
                if command.control == .write { write(words[command.range.upperBound...]) }
            }
        }

        /// Wrongly replaces the arguments of commands that ran with the arguments in the latest transcript.
        private mutating func correct(_ held: [Heard]) {
            for (index, command) in zip(executed.indices, held)
            where executed[index].command == command.control {
                executed[index] = Execution(executed[index].hypothesis, command.control, command.argument)
            }
        }

        mutating func takeByIndex(_ words: [HeardWord]) {
            let skipped = law(.waiting, pending, not: nil) ?? longest
            var place = skipped
            var waiting: Int?
            while !law.holds(.nothingAfter, phase == .closed) {
                if phase == .writing {
                    guard law.isAtLeast(.place, words.count, begun), let end = write(words.dropFirst(begun))
                    else { break }
                    execute(Heard(control: .stop, argument: nil, range: begun + end - 1..<begun + end))
                    if phase == .writing { break }
                    place = law(.neverFalls, max(skipped, begun + end), not: begun + end)
                } else {
                    let next = ear.next(words, from: place)
                    waiting = next.waiting
                    guard let command = next.command else { break }
                    execute(command)
                    (place, begun) = (command.range.upperBound, command.range.upperBound)
                }
            }
            if words.count > skipped { pending = phase == .control ? waiting : nil }
            longest = law(.neverFalls, max(longest, words.count), not: words.count)
        }

        mutating func execute(_ command: Heard) {
            executed.append(Execution(hypothesis, command.control, command.argument))
            ran += 1
            switch command.control {
            case .write:
                if law.does(.write) { phase = .writing }
                beneath = page
            case .stop:
                let leadsBack = law(.whereStopLeads, CommandsStop.self) == .toControl
                if law.does(.stop) { phase = phase == .writing && leadsBack ? .control : .closed }
            default:
                if let (kind, text) = obey(command.control, command.argument) {
                    effects.append(Effect(hypothesis, kind, text))
                }
            }
        }

        // MARK: Writing. Clause: CMD-8

        /// Writes the code of a dictation, and returns the number of words in the dictation up to the `stop` that ends
        /// it.
        @discardableResult
        mutating func write(_ dictated: ArraySlice<HeardWord>) -> Int? {
            let (code, end) = ear.converted(dictated)
            let words = dictated.map(\.spoken)
            law.never(.apart) { obey(dictated) }
            let kept = end.map { Array(words.prefix($0 - 1)) } ?? words
            dictation = law.shows(.dictation, law(.dictation, words, not: kept).joined(separator: " "))
            self.code = law.shows(.code, code)
            if law.does(.inPlace) { page = beneath }
            let lines = code.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            let number = page.number
            page.insert(law(.lastLine, code.isEmpty, not: false) ? [] : lines.map { String($0) })
            law.never(.follows) { page.move(to: number) }
            return end
        }

        /// Wrongly executes every command within a dictation except `write` and `stop`.
        private mutating func obey(_ dictated: ArraySlice<HeardWord>) {
            for command in ear.all(Array(dictated)) where ![.write, .stop].contains(command.control) {
                execute(command)
            }
        }

        // MARK: Obeying. Clauses: CMD-4 to CMD-7

        mutating func obey(_ control: VoiceControl, _ argument: String?) -> (EffectKind, String)? {
            switch (control, page.current) {
            case (.line, _):
                let number = argument.flatMap { Int($0) }
                let isThere = number.map { $0 >= 1 && $0 <= page.count } ?? false
                guard law.holds(.outside, isThere) else {
                    return law.does(.outside) ? (.message, "line.outOfRange") : nil
                }
                if law.does(.line) { page.move(to: number ?? .max) }
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
                let isThere = law(
                    .emptyClipboard, page.clipboard != nil, not: page.clipboard?.isEmpty == false)
                guard isThere, let clipboard = page.clipboard else {
                    return law.does(.emptyClipboard) ? (.message, "clipboard.empty") : nil
                }
                let number = page.number
                let isAbove = law(.paste, false, not: true)
                if law.does(page.count == 0 ? .onlyLine : .paste) { page.insert([clipboard], above: isAbove) }
                law.never(.cursorMoves) { page.move(to: number) }
            case (.rename, _) where argument?.isEmpty ?? true:
                return law.does(.noWords) ? (.message, "name.invalid") : nil
            default: break
            }
            return nil
        }

        mutating func remove() {
            let number = page.number
            page.remove()
            law.never(.cursorStays) { page.move(to: number - 1) }
        }
    }

    /// The lines of the document, the cursor and the clipboard.
    private struct Page {
        private var before: [String]
        /// The cursor's line and the lines after it; empty only if the document is empty.
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

        /// Moves the cursor to a line, or to the nearest existing line.
        mutating func move(to number: Int) {
            let all = lines
            let place = max(0, min(number, all.count) - 1)
            (before, rest) = (Array(all[..<place]), Array(all[place...]))
        }

        /// Inserts lines after the cursor's line, or before it, and moves the cursor to the last of them.
        mutating func insert(_ lines: [String], above isAbove: Bool = false) {
            guard let last = lines.last else { return }
            let passed = isAbove ? 0 : 1
            before += rest.prefix(passed) + lines.dropLast()
            rest = [last] + rest.dropFirst(passed)
        }

        mutating func remove() {
            if rest.isEmpty { return }
            rest.removeFirst()
            if rest.isEmpty, let last = before.popLast() { rest = [last] }
        }
    }
}
