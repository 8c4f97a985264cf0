import Catalogue
import JSON
import Specification

extension Merge: Mistaken {
    public static let careful: any Implementation<Merge> = CarefulMerge()

    public static let mistakes: [Mistake<Merge>] = [
        Mistake(
            "days-of-utc", "Compares the days of two reports in UTC, instead of in the given zone.",
            breaks: "MER-1", smallest: input([report(82_800)], report(86_400), zone: "Europe/Rome"),
            run: CarefulMerge.but { $0.usesZone = false }),
        Mistake(
            "only-at-the-same-moment",
            """
            Merges two reports only if they have exactly the same date and time, although the same day is enough.
            """,
            breaks: "MER-1", smallest: input([report()], report(1)),
            run: CarefulMerge.but { $0.comparesMoments = true }),
        Mistake(
            "takes-the-new-date",
            "Gives the merged report the date of the new report, not that of the old report.",
            breaks: "MER-1", smallest: input([report()], report(1)),
            run: CarefulMerge.but { $0.keepsDate = false }),
        Mistake(
            "replaces-the-old-one",
            "Replaces the values of the old report with the new values, instead of taking the means.",
            breaks: "MER-1", smallest: input([report()], report(0, heartRate: 31)),
            run: CarefulMerge.but { $0.takesMeans = false }),
        Mistake(
            "rounds-up", "Rounds a mean of 72.5 up to 73, although it declares that it drops fractions.",
            breaks: "MER-1", smallest: input([report()], report(0, heartRate: 31)),
            run: CarefulMerge.but { $0.truncates = false }),
        Mistake(
            "pairwise-for-running",
            "Takes the mean of the old mean and the new value, although it declares the mean of all values.",
            breaks: "MER-1", under: [MergeMean.reading.id: "running"],
            smallest: input([report(more: #","entries":2"#)], report(0, heartRate: 32)),
            run: CarefulMerge.but { $0.weighs = false }),
        Mistake(
            "counts-to-two",
            """
            Sets the number of entries of every merged report to two, even if the old report was merged before.
            """,
            breaks: "MER-1", smallest: input([report(more: #","entries":2"#)], report()),
            run: CarefulMerge.but { $0.countsOn = false }),
        Mistake(
            "importance-of-the-new-one",
            "Takes the importances of the new report, even if those of the old report are greater.",
            breaks: "MER-2", smallest: input([report(importance: [2, 1, 1, 1])], report()),
            run: CarefulMerge.but { $0.keepsGreater = false }),
        Mistake(
            "joins-notes-by-a-space", "Joins the notes of two reports with a space instead of a line break.",
            breaks: "MER-2",
            smallest: input([report(more: #","note":"a""#)], report(more: #","note":"a""#)),
            run: CarefulMerge.but { $0.joint = " " }),
        Mistake(
            "loses-the-new-note",
            "Gives the merged report no note if the old report has none, and so loses the new note.",
            breaks: "MER-2", smallest: input([report()], report(more: #","note":"a""#)),
            run: CarefulMerge.but { $0.takesNewNote = false }),
        Mistake(
            "appends", "Adds a new report at the end of the list, without sorting the list by date.",
            breaks: "MER-2", smallest: input([report()], report(86_400)),
            run: CarefulMerge.but { $0.sorts = false }),
    ]

    private static func report(
        _ later: Int = 0, heartRate: Int = 30, importance: [Int] = [1, 1, 1, 1], more: String = ""
    ) -> String {
        SmallReport.json(SmallReport.date + later, heartRate: heartRate, importance: importance, more: more)
    }

    private static func input(_ reports: [String], _ new: String, zone: String = "UTC") -> String {
        #"{"reports":[\#(reports.joined(separator: ","))],"new":\#(new),"timeZone":"\#(zone)"}"#
    }
}

/// An implementation of health.merge, written from its laws alone. Each mistake in the gallery changes one variable of
/// this implementation.
public struct CarefulMerge: Careful {
    public typealias Subsystem = Merge

    var usesZone = true
    var comparesMoments = false
    var keepsDate = true
    var takesMeans = true
    var truncates = true
    var weighs = true
    var countsOn = true
    var keepsGreater = true
    var joint = "\n"
    var takesNewNote = true
    var sorts = true

    public init() {}

    public func run(_ input: Merge.Input, readings: Readings) throws(Rejection) -> Merge.Output {
        let clock = CarefulClock(usesZone ? input.zone : .utc)
        var isMerged = false
        var entries: [Merge.Entry] = []
        for entry in input.reports {
            let meets =
                comparesMoments
                ? entry.report.date == input.new.date
                : clock.day(entry.report.date) == clock.day(input.new.date)
            if meets, !isMerged {
                isMerged = true
                entries.append(merged(entry, input.new, readings))
            } else {
                entries.append(Merge.Entry(report: entry.report.shortened, entries: entry.entries))
            }
        }
        if !isMerged { entries.append(Merge.Entry(report: input.new.shortened)) }
        guard sorts else { return Merge.Output(reports: entries) }
        let order = entries.indices.sorted {
            (-entries[$0].report.date.seconds, $0) < (-entries[$1].report.date.seconds, $1)
        }
        return Merge.Output(reports: order.map { entries[$0] })
    }

    private func merged(_ entry: Merge.Entry, _ new: HealthReport, _ readings: Readings)
        -> Merge.Entry
    {
        let old = entry.report
        let before = entry.entries ?? 1
        let k = weighs && readings[MergeMean.self] == .running ? before : 1
        let isNearest = readings[MergeRounding.self] == .nearest || !truncates
        func mean(_ a: Single, _ b: Single) -> Single {
            takesMeans
                ? Single(Float((Double(a.float) * Double(k) + Double(b.float)) / Double(k + 1))) : b.shortened
        }
        func mean(_ a: Int, _ b: Int) -> Int {
            takesMeans ? (a * k + b + (isNearest ? (k + 1) / 2 : 0)) / (k + 1) : b
        }
        return Merge.Entry(
            report: HealthReport(
                date: keepsDate ? old.date : new.date, temperature: mean(old.temperature, new.temperature),
                weight: mean(old.weight, new.weight), heartRate: mean(old.heartRate, new.heartRate),
                glycemia: mean(old.glycemia, new.glycemia),
                importance: Importance {
                    keepsGreater ? max(old.importance[$0], new.importance[$0]) : new.importance[$0]
                }, note: note(old.note, new.note, readings)),
            entries: countsOn ? before + 1 : 2)
    }

    private func note(_ old: String?, _ new: String?, _ readings: Readings) -> String? {
        guard let old else { return takesNewNote ? new : nil }
        guard let new, readings[MergeNote.self] == .both else { return old }
        return "\(old)\(joint)\(new)"
    }
}
