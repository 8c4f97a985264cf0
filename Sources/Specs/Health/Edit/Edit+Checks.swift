import Specification

extension Edit {
    public static func check(_ rule: Rule) -> Check<Edit> {
        switch rule {
        case .editing:
            Check(.model) { trial in fault(in: trial).map { .violated($0) } ?? .holds }
        }
    }

    private static func fault(in trial: Trial<Edit>) -> String? {
        let input = trial.input
        let form = EntryForm(
            input: input.entry, bounds: trial.readings[EntryBounds.self],
            reading: trial.readings[EntryNumber.self])
        if let rejection = trial.outcome.rejection, rejection.code != unknown.code {
            // What the clauses of a new report say of this rejection, they say of an edited one.
            let entry = Trial<Entry>(
                input: input.entry, outcome: .rejection(rejection), readings: trial.readings)
            return Entry.clauses.findings(in: entry).compactMap { $0.finding.violation }.first?.sentence
        }
        guard let place = input.place else {
            return trial.outcome.output == nil
                ? nil : "there is no report \"\(input.edited)\", yet reports were given"
        }
        guard let reports = trial.outcome.output?.reports else {
            return "there is a report \"\(input.edited)\", yet \(unknown.code) is told"
        }
        guard let edited = form.report else {
            return "\(form.invalidFields.map(\.rawValue)) are invalid, yet reports were given"
        }
        let derivation = Merge.Derivation(input.merging(edited, without: place), trial.readings)
        if reports.count != derivation.reports.count {
            return """
                \(derivation.reports.count) reports are expected with \"\(input.edited)\" changed, not \(reports.count)
                """
        }
        var others = input.reports
        others.remove(at: place)
        for (index, (expected, got)) in zip(derivation.reports, reports).enumerated() {
            if let difference = derivation.difference(
                expected, Merge.Entry(report: got.report, entries: expected.entry.entries))
            {
                return "at place \(index) \(difference.sentence)"
            }
            let id = expected.origin.other.map { others[$0].id } ?? input.edited
            if !got.id.hasSameScalars(as: id) {
                return "the report at place \(index) is \"\(id)\", not \"\(got.id)\""
            }
            if let long = got.report.longSpelling {
                return "the \(long.value.rawValue) at place \(index) is not in its shortest spelling"
            }
        }
        return nil
    }
}

extension Merge.Derivation.Origin {
    /// The position among the reports that were there, or nil of the one that is added.
    fileprivate var other: Int? {
        switch self {
        case .kept(let place), .merged(let place): place
        case .added: nil
        }
    }
}

extension EntryForm {
    /// The report that a form gives, or nil of one with an invalid field.
    fileprivate var report: HealthReport? {
        guard invalidFields.isEmpty, let temperature = EntryForm.decimal(input.temperature, reading),
            let weight = EntryForm.decimal(input.weight, reading), let heartRate = Int(input.heartRate),
            let glycemia = Int(input.glycemia)
        else { return nil }
        return HealthReport(
            date: input.date, temperature: Single(temperature), weight: Single(weight), heartRate: heartRate,
            glycemia: glycemia, importance: Importance { importance(of: $0) ?? Importance.standard },
            note: input.note == "" ? nil : input.note)
    }
}
