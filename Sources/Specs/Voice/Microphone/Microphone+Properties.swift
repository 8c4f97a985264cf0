import Specification

extension Microphone {
    public static let properties: [Property<Microphone>] = [
        Property("There is a state for each event, and no input is refused.", from: .states) { trial in
            let count = trial.outcome.output?.states.count
            return count == trial.input.events.count
                ? .holds : .violated("\(trial.input.events.count) events gave \(count ?? 0) states")
        },
        Property("It is green, with a waveform, exactly while it records.", from: .green, .waveform) {
            trial in
            let states = trial.outcome.output?.states ?? []
            let wrong = states.firstIndex {
                ($0.colour == .green) != $0.recording || ($0.icon == .waveform) != $0.recording
            }
            return wrong.map { .violated("after event \($0) the button does not say whether it records") }
                ?? .holds
        },
        Property("A recogniser is named exactly while it records.", from: .namedWhileRecording) { trial in
            let states = trial.outcome.output?.states ?? []
            let wrong = states.firstIndex { ($0.recogniser != nil) != $0.recording }
            return wrong.map { .violated("after event \($0) a recogniser is named, or missing") }
                ?? .holds
        },
        Property(
            "What ends a recording, or gives leave, does no more the second time.",
            from: .onlyTapsBegin, .stop, .taskEnd, .deny,
            probes: { input, _ in [Input(input.events.flatMap { $0.isTap ? [$0] : [$0, $0] })] },
            judge: { trial in
                let ends = trial.input.events.flatMap { $0.isTap ? [true] : [false, true] }
                return same(trial, where: ends, "each event but the taps comes twice")
            }),
        Property(
            "A transcript right after a stop, an end or a denial changes nothing that follows.",
            from: .revoked,
            probes: { input, _ in
                let late = Event.transcript("late")
                return [Input([late] + input.events.flatMap { $0.isOver ? [$0, late] : [$0] })]
            },
            judge: { trial in
                let own = [false] + trial.input.events.flatMap { $0.isOver ? [true, false] : [true] }
                return same(trial, where: own, "transcripts arrive while nothing records")
            }),
        Property(
            "The button is grey exactly while the last leave that was given or taken is not one given.",
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
            "A tap turns the recording unless the button is grey; a stop, an end or a denial ends it, and nothing else does.",
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
            "A recording is recognised throughout by who could be reached last when it began.",
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
            "What was heard changes just with a transcript while it records, and then to that.",
            from: .whole, .revoked, .transcriptStays
        ) { trial in
            wrongStep(trial) { before, index, state in
                var text = before?.transcript ?? ""
                if case .transcript(let new) = trial.input.events[index], state.recording { text = new }
                return !state.transcript.hasSameScalars(as: text)
            }
        },
    ]

    /// Finds a state that is wrong, by the one before it and the place of its event.
    private static func wrongStep(
        _ trial: Trial<Microphone>, where isWrong: (Shown?, Int, Shown) -> Bool
    ) -> Finding {
        let states = trial.outcome.output?.states.prefix(trial.input.events.count) ?? []
        let wrong = states.indices.first { isWrong($0 > 0 ? states[$0 - 1] : nil, $0, states[$0]) }
        return wrong.map { .violated("the state after event \($0) has no ground in it and the one before") }
            ?? .holds
    }

    /// Holds the states to some of those of a probe.
    private static func same(
        _ trial: Trial<Microphone>, where isOwn: [Bool], _ condition: String
    ) -> Finding {
        guard let states = trial.outcome.output?.states, let probe = trial.probes.first else {
            return .notTouched
        }
        let others = zip(probe.output?.states ?? [], isOwn).filter(\.1).map(\.0)
        return others.value == states.value ? .holds : .violated("other states follow if \(condition)")
    }
}

extension Microphone.Event {
    /// Whether it turns what is, so that a second one is no repetition.
    fileprivate var isTap: Bool { self == .plain(.tap) }

    /// Whether nothing is recorded after it, whatever came before.
    fileprivate var isOver: Bool {
        [.plain(.stopCommand), .plain(.taskEnded), .plain(.deny)].contains(self)
    }
}
