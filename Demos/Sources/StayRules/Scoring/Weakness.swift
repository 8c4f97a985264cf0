import Catalogue

/// A short track that shows why the rules find different stays. The fixes of the track have no errors.
public struct Weakness: Sendable {
    /// The name of the track in tables.
    public let name: String
    /// The person's movements.
    public let sentence: String
    public let fixes: [Fix]
    /// The stays of the person; empty if there are none.
    public let known: [KnownStay]

    /// Tracks that show the faults of the source's rule for iOS.
    public static let all = [slowWalk, car, gap]

    /// A slow walk: the person never stays, but each fix is near the previous one.
    static let slowWalk = Weakness(
        name: "slow-walk",
        sentence:
            "an hour on foot in a straight line at 0.5 m/s, with 90 m from fix to fix, and without a stay",
        fixes: straight(speed: 0.5, seconds: 3_600, every: 180), known: [])

    /// A drive with one fix per second, in which each fix is near the previous one at any legal speed.
    static let car = Weakness(
        name: "car-1-hz",
        sentence:
            "ten minutes by car at 50 km/h with a fix each second, 14 m from fix to fix, and without a stay",
        fixes: straight(speed: 50 / 3.6, seconds: 600, every: 1), known: [])

    /// A phone that is off between two stays: the rule for iOS counts fixes, and ignores the time between the fixes.
    static let gap: Weakness = {
        let home = Ground()
        let shop = Ground(east: 5_000)
        // 9 minutes at home, no fixes for 6 hours spent elsewhere, and 30 minutes at home.
        let times = [0.0, 180, 360, 540] + (0...10).map { 22_140 + 180 * Double($0) }
        let end = 23_940.0
        let leaving = (1...3).map { fix(end + 180 * Double($0), Ground(north: 1_000 * Double($0))) }
        return Weakness(
            name: "gap",
            sentence: "9 min at home, 6 h elsewhere with the phone switched off, and 30 min at home",
            fixes: times.map { fix($0, home) } + leaving,
            known: [
                KnownStay(arrival: 0, departure: 600, place: home.place),
                KnownStay(arrival: 1_200, departure: 21_600, place: shop.place),
                KnownStay(arrival: 22_140, departure: end, place: home.place),
            ])
    }()

    private static func straight(speed: Double, seconds: Int, every interval: Int) -> [Fix] {
        stride(from: 0, through: seconds, by: interval).map { second in
            fix(Double(second), Ground(east: speed * Double(second)))
        }
    }

    private static func fix(_ t: Double, _ ground: Ground) -> Fix {
        let place = ground.place
        return Fix(t: t, lat: place.lat, lon: place.lon, accuracy: 10)
    }

    /// Returns the score of a rule on this track.
    func score(of rule: some StayRule) -> Score {
        Score(found: rule.stays(in: fixes), known: known)
    }
}
