import JSON
import MobilitySpecs
import SharedSpecs
import Specification

/// An implementation of mobility.comments that follows its clause.
extension Comments: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        guard input.places.allSatisfy(\.isOnEarth) else { throw Fix.invalid() }
        guard Set(input.comments.map { Array($0.id.utf8) }).count == input.comments.count else {
            throw Comments.duplicate()
        }
        let listed = input.comments.filter { comment in
            isOf(input.filter.category, comment) && isIn(input.filter.near, comment, readings)
        }.sorted { first, second in
            first.t == second.t ? first.id.utf8.lexicographicallyPrecedes(second.id.utf8) : first.t > second.t
        }
        return Output(ids: listed.map(\.id))
    }

    private static func isOf(_ category: Category?, _ comment: Comment) -> Bool {
        category == nil || comment.category == category
    }

    private static func isIn(_ circle: Circle?, _ comment: Comment, _ readings: Readings) -> Bool {
        guard let circle else { return true }
        guard let place = comment.place else { return false }
        return readings[EarthDistance.self].metres(circle.centre, place) <= circle.metres
    }
}
