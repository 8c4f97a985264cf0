import Specification

extension Download {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        var attempt = Attempt(phase: .idle)
        var states: [Standing] = []
        var authorizations: [String] = []
        for event in input.events {
            if case .start(let token) = event {
                let isRunning = attempt.phase == .running
                // The law is applied twice, since a program that breaks it may begin another attempt, send another
                // request, or both.
                if !law.holds(.startedAlready, isRunning) {
                    attempt = law(.anew, Attempt(phase: .running), not: attempt.resumed)
                }
                if !law.holds(.startedAlready, isRunning) {
                    law.emit(.eachStart, law(.bearer, "Bearer \(token)", not: token), into: &authorizations)
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

    /// One attempt to fetch a course, with the values that determine its state.
    private struct Attempt: Equatable {
        var phase: State
        var hasHeaders = false
        /// The length that the headers announce; nil if no length is announced or the status is not 200 to 299.
        var length: Int?
        /// The number of bytes in the file; a part that would exceed the announced length does not count.
        var received = 0
        /// The number of bytes that count towards progress; equal to `received` unless the program breaks a law.
        var counted = 0
        /// Whether the attempt has ended in the phase `done`.
        var isDone = false

        var resumed: Attempt {
            var attempt = self
            attempt.phase = .running
            return attempt
        }

        /// Changes a running attempt as an event demands; a `start` changes nothing.
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
                // The law is applied twice, since a program that breaks it may be wrong about the kept bytes or the
                // progress.
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

        /// Returns the share of the announced bytes that has arrived, from 0 to 1.
        private func share(_ law: Ruling<Law>) -> Double {
            if isDone { return law(.whole, 1, not: 0) }
            guard let length else { return law(.unknown, 0, not: counted == 0 ? 0 : 1) }
            if length == 0 { return law(.empty, 1, not: 0) }
            let share = min(1, Double(counted) / Double(length))
            // A program that breaks the law `share` shows 0 until all bytes have arrived, and then less than 1 until
            // `finish`.
            return law(.share, share, not: counted < length ? 0 : Double(length - 1) / Double(length))
        }
    }
}
