import MobilitySpecs
import SharedSpecs
import Specification

extension Comments: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        guard input.places.allSatisfy(\.isOnEarth) else { throw Fix.invalid() }
        guard Set(input.comments.map { Array($0.id.utf8) }).count == input.comments.count else {
            throw Comments.duplicate()
        }
        let (category, circle) = (input.filter.category, input.filter.near)
        let listed = input.comments.filter { comment in
            (category == nil || comment.category == category) && isIn(circle, comment, readings)
        }.sorted { first, second in
            first.t == second.t ? first.id.utf8.lexicographicallyPrecedes(second.id.utf8) : first.t > second.t
        }
        return Output(ids: listed.map(\.id))
    }

    private static func isIn(_ circle: Circle?, _ comment: Comment, _ readings: Readings) -> Bool {
        guard let circle else { return true }
        guard let place = comment.place else { return false }
        return readings[EarthDistance.self].metres(circle.centre, place) <= circle.metres
    }
}
