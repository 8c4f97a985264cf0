import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import HealthSpecs
@testable import SharedSpecs

/// Tests of the clauses ENT-1 to ENT-3 of health.entry.
struct EntryClauseTests: EntryFormTests {
    private let shipped = Readings.standard.with(EntryBounds.shipped)

    private func examined(
        _ form: Entry.Input, gives report: HealthReport, by readings: Readings = .standard
    ) -> Examination<Entry> {
        Examination(form, .output(.init(report: report)), readings)
    }

    private func examined(
        _ form: Entry.Input, names fields: String..., by readings: Readings = .standard
    ) -> Examination<Entry> {
        Examination(form, .rejection(Entry.invalid(["fields": fields.value])), readings)
    }

    // MARK: ENT-1

    @Test(arguments: ["36.6", "36,6", "036.6", "36.60", "36.6000000001"])
    func `accepting both comma and point as decimal separators satisfies ENT-1`(text: String) {
        examined(form(temperature: text), gives: Diary.report()).expectHolds("ENT-1")
        examined(form(temperature: text), gives: Diary.report(temperature: 36))
            .expectBroken("ENT-1")
    }

    @Test(arguments: [
        "", "1.234,5", "36.6.1", "nan", "inf", "+36.6", "-36.6", " 36.6", "36.6 ", "36.", ".5", "3.66e1",
        "0x24",
        "３６", "36.6\u{301}", "36,6\n", "36..6", ",",
    ])
    func `ENT-1 rejects strings that are not numbers`(text: String) {
        examined(form(temperature: text), names: "temperature").expectHolds("ENT-1")
        examined(form(temperature: text), gives: Diary.report())
            .expectBroken("ENT-1")
        examined(form(weight: text), names: "weight").expectHolds("ENT-1")
    }

    @Test(arguments: ["72.0", "72,0", "", "7e1", "-72", "72 "])
    func `ENT-1 accepts a heart rate only if it consists of digits`(text: String) {
        examined(form(heartRate: text), names: "heartRate").expectHolds("ENT-1")
        examined(form(heartRate: text), gives: Diary.report())
            .expectBroken("ENT-1")
        examined(form(glycemia: text), names: "heartRate").expectBroken("ENT-1")
    }

    @Test func `rejecting a comma as the decimal separator breaks ENT-1`() {
        examined(form(temperature: "36,6"), names: "temperature")
            .expectBroken("ENT-1")
    }

    @Test func `a number with more digits than necessary breaks ENT-1`() throws {
        let spelled = HealthReport(
            date: Moment(Diary.standard), temperature: Single(spelled: "36.599998474121094"),
            weight: Single(70), heartRate: 72, glycemia: 90, importance: Importance())
        examined(form(), gives: spelled).expectBroken("ENT-1")
    }

    @Test(arguments: [
        ("+70", "70"), ("70.", "70"), (",5", "0.5"), ("7e1", "70"), ("7,0E+1", "70"), ("0x46", "70"),
        ("0X1.18p6", "70"),
        ("1e-45", "1e-45"),
    ])
    func `a string that the source's code converts, but that is not plain, is a number only under 'shipped'`(
        text: String, weight: String
    ) {
        let printed = Readings.standard.with(EntryNumber.shipped)
        var report = Diary.report()
        report.weight = Single(spelled: weight)
        examined(form(weight: text), gives: report, by: printed).expectHolds("ENT-1")
        examined(form(weight: text), names: "weight").expectHolds("ENT-1")
        examined(form(weight: text), gives: report).expectBroken("ENT-1")
        Examination(form(weight: text), by: Entry.reference, printed).expectHolds("ENT-1")
    }

    @Test(arguments: [
        "", "-70", "0x", "1e", "e1", " 70", "70 ", "+-7", "nan", "inf", "1.234,5", "0x1p", "7\0", "1e-50",
        "1e39",
    ])
    func `a string that the source's code does not convert to a finite number is invalid under both options`(
        text: String
    ) {
        for option in [EntryNumber.plain, .shipped] {
            let readings = Readings.standard.with(option)
            Examination(form(weight: text), by: Entry.reference, readings).expectHolds("ENT-1")
            #expect(Entry.reference.outcome(of: form(weight: text), readings: readings).output == nil)
            #expect(!examined(form(weight: text), gives: Diary.report(), by: readings).broken.isEmpty)
        }
    }

    @Test func `accepting a string with a point, but not the same string with a comma, breaks ENT-1`() {
        let pointed = Improvised<Entry> { input, readings throws(Rejection) in
            if input.weight.contains(",") { throw Entry.invalid(["fields": ["weight"].value]) }
            return try Entry.reference.run(input, readings: readings)
        }
        Examination(form(weight: "70.5"), by: Entry.reference).expectHolds("ENT-1")
        Examination(form(weight: "70.5"), by: pointed).expectBroken("ENT-1")
    }

    @Test func `accepting a number without decimals satisfies ENT-1`() {
        examined(form(temperature: "37"), gives: Diary.report(temperature: 37)).expectHolds("ENT-1")
    }

    // MARK: ENT-2

    @Test(arguments: ["33", "33.0", "44", "32.999999", "44.000001"])
    func `accepting temperatures at and within the bounds satisfies ENT-2`(text: String) {
        let input = form(temperature: text)
        Examination(input, by: Entry.reference).expectHolds("ENT-2")
        examined(input, names: "temperature")
            .expectBroken("ENT-2")
    }

    @Test(arguments: ["32.9", "44.1", "44.000003", "0", "366"])
    func `ENT-2 rejects temperatures outside the bounds`(text: String) {
        examined(form(temperature: text), names: "temperature").expectHolds("ENT-2")
        examined(form(temperature: text), gives: Diary.report(temperature: 36.6)).expectBroken("ENT-2")
    }

    @Test(arguments: [
        "0", "0.0", "0." + String(repeating: "0", count: 60) + "1", String(repeating: "9", count: 40),
    ])
    func `ENT-2 rejects weights that single precision rounds to zero or infinity`(text: String) {
        examined(form(weight: text), names: "weight").expectHolds("ENT-2")
        examined(form(weight: text), gives: Diary.report()).expectBroken("ENT-2")
    }

    @Test func `the bounds of heart rate and glycemia depend on the reading`() {
        let input = form(heartRate: "30", glycemia: "50")
        let report = Diary.report(heartRate: 30, glycemia: 50)
        examined(input, names: "heartRate", "glycemia").expectHolds("ENT-2")
        examined(input, gives: report, by: shipped).expectHolds("ENT-2")
        examined(input, gives: report).expectBroken("ENT-2")
        examined(input, names: "heartRate", "glycemia", by: shipped)
            .expectBroken("ENT-2")
        for readings in [Readings.standard, shipped] {
            examined(form(heartRate: "29"), names: "heartRate", by: readings).expectHolds("ENT-2")
            examined(
                form(heartRate: "31", glycemia: "51"), gives: Diary.report(heartRate: 31, glycemia: 51),
                by: readings
            )
            .expectHolds("ENT-2")
        }
    }

    @Test func `32767 is the greatest heart rate that ENT-2 accepts`() {
        examined(form(heartRate: "32767"), gives: Diary.report(heartRate: 32_767)).expectHolds("ENT-2")
        examined(form(heartRate: "32768"), names: "heartRate").expectHolds("ENT-2")
        examined(form(heartRate: "32768"), gives: Diary.report()).expectBroken("ENT-2")
        examined(form(heartRate: "99999999999999999999"), names: "heartRate").expectHolds("ENT-2")
        examined(form(heartRate: "00072"), gives: Diary.report()).expectHolds("ENT-2")
        examined(form(heartRate: "72"), gives: Diary.report(heartRate: 73))
            .expectBroken("ENT-2")
    }

    // MARK: ENT-3

    @Test(arguments: ["1", "5", "5.0", "1e0", "3.00000000000000000000"])
    func `accepting importances of 1 to 5 satisfies ENT-3`(text: String) {
        let input = form(importance: [.weight: text])
        Examination(input, by: Entry.reference).expectHolds("ENT-3")
        examined(input, names: "importance.weight").expectBroken("ENT-3")
    }

    @Test(arguments: ["0", "6", "-1", "2.5", "1e400", "3.00000000000000000001", "2.99999999999999999999"])
    func `ENT-3 rejects importances that are not whole numbers from 1 to 5`(text: String) {
        let input = form(importance: [.weight: text])
        examined(input, names: "importance.weight").expectHolds("ENT-3")
        examined(input, gives: Diary.report())
            .expectBroken("ENT-3")
        examined(input, names: "importance.heartRate")
            .expectBroken("ENT-3")
    }

    @Test func `an absent importance counts as 3`() {
        let input = form(importance: [.weight: "5"])
        examined(input, gives: Diary.report(importance: Importance(weight: 5))).expectHolds("ENT-3")
        examined(input, gives: Diary.report(importance: Importance { _ in 5 }))
            .expectBroken("ENT-3")
        examined(form(), gives: Diary.report(importance: Importance(glycemia: 1)))
            .expectBroken("ENT-3")
    }

    @Test func `the report has the form's date, and the form's note unless the note is empty`() {
        examined(form(note: ""), gives: Diary.report()).expectHolds("ENT-3")
        examined(form(note: " "), gives: Diary.report(note: " ")).expectHolds("ENT-3")
        examined(form(note: " "), gives: Diary.report()).expectBroken("ENT-3")
        examined(form(), gives: Diary.report(note: "a")).expectBroken("ENT-3")
        examined(form(note: "\u{E9}"), gives: Diary.report(note: "e\u{301}")).expectBroken("ENT-3")
        examined(form(), gives: Diary.report(0)).expectBroken("ENT-3")
    }

    @Test func `naming all invalid fields, once each and in the order of the form, satisfies ENT-3`() {
        let input = form(temperature: "", weight: "0", importance: [.temperature: "6", .glycemia: "0"])
        let all = ["temperature", "importance.temperature", "weight", "importance.glycemia"]
        func examined(_ fields: [String]) -> Examination<Entry> {
            Examination(input, .rejection(Entry.invalid(["fields": fields.value])))
        }
        examined(all).expectHolds("ENT-3")
        examined(all.reversed()).expectBroken("ENT-3")
        examined(all + ["weight"]).expectBroken("ENT-3")
        examined(all + ["note"]).expectBroken("ENT-3")
        examined([]).expectBroken("ENT-3")
        examined(["temperature", "importance.temperature", "weight"])
            .expectBroken("ENT-3")
    }

    @Test func `naming only the first field breaks ENT-3`() {
        let input = form(temperature: "", weight: "0")
        examined(input, names: "temperature").expectBroken("ENT-3")
        let first = Improvised<Entry> { input, readings throws(Rejection) in
            do throws(Rejection) {
                return try Entry.reference.run(input, readings: readings)
            } catch {
                guard case .array(let fields)? = error.details["fields"] else { throw error }
                throw Entry.invalid(["fields": .array(Array(fields.prefix(1)))])
            }
        }
        let findings = Examination(input, by: first)
        #expect(findings.broken.contains("ENT-3"))
    }

    @Test func `a rejection with the wrong code breaks ENT-3`() {
        Examination<Entry>(form(temperature: ""), .rejection(Rejection("form.bad")))
            .expectBroken("ENT-3")
    }

    @Test func `the reference satisfies all clauses for a form with several invalid fields`() {
        let input = form(
            temperature: "1.234,5", weight: "0", heartRate: "30", glycemia: "", importance: [.heartRate: "9"])
        for readings in [Readings.standard, shipped] {
            for clause: ClauseID in ["ENT-1", "ENT-2", "ENT-3"] {
                Examination(input, by: Entry.reference, readings).expectHolds(clause)
            }
        }
    }
}
