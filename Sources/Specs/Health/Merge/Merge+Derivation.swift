import SharedSpecs
import Specification

extension Merge {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        let new = input.new
        func day(_ moment: Moment) -> Int { law.day(.zone, of: moment, in: input.zone) }
        let today = day(new.date)
        let same = input.reports.indices.filter { place in
            let date = input.reports[place].report.date
            return law(.sameDay, day(date) == today, not: date == new.date)
        }
        let old = law(.merged, law(.firstGiven, same.first, not: same.last), not: nil)
        var diary: [Entry] = []
        for (place, entry) in input.reports.enumerated() {
            if place == old {
                diary.append(merged(entry, new, law))
            } else {
                law.emit(
                    .others, Entry(report: law.written(entry.report), entries: entry.entries), into: &diary)
            }
        }
        if old == nil { law.emit(.added, Entry(report: law.written(new)), into: &diary) }
        return Output(
            reports: law.sorted(.newestFirst, diary, ties: .ties) { $0.report.date > $1.report.date })
    }

    /// Returns the result of merging two reports from the same day.
    static func together(_ old: HealthReport, _ new: HealthReport, _ readings: Readings) -> HealthReport {
        merged(Entry(report: old), new, Ruling(readings)).report
    }

    private static func merged(_ entry: Entry, _ new: HealthReport, _ law: Ruling<Law>) -> Entry {
        let (old, before) = (entry.report, entry.entries ?? 1)
        let weight = law(.meanOf, MergeMean.self) == .running ? before : 1
        func mean(_ a: Single, _ b: Single) -> Single {
            let (a, b) = (law.read(a), law.read(b))
            let sum = Double(weight) * Double(a) + Double(b)
            let mean = law(
                .inDoubles, Float(sum / Double(weight + 1)), not: (Float(weight) * a + b) / Float(weight + 1))
            return law.written(law(.mean, mean, not: b))
        }
        func mean(_ a: Int, _ b: Int) -> Int {
            let mean = Double(weight * a + b) / Double(weight + 1)
            let whole =
                switch law(.whole, MergeRounding.self) {
                case .truncate: mean.rounded(.towardZero)
                case .nearest: law(.halfUp, (mean + 0.5).rounded(.down), not: mean.rounded(.toNearestOrEven))
                }
            return law(.mean, Int(whole), not: b)
        }
        return Entry(
            report: HealthReport(
                date: law(.oldDate, old.date, not: new.date),
                temperature: mean(old.temperature, new.temperature),
                weight: mean(old.weight, new.weight), heartRate: mean(old.heartRate, new.heartRate),
                glycemia: mean(old.glycemia, new.glycemia),
                importance: Importance { value in
                    let (old, new) = (old.importance[value], new.importance[value])
                    return law(.greater, max(old, new), not: old, or: new)
                },
                note: note(old.note, new.note, law)),
            entries: law(.entries, before + 1, not: before))
    }

    private static func note(_ old: String?, _ new: String?, _ law: Ruling<Law>) -> String? {
        guard let old, let new else { return law(.oneNote, old ?? new, not: old, or: new) }
        return switch law(.twoNotes, MergeNote.self) {
        case .both: law.inOrder(.joint, [old, new]).joined(separator: law(.joint, "\n", not: " "))
        case .shipped: old
        }
    }
}
