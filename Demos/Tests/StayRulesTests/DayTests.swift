import Catalogue
import Testing

@testable import StayRules

/// Tests that generated days are reproducible, and that their movements, stays and fixes agree with each other.
struct DayTests {
    private static func days(_ userClass: UserClass) -> [Day] {
        (0..<20).map { Day(userClass, number: $0, seed: 7) }
    }

    @Test(arguments: UserClass.allCases)
    func `the same seed and number give the same day, and another seed or number gives another day`(
        userClass: UserClass
    ) {
        let day = Day(userClass, number: 3, seed: 1)
        let again = Day(userClass, number: 3, seed: 1)
        #expect(day.fixes.map(\.place) == again.fixes.map(\.place))
        #expect(day.stays == again.stays)
        #expect(day.fixes.map(\.place) != Day(userClass, number: 3, seed: 2).fixes.map(\.place))
        #expect(day.fixes.map(\.place) != Day(userClass, number: 4, seed: 1).fixes.map(\.place))
    }

    @Test(arguments: UserClass.allCases)
    func `the true movement has one place per second for 13 hours, and no jumps`(userClass: UserClass)
        throws
    {
        for day in Self.days(userClass).prefix(3) {
            var last: Truth?
            var count = 0
            for truth in day.truth {
                if let last {
                    #expect(truth.t == last.t + 1)
                    #expect(truth.place.metres(to: last.place) < 17)
                }
                (last, count) = (truth, count + 1)
            }
            #expect(count == 46_800)
        }
    }

    @Test(arguments: UserClass.allCases)
    func `during a known stay, the person is always at the place of the stay`(userClass: UserClass) {
        for day in Self.days(userClass).prefix(5) {
            #expect(!day.stays.isEmpty)
            for stay in day.stays {
                #expect(stay.duration >= 1_500)
                let truth = day.truth.filter { (stay.arrival...stay.departure).contains($0.t) }
                #expect(Double(truth.count) >= stay.duration - 1)
                let farthest = truth.map { $0.place.metres(to: stay.place) }.max() ?? .infinity
                // At the time of departure, the person may already be on the way.
                #expect(farthest < 17)
            }
        }
    }

    @Test(arguments: UserClass.allCases)
    func `if a person does not move for 25 minutes, a known stay covers that time`(userClass: UserClass) {
        for day in Self.days(userClass).prefix(5) {
            var since: Truth?
            for truth in day.truth {
                if let begin = since, begin.place == truth.place {
                    guard truth.t - begin.t >= 1_501 else { continue }
                    #expect(day.stays.contains { ($0.arrival...$0.departure).contains(truth.t - 1) })
                } else {
                    since = truth
                }
            }
        }
    }

    @Test(arguments: UserClass.allCases)
    func `fixes come every 3 minutes except in gaps, and nearly all are near the true places`(
        userClass: UserClass
    ) {
        var errors: [Double] = []
        var expected = 0
        for day in Self.days(userClass) {
            let begin = day.fixes[0].t
            expected += 260
            #expect(zip(day.fixes, day.fixes.dropFirst()).allSatisfy { $1.t - $0.t >= 160 })
            #expect(day.fixes.allSatisfy { $0.t >= begin && $0.t < begin + 46_800 && $0.isOnEarth })
            let places = Dictionary(uniqueKeysWithValues: day.truth.map { ($0.t, $0.place) })
            errors += day.fixes.compactMap { fix in places[fix.t]?.metres(to: fix.place) }
        }
        // Some fixes are missing, but not many.
        #expect(errors.count < expected)
        #expect(errors.count > expected * 8 / 10)
        #expect(errors.filter { $0 > 100 }.count < errors.count / 100)
        #expect((5...40).contains(errors.reduce(0, +) / Double(errors.count)))
    }

    @Test func `the errors of indoor fixes three minutes apart are correlated, as those of real fixes are`() {
        // With a decay time of 240 s, fixes 180 s apart keep a correlation of e^(-180/240) = 0.47; each stay's own bias
        // adds a little.
        var (product, square) = (0.0, 0.0)
        for day in (0..<40).map({ Day(.still, number: $0, seed: 3) }) {
            let place = day.stays[0].place
            let north = day.fixes.map { ($0.lat - place.lat) * 111_200 }.filter { abs($0) < 100 }
            product += zip(north, north.dropFirst()).map(*).reduce(0, +)
            square += north.map { $0 * $0 }.reduce(0, +)
        }
        #expect((0.4...0.6).contains(product / square))
    }

    @Test func `each class of users moves farther than the previous class`() {
        let metres = UserClass.allCases.map { userClass in
            Self.days(userClass).prefix(5).reduce(0.0) { sum, day in
                var last: Coordinate?
                return sum
                    + day.truth.reduce(0.0) { sum, truth in
                        defer { last = truth.place }
                        return sum + (last.map { $0.metres(to: truth.place) } ?? 0)
                    }
            }
        }
        #expect(metres == metres.sorted())
        #expect(metres[0] == 0)
        #expect(metres[3] > 5 * 20_000)
    }

    @Test func `for each rule, a comparison adds up the known and found stays of all classes of users`() {
        let comparison = StayComparison(days: 3, seed: 5)
        for rule in StayRules.all {
            let rows = comparison.rows.filter { $0.rule == rule.name }
            let classes = rows.filter { UserClass(rawValue: $0.on) != nil }
            #expect(classes.count == 4)
            #expect(rows.first { $0.on == "all" }?.score.known == classes.map(\.score.known).reduce(0, +))
            #expect(rows.first { $0.on == "all" }?.score.found == classes.map(\.score.found).reduce(0, +))
        }
        #expect(Set(StayRules.all.map(\.name)).count == StayRules.all.count)
    }
}
