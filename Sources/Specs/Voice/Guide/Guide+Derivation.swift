import JSON
import Specification

extension Guide {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        let story = Story(input, by: law)
        var states: [Shown] = []
        for index in input.events.indices {
            law.emit(.states, story.shown(after: index), into: &states)
        }
        return Output(states)
    }

    /// All events of an input, which determine the state after each event.
    private struct Story {
        private let law: Ruling<Law>
        private let input: Input
        private var events: [Event] { input.events }
        /// The button that each event taps; nil if the event is not a tap, or if no button has the tapped name.
        private let buttons: [TextMap.Entry?]
        /// The name of the button that each event triggers; nil if the event triggers none.
        private var ran: [String?] = []
        /// Whether the guide is open: element 0 before all events, and element n + 1 after the event with index n.
        private var showing: [Bool]

        init(_ input: Input, by law: Ruling<Law>) {
            (self.input, self.law) = (input, law)
            buttons = input.events.map { event in
                guard case .tap(let name) = event else { return nil }
                let exact = input.buttons[name] == nil ? nil : name
                let found = law(
                    .byScalars, exact,
                    not: input.buttons.names.first { $0.lowercased() == name.lowercased() })
                return found.map { .init($0, input.buttons[$0] ?? "") }
            }
            var isShowing = law(.closedAtFirst, false, not: true)
            showing = [isShowing]
            for (event, button) in zip(input.events, buttons) {
                var runs = false
                if event == .info { law.set(.info, &isShowing, to: !isShowing) }
                if button != nil {
                    runs = isShowing ? law(.runsToo, GuideTap.self) == .describesAndRuns : law.does(.runs)
                    law.never(.goesOn) { isShowing = false }
                }
                showing.append(isShowing)
                ran.append(runs ? button?.name : nil)
            }
        }

        func shown(after index: Int) -> Shown {
            let isShowing = showing[index + 1]
            let last = ran[...index].last { $0 != nil }
            let isUnknown = events[index].trigger == .tap && buttons[index] == nil
            return Shown(
                showing: isShowing, info: isShowing && law.does(.filled) ? .filled : .outline,
                code: isShowing ? manual(upTo: index) : law.shows(.codeReturns, code(upTo: index)),
                stream: isShowing ? description(upTo: index) : law.shows(.streamReturns, stream(upTo: index)),
                ran: last.flatMap { law(.ranOnce, ran[index], not: $0) },
                error: law.holds(.unknown, isUnknown) ? .unknown : nil)
        }

        // MARK: While the guide is closed. Clause: GUI-1

        private func code(upTo index: Int) -> String {
            let edits = events[...index].indices.filter { events[$0].trigger == .edit }
            let outside = edits.last { !showing[$0] }
            return law(.editIsLost, outside.map(text) ?? input.code, not: edits.last.map(text) ?? input.code)
        }

        private func stream(upTo index: Int) -> String {
            let streams = events[...index].indices.filter { place in
                switch events[place].trigger {
                case .stream: true
                case .result: showing[place] ? law.does(.resultIsKept) : law.does(.result)
                default: false
                }
            }
            let outside = streams.last { !showing[$0] }
            return law(
                .streamIsKept, streams.last.map(text) ?? input.stream,
                not: outside.map(text) ?? input.stream)
        }

        private func text(at index: Int) -> String {
            switch events[index] {
            case .edit(let text), .stream(let text): text
            case .result(let result): result.text
            default: ""
            }
        }

        // MARK: While the guide is open. Clauses: GUI-1, GUI-2

        /// Returns the range from the event that last opened the guide up to the event with the given index.
        private func sinceOpened(upTo index: Int) -> Range<Int> {
            ((0...index).last { !showing[$0] && showing[$0 + 1] } ?? 0)..<index + 1
        }

        private func manual(upTo index: Int) -> String {
            let edit = sinceOpened(upTo: index).last { events[$0].trigger == .edit }
            let manual = whole(input.manual)
            return law(.editIsLost, law.shows(.manual, manual), not: edit.map(text) ?? manual)
        }

        /// Returns the complete text of the manual. Clause: GUI-3
        private func whole(_ manual: Manual) -> String {
            switch manual {
            case .text(let text): return text
            case .parts(let parts):
                let lines = law.inOrder(.fileOrder, parts.entries).map { entry in
                    let isBreak = entry.keyword.hasSameScalars(as: Vocabulary.lineBreak)
                    let keyword = isBreak ? law(.lineBreak, "\\n", not: entry.keyword) : entry.keyword
                    return keyword + " - " + entry.expressions.joined(separator: ", ")
                }
                let list = lines.joined(separator: "\n")
                let gap = law(.blankLine, lines.isEmpty ? "" : "\n\n", not: lines.isEmpty ? "\n\n" : "\n")
                return law(.parts, parts.introduction + gap + list, not: list + gap + parts.introduction)
            }
        }

        private func description(upTo index: Int) -> String {
            let since = sinceOpened(upTo: index)
            let described = since.compactMap { buttons[$0]?.text }
            let text: String
            if let first = described.first, let last = described.last {
                text = law(.described, law(.lastTap, last, not: first), not: input.hint)
            } else {
                let before = (0..<since.lowerBound).last { showing[$0] && buttons[$0] != nil }
                let earlier = before.flatMap { buttons[$0]?.text }
                text = law(.hintEachTime, law.shows(.hint, input.hint), not: earlier ?? input.hint)
            }
            let latest = since.last { events[$0].trigger == .stream || buttons[$0] != nil }
            let kept = law(
                .streamIsKept, text, not: latest.flatMap { buttons[$0]?.text ?? self.text(at: $0) } ?? text)
            let result = since.last { events[$0].trigger == .result }
            return law(.resultIsKept, kept, not: result.map { self.text(at: $0) } ?? kept)
        }
    }
}
