import SharedSpecs
import Specification

extension Merge {
    public static func check(_ rule: Rule) -> Check<Merge> {
        switch rule {
        case .means:
            .examined(.model) { input, _ in
                elsewhere(input)
            } judge: { trial in
                for (input, probe) in zip(elsewhere(trial.input), trial.probes) {
                    if let fault = faultOfDays(input, probe) { return .violated(fault) }
                }
                return .holds
            }
        case .importanceAndNote: .examined(.model)
        }
    }

    public static func examine(_ trial: Trial<Merge>) -> Findings<Rule> {
        var findings = Findings<Rule>()
        findings.touch(.means)
        if let fault = faultOfDays(trial.input, trial.outcome) { findings.blame(.means, fault) }
        guard !findings.hasViolation, let reports = trial.outcome.output?.reports else { return findings }
        let derivation = Derivation(trial.input, trial.readings)
        if derivation.old != nil || reports.count > 1 { findings.touch(.importanceAndNote) }
        for (place, (one, next)) in zip(reports, reports.dropFirst()).enumerated()
        where one.report.date < next.report.date {
            findings.blame(
                .importanceAndNote,
                """
                reports are listed newest first; the one at place \(place) is of \(one.report.date.seconds), \
                the next of \(next.report.date.seconds)
                """)
        }
        for (place, entry) in reports.enumerated() {
            guard let long = entry.report.longSpelling else { continue }
            findings.blame(
                .means,
                """
                the \(long.value.rawValue) of report \(place) of the output is written \
                \(long.number.number.text); its shortest spelling is \(long.number.shortened.number.text)
                """)
        }
        for (expected, got) in derivation.pairs(reports) {
            guard let difference = derivation.difference(expected, got) else { continue }
            findings.blame(difference.rule, difference.sentence)
        }
        // If each report is there and dates fall, only those of one date can have changed places.
        let places = zip(derivation.reports, reports).map { $0.entry == $1 }
        if !findings.hasViolation, let place = places.firstIndex(of: false) {
            findings.blame(
                .importanceAndNote,
                "reports of the same date stay in the order given; at place \(place) is another one")
        }
        return findings
    }

    /// Returns the index of the report that the new one is merged with, or nil if none is of its day.
    static func old(_ input: Input) -> Int? {
        let clock = ZoneClock(input.zone)
        let day = clock.day(of: input.new.date.seconds)
        return input.reports.firstIndex { clock.day(of: $0.report.date.seconds) == day }
    }

    /// Whether as many reports come out as days ask for.
    private static func faultOfDays(_ input: Input, _ outcome: Outcome<Output>) -> String? {
        guard let output = outcome.output else { return "the report was rejected; no report is" }
        let old = old(input)
        let expected = input.reports.count + (old == nil ? 1 : 0)
        if output.reports.count == expected { return nil }
        let day = CalendarDate(day: ZoneClock(input.zone).day(of: input.new.date.seconds))
        let place = "is of \(day) in \(input.zone.rawValue) as the new one is, so"
        let reason = old.map { "report \($0) \(place) they merge:" } ?? "no report \(place) it is added:"
        return "\(reason) \(expected) reports are expected, not \(output.reports.count)"
    }

    /// The same reports where the day begins earliest and where it begins latest.
    private static func elsewhere(_ input: Input) -> [Input] {
        [Zone.kiritimati, .pagoPago].filter { $0 != input.zone }.map {
            Input(reports: input.reports, new: input.new, zone: $0)
        }
    }
}
