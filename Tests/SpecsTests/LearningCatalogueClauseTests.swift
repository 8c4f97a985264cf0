import Catalogue
import JSON
import Reference
import Specification
import Testing

/// Tests of the clause CAT-1 of learning.catalogue.
struct LearningCatalogueClauseTests {
    private typealias Output = LearningCatalogue.Output

    private func examined(
        _ recent: [String], _ library: [String], _ select: LearningCatalogue.Index?,
        _ output: LearningCatalogue.Output
    ) -> Examination<LearningCatalogue> {
        Examination(.init(recent: recent, library: library, select: select), .output(output))
    }

    // MARK: Sections

    @Test func `showing only one section if there are no recent courses satisfies CAT-1`() {
        examined([], ["a", "b"], nil, .init(sections: [2])).expectHolds("CAT-1")
        examined([], [], nil, .init(sections: [0])).expectHolds("CAT-1")
        examined(["a"], [], nil, .init(sections: [1, 0])).expectHolds("CAT-1")
    }

    @Test func `always giving only one section, as the source does, breaks CAT-1`() {
        examined(["a"], ["a", "b"], nil, .init(sections: [2])).expectBroken("CAT-1")
    }

    @Test func `showing an empty section of recent courses breaks CAT-1`() {
        examined([], ["a"], nil, .init(sections: [0, 1])).expectBroken("CAT-1")
    }

    @Test func `opening a course although no row was tapped breaks CAT-1`() {
        examined([], ["a"], nil, .init(sections: [1], course: "a", highlighted: false, recent: ["a"]))
            .expectBroken("CAT-1")
    }

    // MARK: The course

    private func opened(
        _ course: String?, highlighted: Bool?, recent: [String]?
    ) -> Examination<LearningCatalogue> {
        examined(
            ["b", "c"], ["a", "b"], .init(1, 1),
            .init(sections: [2, 2], course: course, highlighted: highlighted, recent: recent))
    }

    @Test func `opening the tapped course of the library satisfies CAT-1`() {
        opened("b", highlighted: false, recent: ["b", "c"]).expectHolds("CAT-1")
    }

    @Test func `opening a course from a section that was not tapped breaks CAT-1`() {
        opened("c", highlighted: false, recent: ["c", "b"])
            .expectBroken("CAT-1")
        opened(nil, highlighted: nil, recent: nil).expectBroken("CAT-1")
    }

    @Test func `highlighting a course of the library breaks CAT-1`() {
        opened("b", highlighted: true, recent: ["b", "c"]).expectBroken("CAT-1")
        examined(
            [], ["a"], .init(0, 0), .init(sections: [1], course: "a", highlighted: true, recent: ["a"])
        ).expectBroken("CAT-1")
    }

    @Test func `listing a recent course twice after it was opened breaks CAT-1`() {
        opened("b", highlighted: false, recent: ["b", "b", "c"]).expectBroken("CAT-1")
    }

    @Test func `a list of recent courses that does not begin with the opened course breaks CAT-1`() {
        opened("b", highlighted: false, recent: ["c", "b"]).expectBroken("CAT-1")
        opened("b", highlighted: false, recent: nil).expectBroken("CAT-1")
    }

    @Test func `losing another recent course breaks CAT-1`() {
        opened("b", highlighted: false, recent: ["b"]).expectBroken("CAT-1")
    }

    @Test func `treating ids that are canonically equivalent as equal breaks CAT-1`() {
        examined(
            ["e\u{301}"], ["é"], .init(1, 0),
            .init(sections: [1, 1], course: "é", highlighted: false, recent: ["é"])
        ).expectBroken("CAT-1")
    }

    // MARK: Outside

    @Test(arguments: [(2, 0), (-1, 0), (0, 2), (1, 1), (0, -1)])
    func `accepting an index that is out of range breaks CAT-1`(section: Int, row: Int) {
        let input = LearningCatalogue.Input(
            recent: ["a", "b"], library: ["a"], select: .init(section, row))
        Examination<LearningCatalogue>(input, .rejection(LearningCatalogue.outOfRange())).expectHolds("CAT-1")
        Examination<LearningCatalogue>(input, .output(.init(sections: [2, 1])))
            .expectBroken("CAT-1")
        Examination<LearningCatalogue>(input, .rejection(Rejection("index.wrong")))
            .expectBroken("CAT-1")
    }

    @Test func `rejecting an index that is in range breaks CAT-1`() {
        Examination<LearningCatalogue>(
            .init(recent: [], library: ["a"], select: .init(0, 0)), .rejection(LearningCatalogue.outOfRange())
        ).expectBroken("CAT-1")
    }

    // MARK: Properties

    @Test func `a missing section, or a wrong list of recent courses, contradicts a property`() {
        let input = LearningCatalogue.Input(recent: ["b", "c"], library: ["a", "b"], select: .init(1, 1))
        let right = Output(sections: [2, 2], course: "b", highlighted: false, recent: ["b", "c"])
        func contradicted(_ output: Output) -> [LearningCatalogue.Law] {
            Relations<LearningCatalogue>(input, .output(output)).contradicted
        }
        #expect(contradicted(right) == [])
        #expect(contradicted(.init(sections: [2])).contains(.counts))
        for recent in [["c"], ["b"], ["b", "c", "a"]] {
            let wrong = Output(sections: [2, 2], course: "b", highlighted: false, recent: recent)
            #expect(contradicted(wrong) == [.becomesRecent], "\(recent)")
        }
    }
}
