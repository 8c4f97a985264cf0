import Catalogue
import JSON
import Reference
import Specification
import Testing

/// Tests of the clauses HIX-1 and COL-1 to COL-3 of scholar.colouring.
///
/// If h is not 0, COL-1 alone decides every colour, and COL-2 follows from it, so an outcome that breaks COL-2
/// breaks COL-1 too.
struct ColouringClauseTests {
    private func publications(_ citations: [Int], unchecked: [Int] = []) -> Publications {
        Publications(
            publications: citations.enumerated().map {
                Publication(citations: $1, checked: !unchecked.contains($0))
            })
    }

    private func examined(
        _ citations: [Int], unchecked: [Int] = [], h: Int, _ colours: Colouring.Colour...,
        rgb: [String]? = nil
    ) -> Examination<Colouring> {
        Examination(
            publications(citations, unchecked: unchecked), .output(.init(h: h, colours: colours, rgb: rgb)))
    }

    // MARK: HIX-1

    @Test func `a wrong h breaks only HIX-1 if the colours match this h`() {
        examined([5, 4, 1], h: 1, .green, .red, .red).expectBroken("HIX-1")
    }

    @Test func `colouring publications with negative citations breaks HIX-1`() {
        examined([-1], h: 0, .red).expectBroken("HIX-1")
        Examination<Colouring>(publications([-1]), .rejection(Publications.invalid())).expectHolds("HIX-1")
    }

    // MARK: COL-1

    @Test func `colouring publications by their contribution to h satisfies COL-1`() {
        examined([5, 2, 2, 1], h: 2, .green, .grey, .grey, .red).expectHolds("COL-1")
        examined([5, 3, 3, 1], h: 3, .green, .green, .green, .red).expectHolds("COL-1")
        examined([2, 9, 2, 2], unchecked: [1], h: 2, .grey, .red, .grey, .grey).expectHolds("COL-1")
    }

    @Test func `colouring tied publications grey breaks COL-1 if all of them contribute to h`() {
        examined([5, 3, 3, 1], h: 3, .green, .grey, .grey, .red)
            .expectBroken("COL-1")
    }

    @Test func `colouring every publication grey breaks COL-1 if all are equally cited and contribute to h`()
    {
        examined([2, 2], h: 2, .grey, .grey).expectBroken("COL-1")
    }

    @Test func `using green in place of grey breaks COL-1`() {
        examined([5, 2, 2, 1], h: 2, .green, .green, .green, .red)
            .expectBroken("COL-1")
    }

    @Test func `using red in place of grey breaks COL-1`() {
        examined([5, 2, 2, 1], h: 2, .green, .red, .red, .red)
            .expectBroken("COL-1")
    }

    @Test
    func
        `colouring a publication green breaks COL-1 if it has fewer citations than each contributing publication`()
    {
        examined([9, 8, 2], h: 2, .green, .green, .green)
            .expectBroken("COL-1")
    }

    @Test func `colouring an unchecked publication green breaks COL-1`() {
        examined([9, 3, 3], unchecked: [0], h: 2, .green, .green, .green)
            .expectBroken("COL-1")
    }

    @Test func `colouring an unchecked publication grey breaks COL-1`() {
        examined([5, 2, 2, 2], unchecked: [3], h: 2, .green, .grey, .grey, .grey)
            .expectBroken("COL-1")
    }

    @Test func `colouring a publication grey because of a tie with an unchecked publication breaks COL-1`() {
        examined([5, 2, 2], unchecked: [2], h: 2, .green, .grey, .red)
            .expectBroken("COL-1")
    }

    @Test func `giving the colours in the order of the ranking breaks COL-1`() {
        examined([1, 5, 4], h: 2, .green, .green, .red)
            .expectBroken("COL-1")
    }

    @Test func `an output with fewer colours than publications breaks COL-1`() {
        examined([5, 4, 1], h: 2, .green, .green)
            .expectBroken("COL-1")
    }

    @Test func `COL-1 does not judge publications with negative citations`() {
        Examination<Colouring>(publications([-1]), .rejection(Publications.invalid()))
            .expectUntouched("COL-1")
    }

    // MARK: COL-2

    @Test func `if h is 0, colouring all publications red satisfies COL-2`() {
        examined([0, 0], h: 0, .red, .red).expectHolds("COL-2")
        examined([7], unchecked: [0], h: 0, .red).expectHolds("COL-2")
    }

    @Test func `if h is 0, colouring publications without citations grey breaks COL-2`() {
        examined([0, 0], h: 0, .red, .grey).expectBroken("COL-2")
    }

    @Test func `if h is 0, colouring an unchecked publication green breaks COL-2`() {
        examined([7], unchecked: [0], h: 0, .green).expectBroken("COL-2")
    }

    @Test func `colouring only the first of two tied publications green breaks COL-2`() {
        examined([5, 2, 2, 1], h: 2, .green, .green, .red, .red)
            .expectBroken("COL-2")
    }

    @Test func `more than h green publications break COL-1, and contradict a property of COL-2`() {
        let input = publications([9, 8, 2])
        let output = Colouring.Output(h: 2, colours: [.green, .green, .green])
        #expect(Relations<Colouring>(input, .output(output)).contradicted.contains(.sum))
        examined([9, 8, 2], h: 2, .green, .green, .green).expectBroken("COL-1")
    }

    @Test func `an empty list of publications satisfies COL-2`() {
        examined([], h: 0).expectHolds("COL-2")
    }

    // MARK: COL-3

    @Test func `the RGB values of the source satisfy COL-3`() {
        examined(
            [5, 2, 2, 1], h: 2, .green, .grey, .grey, .red, rgb: ["99FF66", "AAAAAA", "AAAAAA", "FF9999"]
        )
        .expectHolds("COL-3")
    }

    @Test func `exchanging the RGB values of red and green breaks COL-3`() {
        examined([5, 0], h: 1, .green, .red, rgb: ["FF9999", "99FF66"])
            .expectBroken("COL-3")
    }

    @Test(arguments: ["#99FF66", "99ff66", "9F6"])
    func `spelling an RGB value differently from the source breaks COL-3`(spelling: String) {
        examined([5], h: 1, .green, rgb: [spelling])
            .expectBroken("COL-3")
    }

    @Test func `an output with one RGB value for two colours breaks COL-3`() {
        examined([5, 0], h: 1, .green, .red, rgb: ["99FF66"]).expectBroken("COL-3")
    }

    @Test func `the output may omit the RGB values`() {
        examined([5], h: 1, .green).expectHolds("COL-3")
    }

    // MARK: Properties

    @Test func `the properties suffice to reveal wrong colours`() {
        let tied = publications([5, 2, 2, 1])
        func contradicted(_ h: Int, _ colours: [Colouring.Colour], rgb: [String]? = nil) -> [Colouring.Law] {
            Relations<Colouring>(tied, .output(.init(h: h, colours: colours, rgb: rgb))).contradicted
        }
        #expect(contradicted(2, [.green, .grey, .grey, .red]).isEmpty)
        #expect(contradicted(2, [.green, .grey, .red, .red]).contains(.equals))
        #expect(contradicted(2, [.green, .red, .red, .red]).contains(.sum))
        #expect(contradicted(2, [.green, .grey, .grey]) == [.inputOrder])
        #expect(contradicted(2, [.green, .grey, .grey, .red], rgb: []).contains(.rgb))
        #expect(contradicted(9, [.green, .grey, .grey, .red]).isEmpty)
    }
}
