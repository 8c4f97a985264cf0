import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import HealthSpecs
@testable import SharedSpecs

/// Tests that the properties of health.entry reveal mistakes without the derivation.
struct EntryPropertyTests: EntryFormTests {
    private func contradicted(_ form: Entry.Input, gives report: HealthReport) -> [Entry.Law] {
        Relations<Entry>(form, .output(.init(report: report))).contradicted
    }

    private func contradicted(_ form: Entry.Input, names fields: String...) -> [Entry.Law] {
        Relations<Entry>(form, .rejection(Entry.invalid(["fields": fields.value]))).contradicted
    }

    @Test func `accepting an invalid form, or changing a value in the report, contradicts properties`() {
        #expect(contradicted(form(), gives: Diary.report()).isEmpty)
        #expect(
            contradicted(form(temperature: "44.1"), gives: Diary.report(temperature: 44.1)) == [.temperature])
        let light = form(importance: [.weight: "2"])
        #expect(contradicted(light, gives: Diary.report()) == [.three])
        #expect(
            contradicted(form(importance: [.weight: "6"]), gives: Diary.report()) == [.oneToFive, .three])
        #expect(contradicted(form(note: " "), gives: Diary.report()) == [.unchanged])
    }

    @Test func `if two shortest decimals are equally close to a number, both are correct`() {
        func contradicted(_ text: String) -> [Entry.Law] {
            var report = Diary.report()
            report.weight = Single(spelled: text)
            return self.contradicted(form(weight: "39570.9375"), gives: report)
        }
        #expect(Entry.demand(form(weight: "39570.9375")).isOpen)
        #expect(contradicted("39570.938").isEmpty && contradicted("39570.937").isEmpty)
    }

    @Test func `naming the wrong fields as invalid contradicts properties`() {
        let wrong = form(weight: "0", heartRate: "a", importance: [.heartRate: "9"])
        #expect(contradicted(wrong, names: "weight", "heartRate", "importance.heartRate").isEmpty)
        #expect(contradicted(wrong, names: "heartRate", "weight", "importance.heartRate") == [.formOrder])
        #expect(contradicted(wrong, names: "weight", "importance.heartRate") == [.plain, .temperature])
        #expect(contradicted(wrong, names: "heartRate", "importance.heartRate") == [.temperature])
        #expect(contradicted(wrong, names: "weight", "heartRate") == [.oneToFive])
        #expect(contradicted(form(), names: "heartRate") == [.temperature])
        let refused = Outcome<Entry.Output>.rejection(Rejection("form.bad"))
        #expect(Relations<Entry>(form(), refused).contradicted == [.refused])
        let pointed = Improvised<Entry> { input, readings throws(Rejection) in
            if input.weight.contains(",") { throw Entry.invalid(["fields": ["weight"].value]) }
            return try Entry.reference.run(input, readings: readings)
        }
        #expect(Relations(form(weight: "70.5"), by: pointed).contradicted == [.separators])
    }
}
