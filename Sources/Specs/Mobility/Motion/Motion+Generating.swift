import Specification

extension Motion {
    /// Generates a coprocessor that may or may not answer, a speed around a threshold, and samples that end near the
    /// end of a window.
    public static func generate(from entropy: inout Entropy) -> Input {
        let coprocessor = coprocessor(from: &entropy)
        let minimum: Double = entropy.one(of: [50, 50, 0, 1, 75, 100])
        return Input(
            samples: samples(from: &entropy),
            speed: entropy.once(in: 8) ? nil : speed(from: &entropy), coprocessor: coprocessor,
            minimumConfidence: minimum, accelerometer: !entropy.once(in: 4))
    }

    private static func coprocessor(from entropy: inout Entropy) -> Coprocessor {
        let flags = entropy.list(upTo: 3) { $0.one(of: Flag.allCases) }
        let confidence: Double = entropy.one(of: [0, 1, 49, 49.5, 50, 50.5, 51, 74, 75, 76, 99, 100])
        return Coprocessor(
            available: entropy.once(in: 2), authorized: !entropy.once(in: 4),
            flags: entropy.once(in: 6) ? nil : flags, confidence: entropy.once(in: 3) ? nil : confidence)
    }

    private static func speed(from entropy: inout Entropy) -> Double {
        switch entropy.below(6) {
        case 0: entropy.near(Double(slowest), step: 0.1)
        case 1: entropy.near(Double(walking), step: 0.1)
        case 2: entropy.near(Double(running), step: 0.1)
        case 3: entropy.one(of: [0.3, 1.9, 7.5, 0, -0.0])
        case 4: entropy.one(of: [-1, -0.5, -10, 40, 1, 5])
        default: entropy.double(in: 0...10)
        }
    }

    private static func samples(from entropy: inout Entropy) -> [Sample] {
        let size = entropy.one(of: [10, 11, 10, 100, 101])
        let windows = entropy.integer(in: 0...(size < 50 ? 4 : 2))
        let count = max(0, size * windows + entropy.one(of: [0, 0, -1, 1, 2, size / 2]))
        // On average, one sample in `rarity` is strong, so a window has zero, one, two or more strong samples.
        let rarity = entropy.one(of: [5, 10, 30, 100])
        return (0..<count).map { index in
            let isStrong = entropy.once(in: rarity)
            let (x, y, z) = entropy.one(of: isStrong ? strongVectors : weakVectors)
            return Sample(t: Double(index), x: x, y: y, z: z)
        }
    }

    private static let strongVectors: [(Double, Double, Double)] = [
        (3.5, 0, 0), (0, -3.5, 0), (1, 1.5, 3), (-3, 1, 1.5), (0, 0, 4), (2.5, 2.5, 2.5), (0, -9, 0),
    ]
    /// Accelerations at rest or just below the threshold, with or without gravity.
    private static let weakVectors: [(Double, Double, Double)] = [
        (0, 0, -1), (0, 0, -1), (0, 0, 1), (0, 0, 0), (3.4375, 0, 0), (0, 3, -1.75), (2, 2, 2),
        (1.5, 1, 3 - 0.0625),
    ]

    /// Whether every acceleration is exact or far enough from the threshold, so that rounding does not matter.
    public static func isSettled(_ input: Input) -> Bool {
        input.samples.allSatisfy { sample in
            let axes = [sample.x, sample.y, sample.z]
            let squares = axes.reduce(0) { $0 + $1 * $1 }
            let isExact = axes.allSatisfy { abs($0) < 16 && $0 * 16 == ($0 * 16).rounded() }
            return isExact || abs(squares - strong * strong) > 1e-4
        }
    }

    /// Returns inputs without some of the first or last samples, and an input with some samples replaced by samples at
    /// rest.
    public static func simpler(than input: Input) -> [Input] {
        let shorter = [101, 100, 11, 10].filter { $0 <= input.samples.count }.flatMap { count in
            [input.with { $0.samples.removeFirst(count) }, input.with { $0.samples.removeLast(count) }]
        }
        let stiller = input.samples.indices.filter {
            input.samples[$0].z != 0 && abs(input.samples[$0].z) < 2
        }
        guard !stiller.isEmpty else { return shorter }
        var calm = input
        for index in stiller { calm.samples[index] = Sample(t: 0, x: 0, y: 0, z: 0) }
        return shorter + [calm]
    }
}
