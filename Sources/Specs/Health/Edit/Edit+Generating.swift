import JSON
import SharedSpecs
import Specification

extension Edit {
    /// Generates a diary and an edit; most edits keep the day of the edited report or move it to the day of another
    /// report.
    public static func generate(from entropy: inout Entropy) -> Input {
        let zone = entropy.zone()
        let start = Moment.generated(from: &entropy, near: zone)
        var days: Set<Int> = []
        let count = entropy.once(in: 100) ? 0 : 1 + entropy.count(upTo: 5)
        let hasTwoOfDays = entropy.once(in: 8)
        let reports = entropy.shuffled(Array(-6...0)).prefix(count).compactMap { day in
            let date = start.stepped(from: &entropy, in: zone, days: day...(hasTwoOfDays ? day + 1 : day))
            let isAlone = days.insert(zone.day(of: date)).inserted
            let report = HealthReport.generated(from: &entropy, at: date)
            return isAlone || hasTwoOfDays ? Filter.Listed(id: "r\(-day)", report: report) : nil
        }
        let isKnown = !reports.isEmpty && !entropy.once(in: 60)
        let edited = isKnown ? entropy.one(of: reports).id : "s"
        let other = reports.isEmpty ? start : entropy.one(of: reports).report.date
        let date = other.stepped(from: &entropy, in: zone, days: entropy.once(in: 4) ? -1...1 : 0...0)
        // If the id is known, invalid forms are rare, since a rejected form leaves little else to test.
        let isFree = entropy.once(in: isKnown ? 32 : 2)
        var form = isFree ? Entry.generate(from: &entropy) : typed(.generated(from: &entropy))
        if isKnown, entropy.once(in: 32) { form.heartRate = "30" }
        if isKnown, entropy.once(in: 32) { form.weight = "7e1" }
        if entropy.once(in: 2) { form.note = entropy.note() }
        form.date = date
        return Input(reports: reports, edited: edited, entry: form, zone: zone)
    }

    /// Returns a form that enters a report, with its numbers written as people type them.
    private static func typed(_ report: HealthReport) -> Entry.Input {
        func text(_ number: Single) -> String {
            number.float < 0.001 ? "1" : number.number.text.replacing(".", with: ",")
        }
        let given = BodyValue.allCases.map { ($0, Number(report.importance[$0])) }
        return Entry.Input(
            temperature: text(report.temperature), weight: text(report.weight),
            heartRate: "\(max(31, report.heartRate))", glycemia: "\(max(51, report.glycemia))",
            importance: Entry.GivenImportance(Dictionary(uniqueKeysWithValues: given)),
            note: report.note, date: report.date)
    }

    /// Returns whether the kit judges the input: all ids in the diary differ, and each weight is one that the kit
    /// judges.
    public static func isSettled(_ input: Input) -> Bool {
        Set(input.reports.map(\.id)).count == input.reports.count
            && input.reports.allSatisfy(\.report.hasSettledWeight) && Entry.isSettled(input.entry)
    }

    /// Returns inputs with the same diary as the given input and a simpler form, as in health.entry.
    public static func simpler(than input: Input) -> [Input] {
        Entry.simpler(than: input.entry).map { form in input.with { $0.entry = form } }
    }
}
