import Specification

extension Microphone {
    public static let properties: [Property<Microphone>] = [
        Property("Each event gives one state, and no well-formed input is refused.", from: .states) { trial in
            let count = trial.outcome.output?.states.count
            return count == trial.input.events.count
                ? .holds : .violated("\(trial.input.events.count) events gave \(count ?? 0) states")
        },
        Property(
            "The button is green, with a waveform, if and only if a recording is under way.", from: .green,
            .waveform
        ) {
            trial in
            let states = trial.outcome.output?.states ?? []
            let wrong = states.firstIndex {
                ($0.colour == .green) != $0.recording || ($0.icon == .waveform) != $0.recording
            }
            return wrong.map {
                .violated("after event \($0) the look of the button does not fit the recording")
            }
                ?? .holds
        },
        Property(
            "The recogniser is named if and only if a recording is under way.", from: .namedWhileRecording
        ) { trial in
            let states = trial.outcome.output?.states ?? []
            let wrong = states.firstIndex { ($0.recogniser != nil) != $0.recording }
            return wrong.map {
                .violated("after event \($0) a recogniser is named without a recording, or missing")
            }
                ?? .holds
        },
        Property(
            "An event that ends or authorizes recording changes nothing if it is repeated.",
            from: .onlyTapsBegin, .stop, .taskEnd, .deny,
            probes: { input, _ in [Input(input.events.flatMap { $0.isTap ? [$0] : [$0, $0] })] },
            judge: { trial in
                let ends = trial.input.events.flatMap { $0.isTap ? [true] : [false, true] }
                return same(trial, where: ends, "each event except the taps comes twice")
            }),
        Property(
            "A transcript right after a `stop`, the end of a task or a `deny` changes no later state.",
            from: .revoked,
            probes: { input, _ in
                let late = Event.transcript("late")
                return [Input([late] + input.events.flatMap { $0.isOver ? [$0, late] : [$0] })]
            },
            judge: { trial in
                let own = [false] + trial.input.events.flatMap { $0.isOver ? [true, false] : [true] }
                return same(trial, where: own, "transcripts arrive while nothing is recorded")
            }),
        Property(
            "The button is grey if and only if the last of `authorize` and `deny` is not `authorize`.",
            from: .grey, .red, .atFirst, .greyAgain, .deny
        ) { trial in
            wrongStep(trial) { _, index, state in
                let last = trial.input.events[...index].last {
                    [.plain(.authorize), .plain(.deny)].contains($0)
                }
                return (state.colour == .grey) != (last != .plain(.authorize))
            }
        },
        Property(
            """
            A tap begins or ends a recording unless the button is grey; a `stop`, the end of a task or a `deny` ends a \
            recording, and nothing else does.
            """,
            from: .toggle, .stop, .taskEnd, .inert, .deny, .authorizedAgain, .onlyTapsBegin
        ) { trial in
            wrongStep(trial) { before, index, state in
                let event = trial.input.events[index]
                let was = before?.recording ?? false
                return state.recording
                    != (event.isTap ? !was && state.colour != .grey : was && !event.isOver)
            }
        },
        Property(
            """
            A recording keeps its first recogniser: the server if the latest `reachable` event before it says so, or \
            the local one.
            """,
            from: .recogniser, .settled, .unreachableAtFirst
        ) { trial in
            wrongStep(trial) { before, index, state in
                if let before, before.recording {
                    return state.recording && state.recogniser != before.recogniser
                }
                let last = trial.input.events[..<index].last {
                    [.reachable(true), .reachable(false)].contains($0)
                }
                return state.recording && state.recogniser != (last == .reachable(true) ? .server : .local)
            }
        },
        Property(
            "The transcript changes only by a transcript event during a recording, and then to the text of that event.",
            from: .whole, .revoked, .transcriptStays
        ) { trial in
            wrongStep(trial) { before, index, state in
                var text = before?.transcript ?? ""
                if case .transcript(let new) = trial.input.events[index], state.recording { text = new }
                return !state.transcript.hasSameScalars(as: text)
            }
        },
    ]

    /// Finds a state that does not follow from the place of its event and the previous state.
    private static func wrongStep(
        _ trial: Trial<Microphone>, where isWrong: (Shown?, Int, Shown) -> Bool
    ) -> Finding {
        let states = trial.outcome.output?.states.prefix(trial.input.events.count) ?? []
        let wrong = states.indices.first { isWrong($0 > 0 ? states[$0 - 1] : nil, $0, states[$0]) }
        return wrong.map {
            .violated("the state after event \($0) does not follow from its event and the state before")
        }
            ?? .holds
    }

    /// Compares the states with some states from a probe.
    private static func same(
        _ trial: Trial<Microphone>, where isOwn: [Bool], _ condition: String
    ) -> Finding {
        guard let states = trial.outcome.output?.states, let probe = trial.probes.first else {
            return .notTouched
        }
        let others = zip(probe.output?.states ?? [], isOwn).filter(\.1).map(\.0)
        return others.value == states.value ? .holds : .violated("the states differ if \(condition)")
    }
}

extension Microphone.Event {
    /// Whether a second event of this kind reverses the first, so that it is not a repetition.
    fileprivate var isTap: Bool { self == .plain(.tap) }

    /// Whether nothing is recorded after the event, whatever preceded the event.
    fileprivate var isOver: Bool {
        [.plain(.stopCommand), .plain(.taskEnded), .plain(.deny)].contains(self)
    }
}
