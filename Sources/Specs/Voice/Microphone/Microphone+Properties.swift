import JSON
import Specification

extension Microphone {
    public static let properties: [Property<Microphone>] = [
        .oneStateEach(from: .states),
        Property(
            "The button is green, with a waveform, if and only if a recording is under way.", from: .green,
            .waveform
        ) { trial in
            trial.wrongState { _, state in
                (state.colour == .green) != state.recording || (state.icon == .waveform) != state.recording
            }
        },
        Property(
            """
            If a transcript is added before the first event, or right after a `stopCommand`, `taskEnded` or `deny`, \
            the states after the other events stay the same.
            """,
            from: .revoked,
            probes: { input, _ in
                let late = Event.transcript("late")
                return [Input([late] + input.events.flatMap { $0.isOver ? [$0, late] : [$0] })]
            },
            judge: { trial in
                let isOwn = [false] + trial.input.events.flatMap { $0.isOver ? [true, false] : [true] }
                return trial.relates(
                    { zip($0.states, isOwn).filter(\.1).map(\.0).value }, to: \.states.value,
                    otherwise:
                        "the states are different if transcripts arrive while no recording is under way")
            }),
        Property(
            """
            The state machine determines when the button is grey and when a recording is under way. The transition \
            that begins a recording determines the recogniser; while no recording is under way, a state has no \
            recogniser.
            """,
            from: .grey, .red, .atFirst, .greyAgain, .deny, .toggle, .stop, .taskEnd, .inert,
            .authorizedAgain, .onlyTapsBegin, .recogniser, .settled, .unreachableAtFirst, .namedWhileRecording
        ) { trial in
            var (before, condition, recogniser) = (machine.start, Condition.unreachable, Recogniser?.none)
            return trial.wrongState { event, state in
                condition = event.condition(after: condition)
                let way = event.trigger.flatMap { machine.transition(from: before, on: $0, given: condition) }
                before = way?.target ?? before
                let chosen = way?.callbacks.first.flatMap(Recogniser.init(rawValue:)) ?? recogniser
                recogniser = before == .recording ? chosen : nil
                return (state.colour == .grey) != (before == .unauthorized)
                    || state.recording != (before == .recording) || state.recogniser != recogniser
            }
        },
        Property(
            """
            The transcript changes only if a `transcript` event comes during a recording. The transcript then becomes \
            the text of this event.
            """,
            from: .whole, .revoked, .transcriptStays
        ) { trial in
            var transcript = ""
            return trial.wrongState { event, state in
                if case .transcript(let text) = event, state.recording { transcript = text }
                return !state.transcript.hasSameScalars(as: transcript)
            }
        },
    ]
}

extension Microphone.Event {
    /// Whether no recording is under way after the event, whatever events preceded it.
    fileprivate var isOver: Bool {
        [.plain(.stopCommand), .plain(.taskEnded), .plain(.deny)].contains(self)
    }
}
