import Harness
import Synchronization

/// The seconds that an implementation took for each case, and the number of cases that it has answered.
///
/// A process answers one case after the other, so the time of a case runs from the previous reply to the reply for this
/// case. If several replies are read together, the first reply gets nearly all of the time. If several processes work
/// side by side, the times of their cases add up to more than the time of the run.
final class CaseClock: Sendable {
    private struct State {
        /// The number of cases in batches that have ended.
        var before = 0
        /// The seconds that each case of the current batch took, in the order of the batch; nil until it is answered.
        var seconds: [Double?] = []
        var answered = 0
        /// The slowest cases of batches that have ended.
        var slowest: [Timed] = []
    }

    private typealias Timed = (id: String, seconds: Double)

    private let state = Mutex(State())

    /// Records the times of new replies; returns the number of cases answered so far, over all batches.
    func note(_ cases: [AnsweredCase]) -> Int {
        state.withLock { state in
            for answered in cases {
                let position = answered.index.position
                if position >= state.seconds.count {
                    state.seconds += repeatElement(nil, count: position + 1 - state.seconds.count)
                }
                if state.seconds[position] == nil { state.answered += 1 }
                state.seconds[position] = answered.seconds
            }
            return state.before + state.answered
        }
    }

    /// Returns the seconds that each case took, by the id of the case; `ids` are the ids of the current batch, in the
    /// order of the batch.
    func seconds(of ids: [String]) -> [String: Double] {
        Dictionary(state.withLock { Self.timed($0, ids) }) { first, _ in first }
    }

    /// Ends the current batch of cases, and keeps the times of only the `count` slowest cases so far.
    func endBatch(of ids: [String], keeping count: Int) {
        state.withLock { state in
            state.slowest = Self.slowest(count, among: state.slowest + Self.timed(state, ids))
            state.before += ids.count
            state.seconds = []
            state.answered = 0
        }
    }

    /// Returns the `count` slowest cases of all batches, the slowest first; `ids` are the ids of the current batch.
    func slowest(_ count: Int, of ids: [String]) -> [(id: String, seconds: Double)] {
        state.withLock { Self.slowest(count, among: $0.slowest + Self.timed($0, ids)) }
    }

    private static func timed(_ state: State, _ ids: [String]) -> [Timed] {
        zip(ids, state.seconds).compactMap { id, seconds in seconds.map { (id, $0) } }
    }

    private static func slowest(_ count: Int, among cases: [Timed]) -> [Timed] {
        Array(cases.sorted { ($1.seconds, $0.id) < ($0.seconds, $1.id) }.prefix(count))
    }
}

extension Duration {
    /// Returns the rate of `count` items per second over this duration; a rate below 10 has one decimal.
    func rate(of count: Int) -> String {
        let rate = Double(count) / max(inSeconds, 1e-9)
        let tenths = Int((rate * 10).rounded())
        switch tenths {
        case 0: return "less than 0.1"
        case ..<100: return "\(tenths / 10).\(tenths % 10)"
        default: return "\(Int(rate.rounded()))"
        }
    }
}

extension Double {
    /// The number with three digits after the decimal point; no formatter is used, since it would load locales.
    var toThousandths: String {
        let thousandths = Int((self * 1_000).rounded())
        return "\(thousandths / 1_000).\(String(thousandths % 1_000 + 1_000).dropFirst())"
    }
}
