import SharedSpecs
import Specification

extension Pipeline {
    /// Generates batches with gaps around 5 s and accuracies around 150 m and 200 m, from a phone that stays, leaves
    /// and returns; some fixes have sensor data.
    public static func generate(from entropy: inout Entropy) -> Input {
        let isBroken = entropy.once(in: 20)
        let mode: Accuracy.Mode = entropy.once(in: 5) ? .manual : .automatic
        let platform = entropy.one(of: Geofence.Platform.allCases)
        let parameters =
            entropy.once(in: 5)
            ? nil
            : Geofence.Parameters(
                radius: entropy.one(of: [100, 100, 100, 70, 5_000]),
                interval: entropy.one(of: [180, 180, 60, 5, 600]),
                closeFixes: entropy.one(of: [1, 2, 2, 3]), window: entropy.one(of: [2, 3, 3, 3]))
        var way = Way(
            t: entropy.one(of: [0, 0, -100, 1_623_045_600]), lat: entropy.one(of: [45, 0]),
            leap: (parameters ?? .standard).radius > 1_000 ? 5_000 : 300)
        var batches = entropy.list(upTo: 30) { way.batch(from: &$0) }
        let filled = batches.indices.filter { !batches[$0].isEmpty }
        if isBroken, !filled.isEmpty {
            let index = entropy.one(of: filled)
            let place = entropy.one(of: batches[index].indices)
            batches[index][place] = SensedFix(batches[index][place].fix.offEarth(from: &entropy))
        }
        return Input(
            platform: platform, mode: mode, device: entropy.one(of: ["", "phone", "📱"]), batches: batches,
            vehicle: mode == .manual ? entropy.one(of: TravelMode.allCases) : nil, parameters: parameters)
    }

    /// Whether every distance clearly differs from the radius of a geofence, and rounding cannot decide whether
    /// the phone counts as shaken.
    ///
    /// The readings decide which fixes are accepted. Therefore the check covers all pairs of places, and the track
    /// that consists of the latest fix of each batch.
    public static func isSettled(_ input: Input) -> Bool {
        let fixes = input.fixes
        guard fixes.allSatisfy(\.isOnEarth) else { return true }
        guard input.batches.joined().allSatisfy({ Motion.isSettled($0.motion) }) else { return false }
        guard input.mode == .automatic else { return true }
        let latest = input.batches.compactMap { Self.latest(of: $0)?.fix }
        let places = Dictionary(grouping: fixes.map(\.place)) { [$0.lat, $0.lon] }.values.compactMap(\.first)
        return places.areClear(of: input.figures.radius, margin: 1)
            && Geofence.isSettled(
                .init(platform: input.platform, fixes: latest, parameters: input.parameters))
    }

    /// Returns the fix that is taken from a batch: the last of those with the latest time; nil if the batch is empty.
    static func latest(of batch: [SensedFix]) -> SensedFix? {
        batch.reversed().max { $0.fix.t < $1.fix.t }
    }

    /// Returns simpler inputs: one in automatic mode if the input is in manual mode, and one without samples and
    /// coprocessors.
    public static func simpler(than input: Input) -> [Input] {
        var simpler: [Input] = []
        if input.mode == .manual {
            simpler.append(input.with { ($0.mode, $0.vehicle) = (.automatic, nil) })
        }
        if input.batches.joined().contains(where: \.isSensed) {
            let bare = input.batches.map { batch in batch.map { SensedFix($0.fix) } }
            simpler.append(input.with { $0.batches = bare })
        }
        return simpler
    }
}

private struct Way {
    var t: Double
    /// The starting latitude of the phone. At the equator, places that are 5,000 m apart on the ellipsoid are more than
    /// 5,000 m apart on the sphere.
    let lat: Double
    /// The length of a leap, in metres.
    let leap: Double
    /// The phone's distance north of its first place, in metres.
    var metres = 0.0
    /// The number of further batches before the phone moves.
    var staying = 3

    mutating func batch(from entropy: inout Entropy) -> [SensedFix] {
        if entropy.once(in: 12) { return [] }
        t += entropy.one(of: [180, 180, 180, 180, 180, 180, 60, 600, 5, 5, 4.75, 2, 0, -3, -200])
        staying -= 1
        if staying < 0 {
            staying = entropy.one(of: [0, 0, 0, 1, 2, 3, 4])
            metres += entropy.one(of: [leap, leap, -leap, 60, 60, 60, 60, 150])
        }
        let latest = fix(t, from: &entropy)
        let others = entropy.once(in: 3) ? [fix(t - entropy.one(of: [0, 1, 5, 7]), from: &entropy)] : []
        return entropy.shuffled([latest] + others)
    }

    private func fix(_ t: Double, from entropy: inout Entropy) -> SensedFix {
        let north = metres + entropy.one(of: [0, 0, 15, -15])
        let fix = Fix(
            t: t, lat: lat + north / 111_000, lon: 7.5,
            accuracy: entropy.one(of: [
                10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 149, 150, 160, 200, 201, 500, -1,
            ]),
            speed: entropy.once(in: 2) ? entropy.one(of: [0, 1, 5, 8, -1]) : nil,
            activity: entropy.once(in: 2) ? entropy.one(of: Activity.allCases) : nil)
        guard entropy.once(in: 5) else { return SensedFix(fix) }
        if entropy.once(in: 8) {
            let walking = Fix(t: t, lat: fix.lat, lon: fix.lon, accuracy: fix.accuracy, speed: 1)
            return SensedFix(walking, samples: second(from: &entropy))
        }
        let sensed = Motion.generate(from: &entropy)
        // Long windows make a large input, which is slow to simplify.
        let samples = sensed.samples.prefix(entropy.one(of: [0, 10, 11, 22]))
        return SensedFix(
            fix, samples: entropy.once(in: 3) ? nil : Array(samples),
            coprocessor: entropy.once(in: 2) ? nil : sensed.coprocessor)
    }

    /// Returns 100 or 101 samples, all at rest except for up to two strong samples near the end.
    private func second(from entropy: inout Entropy) -> [Motion.Sample] {
        let (count, strong) = (entropy.one(of: [100, 101]), entropy.integer(in: 0...2))
        return (0..<count).map { index in
            let isStrong = index >= 99 - strong && index < 99
            return Motion.Sample(t: Double(index), x: 0, y: 0, z: isStrong ? 4 : 1)
        }
    }
}
