import Catalogue
import Foundation

/// A generated day of a person: their place at each second, their stays, and their phone's fixes.
public struct Day: Sendable {
    public let userClass: UserClass
    /// The stays that a rule should find, in order of time.
    public let stays: [KnownStay]
    /// The phone's fixes, one every 3 minutes except in the gaps.
    public let fixes: [Fix]
    private let begin: Double
    private let movements: [Movement]

    /// Creates a day of a person of the given class; the same arguments always give the same day.
    public init(_ userClass: UserClass, number: Int, seed: UInt64) {
        let purpose = "day of \(userClass.rawValue)"
        let course = DayPlan.course(of: userClass, Chance(seed: seed, purpose, number: number))
        // Day 0 begins at 8 o'clock in Compiègne on 13 September 2018, and each following day 24 hours later.
        begin = 1_536_818_400 + 86_400 * Double(number)
        movements = course.movements
        self.userClass = userClass
        let begin = begin
        stays = course.stays.compactMap { span, place in
            let departure = min(span.upperBound, DayPlan.length)
            guard departure - span.lowerBound >= DayPlan.shortestStay else { return nil }
            return KnownStay(
                arrival: begin + span.lowerBound, departure: begin + departure, place: place.place)
        }
        var receiver = Receiver(chance: Chance(seed: seed, purpose + ", fixes", number: number))
        fixes = receiver.fixes(of: course, from: begin)
    }

    /// The person's place and activity at each second, computed on demand.
    public var truth: some Sequence<Truth> {
        movements.lazy.flatMap { movement in
            let first = movement.start.rounded(.up)
            let end = min(movement.end, DayPlan.length)
            return stride(from: first, to: max(first, end), by: 1).lazy.map { second in
                Truth(
                    t: begin + second, place: movement.position(at: second).place, activity: movement.activity
                )
            }
        }
    }
}

/// A person's place and activity at a moment.
public struct Truth: Equatable, Sendable {
    public let t: Double
    public let place: Coordinate
    public let activity: Activity
}
