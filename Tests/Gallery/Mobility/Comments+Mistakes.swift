import Catalogue
import JSON
import Specification

extension Comments: Mistaken {
    public static let careful: any Implementation<Comments> = CarefulComments()

    public static let mistakes: [Mistake<Comments>] = [
        Mistake(
            "oldest-first", "Lists the oldest comment first, not the newest.",
            breaks: "COM-1", smallest: comments(comment("a"), comment("b", t: 1)),
            run: CarefulComments.but { $0.isNewestFirst = false }),
        Mistake(
            "ties-as-they-come",
            "Lists comments with the same time in the order of the input, without comparing their ids.",
            breaks: "COM-1", smallest: comments(comment("b"), comment("a")),
            run: CarefulComments.but { $0.order = .asTheyCome }),
        Mistake(
            "ids-by-utf16",
            "Compares ids by UTF-16 code units, so scalars beyond U+FFFF come before some lower scalars.",
            breaks: "COM-1", smallest: comments(comment("😀"), comment("\u{FB00}")),
            run: CarefulComments.but { $0.order = .utf16 }),
        Mistake(
            "ids-that-look-alike",
            """
            Treats an id with é as equal to an id with an e and a combining accent, and so finds a duplicate.
            """,
            breaks: "COM-1", smallest: comments(comment("é"), comment("e\u{301}")),
            run: CarefulComments.but { $0.comparesScalars = false }),
        Mistake(
            "asks-for-either-filter",
            "Lists comments that match at least one of two filters, even if they do not match both.",
            breaks: "COM-1",
            smallest: comments(
                comment("a", category: "accident", at: "0,0"),
                filter: #""category":"traffic","near":{"lat":0,"lon":0,"metres":0}"#),
            run: CarefulComments.but { $0.asksForBoth = false }),
        Mistake(
            "nearer-than", "Excludes comments whose distance is exactly the radius.",
            breaks: "COM-1",
            smallest: comments(comment("a", at: "0,0"), filter: #""near":{"lat":0,"lon":0,"metres":0}"#),
            run: CarefulComments.but { $0.takesTheRim = false }),
        Mistake(
            "nowhere-is-near",
            "Lists a comment without a place even if the filter asks for comments near a place.",
            breaks: "COM-1",
            smallest: comments(comment("a"), filter: #""near":{"lat":0,"lon":0,"metres":0}"#),
            run: CarefulComments.but { $0.nowhereIsNear = true }),
        Mistake(
            "plain-degrees", "Assumes that a degree of longitude is as long as a degree of latitude.",
            breaks: "COM-1",
            smallest: comments(
                comment("a", at: "89.9,-70"), filter: #""near":{"lat":89.9,"lon":0,"metres":20000}"#),
            run: CarefulComments.but { $0.earth.chart = .plainDegrees }),
        Mistake(
            "duplicates-among-the-listed",
            """
            Looks for duplicate ids only after filtering, and so overlooks duplicates that a filter excludes.
            """,
            breaks: "COM-1",
            smallest: comments(comment("a"), comment("a"), filter: #""category":"other""#),
            run: CarefulComments.but { $0.filtersFirst = true }),
        Mistake(
            "places-only-if-asked",
            "If the filter has no circle, does not check whether the places of comments are on Earth.",
            breaks: "FIX-1", smallest: comments(comment("a", at: "91,0")),
            run: CarefulComments.but { $0.validatesAll = false }),
    ]

    private static func comments(_ comments: String..., filter: String = "") -> String {
        #"{"comments":[\#(comments.joined(separator: ","))],"filter":{\#(filter)}}"#
    }

    private static func comment(
        _ id: String, t: Int = 0, category: String = "traffic", at place: String? = nil
    ) -> String {
        let axes = place?.split(separator: ",") ?? []
        let place = axes.isEmpty ? "" : #","lat":\#(axes[0]),"lon":\#(axes[1])"#
        return #"{"id":"\#(id)","t":\#(t),"category":"\#(category)","text":""\#(place)}"#
    }
}

/// An implementation of mobility.comments, written from its laws alone. Each mistake in the gallery changes one
/// variable of this implementation.
public struct CarefulComments: Careful {
    public typealias Subsystem = Comments

    enum Order {
        case scalars, utf16, asTheyCome
    }

    var isNewestFirst = true
    var order = Order.scalars
    var comparesScalars = true
    var asksForBoth = true
    var takesTheRim = true
    var nowhereIsNear = false
    var earth = CarefulEarth()
    var filtersFirst = false
    var validatesAll = true

    public init() {}

    public func run(_ input: Comments.Input, readings: Readings) throws(Rejection) -> Comments.Output {
        let near = input.filter.near
        if validatesAll || near != nil {
            let places = input.comments.compactMap(\.place) + (near.map { [$0.centre] } ?? [])
            for place in places where abs(place.lat) > 90 || abs(place.lon) > 180 { throw Fix.invalid() }
        }
        let left = input.comments.filter { isLeft($0, input.filter, readings) }
        let checked = filtersFirst ? left : input.comments
        for (index, comment) in checked.enumerated() {
            for other in checked[..<index] where isSame(comment.id, other.id) { throw Comments.duplicate() }
        }
        // An insertion sort, since it keeps the order of equal elements.
        var listed: [Comments.Comment] = []
        for comment in left {
            let place = listed.firstIndex { comes(comment, before: $0) } ?? listed.endIndex
            listed.insert(comment, at: place)
        }
        return Comments.Output(ids: listed.map(\.id))
    }

    private func isLeft(_ comment: Comments.Comment, _ filter: Comments.Filter, _ readings: Readings) -> Bool
    {
        let isOfCategory = filter.category.map { $0 == comment.category }
        let isNear = filter.near.map { near in
            guard let place = comment.place else { return nowhereIsNear }
            let metres = earth.metres(near.centre, place, by: readings[EarthDistance.self])
            return takesTheRim ? metres <= near.metres : metres < near.metres
        }
        let answers = [isOfCategory, isNear].compactMap { $0 }
        return asksForBoth || answers.isEmpty ? !answers.contains(false) : answers.contains(true)
    }

    private func isSame(_ id: String, _ other: String) -> Bool {
        comparesScalars ? Array(id.unicodeScalars) == Array(other.unicodeScalars) : id == other
    }

    private func comes(_ comment: Comments.Comment, before other: Comments.Comment) -> Bool {
        if comment.t != other.t { return isNewestFirst == (comment.t > other.t) }
        switch order {
        case .scalars:
            return comment.id.unicodeScalars.map(\.value).lexicographicallyPrecedes(
                other.id.unicodeScalars.map(\.value))
        case .utf16: return comment.id.utf16.lexicographicallyPrecedes(other.id.utf16)
        case .asTheyCome: return false
        }
    }
}
