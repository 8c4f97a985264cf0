import JSON
import SharedSpecs
import Specification

extension Commands {
    public static let properties = courses + orders

    private static let courses: [Property<Commands>] = [
        Property(
            "A repeated hypothesis runs no command again.", from: .ignored,
            probes: { input, readings in
                guard readings[CommandsStop.self] == .closes else { return [] }
                return [
                    input.with(
                        input.sessions.map {
                            SessionInput($0.hypotheses + $0.hypotheses.suffix(1), document: $0.document)
                        })
                ]
            },
            judge: { trial in
                guard let probe = trial.probes.first, let output = trial.outcome.output else {
                    return .notTouched
                }
                guard let again = probe.output else {
                    return .violated("with its last hypothesis repeated, the input is rejected")
                }
                let (once, twice) = (output.sessions.map(\.executed), again.sessions.map(\.executed))
                if twice == once { return .holds }
                return .violated(
                    """
                    with its last hypothesis repeated, the input runs \(JSONWriter.text(of: twice.value)), not \
                    \(JSONWriter.text(of: once.value))
                    """)
            }),
        Property("No well-formed input is refused.", from: .oneByOne) { trial in
            trial.outcome.rejection.map { .violated("the input was rejected as \($0.code)") } ?? .holds
        },
        Property("No command runs more often than it is spoken.", from: .ignored, .byIndex) { trial in
            guard let output = trial.outcome.output else { return .notTouched }
            let places = SpokenPlaces(trial.input)
            for (said, session) in zip(trial.input.sessions, output.sessions) {
                let spoken = said.hypotheses.map { places.spoken(in: $0) }
                // Under `index` a command runs again if it is heard in another place.
                let most =
                    trial.readings[CommandsReplay.self] == .count
                    ? spoken.map(\.count).max() ?? 0
                    : spoken.reduce(into: Set()) { $0.formUnion($1) }.count
                if session.executed.count > most {
                    return .violated("\(session.executed.count) commands ran, but only \(most) were spoken")
                }
            }
            return .holds
        },
        Property("No command runs after the `stop` that closes the session.", from: .nothingAfter) { trial in
            let closed = trial.outcome.output?.sessions.filter { $0.phase == .closed } ?? []
            if closed.isEmpty { return .notTouched }
            return closed.allSatisfy { $0.executed.last?.command == .stop }
                ? .holds : .violated("the session is closed, but a command ran after its `stop`")
        },
        Property("Each session gives one output.", from: .eachSession) { trial in
            guard let output = trial.outcome.output else { return .notTouched }
            if case .session = output, trial.input.isOneSession { return .holds }
            if case .sessions(let outputs) = output, !trial.input.isOneSession,
                outputs.count == trial.input.sessions.count
            {
                return .holds
            }
            return .violated("\(trial.input.sessions.count) sessions gave \(output.sessions.count) outputs")
        },
        Property(
            "An earlier session does not affect a session with a document of its own.",
            from: .anew,
            probes: { input, _ in
                input.sessions.contains { $0.document != nil }
                    ? [input.with(input.sessions.map { $0.document == nil ? SessionInput([]) : $0 })] : []
            },
            judge: { trial in
                guard let output = trial.outcome.output, let probe = trial.probes.first?.output else {
                    return .notTouched
                }
                let all = zip(trial.input.sessions, zip(output.sessions, probe.sessions))
                let isSame = all.allSatisfy { $0.document == nil || $1.0.value == $1.1.value }
                return isSame
                    ? .holds : .violated("a session with a document of its own depends on earlier sessions")
            }),
    ]

    /// The places where a command, complete or not, may begin in a transcript.
    private struct SpokenPlaces {
        private var controls = ConversionVocabulary.Expressions<VoiceControl>()
        private let voice: ConversionVocabulary

        init(_ input: Input) {
            voice = .of(input.dictionary?.voice, in: input.language)
            for entry in input.dictionary?.controls ?? Commands.controls(of: input.language) {
                VoiceControl(rawValue: entry.keyword).map { controls.add(entry, meaning: $0) }
            }
        }

        func spoken(in transcript: String) -> Set<Int> {
            let words = transcript.spokenWords.map(HeardWord.init)
            return Set(
                words.indices.filter { place in
                    !controls.fitting(words[place...]).isEmpty
                        || voice.controls.fitting(words[place...]).contains { $0.meaning == .command(.stop) }
                })
        }
    }
}
