import Specification

/// What has come of one attempt to fetch a course.
struct DownloadAttempt {
    private var hasHeaders = false
    private var length: Int?
    private var received = 0

    /// Returns where an event leads from a state, the attempt being what came before it; nil if it makes no sense there.
    mutating func after(_ event: Download.Event, in state: Download.Standing) -> Download.Standing? {
        let isGood: Bool
        switch (event, state.phase) {
        case (.start, .running): return nil
        case (.start, _):
            self = DownloadAttempt()
            isGood = true
        case (.headers(let status, let length), .running) where !hasHeaders:
            hasHeaders = true
            self.length = length
            isGood = (200..<300).contains(status)
        case (.data(let count), .running) where hasHeaders:
            received += count
            isGood = length.map { received <= $0 } ?? true
        case (.finish, .running) where hasHeaders: isGood = length.map { $0 == received } ?? true
        case (.fail, .running), (.cancel, .running): isGood = true
        default: return nil
        }
        let transition = Download.machine.transition(
            from: state.phase, on: event.trigger, given: isGood ? .good : .bad)
        return (transition?.target).map { phase in
            switch phase {
            case .idle: Download.Standing(.idle)
            case .running: Download.Standing(.running, progress: share, kept: received)
            case .done: Download.Standing(.done, progress: 1, kept: received)
            case .failed, .cancelled: Download.Standing(phase, progress: state.progress)
            }
        }
    }

    private var share: Double {
        guard let length else { return 0 }
        return length == 0 ? 1 : Double(received) / Double(length)
    }
}
