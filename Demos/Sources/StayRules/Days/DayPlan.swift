/// Generates the movements of people of each class, for the 13 hours per day that the source observed (§5.2.1).
enum DayPlan {
    /// The length of a day in seconds: 13 hours.
    static let length = 46_800.0
    /// The minimum length of a known stay in seconds; a stay of this length is long enough for every rule.
    static let shortestStay = 1_500.0

    /// Returns the movements, stays and gaps of a day. The movements may continue after the end of the day; `Day` cuts
    /// them off.
    static func course(of userClass: UserClass, _ chance: Chance) -> Walker.Course {
        var chance = chance
        let home = chance.direction() * chance.number(200...3_000)
        var walker = Walker(chance: chance, at: home)
        switch userClass {
        case .still: break
        case .slightly: studies(&walker, home)
        case .medium: works(&walker, home)
        case .dynamic: visits(&walker, home)
        }
        walker.stay(max(DayPlan.length - walker.now, 0))
        // A gap in the fixes: the battery is empty, or the person has switched the phone off.
        if walker.chance.happens(0.2) {
            let begin = walker.chance.number(0...length)
            walker.course.gaps.append(begin..<begin + walker.chance.number(1_200...5_400))
        }
        return walker.course
    }

    private static func studies(_ walker: inout Walker, _ home: Ground) {
        walker.stay(walker.chance.number(1_800...7_200))
        let places = (0..<3).map { _ in home + walker.chance.direction() * walker.chance.number(300...900) }
        for _ in 0..<walker.chance.whole(2...4) {
            walker.walk(to: another(than: walker.here, of: places, &walker.chance))
            walker.stay(walker.chance.number(3_600...9_000))
            if walker.now > length - 7_200 { break }
        }
        if walker.chance.happens(0.3) { walker.stroll() }
        walker.walk(to: home)
    }

    private static func works(_ walker: inout Walker, _ home: Ground) {
        let work = home + walker.chance.direction() * walker.chance.number(2_500...8_000)
        let way = walker.chance.whole(0...2)
        func commute(_ walker: inout Walker, to there: Ground) {
            switch way {
            case 0: walker.cycle(to: there)
            case 1: walker.drive(to: there)
            default: walker.ride(to: there)
            }
        }
        walker.stay(walker.chance.number(1_800...4_500))
        commute(&walker, to: work)
        walker.stay(walker.chance.number(10_800...14_400))
        if walker.chance.happens(0.7) {
            walker.walk(to: work + walker.chance.direction() * walker.chance.number(200...600))
            walker.stay(walker.chance.number(1_800...3_600))
            walker.walk(to: work)
        }
        walker.stay(walker.chance.number(9_000...12_600))
        if walker.chance.happens(0.6) {
            let shop = home + walker.chance.direction() * walker.chance.number(500...2_000)
            commute(&walker, to: shop)
            if walker.chance.happens(0.3) { walker.stroll() }
            walker.stay(walker.chance.number(1_500...3_000))
        }
        commute(&walker, to: home)
    }

    private static func visits(_ walker: inout Walker, _ home: Ground) {
        walker.stay(walker.chance.number(1_800...3_600))
        while walker.now < length - 9_000 {
            walker.drive(to: home + walker.chance.direction() * walker.chance.number(4_000...15_000))
            walker.stay(walker.chance.number(2_100...6_000))
            if walker.chance.happens(0.4) {
                walker.walk(to: walker.here + walker.chance.direction() * walker.chance.number(250...700))
                walker.stay(walker.chance.number(1_800...4_200))
            } else if walker.chance.happens(0.4) {
                walker.stroll()
            }
        }
        walker.drive(to: home)
    }

    /// Returns one of the given places that is at least 250 m from `here`; if there is none, a new place 400 m away.
    private static func another(than here: Ground, of places: [Ground], _ chance: inout Chance) -> Ground {
        let others = places.filter { ($0 - here).length >= 250 }
        return others.isEmpty ? here + chance.direction() * 400 : others[chance.whole(0...others.count - 1)]
    }
}
