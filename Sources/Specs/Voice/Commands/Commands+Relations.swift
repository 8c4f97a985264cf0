import SharedSpecs
import Specification

/// The effects of single commands on the document that an input leaves.
extension Commands {
    static let orders: [Property<Commands>] = [
        Property(
            """
            A `line` with the number of an existing line moves only the cursor, and its argument has no leading zeros.
            """,
            from: .builtIn, .shown, .number, .waiting, .line, .outside, .goesOn,
            probes: after("line 001", "line 0"),
            judge: fits { before, after, place in
                let isThere = place == 0 && !before.lines.isEmpty
                return after.executed.map(\.argument) == [place == 0 ? "1" : "0"]
                    && after.effects.map(\.text) == (isThere ? [] : ["line.outOfRange"])
                    && after.document == before.with(before.lines, cursor: isThere ? 1 : before.cursor)
            }),
        Property(
            """
            `copy` takes the cursor's line. Each `paste` inserts the copy after the cursor's line and moves the cursor \
            to it.
            """,
            from: .copy, .paste, .cursorMoves, .emptyClipboard, .onlyLine, .noLine, .anyCase,
            probes: after("copy", "paste", "paste"),
            judge: fits { before, after, place in
                let isEmpty = place == 0 ? before.lines.isEmpty : before.clipboard.wrapped == nil
                if isEmpty {
                    return after.effects.map(\.text) == [place == 0 ? "line.none" : "clipboard.empty"]
                        && after.document == before
                }
                if place > 0 { return after.document == before.inserting(before.clipboard.wrapped ?? "") }
                let copied = before.lines[before.cursor - 1]
                return after.document == before.with(before.lines, cursor: before.cursor, clipboard: copied)
            }),
        Property(
            """
            `cut` and `delete` remove the cursor's line and keep its number, and only `cut` puts the line on the \
            clipboard.
            """,
            from: .cut, .delete, .deleteLeavesClipboard, .cursorStays, .noLine,
            probes: after("delete", "cut"),
            judge: fits { before, after, place in
                if before.lines.isEmpty {
                    return after.effects.map(\.text) == ["line.none"] && after.document == before
                }
                var lines = before.lines
                let line = lines.remove(at: before.cursor - 1)
                let cursor = max(1, min(before.cursor, lines.count))
                return after.document
                    == before.with(lines, cursor: cursor, clipboard: place == 0 ? nil : line)
            }),
        Property(
            """
            `read` gives the line, `run` the text, and an empty `rename` name.invalid; none of them changes the \
            document.
            """,
            from: .readOut, .run, .wholeText, .noWords, .noLine,
            probes: after("read", "run", "rename okay"),
            judge: fits { before, after, place in
                let line = before.lines.isEmpty ? "line.none" : before.lines[before.cursor - 1]
                let texts = [line, before.lines.joined(separator: "\n"), "name.invalid"]
                return after.effects.map(\.text) == Array(texts.dropFirst(place).prefix(1))
                    && after.document == before
            }),
        Property(
            "The code is inserted after the cursor's line, and replaces the code inserted before the `stop`.",
            from: .write, .follows, .dictation, .code, .inPlace, .lastLine, .stop, .whereStopLeads,
            probes: after("write zqx read stop"),
            judge: { trial in
                let closes = trial.readings[CommandsStop.self] == .closes
                let said = said("zqx read stop", trial.input)
                let code = said.dropLast().joined(separator: " ")
                return fits { before, after, _ in
                    after.executed.map(\.command) == [.write, .stop] && after.code == code
                        && after.dictation == said.joined(separator: " ")
                        && after.phase == (closes ? .closed : .control)
                        && after.document == before.inserting(code)
                }(trial)
            }),
    ]

    /// The words; each control is replaced with its expression in the built-in dictionary of the language, in upper
    /// case.
    private static func said(_ words: String, _ input: Input) -> [String] {
        words.spokenWords.map { word in
            let entry = controls(of: input.language).first { $0.keyword == word }
            return entry?.expressions.first?.uppercased() ?? word
        }
    }

    /// Adds a session for each order, after all other sessions; its first hypothesis lacks the last word of the order.
    private static func after(_ orders: String...) -> @Sendable (Input, Readings) -> [Input] {
        { input, _ in
            if input.dictionary != nil { return [] }
            let more = orders.map { order in
                let words = said(order, input)
                return SessionInput([words.dropLast(), words[...]].map { $0.joined(separator: " ") })
            }
            return [
                Input(
                    language: input.language, document: input.document, names: input.names,
                    sessions: input.sessions + more)
            ]
        }
    }

    /// Compares each of those sessions with the document before the session; the place is the index of the session's
    /// order.
    private static func fits(
        _ isRight: @escaping @Sendable (Document, SessionOutput, Int) -> Bool
    ) -> @Sendable (Trial<Commands>) -> Finding {
        { trial in
            guard let sessions = trial.probes.first?.output?.sessions else { return .notTouched }
            let own = trial.input.sessions.count
            let documents = [trial.input.document] + sessions.map(\.document)
            for (place, session) in sessions.dropFirst(own).enumerated()
            where !isRight(documents[own + place], session, place) {
                let said = session.executed.map(\.command.rawValue).joined(separator: ", ")
                return .violated("\(said) in a separate session has a wrong effect")
            }
            return .holds
        }
    }
}

extension Commands.Document {
    /// The document with other lines; nil leaves the clipboard as it is.
    fileprivate func with(_ lines: [String], cursor: Int, clipboard: String? = nil) -> Self {
        Self(lines: lines, cursor: cursor, clipboard: clipboard ?? self.clipboard.wrapped)
    }

    /// The document with one more line after the cursor's line, and the cursor there.
    fileprivate func inserting(_ line: String) -> Self {
        with(lines.prefix(cursor) + [line] + lines.dropFirst(cursor), cursor: lines.isEmpty ? 1 : cursor + 1)
    }
}
