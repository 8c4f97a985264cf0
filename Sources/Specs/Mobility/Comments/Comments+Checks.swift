import JSON
import SharedSpecs
import Specification

extension Comments {
    public static func check(_ rule: Rule) -> Check<Comments> {
        switch rule {
        case .places:
            Check(.model) { Fix.finding(ofPlaces: $0.input.places, rejection: $0.outcome.rejection) }
        case .listing: Check(.property, judge: listing)
        }
    }

    /// Each listed comment may be there and stands behind those before it, and each other one may not.
    private static func listing(_ trial: Trial<Comments>) -> Finding {
        let input = trial.input
        guard input.places.allSatisfy(\.isOnEarth) else { return .notTouched }
        let comments = Dictionary(grouping: input.comments) { Array($0.id.utf8) }
        if let (_, twins) = comments.first(where: { $1.count > 1 }) {
            let id = JSONWriter.text(of: twins[0].id.value)
            guard let rejection = trial.outcome.rejection else {
                return .violated("\(twins.count) comments have the id \(id), yet the input was not rejected")
            }
            return rejection.code == duplicate.code
                ? .holds
                : .violated(
                    "\(twins.count) comments have the id \(id): \(duplicate.code), not \(rejection.code)")
        }
        guard let output = trial.outcome.output else {
            let code = trial.outcome.rejection?.code ?? ""
            // That is for the clause of places to say.
            if code == Fix.invalid.code { return .notTouched }
            return .violated("each id is there once, yet the input was rejected as \(code)")
        }
        var listed: [Comment] = []
        var rest = comments
        for id in output.ids {
            guard let comment = rest.removeValue(forKey: Array(id.utf8))?.first else {
                return .violated("\(text(id)) is listed twice, or is no comment's id")
            }
            if let reason = reasonToLeaveOut(comment, input.filter, trial.readings) {
                return .violated("\(text(id)) is listed, yet \(reason)")
            }
            if let before = listed.last, !isInOrder(before, comment) {
                return .violated(
                    """
                    \(text(before.id)) at \(Number(before.t).text) stands before \(text(id)) at \
                    \(Number(comment.t).text)
                    """)
            }
            listed.append(comment)
        }
        for comment in input.comments where rest[Array(comment.id.utf8)] != nil {
            if isSurelyListed(comment, input.filter, trial.readings) {
                return .violated("\(text(comment.id)) is not listed, yet the filter leaves it")
            }
        }
        return .holds
    }

    private static func isInOrder(_ first: Comment, _ second: Comment) -> Bool {
        first.t > second.t
            || first.t == second.t
                && first.id.unicodeScalars.lexicographicallyPrecedes(second.id.unicodeScalars)
    }

    /// Returns why a comment may not be listed; nil if it may, or if its distance is too near the radius to say.
    private static func reasonToLeaveOut(_ comment: Comment, _ filter: Filter, _ readings: Readings)
        -> String?
    {
        if let category = filter.category, comment.category != category {
            return "its category is \(comment.category.rawValue), not \(category.rawValue)"
        }
        guard let near = filter.near else { return nil }
        guard let place = comment.place else { return "it has no place to be near to" }
        guard case .farther = side(of: place, near, readings) else { return nil }
        return "it is farther than \(Number(near.metres).text) m away"
    }

    private static func isSurelyListed(_ comment: Comment, _ filter: Filter, _ readings: Readings) -> Bool {
        if let category = filter.category, comment.category != category { return false }
        guard let near = filter.near else { return true }
        guard let place = comment.place else { return false }
        return switch side(of: place, near, readings) {
        case .nearer, .equal: true
        case .farther, .undecided: false
        }
    }

    private static func side(of place: Coordinate, _ near: Circle, _ readings: Readings) -> Proximity {
        Proximity(of: place, to: near.centre, radius: near.metres, by: readings[EarthDistance.self])
    }

    private static func text(_ id: String) -> String { JSONWriter.text(of: id.value) }
}
