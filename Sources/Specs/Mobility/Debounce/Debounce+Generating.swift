import Specification

extension Debounce {
    /// Generates batches whose latest fixes are about 5 s apart, have the same time, or are out of order.
    public static func generate(from entropy: inout Entropy) -> Input {
        let isBroken = entropy.once(in: 15)
        var t: Double = entropy.one(of: [0, 3, -100, 1_609_459_200])
        let count = entropy.once(in: 16) ? 0 : 1 + entropy.count(upTo: 13)
        var batches = (0..<count).map { _ in
            guard !entropy.once(in: 8) else { return [Fix]() }
            switch entropy.below(8) {
            case 0: t += slack - 0.25
            case 1, 2: t += slack
            case 3: t = entropy.one(of: [(t + slack).nextDown, (t + slack).nextUp])
            case 4: t += entropy.one(of: [0, 0.25, 1, 2, 2.5, 3, 4])
            case 5: t -= entropy.one(of: [0.25, 1, 4, 5, 6, 100])
            default: t += entropy.double(in: 0...12).rounded()
            }
            return batch(latest: t, from: &entropy)
        }
        let filled = batches.indices.filter { !batches[$0].isEmpty }
        if isBroken, !filled.isEmpty {
            let index = entropy.one(of: filled)
            let place = entropy.one(of: batches[index].indices)
            batches[index][place] = batches[index][place].offEarth(from: &entropy)
        }
        return Input(batches: batches)
    }

    /// Returns a fix at the time `t` and up to three fixes that are not later, in any order.
    private static func batch(latest t: Double, from entropy: inout Entropy) -> [Fix] {
        let latest = fix(t, from: &entropy)
        let others = entropy.list(upTo: 3) { fix(t - $0.one(of: [0, 0, 0.25, 1, 5, 6]), from: &$0) }
        return entropy.shuffled([latest] + others)
    }

    private static func fix(_ t: Double, from entropy: inout Entropy) -> Fix {
        Fix(
            t: t, lat: Double(entropy.integer(in: -900...900)) / 10,
            lon: Double(entropy.integer(in: -1_800...1_800)) / 10,
            accuracy: entropy.one(of: [0, 10, 160, 300, -1]),
            speed: entropy.once(in: 3) ? entropy.one(of: [0, 1.5, -1]) : nil,
            activity: entropy.once(in: 3) ? entropy.one(of: Activity.allCases) : nil)
    }
}
