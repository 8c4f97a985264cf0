import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import HealthSpecs
@testable import MobilitySpecs
@testable import SharedSpecs

/// Tests of the clauses COM-1 and FIX-1 of mobility.comments, with hand-written comments and generated inputs.
struct CommentsClauseTests {
    private func comment(
        _ id: String, t: Double = 0, _ category: Comments.Category = .traffic, at place: Coordinate? = nil
    ) -> Comments.Comment {
        .init(id: id, t: t, category: category, text: "…", place: place)
    }

    private func examined(
        _ comments: [Comments.Comment], _ filter: Comments.Filter = .init(), gives ids: [String],
        by readings: Readings = .standard
    ) -> Examination<Comments> {
        Examination(.init(comments: comments, filter: filter), .output(.init(ids: ids)), readings)
    }

    private let centre = Coordinate(lat: 45, lon: 7)
    /// Returns the place `metres` metres north of `centre`, at 111.132 km per degree of latitude.
    private func north(_ metres: Double) -> Coordinate { Coordinate(lat: 45 + metres / 111_132, lon: 7) }
    private func near(_ metres: Double) -> Comments.Filter {
        .init(near: .init(lat: 45, lon: 7, metres: metres))
    }

    // MARK: Order

    @Test func `the newest comment comes first, and comments with the same time are ordered by id`() {
        let comments = [comment("b", t: 5), comment("c", t: 9), comment("a", t: 5)]
        examined(comments, gives: ["c", "a", "b"]).expectHolds("COM-1")
        examined(comments, gives: ["a", "b", "c"]).expectBroken("COM-1")
        examined(comments, gives: ["c", "b", "a"]).expectBroken("COM-1")
    }

    @Test func `ids are compared by their scalars, not by their UTF-16 units`() {
        let comments = [comment("😀"), comment("\u{FB00}")]
        examined(comments, gives: ["\u{FB00}", "😀"]).expectHolds("COM-1")
        examined(comments, gives: ["😀", "\u{FB00}"]).expectBroken("COM-1")
    }

    @Test func `a list with an unknown, missing or repeated id breaks COM-1`() {
        let comments = [comment("a")]
        examined(comments, gives: ["a", "a"]).expectBroken("COM-1")
        examined(comments, gives: ["a", "b"]).expectBroken("COM-1")
        examined(comments, gives: []).expectBroken("COM-1")
        examined([], gives: []).expectHolds("COM-1")
    }

    // MARK: Filters

    @Test func `a filter by category lists only the comments of the given category`() {
        let comments = [comment("a", .delay), comment("b", .other)]
        examined(comments, .init(category: .delay), gives: ["a"]).expectHolds("COM-1")
        examined(comments, .init(category: .delay), gives: ["a", "b"])
            .expectBroken("COM-1")
        examined(comments, .init(category: .delay), gives: []).expectBroken("COM-1")
    }

    @Test func `a filter by circle lists the comments inside the circle or exactly on its edge`() {
        let comments = [
            comment("in", t: 3, at: north(990)), comment("out", t: 2, at: north(1_010)), comment("nowhere"),
        ]
        examined(comments, near(1_000), gives: ["in"]).expectHolds("COM-1")
        examined(comments, near(1_000), gives: ["in", "out"])
            .expectBroken("COM-1")
        examined(comments, near(1_000), gives: ["in", "nowhere"])
            .expectBroken("COM-1")
        examined(comments, near(1_000), gives: []).expectBroken("COM-1")
        examined([comment("a", at: centre)], near(0), gives: ["a"]).expectHolds("COM-1")
        examined([comment("a", at: centre)], near(0), gives: []).expectBroken("COM-1")
    }

    @Test func `a comment is listed only if it matches both filters`() {
        let comments = [comment("a", .delay, at: centre), comment("b", .delay), comment("c", at: centre)]
        let filter = Comments.Filter(category: .delay, near: near(5).near)
        examined(comments, filter, gives: ["a"]).expectHolds("COM-1")
        examined(comments, filter, gives: ["a", "b"]).expectBroken("COM-1")
        examined(comments, filter, gives: ["a", "c"]).expectBroken("COM-1")
    }

    @Test func `the reading mobility.distance decides between the ellipsoid and the sphere`() {
        // North of 45 degrees, 100 km on the ellipsoid is about 100.06 km on the sphere, so a place can be inside
        // the circle on only one of them.
        let comments = [comment("a", at: Coordinate(lat: 45.9, lon: 7))]
        let metres = 100_050.0
        examined(comments, near(metres), gives: ["a"]).expectHolds("COM-1")
        let sphere = Readings.standard.with(EarthDistance.haversine)
        examined(comments, near(metres), gives: [], by: sphere).expectHolds("COM-1")
        examined(comments, near(metres), gives: ["a"], by: sphere).expectBroken("COM-1")
    }

    // MARK: Rejections

    @Test func `duplicate ids are rejected even if the filter excludes their comments`() {
        let twins = Comments.Input(
            comments: [comment("a"), comment("a", .delay)], filter: .init(category: .other))
        Examination<Comments>(twins, .rejection(Comments.duplicate())).expectHolds("COM-1")
        Examination<Comments>(twins, .output(.init(ids: [])))
            .expectBroken("COM-1")
    }

    @Test func `ids that look alike, but have different scalars, are different`() {
        let comments = [comment("é"), comment("e\u{301}")]
        examined(comments, gives: ["e\u{301}", "é"]).expectHolds("COM-1")
        Examination<Comments>(.init(comments: comments), .rejection(Comments.duplicate()))
            .expectBroken("COM-1")
    }

    @Test func `an input with a duplicate id and a place that is not on Earth is rejected as fix.invalid`() {
        let off = comment("a", at: Coordinate(lat: 91, lon: 0))
        let input = Comments.Input(comments: [off, off])
        Examination<Comments>(input, .rejection(Fix.invalid())).expectHolds("FIX-1")
        Examination<Comments>(input, .rejection(Comments.duplicate()))
            .expectBroken("FIX-1")
        let circle = Comments.Filter(near: .init(lat: 0, lon: 181, metres: 1))
        examined([], circle, gives: []).expectBroken("FIX-1")
        Examination<Comments>(.init(comments: [comment("a", at: centre)]), .rejection(Fix.invalid()))
            .expectBroken("FIX-1")
    }

    @Test func `a comment with only one coordinate is malformed`() {
        let text = #"{"id":"a","t":0,"category":"other","text":"","lat":1}"#
        #expect(throws: Misfit.self) { try Comments.Comment(JSONReader.value(of: text)) }
    }

    // MARK: Properties without the derivation

    private func contradicted(
        _ comments: [Comments.Comment], _ filter: Comments.Filter = .init(),
        by body: @escaping @Sendable (Comments.Input) throws(Rejection) -> [String]
    ) -> [Comments.Law] {
        let implementation = Improvised<Comments> { input, _ throws(Rejection) in .init(ids: try body(input))
        }
        return Relations<Comments>(.init(comments: comments, filter: filter), by: implementation).contradicted
    }

    @Test func `the reference satisfies every property of mobility.comments`() {
        let comments = [comment("b", .delay, at: centre), comment("a", .delay), comment("c", at: centre)]
        let filter = Comments.Filter(category: .delay, near: near(5).near)
        for comments in [comments, comments + comments] {
            let input = Comments.Input(comments: comments, filter: filter)
            #expect(Relations<Comments>(input, by: Comments.reference).contradicted.isEmpty)
        }
    }

    @Test func `listing a comment twice contradicts a property`() {
        #expect(contradicted([comment("a")]) { $0.comments.flatMap { [$0.id, $0.id] } }.contains(.listed))
    }

    @Test func `listing comments in the order of the input contradicts a property`() {
        let given = [comment("b"), comment("a")]
        #expect(contradicted(given) { $0.comments.map(\.id) }.contains(.newestFirst))
    }

    @Test func `ignoring the category filter if there is also a circle contradicts a property`() {
        let filter = Comments.Filter(category: .delay, near: near(5).near)
        let laws = contradicted([comment("a", .other, at: centre)], filter) { input throws(Rejection) in
            input.comments.filter { input.filter.near != nil || $0.category == input.filter.category }
                .map(\.id)
        }
        #expect(laws.contains(.both))
    }

    @Test func `filtering comments before comparing their ids contradicts a property`() {
        let laws = contradicted(
            [comment("a"), comment("a")], .init(category: .other)
        ) { input throws(Rejection) in
            if input.filter.category == nil { throw Comments.duplicate() }
            return []
        }
        #expect(laws == [.placesFirst])
    }

    // MARK: Generated inputs

    @Test
    func
        `generated inputs have equal times, repeated ids, invalid places, and filters that exclude comments`()
    {
        let inputs = GeneratorExamination<Comments>().inputs
        let outcomes = inputs.map { Comments.reference.outcome(of: $0) }
        #expect(outcomes.count { $0.rejection?.code == Comments.duplicate.code } >= 5)
        #expect(outcomes.count { $0.rejection?.code == Fix.invalid.code } >= 10)
        let some = zip(inputs, outcomes).count { input, outcome in
            guard let ids = outcome.output?.ids else { return false }
            return !ids.isEmpty && ids.count < input.comments.count
        }
        #expect(some >= 60)
        #expect(inputs.count { Set($0.comments.map(\.t)).count < $0.comments.count } >= 100)
    }
}
