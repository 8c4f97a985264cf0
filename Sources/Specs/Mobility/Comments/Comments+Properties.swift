import SharedSpecs
import Specification

extension Comments {
    public static let properties: [Property<Comments>] = [
        Property("Only comments from the input are listed, each at most once.", from: .listed) {
            trial, output in
            var rest = Set(trial.input.comments.map { bytes($0.id) })
            return output.ids.allSatisfy { rest.remove(bytes($0)) != nil }
                ? .holds
                : .violated(
                    "\(output.ids) are listed, but one of them is listed twice or is not in the input")
        },
        Property(
            "The order of the comments in the input does not affect the list.", from: .newestFirst, .ties,
            probes: { input, _ in
                input.comments.isEmpty
                    ? [] : [Input(comments: input.comments.reversed(), filter: input.filter)]
            },
            judge: { $0.agrees(otherwise: "if the comments are in reverse order, the list is different") }),
        Property(
            """
            A comment is listed for a category and an area if and only if it is listed for the category alone and for \
            the area alone.
            """, from: .both,
            probes: { input, _ in
                guard let category = input.filter.category, let near = input.filter.near else { return [] }
                return [Filter(category: category), Filter(near: near)].map {
                    Input(comments: input.comments, filter: $0)
                }
            },
            judge: { trial, output in
                let each = trial.probes.map { Set($0.output?.ids.map(bytes) ?? []) }
                return Set(output.ids.map(bytes)) == each[0].intersection(each[1])
                    ? .holds
                    : .violated(
                        """
                        a comment is listed for the category and the area, but not for each of the two alone, or vice \
                        versa
                        """)
            }),
        Property(
            """
            An input is rejected if and only if a place is not on Earth or two ids are equal; the places are checked \
            first.
            """,
            from: .placesFirst, .sameScalars, .places, .finite
        ) { trial in
            let ids = trial.input.comments.map { bytes($0.id) }
            return trial.isRejected(for: [
                (Fix.invalid, !trial.input.places.allSatisfy(\.isOnEarth)),
                (duplicate, Set(ids).count < ids.count),
            ])
        },
        Property(
            """
            Of two comments, the later one is listed first; if their times are equal, the comment with the smaller \
            id is listed first.
            """,
            from: .newestFirst, .ties, .byScalars
        ) { trial in
            let listed = listed(in: trial)
            return zip(listed, listed.dropFirst()).violation(unless: { one, other in
                one.t > other.t
                    || one.t == other.t && bytes(one.id).lexicographicallyPrecedes(bytes(other.id))
            }) { _, pair in
                "\(pair.0.id) comes before \(pair.1.id), contrary to their times or ids"
            } ?? (listed.isEmpty ? .notTouched : .holds)
        },
        Property(
            "Listed comments match the filter, and every comment that clearly matches is listed.",
            from: .ofCategory, .inArea, .nowhere
        ) { trial, _ in
            let (filter, ids) = (trial.input.filter, Set(listed(in: trial).map { bytes($0.id) }))
            let wrong = trial.input.comments.first { comment in
                let isOther = filter.category.map { $0 != comment.category } ?? false
                let isListed = ids.contains(bytes(comment.id))
                guard let near = filter.near, let place = comment.place else {
                    return isListed == (isOther || filter.near != nil)
                }
                let side = Proximity(
                    of: place, to: near.centre, radius: near.metres, by: trial.readings[EarthDistance.self])
                return side != .undecided && isListed == (isOther || side == .farther)
            }
            return wrong.map {
                .violated(
                    """
                    the comment \($0.id) is listed although it does not match the filter, or is not listed although it \
                    matches
                    """)
            } ?? .holds
        },
    ]

    private static func listed(in trial: Trial<Comments>) -> [Comment] {
        let comments = Dictionary(trial.input.comments.map { (bytes($0.id), $0) }) { first, _ in first }
        return (trial.outcome.output?.ids ?? []).compactMap { comments[bytes($0)] }
    }

    @Sendable private static func bytes(_ id: String) -> [UInt8] { Array(id.utf8) }
}
