import JSON
import Specification

extension DiaryMerge {
    /// What is to be said of one outcome.
    struct Judgement {
        let input: Input
        let outcome: Outcome<Output>
        let readings: Readings
        private let clock: ZoneClock
        /// The report that the new one is merged with, by index.
        let old: Int?

        init(_ input: Input, _ outcome: Outcome<Output>, _ readings: Readings) {
            self.input = input
            self.outcome = outcome
            self.readings = readings
            let clock = ZoneClock(input.zone)
            self.clock = clock
            let day = clock.day(of: input.new.date.seconds)
            old = input.reports.firstIndex { clock.day(of: $0.report.date.seconds) == day }
        }

        // MARK: MER-1

        /// Whether as many reports come out as days ask for.
        var ofDays: Finding {
            guard let output = outcome.output else {
                return .violated("MER-1: the report was rejected; no report is")
            }
            let expected = input.reports.count + (old == nil ? 1 : 0)
            if output.reports.count == expected { return .holds }
            let day = CalendarDate(day: clock.day(of: input.new.date.seconds))
            let zone = input.zone.rawValue
            let reason =
                old.map { "report \($0) is of \(day) in \(zone) as the new one is, so they merge:" }
                ?? "no report is of \(day) in \(zone) as the new one is, so it is added:"
            return .violated("MER-1: \(reason) \(expected) reports are expected, not \(output.reports.count)")
        }

        var ofMeans: Finding {
            let days = ofDays
            guard days == .holds, let output = outcome.output else { return days }
            for (place, entry) in output.reports.enumerated() {
                guard let long = entry.report.longSpelling else { continue }
                return .violated(
                    """
                    MER-1: the \(long.value.rawValue) of report \(place) of the output is written \
                    \(long.number.number.text); its shortest spelling is \(long.number.shortened.number.text)
                    """)
            }
            for (expected, got) in pairs(output) {
                if let fault = expected.isMerged
                    ? fault(ofMerged: expected, got) : fault(ofKept: expected, got)
                {
                    return .violated("MER-1: \(fault)")
                }
            }
            return .holds
        }

        private func fault(ofKept expected: Expected, _ got: Entry) -> String? {
            let entry = expected.entry
            if entry.report == got.report, entry.entries == got.entries { return nil }
            let unchanged = "\(name(expected)) goes through unchanged"
            for (name, before, after) in [
                ("date", entry.report.date.value, got.report.date.value),
                ("temperature", entry.report.temperature.shortened.value, got.report.temperature.value),
                ("weight", entry.report.weight.shortened.value, got.report.weight.value),
                ("heartRate", entry.report.heartRate.value, got.report.heartRate.value),
                ("glycemia", entry.report.glycemia.value, got.report.glycemia.value),
            ] where before != after {
                guard case .number(let before) = before, case .number(let after) = after else { continue }
                return "\(unchanged): its \(name) is \(before.text), not \(after.text)"
            }
            if entry.entries != got.entries {
                return "\(unchanged): its entries are \(told(entry.entries)), not \(told(got.entries))"
            }
            let part = entry.report.hasNote(of: got.report) ? "importance" : "note"
            return "\(unchanged), yet its \(part) is another"
        }

        private func name(_ expected: Expected) -> String {
            expected.index.map { "report \($0)" } ?? "the new report"
        }

        private func told(_ entries: Int?) -> String { entries.map { "\($0)" } ?? "absent" }

        private func fault(ofMerged expected: Expected, _ got: Entry) -> String? {
            guard let old else { return nil }
            let report = expected.entry.report
            if report.date != got.report.date {
                return """
                    a merged report has the date of report \(old), \(report.date.seconds), not \
                    \(got.report.date.seconds)
                    """
            }
            let before = input.reports[old]
            for value in BodyValue.allCases where report[value] != got.report[value] {
                let (mean, wrong) = (text(of: value, report), text(of: value, got.report))
                let option = readings[MergeMean.self].rawValue
                return """
                    \(value.rawValue) \(text(of: value, before.report)) of \(weight(of: before)) and \
                    \(text(of: value, input.new)) by \(option) make \(mean), not \(wrong)
                    """
            }
            if expected.entry.entries != got.entries {
                return """
                    a report of \(before.entries ?? 1) and one more has \(told(expected.entry.entries)) entries, \
                    not \(told(got.entries))
                    """
            }
            return nil
        }

        private func weight(of entry: Entry) -> String {
            readings[MergeMean.self] == .running ? "\(entry.entries ?? 1) entries" : "report \(old ?? 0)"
        }

        private func text(of value: BodyValue, _ report: HealthReport) -> String {
            switch value {
            case .temperature: report.temperature.shortened.number.text
            case .weight: report.weight.shortened.number.text
            case .heartRate: "\(report.heartRate)"
            case .glycemia: "\(report.glycemia)"
            }
        }

        // MARK: MER-2

        var ofTheRest: Finding {
            guard let output = outcome.output, ofDays == .holds else { return .notTouched }
            for (place, (one, next)) in zip(output.reports, output.reports.dropFirst()).enumerated()
            where one.report.date < next.report.date {
                return .violated(
                    """
                    MER-2: reports are listed newest first; the one at place \(place) is of \
                    \(one.report.date.seconds), the next of \(next.report.date.seconds)
                    """)
            }
            // Where its means are wrong already, what stands for the merged report may be another one.
            for (expected, got) in pairs(output)
            where expected.isMerged && fault(ofMerged: expected, got) == nil {
                if let fault = faultOfRest(expected.entry.report, got.report) {
                    return .violated("MER-2: \(fault)")
                }
            }
            return faultOfTies(output).map { .violated("MER-2: \($0)") }
                ?? (old == nil && output.reports.count < 2 ? .notTouched : .holds)
        }

        private func faultOfRest(_ expected: HealthReport, _ got: HealthReport) -> String? {
            guard let old else { return nil }
            let before = input.reports[old].report
            for value in BodyValue.allCases
            where expected.importance[value] != got.importance[value] {
                return """
                    of the importances \(before.importance[value]) and \(input.new.importance[value]) of \
                    \(value.rawValue) the greater is kept, not \(got.importance[value])
                    """
            }
            if expected.hasNote(of: got) { return nil }
            func told(_ note: String?) -> String { note.map { $0.debugDescription } ?? "absent" }
            return """
                the notes \(told(before.note)) and \(told(input.new.note)) by \
                \(readings[MergeNote.self].rawValue) make \(told(expected.note)), not \(told(got.note))
                """
        }

        private func faultOfTies(_ output: Output) -> String? {
            for (place, (expected, got)) in zip(expectation, output.reports).enumerated()
            where expected.entry.value != got.value && expected.entry.report.date == got.report.date {
                // Only where the reports of this date are the expected ones, in another order.
                let date = got.report.date
                var others = output.reports.filter { $0.report.date == date }.map(\.value)
                let own = expectation.filter { $0.entry.report.date == date }.map(\.entry.value)
                for entry in own { others.firstIndex(of: entry).map { _ = others.remove(at: $0) } }
                guard others.isEmpty else { continue }
                return "reports of the same date stay in the order given; at place \(place) is another one"
            }
            return nil
        }
    }
}
