import LearningSpecs
import Specification

extension Download: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        var download = Course()
        let states = input.events.map { event in
            download.handle(event)
            return download.standing
        }
        return Output(states: states, authorizations: download.authorizations)
    }

    /// A download that takes its events one by one and has a state after each event.
    ///
    /// A download is a value: to see the effect of an event in advance, give the event to a copy.
    public struct Course: Sendable {
        private var phase = State.idle
        private var progress = 0.0
        private var kept = 0
        /// The authorizations that the download has sent, one for each start that took effect.
        public private(set) var authorizations: [String] = []
        private var received = 0
        private var hasHeaders = false
        private var length: Int?

        public init() {}

        /// The state of the download after the last event.
        public var standing: Standing { Standing(phase, progress: progress, kept: kept) }

        /// Applies the next event to the state.
        public mutating func handle(_ event: Event) {
            switch event {
            case .start(let token): if phase != .running { start(token) }  // DOW-2
            case _ where phase != .running: break  // DOW-2
            case .headers(let status, let length): headers(status, length)
            case .data(let count): data(count)
            case .finish: finish()
            case .fail: end(.failed)
            case .cancel: end(.cancelled)
            }
        }

        private mutating func start(_ token: String) {
            let sent = authorizations + ["Bearer \(token)"]  // DOW-1
            self = Course()
            authorizations = sent
            phase = .running
        }

        private mutating func headers(_ status: Int, _ length: Int?) {
            guard !hasHeaders else { return }
            hasHeaders = true
            self.length = length
            guard (200...299).contains(status) else { return end(.failed) }
            if length == 0 { progress = 1 }  // DOW-1
        }

        private mutating func data(_ count: Int) {
            guard hasHeaders else { return }
            received += count
            if let length, received > length { return end(.failed) }  // DOW-1
            kept = received
            if let length, length > 0 { progress = Double(received) / Double(length) }  // DOW-1
        }

        private mutating func finish() {
            guard hasHeaders else { return }
            if let length, received != length { return end(.failed) }  // DOW-1
            phase = .done
            progress = 1
        }

        /// Ends the download as failed or cancelled, and removes its partial file. Clause: DOW-2
        private mutating func end(_ phase: State) {
            self.phase = phase
            kept = 0
        }
    }
}
