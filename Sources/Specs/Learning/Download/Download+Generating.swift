import Specification

extension Download {
    /// Returns unexpected events, and the events of a few attempts that receive all or almost all announced bytes.
    public static func generate(from entropy: inout Entropy) -> Input {
        var events: [Event] = entropy.once(in: 6) ? [stray(from: &entropy)] : []
        for _ in 0...entropy.count(upTo: 3) {
            for event in attempt(from: &entropy) {
                if entropy.once(in: 10) { events.append(stray(from: &entropy)) }
                if !entropy.once(in: 20) { events.append(event) }
            }
        }
        return Input(events: events)
    }

    private static func attempt(from entropy: inout Entropy) -> [Event] {
        var events: [Event] = [start(from: &entropy)]
        if entropy.once(in: 16) { return events }
        let chunks = entropy.list(upTo: 5) { entropy in
            entropy.one(of: [1, 0, 2, 10, entropy.integer(in: 0...1_000), 1 << 31, greatestChunk])
        }
        let sum = chunks.reduce(0, +)
        let length: Int? =
            switch entropy.below(8) {
            case 0: nil
            case 1: max(0, sum - 1)
            case 2: sum + 1
            case 3: max(0, entropy.near(sum))
            default: sum
            }
        let status =
            entropy.once(in: 8)
            ? entropy.one(of: [199, 300, 401, 404, 500, 0]) : entropy.one(of: [200, 206, 299])
        events.append(.headers(status: status, length: length))
        events += chunks.map { .data($0) }
        events.append(entropy.one(weighed: [(5, .finish), (1, .fail), (1, .cancel)]))
        return events
    }

    private static func start(from entropy: inout Entropy) -> Event {
        .start(token: entropy.one(of: ["a", "b", "eyJhbGciOiJIUzI1NiJ9.e30.x-_~", "!", "~"]))
    }

    private static func stray(from entropy: inout Entropy) -> Event {
        switch entropy.below(6) {
        case 0: start(from: &entropy)
        case 1: .headers(status: entropy.one(of: [200, 404]), length: entropy.one(of: [nil, 0, 1, 10]))
        case 2: .data(entropy.one(of: [0, 1, 5]))
        case 3: .fail
        case 4: .cancel
        default: .finish
        }
    }
}
