import Catalogue
import JSON
import Specification

extension Edit: Mistaken {
    public static let careful: any Implementation<Edit> = CarefulEdit()

    public static let mistakes: [Mistake<Edit>] = [
        Mistake(
            "checks-no-bounds",
            "If an edited form is invalid, leaves the report unchanged instead of rejecting the form.",
            breaks: "EDT-1", smallest: input([report()], form(weight: "0")),
            run: CarefulEdit.but { $0.isChecked = false }),
        Mistake(
            "enters-it-anew",
            "Adds the changed report without removing its old version, so the two versions are averaged.",
            breaks: "EDT-1", smallest: input([report()], form()),
            run: CarefulEdit.but { $0.takesOut = false }),
        Mistake(
            "two-of-a-day",
            "Moves a report to a new day without merging it with the other report of that day.",
            breaks: "EDT-1", smallest: input([report(), report("b")], form()),
            run: CarefulEdit.but { $0.merges = false }),
        Mistake(
            "keeps-the-date", "Changes the values of the report, but keeps its old date.",
            breaks: "EDT-1", smallest: input([report()], form(1)),
            run: CarefulEdit.but { $0.changesDate = false }),
        Mistake(
            "keeps-its-own-id",
            """
            If the edited report is merged with another report, keeps the id of the edited report instead of the id \
            of the other report.
            """,
            breaks: "EDT-1", smallest: input([report(), report("b")], form()),
            run: CarefulEdit.but { $0.keepsOtherID = false }),
        Mistake(
            "keeps-the-note", "Keeps the old note of the report if the new note is empty.",
            breaks: "EDT-1", smallest: input([report(more: #","note":"a""#)], form()),
            run: CarefulEdit.but { $0.dropsNote = false }),
    ]

    private static func report(_ id: String = "a", _ later: Int = 0, more: String = "") -> String {
        SmallReport.json(SmallReport.date + later, more: #","id":"\#(id)"\#(more)"#)
    }

    private static func form(_ later: Int = 0, weight: String = "1") -> String {
        #"{"temperature":"37","weight":"\#(weight)","heartRate":"60","glycemia":"60","#
            + #""date":\#(SmallReport.date + later)}"#
    }

    private static func input(_ reports: [String], _ form: String) -> String {
        #"{"reports":[\#(reports.joined(separator: ","))],"id":"a","form":\#(form),"timeZone":"UTC"}"#
    }
}

/// An implementation of health.edit, written from its laws alone. Each mistake in the gallery changes one variable of
/// this implementation.
public struct CarefulEdit: Careful {
    public typealias Subsystem = Edit

    var isChecked = true
    var takesOut = true
    var merges = true
    var changesDate = true
    var keepsOtherID = true
    var dropsNote = true

    public init() {}

    public func run(_ input: Edit.Input, readings: Readings) throws(Rejection) -> Edit.Output {
        guard let old = input.reports.first(where: { $0.id == input.edited }) else {
            throw Edit.unknown()
        }
        var diary = input.reports.map { Filter.Listed(id: $0.id, report: $0.report.shortened) }
        var new: HealthReport
        do throws(Rejection) {
            new = try CarefulEntry().run(input.entry, readings: readings).report
        } catch {
            if isChecked { throw error }
            return output(diary)
        }
        if !changesDate { new.date = old.report.date }
        if !dropsNote { new.note = new.note ?? old.report.note }
        if takesOut { diary.removeAll { $0.id == input.edited } }
        let clock = CarefulClock(input.zone)
        guard merges,
            let place = diary.firstIndex(where: { clock.day($0.report.date) == clock.day(new.date) })
        else { return output(diary + [Filter.Listed(id: input.edited, report: new)]) }
        let both = Merge.Input(reports: [.init(report: diary[place].report)], new: new, zone: input.zone)
        let report = try CarefulMerge().run(both, readings: readings).reports[0].report
        diary[place] = .init(id: keepsOtherID ? diary[place].id : input.edited, report: report)
        return output(diary)
    }

    private func output(_ diary: [Filter.Listed]) -> Edit.Output {
        let order = diary.indices.sorted {
            (-diary[$0].report.date.seconds, $0) < (-diary[$1].report.date.seconds, $1)
        }
        return Edit.Output(reports: order.map { diary[$0] })
    }
}
