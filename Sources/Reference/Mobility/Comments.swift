import JSON
import MobilitySpecs
import SharedSpecs
import Specification

/// An implementation of mobility.comments that follows its clause.
public struct CommentsReference: Implementation {
    public typealias Subsystem = Comments

    public init() {}

    public func run(_ input: Comments.Input, readings: Readings) throws(Rejection) -> Comments.Output {
        guard input.places.allSatisfy(\.isOnEarth) else { throw Fix.invalid() }
        guard Set(input.comments.map { Array($0.id.utf8) }).count == input.comments.count else {
            throw Comments.duplicate()
        }
        let listed = input.comments.filter { comment in
            isOf(input.filter.category, comment) && isIn(input.filter.near, comment, readings)
        }.sorted { first, second in
            first.t == second.t ? first.id.utf8.lexicographicallyPrecedes(second.id.utf8) : first.t > second.t
        }
        return Comments.Output(ids: listed.map(\.id))
    }

    private func isOf(_ category: Comments.Category?, _ comment: Comments.Comment) -> Bool {
        category == nil || comment.category == category
    }

    private func isIn(_ circle: Comments.Circle?, _ comment: Comments.Comment, _ readings: Readings) -> Bool {
        guard let circle else { return true }
        guard let place = comment.place else { return false }
        return readings[EarthDistance.self].metres(circle.centre, place) <= circle.metres
    }
}

extension Comments: Referenced {
    public static let reference = CommentsReference()
}
