import Specification

extension Download {
    public static func derive(
        _ input: Input, _ readings: Readings, by law: Ruling<Law>
    ) throws(Rejection) -> Output {
        var attempt = Attempt(phase: .idle)
        var states: [Standing] = []
        var authorizations: [String] = []
        for event in input.events {
            if case .start(let token) = event {
                let isRunning = attempt.phase == .running
                // These are two decisions, the new attempt and its request: a program may get only one of them wrong.
                if !law.holds(.startedAlready, isRunning) {
                    attempt = law(.anew, Attempt(phase: .running), not: attempt.resumed)
                }
                if !law.holds(.startedAlready, isRunning) {
                    law.emit(
                        .eachStart, law(.bearer, "Bearer \(token)", not: token), into: &authorizations)
                } else {
                    law.never(.eachStart) { authorizations.append("Bearer \(token)") }
                }
            } else if law.holds(.onlyStart, attempt.phase == .running) {
                attempt.take(event, law)
            } else if event == .cancel, attempt.phase != .idle {
                law.never(.onlyStart) { attempt.phase = .cancelled }
            }
            law.emit(.states, attempt.standing(law), into: &states)
        }
        return Output(states: states, authorizations: authorizations)
    }

    /// One attempt to fetch a course; its state follows from what has arrived.
    private struct Attempt: Equatable {
        var phase: State
        var hasHeaders = false
        /// The announced length; nil if it is missing or the status is not a 2xx.
        var length: Int?
        /// The bytes of the parts that fit, which are kept.
        var received = 0
        /// The same bytes, for progress.
        var counted = 0
        /// Whether the attempt has ended as done.
        var isDone = false

        /// The same attempt, running again.
        var resumed: Attempt {
            var attempt = self
            attempt.phase = .running
            return attempt
        }

        /// Takes an event other than a start while the download runs.
        mutating func take(_ event: Event, _ law: Ruling<Law>) {
            switch event {
            case .start: return
            case .headers(let status, let announced):
                guard !law.holds(.firstHeaders, hasHeaders) else { return }
                hasHeaders = true
                let isGood = law.holds(.status, status / 100 == 2)
                length = isGood ? announced : nil
                if !isGood { phase = .failed }
            case .data(let count):
                guard law.holds(.headersFirst, hasHeaders) else { return }
                let sum = received + count
                // The law answers two questions: which bytes are kept, and which count in progress.
                let goesOn = length.map { law.isAtMost(.tooMany, sum, $0) } ?? true
                let counts = length.map { law.isAtMost(.tooMany, sum, $0) } ?? true
                if goesOn { received = sum } else { phase = .failed }
                if counts { counted += count }
            case .finish:
                guard law.holds(.headersFirst, hasHeaders) else { return }
                let lacks = length.map { law.isBelow(.tooFew, received, $0) } ?? false
                phase = lacks ? .failed : law(.finished, .done, not: .running, or: .failed)
                isDone = phase == .done
            case .fail: phase = law(.ended, .failed)
            case .cancel: phase = law(.ended, .cancelled)
            }
        }

        func standing(_ law: Ruling<Law>) -> Standing {
            switch phase {
            case .idle: Standing(.idle)
            case .running, .done: Standing(phase, progress: share(law), kept: law.shows(.kept, received))
            case .failed, .cancelled:
                Standing(
                    phase, progress: law(.neverFalls, share(law), not: 0),
                    kept: law(.noFile, 0, not: received))
            }
        }

        /// The share of the announced bytes that has arrived, 0 to 1.
        private func share(_ law: Ruling<Law>) -> Double {
            if isDone { return law(.whole, 1, not: 0) }
            guard let length else { return law(.unknown, 0, not: counted == 0 ? 0 : 1) }
            if length == 0 { return law(.empty, 1, not: 0) }
            let share = min(1, Double(counted) / Double(length))
            // A program that reserves 1 for the end shows all bytes except the last.
            return law(.share, share, not: counted < length ? 0 : Double(length - 1) / Double(length))
        }
    }
}
