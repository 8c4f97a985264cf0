import Catalogue
import Foundation

/// Simulates a phone's receiver, which turns the places of a person into fixes with errors.
///
/// An error persists from fix to fix, and fades with the time between the fixes (a Gauss–Markov process). The error is
/// greater indoors, where it also has a separate bias for each stay. A radio mast locates one fix in 400 indoors and
/// one fix in 1,000 outdoors, with a greater error.
struct Receiver {
    private var chance: Chance
    private var error = Ground()
    /// The time of the last fix; it is infinitely long ago at first, so that the first fix inherits no error.
    private var time = -Double.infinity

    init(chance: Chance) { self.chance = chance }

    /// Returns a fix every 3 minutes, up to 10 seconds early or late, except in the gaps of the recorded day.
    ///
    /// - Parameter begin: The beginning of the day, in seconds since the epoch.
    mutating func fixes(of course: Walker.Course, from begin: Double) -> [Fix] {
        var fixes: [Fix] = []
        var movements = course.movements[...]
        var bias = Ground()
        for tick in stride(from: 0.0, to: DayPlan.length, by: 180) {
            let t = tick == 0 ? 0 : tick + Double(chance.whole(-10...10))
            while let movement = movements.first, movement.end <= t, movements.count > 1 {
                movements.removeFirst()
                if let next = movements.first, next.from != movement.from || next.to != movement.to {
                    bias = Ground(east: chance.normal(), north: chance.normal()) * 6
                }
            }
            guard let movement = movements.first else { break }
            let fix = self.fix(of: movement, bias, at: t, from: begin)
            if !course.gaps.contains(where: { $0.contains(t) }) { fixes.append(fix) }
        }
        return fixes
    }

    private mutating func fix(of movement: Movement, _ bias: Ground, at t: Double, from begin: Double) -> Fix
    {
        let (surroundings, truth) = (movement.surroundings, movement.position(at: t))
        let kept = exp(-(t - time) / surroundings.memory)
        let fresh = Ground(east: chance.normal(), north: chance.normal())
        error = error * kept + fresh * (1 - kept * kept).squareRoot()
        time = t
        let isIndoors = surroundings == .indoors
        if chance.happens(isIndoors ? 1.0 / 400 : 1.0 / 1_000) {
            let place = truth + chance.direction() * chance.number(120...350)
            return fix(begin + t, place, accuracy: 120, movement)
        }
        let place = truth + error * surroundings.deviation + (isIndoors ? bias : Ground())
        return fix(begin + t, place, accuracy: (surroundings.deviation * 1.51).rounded(), movement)
    }

    private func fix(_ t: Double, _ ground: Ground, accuracy: Double, _ movement: Movement) -> Fix {
        let place = ground.place
        return Fix(
            t: t, lat: place.lat, lon: place.lon, accuracy: accuracy, activity: movement.activity)
    }
}
