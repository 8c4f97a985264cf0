/// Many patterns in one automaton (Aho and Corasick, 1975), so that one pass matches a text against all of them.
///
/// The automaton looks for the rarest part of each pattern; the whole pattern is tried only if that part occurs.
struct GlobIndex: Sendable {
    private let globs: [Glob?]
    /// The patterns without a star, by their text.
    private var whole: [String: [Int]] = [:]
    /// The patterns of stars alone.
    private var anything: [Int] = []
    /// The states that bytes lead to from a state; 0 is the first state.
    private var steps: [Step: Int] = [:]
    private var states = [State()]

    private struct Step: Hashable {
        let state: Int
        let byte: UInt8
    }

    private struct State {
        /// The patterns whose part ends here.
        var found: [Int] = []
        /// The state of the longest suffix that some part begins with.
        var shorter = 0
        /// The next of the shorter states at which a part ends; 0 if there is none.
        var nextFound = 0
    }

    /// Prepares patterns, which are known by their places; nil matches nothing.
    init(_ patterns: [String?]) {
        globs = patterns.map { $0.map { Glob($0) } }
        var sharing: [[UInt8]: Int] = [:]
        for part in globs.lazy.compactMap({ $0.map { Set($0.parts) } }).joined() {
            sharing[part, default: 0] += 1
        }
        for (place, glob) in globs.enumerated() {
            guard let glob, let pattern = patterns[place] else { continue }
            if glob.parts.count == 1 {
                whole[pattern, default: []].append(place)
                continue
            }
            let rarest = glob.parts.filter { !$0.isEmpty }.min { a, b in
                (sharing[a] ?? 0, b.count) < (sharing[b] ?? 0, a.count)
            }
            guard let rarest else {
                anything.append(place)
                continue
            }
            var state = 0
            for byte in rarest { state = grow(from: state, by: byte) }
            states[state].found.append(place)
        }
        link()
    }

    private mutating func grow(from state: Int, by byte: UInt8) -> Int {
        let step = Step(state: state, byte: byte)
        if let next = steps[step] { return next }
        steps[step] = states.count
        states.append(State())
        return states.count - 1
    }

    /// Finds the shorter states, those of short parts first.
    private mutating func link() {
        var byState: [Int: [(byte: UInt8, next: Int)]] = [:]
        for (step, next) in steps { byState[step.state, default: []].append((step.byte, next)) }
        var queue = [0]
        var first = 0
        while first < queue.count {
            let state = queue[first]
            first += 1
            for (byte, next) in byState[state] ?? [] {
                if state != 0 {
                    let shorter = self.next(states[state].shorter, byte)
                    states[next].shorter = shorter
                    states[next].nextFound =
                        states[shorter].found.isEmpty ? states[shorter].nextFound : shorter
                }
                queue.append(next)
            }
        }
    }

    private func next(_ state: Int, _ byte: UInt8) -> Int {
        var state = state
        while true {
            if let next = steps[Step(state: state, byte: byte)] { return next }
            if state == 0 { return 0 }
            state = states[state].shorter
        }
    }

    /// Calls `body` with each pattern that matches a text.
    ///
    /// - Parameter isWanted: Whether a match of a pattern matters; called before the pattern is tried.
    func forEachMatch(of text: String, if isWanted: (Int) -> Bool = { _ in true }, do body: (Int) -> Void) {
        for place in whole[text] ?? [] where isWanted(place) { body(place) }
        for place in anything where isWanted(place) { body(place) }
        if states.count == 1 { return }
        var tried: Set<Int> = []
        var state = 0
        for byte in text.utf8 {
            state = next(state, byte)
            var end = states[state].found.isEmpty ? states[state].nextFound : state
            while end != 0 {
                for place in states[end].found where isWanted(place) && tried.insert(place).inserted {
                    if globs[place]?.matches(text) == true { body(place) }
                }
                end = states[end].nextFound
            }
        }
    }
}
