import Specification

extension Accuracy {
    /// Generates fixes with accuracies around 150 m and 200 m; some have a negative accuracy or a place that is not on
    /// Earth.
    public static func generate(from entropy: inout Entropy) -> Input {
        let isBroken = entropy.once(in: 15)
        let count = entropy.once(in: 16) ? 0 : 1 + entropy.count(upTo: 19)
        var fixes = (0..<count).map { index in
            let accuracy =
                switch entropy.below(8) {
                case 0, 1: entropy.near(threshold, step: 1)
                case 2, 3: entropy.near(raisedThreshold, step: 1)
                case 4: entropy.double(in: threshold...raisedThreshold)
                case 5: entropy.double(in: 0...threshold)
                case 6: entropy.one(of: [0, 1, 149, 151, 199, 201, 250, 1_000, 1e9])
                default: entropy.one(of: [-1, -0.001, -150, -200, -1e300])
                }
            return Fix(t: Double(index) * 180, lat: 49.4, lon: 2.8, accuracy: accuracy)
        }
        if isBroken, !fixes.isEmpty {
            let index = entropy.one(of: fixes.indices)
            fixes[index] = fixes[index].offEarth(from: &entropy)
        }
        return Input(mode: entropy.one(of: [.manual, .automatic]), fixes: fixes)
    }
}
