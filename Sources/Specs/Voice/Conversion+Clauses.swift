import JSON
import Specification

extension Conversion {
    private static let speaking = Source(.mobileSand, "2.5.2", "3.3.2")
    private static let converting = Source(.mobileSand, "3.3.2")

    public static let clauses = Clauses<Conversion>(
        clause(
            "CON-1",
            """
            Words part at white space; spoken expressions of commands, notations and the line break become one token \
            each: from the left, at each word the longest expression that fits, without regard to case.
            """,
            note: """
                Without regard to case: both sides lowered in full, then equal scalar by scalar. Where expressions of \
                equal length fit, commands come before notations and these before the line break.
                """),
        clause(
            "CON-2",
            "Passes run in this order and no other: Redo, Undo, Clear, Type, Literally, keywords, assembly.",
            source: converting),
        clause(
            "CON-3",
            """
            Redo cancels the latest Undo not yet cancelled, only if nothing but Undo and Redo was said since it; \
            otherwise it has no effect. It never shows in the code.
            """),
        clause(
            "CON-4",
            """
            Undo removes itself and the last remaining token before it, whatever that token is; with none, only itself.
            """,
            note:
                "A line break or a notation of several words is one token; a keyword of two words is still two."
        ),
        clause(
            "CON-5", "Clear removes itself and the tokens of its line, back to the last line break."),
        clause(
            "CON-6",
            """
            type W… N writes the words W… in notation N, the first notation after it on its line (literally is one \
            there), and protects them; all tokens inside count as the words spoken.
            """,
            note: """
                No words give an empty stretch, which is no piece of the code but keeps the words beside it apart; \
                string gives the literal "".
                """),
        clause(
            "CON-7",
            """
            literally protects the next token, as spoken; before a protected stretch, or at the end, it vanishes. A \
            notation with no type before it is transcribed as spoken and not converted.
            """),
        clause(
            "CON-8",
            """
            Unprotected words become keywords by the dictionary: from the left, at each word the longest expression \
            that fits and does not reach into a protected stretch; others stay as spoken.
            """,
            source: converting,
            note:
                "The line break is found with the commands (CON-1), and is not formed again from words left over."
        ),
        clause(
            "CON-9",
            """
            A stop that is neither removed nor protected ends the phase: ended is true and what follows it is dropped.
            """,
            source: Source(.mobileSand, "3.3.2", "2.5.4"),
            note: "Decided after the Literally pass."),
        clause(
            "CON-10",
            "The pieces are assembled with spaces by the reading voice.conversion.assembly, none beside a line break.",
            source: converting,
            note: "tight looks at the whole text of a piece, however it came about."),
        CheckedClause(
            Clause(
                "CON-11",
                """
                A protected stretch appears in the code exactly as its pass wrote it, and converting is a pure \
                function of the transcript: converting again, or a longer or a shorter transcript first, changes \
                nothing.
                """,
                source: converting),
            check: Check(
                probes: { input, _ in
                    let longer = Input(
                        transcript: input.transcript + " " + undoAndStop(for: input),
                        language: input.language, dictionary: input.dictionary)
                    let nothing = Input(
                        transcript: "", language: input.language, dictionary: input.dictionary)
                    return [longer, nothing, longer, input]
                },
                judge: { trial in
                    ConversionDiagnosis.finding(of: "CON-11", in: trial).and(purity(of: trial))
                }))
    )

    private static func clause(
        _ id: ClauseID, _ sentence: String, source: Source = speaking, note: String? = nil
    ) -> CheckedClause<Conversion> {
        CheckedClause(Clause(id, sentence, source: source, note: note)) { trial in
            ConversionDiagnosis.finding(of: id, in: trial)
        }
    }

    private static func purity(of trial: Trial<Conversion>) -> Finding {
        guard trial.outcome.output != nil else { return .notTouched }
        guard trial.probes.count == 4 else { return .holds }
        let (again, grown, anew) = (trial.probes[3], trial.probes[0], trial.probes[2])
        guard same(again, trial.outcome) else {
            return .violated(
                """
                CON-11: the same transcript gave \(told(trial.outcome)) first and \(told(again)) after a longer one
                """)
        }
        guard same(grown, anew) else {
            return .violated(
                """
                CON-11: the transcript with "\(undoAndStop(for: trial.input))" after it gave \(told(grown)) when it had grown so far, and \
                \(told(anew)) when it came at once
                """)
        }
        return .holds
    }

    /// What takes back the end of a transcript, and then ends the phase.
    private static func undoAndStop(for input: Input) -> String {
        let commands = (input.dictionary ?? BuiltInDictionary.of(language: input.language)).commands
        return [VoiceCommand.undo, .stop].map { command in
            commands.first { $0.keyword == command.rawValue }?.expressions.first ?? command.rawValue
        }.joined(separator: " ")
    }

    private static func same(_ left: Outcome<Output>, _ right: Outcome<Output>) -> Bool {
        switch (left, right) {
        case (.output(let left), .output(let right)):
            left.code.hasSameScalars(as: right.code) && left.ended == right.ended
        case (.rejection(let left), .rejection(let right)): left == right
        default: false
        }
    }

    static func told(_ outcome: Outcome<Output>) -> String {
        switch outcome {
        case .output(let output): "\"\(output.code)\"\(output.ended ? ", ended" : "")"
        case .rejection(let rejection): "the rejection \(rejection.code)"
        }
    }
}
