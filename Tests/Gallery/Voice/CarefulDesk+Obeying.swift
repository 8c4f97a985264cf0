import Catalogue
import Specification

extension CarefulDesk {

    @discardableResult
    mutating func write(_ words: ArraySlice<String>) -> Int? {
        let (code, end) = convert(words)
        dictation = words.prefix(program.dictationWithoutStop ? (end ?? words.count + 1) - 1 : words.count)
            .joined(separator: " ")
        self.code = code
        if !program.appendsDictation { (lines, cursor) = kept }
        let new = code.utf8.split(separator: 10, omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        if !code.isEmpty || program.emptyIsALine { put(new) }
        return end
    }

    mutating func put(_ new: [String]) {
        let place = min(cursor, lines.count)
        lines.insert(contentsOf: new, at: place)
        cursor = place + new.count
    }

    mutating func obey(_ order: Order, _ index: Int) {
        executed.append(.init(index, order.control, order.argument))
        func tell(_ kind: Commands.EffectKind, _ text: String) { effects.append(.init(index, kind, text)) }
        let isEmpty = lines.isEmpty
        switch order.control {
        case .write:
            phase = "writing"
            kept = (lines, cursor)
        case .stop:
            let isBack = program.stopGoesBack ?? (readings[CommandsStop.self] == .toControl)
            phase = phase == "writing" && isBack ? "control" : "closed"
        case .line:
            let number = Int(order.argument ?? "") ?? .max
            if number >= 1, number <= lines.count {
                cursor = number
            } else if program.clampsLines, !isEmpty {
                cursor = max(1, min(number, lines.count))
            } else {
                tell(.message, "line.outOfRange")
            }
        case .cut, .copy, .delete, .read:
            if isEmpty { return tell(.message, "line.none") }
            let line = lines[cursor - 1]
            if order.control == .read { return tell(.spoken, line) }
            if order.control != .delete || program.deleteCopies { clipboard = line }
            if order.control == .copy { return }
            lines.remove(at: cursor - 1)
            cursor = program.cursorGoesUp ? max(1, cursor - 1) : max(1, min(cursor, lines.count))
        case .paste:
            guard let text = clipboard, !(program.emptyLineIsNone && text.isEmpty) else {
                return tell(.message, "clipboard.empty")
            }
            if program.pastesAbove, !isEmpty {
                lines.insert(text, at: cursor - 1)
            } else {
                let before = cursor
                put([text])
                if program.pasteStays { cursor = before }
            }
        case .run:
            tell(
                .run,
                lines.map { $0 + (program.runEndsLine ? "\n" : "") }.joined(
                    separator: program.runEndsLine ? "" : "\n"))
        case .rename: if order.argument == "" { tell(.message, "name.invalid") }
        case .new, .save, .open, .okay: break
        }
    }
}
