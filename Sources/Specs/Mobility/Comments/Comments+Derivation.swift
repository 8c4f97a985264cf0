import SharedSpecs
import Specification

extension Comments {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        for place in input.places {
            let isFinite = place.lat.isFinite && place.lon.isFinite
            try law.refuse(.finite, if: !isFinite, Fix.invalid())
            try law.refuse(.places, if: !place.isOnEarth, Fix.invalid(), first: .placesFirst)
        }
        let ids = input.comments.map(\.id)
        let isTwice = Set(ids.map(scalars)).count < ids.count
        try law.refuse(
            .duplicate, if: law(.sameScalars, isTwice, not: Set(ids).count < ids.count), duplicate())

        let left = input.comments.filter { isLeft($0, by: input.filter, law) }
        let areScalars = law(.byScalars, true, not: false)
        let byId = law.sorted(.ties, left) { first, second in
            areScalars
                ? scalars(first.id).lexicographicallyPrecedes(scalars(second.id))
                : first.id.utf16.lexicographicallyPrecedes(second.id.utf16)
        }
        let listed = law.sorted(.newestFirst, byId) { $0.t > $1.t }
        return Output(ids: listed.flatMap { law.gives(.listed, [$0.id]) })
    }

    private static func scalars(_ id: String) -> [UInt32] { id.unicodeScalars.map(\.value) }

    private static func isLeft(_ comment: Comment, by filter: Filter, _ law: Ruling<Law>) -> Bool {
        let isOfCategory = filter.category.map { category in
            let isSame = law.holds(.ofCategory, comment.category == category)
            return category == .other ? law(.other, isSame, not: true) : isSame
        }
        let isNear = filter.near.map { law.holds(.inArea, isIn($0, comment.place, law)) }
        let answers = [isOfCategory, isNear].compactMap { $0 }
        return law(.both, !answers.contains(false), not: answers.isEmpty || answers.contains(true))
    }

    private static func isIn(_ circle: Circle, _ place: Coordinate?, _ law: Ruling<Law>) -> Bool {
        guard let place else { return !law.holds(.nowhere, true) }
        let distance = law(.metres, EarthDistance.self)
        let side = law.side(of: place, circle.centre, radius: circle.metres, by: distance)
        return law.isAtMost(.rim, side, 0)
    }
}
