import JSON
import Specification

extension DiaryMerge.Judgement {
    /// A report as it is to come out.
    struct Expected {
        let entry: DiaryMerge.Entry
        /// Its place in the input; nil of an added one.
        let index: Int?
        /// Whether it is the one that the new report went into.
        let isMerged: Bool
    }

    /// The reports that are to come out, in their order.
    var expectation: [Expected] {
        var all = input.reports.enumerated().map { index, entry in
            if index == old { return Expected(entry: merged(entry), index: index, isMerged: true) }
            let kept = DiaryMerge.Entry(report: entry.report.shortened, entries: entry.entries)
            return Expected(entry: kept, index: index, isMerged: false)
        }
        if old == nil {
            all.append(Expected(entry: .init(report: input.new.shortened), index: nil, isMerged: false))
        }
        // Falling by date; those of one date keep their order.
        return all.enumerated().sorted {
            ($1.element.entry.report.date, $0.offset) < ($0.element.entry.report.date, $1.offset)
        }.map(\.element)
    }

    /// Each expected report with the one of the output that stands for it.
    ///
    /// Where dates are wrong or reports of one date changed places, the order of the output counts, sorted by date.
    func pairs(_ output: DiaryMerge.Output) -> [(expected: Expected, got: DiaryMerge.Entry)] {
        let sorted = output.reports.enumerated().sorted {
            ($1.element.report.date, $0.offset) < ($0.element.report.date, $1.offset)
        }.map(\.element)
        var rest = sorted[...]
        var open: [Expected] = []
        var pairs: [(expected: Expected, got: DiaryMerge.Entry)] = []
        for expected in expectation {
            // Most are where they are expected.
            if let first = rest.first, first == expected.entry {
                pairs.append((expected, rest.removeFirst()))
            } else if let place = rest.firstIndex(of: expected.entry) {
                pairs.append((expected, rest.remove(at: place)))
            } else {
                open.append(expected)
            }
        }
        return pairs + zip(open, rest).map { ($0, $1) }
    }

    private func merged(_ entry: DiaryMerge.Entry) -> DiaryMerge.Entry {
        let (old, new) = (entry.report, input.new)
        let k = readings[MergeMean.self] == .running ? entry.entries ?? 1 : 1
        func mean(_ a: Single, _ b: Single) -> Single {
            Single(Float((Double(k) * Double(a.float) + Double(b.float)) / Double(k + 1)))
        }
        func mean(_ a: Int, _ b: Int) -> Int {
            let sum = k * a + b
            // Twice the mean and one, halved, is the mean rounded to the nearest.
            return readings[MergeRounding.self] == .nearest
                ? (2 * sum + k + 1) / (2 * (k + 1)) : (sum - sum % (k + 1)) / (k + 1)
        }
        let notes = [old.note, new.note].compactMap { $0 }
        let note = readings[MergeNote.self] == .both ? notes.joined(separator: "\n") : notes.first ?? ""
        let report = HealthReport(
            date: old.date, temperature: mean(old.temperature, new.temperature),
            weight: mean(old.weight, new.weight), heartRate: mean(old.heartRate, new.heartRate),
            glycemia: mean(old.glycemia, new.glycemia),
            importance: Importance { max(old.importance[$0], new.importance[$0]) },
            note: note.isEmpty ? nil : note)
        return DiaryMerge.Entry(report: report, entries: (entry.entries ?? 1) + 1)
    }
}
