import Specification

extension Microphone {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        let session = Session(input.events, by: law)
        var states: [Shown] = []
        for index in input.events.indices {
            law.emit(.states, session.shown(after: index), into: &states)
        }
        return Output(states)
    }

    /// The recordings and the authorizations in a session, which determine the state after each event.
    private struct Session {
        private let law: Ruling<Law>
        private let events: [Event]
        /// Whether recording is authorized after the event with the same index.
        private let authorized: [Bool]
        /// For each recording, its recogniser and the indices of its events, without the event that ends the recording.
        private var recordings: [(events: Range<Int>, recogniser: Recogniser)] = []
        /// The transcripts that arrive during a recording, with the indices of their events.
        private var heard: [(index: Int, text: String)] = []

        init(_ events: [Event], by law: Ruling<Law>) {
            (self.events, self.law) = (events, law)
            var isAuthorized = law(.atFirst, false, not: true)
            authorized = events.map { event in
                if event == .plain(.authorize) { isAuthorized = true }
                if event == .plain(.deny), law.does(.deny) { isAuthorized = false }
                return isAuthorized
            }
            var rest = events.indices
            while let begin = rest.first(where: begins) {
                let end = rest[(begin + 1)...].first(where: ends) ?? rest.upperBound
                let who: Recogniser = law.holds(.recogniser, isReachable(after: begin)) ? .server : .local
                recordings.append((begin..<end, who))
                rest = min(end + 1, rest.upperBound)..<rest.upperBound
            }
            for case (let index, .transcript(let text)) in zip(events.indices, events)
            where law.holds(.revoked, recordings.contains { $0.events.contains(index) }) {
                heard.append((index, text))
            }
        }

        // MARK: Recordings. Clause: MIC-1

        /// Returns whether an event begins a recording if none is under way.
        private func begins(at index: Int) -> Bool {
            switch events[index] {
            case .plain(.tap): authorized[index] && law.does(.toggle)
            case .plain(.authorize): law(.inert, false, not: isAwaited(at: index))
            case .plain(.stopCommand), .plain(.taskEnded):
                law(.onlyTapsBegin, false, not: authorized[index])
            default: false
            }
        }

        /// Returns whether the button was tapped without authorization since the last `deny`.
        private func isAwaited(at index: Int) -> Bool {
            events[..<index].indices.reversed().prefix { !authorized[$0] && events[$0] != .plain(.deny) }
                .contains { events[$0] == .plain(.tap) }
        }

        /// Returns whether an event ends the recording that is under way.
        private func ends(at index: Int) -> Bool {
            switch events[index] {
            case .plain(.tap): law.does(.toggle)
            case .plain(.stopCommand): law.does(.stop)
            case .plain(.taskEnded): law.does(.taskEnd)
            case .plain(.deny): law.does(.deny)
            case .plain(.authorize): law(.authorizedAgain, false, not: true)
            default: false
            }
        }

        // MARK: The recogniser. Clause: MIC-2

        private func isReachable(after index: Int) -> Bool {
            for case .reachable(let isReachable) in events[...index].reversed() { return isReachable }
            return law(.unreachableAtFirst, false, not: true)
        }

        // MARK: States

        func shown(after index: Int) -> Shown {
            let last = recordings.last { $0.events.lowerBound <= index }
            let isRecording = last?.events.contains(index) ?? false
            let settled = last.map {
                law(.settled, $0.recogniser, not: isReachable(after: index) ? .server : .local)
            }
            let since = law(.transcriptStays, 0, not: last?.events.lowerBound ?? 0)
            let texts = heard.filter { (since...index).contains($0.index) }.map(\.text)
            return Shown(
                colour(isRecording, after: index), icon(isRecording, authorized[index]),
                recording: isRecording,
                recogniser: law(.namedWhileRecording, isRecording ? settled : nil, not: settled),
                transcript: law(.whole, texts.last ?? "", not: texts.joined()))
        }

        private func colour(_ isRecording: Bool, after index: Int) -> Colour {
            if isRecording { return law(.green, .green) }
            if authorized[index] { return law(.red, .red) }
            return authorized[..<index].contains(true) ? law(.greyAgain, .grey, not: .red) : law(.grey, .grey)
        }

        private func icon(_ isRecording: Bool, _ isAuthorized: Bool) -> Icon {
            if isRecording || isAuthorized { return law(.waveform, isRecording ? .waveform : .microphone) }
            return law(.greyIcon, .microphone)
        }
    }
}
