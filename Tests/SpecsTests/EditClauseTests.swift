import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import HealthSpecs
@testable import SharedSpecs

/// Tests of the clause EDT-1 of health.edit, with hand-written reports.
struct EditClauseTests {
    private let day = 86_400

    private func form(
        _ date: Int = Diary.standard, weight: String = "70", heartRate: String = "72", note: String? = nil
    ) -> Entry.Input {
        .init(
            temperature: "36.6", weight: weight, heartRate: heartRate, glycemia: "90", note: note,
            date: Moment(date))
    }

    private func listed(_ id: String, _ report: HealthReport) -> Filter.Listed {
        .init(id: id, report: report)
    }

    private func input(_ form: Entry.Input, id: String = "a") -> Edit.Input {
        .init(
            reports: [
                listed("b", Diary.report(Diary.standard + day)), listed("a", Diary.report(weight: 80)),
            ],
            edited: id, entry: form, zone: .utc)
    }

    private func examined(_ input: Edit.Input, _ reports: Filter.Listed...) -> Examination<
        Edit
    > {
        Examination(input, .output(.init(reports: reports)))
    }

    @Test func `the changed report replaces its old version in the diary`() {
        let other = listed("b", Diary.report(Diary.standard + day))
        let input = input(form())
        examined(input, other, listed("a", Diary.report())).expectHolds("EDT-1")
        Examination(input, by: Edit.reference).expectHolds("EDT-1")
        examined(input, other, listed("a", Diary.report(weight: 80)))
            .expectBroken("EDT-1")
        examined(input, other, listed("a", Diary.report(weight: 75))).expectBroken("EDT-1")
        examined(input, other, listed("c", Diary.report())).expectBroken("EDT-1")
        examined(input, listed("a", Diary.report())).expectBroken("EDT-1")
        examined(
            input, listed("b", Diary.report(Diary.standard + day, weight: 71)), listed("a", Diary.report())
        )
        .expectBroken("EDT-1")
        examined(input, listed("a", Diary.report()), other).expectBroken("EDT-1")
    }

    @Test func `the form of an edit is checked like the form of a new report`() {
        let wrong = input(form(weight: "0", heartRate: "30"))
        Examination(wrong, by: Edit.reference).expectHolds("EDT-1")
        func rejected(_ fields: String...) -> Outcome<Edit.Output> {
            .rejection(Entry.invalid(["fields": fields.value]))
        }
        Examination<Edit>(wrong, rejected("weight", "heartRate")).expectHolds("EDT-1")
        Examination<Edit>(wrong, rejected("weight")).expectBroken("EDT-1")
        Examination<Edit>(input(form()), rejected("weight")).expectBroken("EDT-1")
        examined(wrong, wrong.reports[0], wrong.reports[1])
            .expectBroken("EDT-1")
        let shipped = Readings.standard.with(EntryNumber.shipped)
        Examination(input(form(weight: "7e1")), by: Edit.reference, shipped).expectHolds("EDT-1")
    }

    @Test func `if a report moves to a day that has another report, the two are merged`() {
        let input = input(form(Diary.standard + day + 60, heartRate: "75"))
        let merged = Diary.report(Diary.standard + day, heartRate: 73)
        examined(input, listed("b", merged)).expectHolds("EDT-1")
        Examination(input, by: Edit.reference).expectHolds("EDT-1")
        examined(input, listed("a", merged)).expectBroken("EDT-1")
        examined(input, listed("b", Diary.report(Diary.standard + day, heartRate: 75)))
            .expectBroken("EDT-1")
        examined(
            input, listed("a", Diary.report(Diary.standard + day + 60, heartRate: 75)),
            listed("b", Diary.report(Diary.standard + day))
        ).expectBroken("EDT-1")
    }

    @Test func `an edit of an unknown report is rejected`() {
        let input = input(form(), id: "c")
        Examination<Edit>(input, .rejection(Edit.unknown())).expectHolds("EDT-1")
        examined(input, input.reports[0], input.reports[1]).expectBroken("EDT-1")
        Examination<Edit>(self.input(form()), .rejection(Edit.unknown()))
            .expectBroken("EDT-1")
    }

    @Test func `an input with an unknown id and an invalid form is rejected because of the id`() {
        let wrong = input(form(weight: "0"), id: "c")
        #expect(Edit.isSettled(wrong))
        Examination<Edit>(wrong, .rejection(Edit.unknown())).expectHolds("EDT-1")
        Examination<Edit>(wrong, .rejection(Entry.invalid(["fields": ["weight"].value])))
            .expectBroken("EDT-1")
    }

    @Test func `a changed report that keeps its date is merged with another report of the same day`() {
        var input = input(form(heartRate: "75"))
        input.reports.append(listed("c", Diary.report(Diary.standard + 60)))
        let other = listed("b", Diary.report(Diary.standard + day))
        let merged = listed("c", Diary.report(Diary.standard + 60, heartRate: 73))
        #expect(Edit.isSettled(input))
        Examination(input, by: Edit.reference).expectHolds("EDT-1")
        examined(input, other, merged).expectHolds("EDT-1")
        examined(
            input, other, listed("c", Diary.report(Diary.standard + 60)),
            listed("a", Diary.report(heartRate: 75))
        ).expectBroken("EDT-1")
    }

    @Test func `a number with more digits than necessary breaks EDT-1`() {
        var long = Diary.report()
        long.temperature = Single(spelled: "36.599998474121094")
        examined(input(form()), listed("b", Diary.report(Diary.standard + day)), listed("a", long))
            .expectBroken("EDT-1")
    }

    @Test func `the properties suffice to reveal wrong reports and a wrong rejection`() {
        let input = input(form())
        let (other, changed) = (listed("b", Diary.report(Diary.standard + day)), listed("a", Diary.report()))
        func contradicted(_ input: Edit.Input, _ reports: Filter.Listed...) -> [Edit.Law] {
            Relations<Edit>(input, .output(.init(reports: reports))).contradicted
        }
        #expect(contradicted(input, other, changed).isEmpty)
        #expect(contradicted(input, changed, other) == [.newestFirst])
        #expect(contradicted(input, other, other, changed) == [.merged])
        #expect(contradicted(input, other, listed("c", Diary.report())).contains(.merged))
        #expect(contradicted(self.input(form(), id: "c"), other, changed) == [.unknown])
        #expect(Relations<Edit>(input, .rejection(Edit.unknown())).contradicted == [.unknown])
    }
}
