import Specification

extension Commands {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        let ear = Ear(input, law)
        var outputs: [SessionOutput] = []
        var (left, last) = (input.document, Walk?.none)
        for session in input.sessions {
            let document = law(.byHand, session.document ?? left, not: left)
            var walk = Walk(law: law, ear: ear, page: document, beneath: document)
            if let last, !law.does(.anew) {
                // A wrong program continues with the counts of the previous session.
                (walk.ran, walk.longest, walk.pending) = (last.ran, last.longest, last.pending)
            }
            for (index, transcript) in session.hypotheses.enumerated() {
                if walk.phase == .closed { break }
                walk.hypothesis = index
                let words = transcript.spokenWords.map(HeardWord.init)
                switch law(.byIndex, CommandsReplay.self) {
                case .count: walk.takeByCount(words)
                case .index: walk.takeByIndex(words)
                }
            }
            left = law(.goesOn, walk.page, not: input.document)
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
        var page: Document
        var phase = Phase.control
        var dictation: String?
        var code: String?
        /// The document as it was when `write` ran, without the code that has been written since then.
        var beneath: Document
        /// The number of commands that a wrong program counts as run; each transcript with fewer commands lowers it.
        var fallen = 0
        /// The number of commands that ran in this session or count as run.
        var ran = 0
        /// Under the option `index`, the number of words in the longest transcript so far.
        var longest = 0
        /// Under the option `index`, the index of the first word of an incomplete command after the last complete one.
        var pending: Int?
        /// Under the option `index`, the index of the first word of the dictation.
        var begun = 0

        var output: SessionOutput {
            SessionOutput(
                executed: executed, document: page, phase: phase, dictation: dictation, code: code,
                effects: effects)
        }

        // MARK: Commands that run. Clause: CMD-2

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
                law.never(.staysWritten) { write(words[ended.end...]) }
            }
            if phase == .writing, ran <= held.count, let last = held[..<ran].last {
                if law.holds(.inItsPlace, last.control == .write) { write(words[last.end...]) }
            }
            var passedOver = 0
            for command in held.dropFirst(ran) {
                if law.holds(.nothingAfter, phase == .closed) { return }
                guard phase != .writing || law.holds(.stopActs, command.control == .stop) else {
                    passedOver += 1
                    continue
                }
                execute(command)
                let counted = law(.passedOver, passedOver, not: 0)
                self.ran += counted
                fallen += counted + 1
                passedOver = 0
                if command.control == .write { write(words[command.end...]) }
            }
        }

        /// Wrongly replaces the arguments of commands that have already run with those in the latest transcript.
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
                    execute(Heard(control: .stop, end: begun + end))
                    if phase == .writing { break }
                    place = law(.neverFalls, max(skipped, begun + end), not: begun + end)
                } else {
                    let next = ear.next(words, from: place)
                    waiting = next.waiting
                    guard let command = next.command else { break }
                    execute(command)
                    (place, begun) = (command.end, command.end)
                }
            }
            if words.count > skipped { pending = phase == .control ? waiting : nil }
            longest = law(.neverFalls, max(longest, words.count), not: words.count)
        }

        mutating func execute(_ command: Heard) {
            executed.append(Execution(hypothesis, command.control, command.argument))
            ran += 1
            if let (kind, text) = obey(command.control, command.argument) {
                effects.append(Effect(hypothesis, kind, text))
            }
        }

        // MARK: Writing. Clause: CMD-8

        /// Writes the code of a dictation, and returns the number of words up to the end of the `stop` that ends the
        /// dictation.
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
            let number = page.cursor
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

        // MARK: Obeying. Clauses: CMD-4 to CMD-7 and CMD-9

        mutating func obey(_ control: VoiceControl, _ argument: String?) -> (EffectKind, String)? {
            switch (control, page.current) {
            case (.write, _):
                if law.does(.write) { phase = .writing }
                beneath = page
            case (.stop, _):
                let leadsBack = law(.whereStopLeads, CommandsStop.self) == .toControl
                if law.does(.stop) { phase = phase == .writing && leadsBack ? .control : .closed }
            case (.line, _):
                let number = argument.flatMap { Int($0) } ?? .max
                guard law.holds(.outside, page.lines.indices.contains(number - 1)) else {
                    return law.does(.outside) ? (.message, "line.outOfRange") : nil
                }
                if law.does(.line) { page.move(to: number) }
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
                let number = page.cursor
                let isAbove = law(.paste, false, not: true)
                if law.does(page.lines.isEmpty ? .onlyLine : .paste) {
                    page.insert([clipboard], above: isAbove)
                }
                law.never(.cursorMoves) { page.move(to: number) }
            case (.rename, _) where argument?.isEmpty ?? true:
                return law.does(.noWords) ? (.message, "name.invalid") : nil
            default: break
            }
            return nil
        }

        mutating func remove() {
            let number = page.cursor
            page.remove()
            law.never(.cursorStays) { page.move(to: number - 1) }
        }
    }
}

extension Commands.Document {
    fileprivate var current: String? { lines.dropFirst(cursor - 1).first }

    /// Moves the cursor to a line, or to the nearest existing line.
    fileprivate mutating func move(to number: Int) { cursor = max(1, min(number, lines.count)) }

    /// Inserts lines after or before the cursor's line, and moves the cursor to the last inserted line.
    fileprivate mutating func insert(_ new: [String], above isAbove: Bool = false) {
        if new.isEmpty { return }
        let place = isAbove ? cursor - 1 : min(cursor, lines.count)
        lines.insert(contentsOf: new, at: place)
        cursor = place + new.count
    }

    fileprivate mutating func remove() {
        lines.remove(at: cursor - 1)
        move(to: cursor)
    }
}
