import SharedSpecs
import Specification

extension Merge {
    /// The reports that must come out, each with what made it, so that what differs tells the clause.
    struct Derivation {
        struct Report {
            let entry: Entry
            let origin: Origin
        }

        /// Where a report comes from, by its place in the input.
        enum Origin {
            case kept(Int)
            case merged(Int)
            case added
        }

        private let input: Input
        private let readings: Readings
        /// The report that the new one is merged with, by its place in the input.
        let old: Int?
        /// What must come out, in its order.
        let reports: [Report]

        init(_ input: Input, _ readings: Readings) {
            self.input = input
            self.readings = readings
            let old = Merge.old(input)
            self.old = old
            var reports = input.reports.enumerated().map { index, entry in
                index == old
                    ? Report(entry: Derivation.merged(entry, input.new, readings), origin: .merged(index))
                    : Report(
                        entry: Entry(report: entry.report.shortened, entries: entry.entries),
                        origin: .kept(index))
            }
            if old == nil {
                reports.append(Report(entry: Entry(report: input.new.shortened), origin: .added))
            }
            self.reports = Derivation.newestFirst(reports) { $0.entry.report.date }
        }

        private static func merged(_ entry: Entry, _ new: HealthReport, _ readings: Readings) -> Entry {
            let old = entry.report
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
            return Entry(report: report, entries: (entry.entries ?? 1) + 1)
        }

        /// The elements with falling dates; those of one date keep their order.
        private static func newestFirst<Element>(_ elements: [Element], _ date: (Element) -> Moment)
            -> [Element]
        {
            elements.enumerated().sorted { (date($1.element), $0.offset) < (date($0.element), $1.offset) }
                .map(\.element)
        }

        /// Returns each report with the one of the output that stands for it.
        ///
        /// If dates are wrong or reports of one date changed places, the order of the output counts, sorted by date.
        func pairs(_ output: [Entry]) -> [(expected: Report, got: Entry)] {
            var rest = Derivation.newestFirst(output) { $0.report.date }[...]
            var open: [Report] = []
            var pairs: [(expected: Report, got: Entry)] = []
            for expected in reports {
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

        // MARK: What differs

        /// Returns what differs first, and the clause that made it; nil if nothing does.
        func difference(_ expected: Report, _ got: Entry) -> (rule: Rule, sentence: String)? {
            if expected.entry == got { return nil }
            switch expected.origin {
            case .added:
                return (.means, "the new report goes through unchanged\(change(expected.entry, got))")
            case .kept(let index):
                return (.means, "report \(index) goes through unchanged\(change(expected.entry, got))")
            case .merged(let old):
                if let fault = faultOfMeans(expected.entry, got, old) { return (.means, fault) }
                return (.importanceAndNote, faultOfRest(expected.entry.report, got.report, old))
            }
        }

        private func change(_ expected: Entry, _ got: Entry) -> String {
            let (before, after) = (expected.report, got.report)
            if before.date != after.date {
                return ": its date is \(before.date.seconds), not \(after.date.seconds)"
            }
            for value in BodyValue.allCases where before[value] != after[value] {
                let (number, other) = (before.number(of: value).text, after.number(of: value).text)
                return ": its \(value.rawValue) is \(number), not \(other)"
            }
            if expected.entries != got.entries {
                return ": its entries are \(told(expected.entries)), not \(told(got.entries))"
            }
            return ", yet its \(before.hasNote(of: after) ? "importance" : "note") is another"
        }

        private func faultOfMeans(_ expected: Entry, _ got: Entry, _ old: Int) -> String? {
            let (before, report) = (input.reports[old], expected.report)
            if report.date != got.report.date {
                return """
                    a merged report has the date of report \(old), \(report.date.seconds), not \
                    \(got.report.date.seconds)
                    """
            }
            let mean = readings[MergeMean.self]
            let weight = mean == .running ? "\(before.entries ?? 1) entries" : "report \(old)"
            for value in BodyValue.allCases where report[value] != got.report[value] {
                let numbers = [before.report, input.new, report, got.report].map { $0.number(of: value).text }
                return """
                    \(value.rawValue) \(numbers[0]) of \(weight) and \(numbers[1]) by \(mean.rawValue) make \
                    \(numbers[2]), not \(numbers[3])
                    """
            }
            return expected.entries == got.entries
                ? nil
                : """
                a report of \(before.entries ?? 1) and one more has \(told(expected.entries)) entries, \
                not \(told(got.entries))
                """
        }

        private func faultOfRest(_ expected: HealthReport, _ got: HealthReport, _ old: Int) -> String {
            let before = input.reports[old].report
            for value in BodyValue.allCases
            where expected.importance[value] != got.importance[value] {
                return """
                    of the importances \(before.importance[value]) and \(input.new.importance[value]) of \
                    \(value.rawValue) the greater is kept, not \(got.importance[value])
                    """
            }
            func told(_ note: String?) -> String { note.map { $0.debugDescription } ?? "absent" }
            return """
                the notes \(told(before.note)) and \(told(input.new.note)) by \
                \(readings[MergeNote.self].rawValue) make \(told(expected.note)), not \(told(got.note))
                """
        }

        private func told(_ entries: Int?) -> String { entries.map { "\($0)" } ?? "absent" }
    }
}
