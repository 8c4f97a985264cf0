import JSON
import Specification

extension Commands {
    public static let properties: [Property<Commands>] = [
        Property(
            "If the last hypothesis of a session is repeated, no command runs again.",
            from: .ignored, .passedOver,
            probes: { input, _ in
                let again = input.sessions.map {
                    SessionInput($0.hypotheses + $0.hypotheses.suffix(1), document: $0.document)
                }
                return [input.with(again)]
            },
            judge: { trial, output in
                let once = output.sessions.map(\.executed).value
                let twice = trial.probes[0].output?.sessions.map(\.executed).value ?? .null
                return twice == once
                    ? .holds
                    : .violated(
                        """
                        if the last hypothesis is repeated, the commands that run are \
                        \(JSONWriter.text(of: twice)), not \(JSONWriter.text(of: once))
                        """)
            }),
        .noRejection(from: .oneByOne),
        Property("No command runs after the `stop` that closes the session.", from: .nothingAfter) { trial in
            let closed = trial.outcome.output?.sessions.filter { $0.phase == .closed } ?? []
            if closed.isEmpty { return .notTouched }
            return closed.allSatisfy { $0.executed.last?.command == .stop }
                ? .holds : .violated("a command ran after the `stop` that closed the session")
        },
        Property("Each session gives one output.", from: .eachSession) { trial, output in
            let isOne = if case .session = output { true } else { false }
            let (sessions, outputs) = (trial.input.sessions.count, output.sessions.count)
            return isOne == trial.input.isOneSession && outputs == sessions
                ? .holds : .violated("\(counted(sessions, "session")) gave \(counted(outputs, "output"))")
        },
        Property(
            "An earlier session does not affect a session that has its own `document`.", from: .anew,
            probes: { input, _ in
                input.sessions.contains { $0.document != nil }
                    ? [input.with(input.sessions.map { $0.document == nil ? SessionInput([]) : $0 })] : []
            },
            judge: { trial, output in
                guard let probe = trial.probes.first?.output else { return .notTouched }
                let all = zip(trial.input.sessions, zip(output.sessions, probe.sessions))
                return all.allSatisfy { $0.document == nil || $1.0.value == $1.1.value }
                    ? .holds : .violated("a session that has its own `document` depends on earlier sessions")
            }),
        // The following properties run single commands on the document at the end of the final session.
        Property(
            """
            A `line` with the number of an existing line moves the cursor and changes nothing else. The `argument` in \
            the output has no leading zeros.
            """,
            from: .builtIn, .shown, .number, .waiting, .line, .outside, .goesOn,
            probes: after("line 001", "line 0"),
            judge: fits { before, after, place in
                let isThere = place == 0 && !before.lines.isEmpty
                return after.executed.map(\.argument) == [place == 0 ? "1" : "0"]
                    && after.effects.map(\.text) == (isThere ? [] : ["line.outOfRange"])
                    && after.document == before.with { if isThere { $0.cursor = 1 } }
            }),
        Property(
            """
            `copy` puts the cursor's line on the clipboard. Each `paste` inserts the line on the clipboard after the \
            cursor's line, and moves the cursor to the inserted line.
            """,
            from: .copy, .paste, .cursorMoves, .emptyClipboard, .onlyLine, .noLine, .anyCase,
            probes: after("copy", "paste", "paste"),
            judge: fits { before, after, place in
                let isEmpty = place == 0 ? before.lines.isEmpty : before.clipboard == nil
                if isEmpty {
                    return after.effects.map(\.text) == [place == 0 ? "line.none" : "clipboard.empty"]
                        && after.document == before
                }
                if place > 0 { return after.document == before.inserting(before.clipboard ?? "") }
                return after.document == before.with { $0.clipboard = $0.lines[$0.cursor - 1] }
            }),
        Property(
            """
            `cut` and `delete` remove the cursor's line, and the cursor keeps its line number. `cut` also puts the \
            removed line on the clipboard, but `delete` does not.
            """,
            from: .cut, .delete, .deleteLeavesClipboard, .cursorStays, .noLine,
            probes: after("delete", "cut"),
            judge: fits { before, after, place in
                if before.lines.isEmpty {
                    return after.effects.map(\.text) == ["line.none"] && after.document == before
                }
                return after.document
                    == before.with {
                        let line = $0.lines.remove(at: $0.cursor - 1)
                        $0.cursor = max(1, min($0.cursor, $0.lines.count))
                        if place > 0 { $0.clipboard = line }
                    }
            }),
        Property(
            """
            `read` gives the cursor's line, `run` gives the text of the document, and a `rename` without words gives \
            name.invalid. `read`, `run` and a `rename` without words do not change the document.
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
            """
            The code is inserted after the cursor's line. It replaces any code that was inserted for an earlier \
            hypothesis without a `stop`.
            """,
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

    /// Returns the words, but replaces each command with its built-in expression in the language of the input, and
    /// writes this expression in upper case.
    private static func said(_ words: String, _ input: Input) -> [String] {
        words.spokenWords.map { word in
            controls(of: input.language).expressions(of: word).first?.uppercased() ?? word
        }
    }

    /// Makes a probe with one more session for each given command; the first hypothesis of each of these sessions lacks
    /// the last word of the command.
    private static func after(_ orders: String...) -> @Sendable (Input, Readings) -> [Input] {
        { input, _ in
            if input.dictionary != nil { return [] }
            let more = orders.map { order in
                let words = said(order, input)
                return SessionInput([words.dropLast(), words[...]].map { $0.joined(separator: " ") })
            }
            return [input.with(input.sessions + more)]
        }
    }

    /// Judges each session that `after` added: `isRight` gets the document before the session, the session's output,
    /// and the index of the session's command.
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
                return .violated("an additional session with the commands [\(said)] has a wrong effect")
            }
            return .holds
        }
    }
}

extension Commands.Document {
    /// Returns the document with one more line after the cursor's line, and with the cursor on the new line.
    fileprivate func inserting(_ line: String) -> Self {
        with {
            $0.lines.insert(line, at: min(cursor, lines.count))
            $0.cursor = lines.isEmpty ? 1 : cursor + 1
        }
    }
}
