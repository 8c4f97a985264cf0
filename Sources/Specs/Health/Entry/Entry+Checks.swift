import JSON
import Specification

extension Entry {
    public static func check(_ rule: Rule) -> Check<Entry> {
        switch rule {
        case .numbers:
            .examined(.model) { input, _ in
                swapped(input)
            } judge: { trial in
                let isTheSame = trial.probes.allSatisfy { probe in
                    probe.output?.value == trial.outcome.output?.value
                        && namedFields(probe.rejection) == namedFields(trial.outcome.rejection)
                }
                return isTheSame
                    ? .notTouched
                    : .violated("with points for commas, and commas for points, it comes to something else")
            }
        case .bounds: .examined(.model)
        case .naming:
            Check(.model) { input, readings in
                mended(input, readings).map(\.input)
            } judge: { trial in
                judgeNaming(trial)
            }
        }
    }

    /// The form with points for commas and commas for points, if it has any.
    private static func swapped(_ input: Input) -> [Input] {
        var other = input
        for value in BodyValue.allCases where EntryForm.hasSeparator(input[value]) {
            let scalars = input[value].unicodeScalars.map { $0 == "," ? "." : $0 == "." ? "," : $0 }
            other[value] = String(String.UnicodeScalarView(scalars))
        }
        return other.value == input.value ? [] : [other]
    }

    /// Judges each text by the clause that decides it.
    ///
    /// That of its spelling if it is no number or has a separator, else that of its bounds.
    public static func examine(_ trial: Trial<Entry>) -> Findings<Rule> {
        var findings = Findings<Rule>()
        findings.touch(.bounds)
        let form = EntryForm(trial)
        let named = namedFields(trial.outcome.rejection)
        for value in BodyValue.allCases {
            let text = trial.input[value]
            let field = "\(value.rawValue) \"\(text)\""
            let verdict = form.text(of: value)
            let spelling: Rule = EntryForm.isWhole(text) ? .bounds : .numbers
            findings.touch(spelling)
            switch verdict {
            case .malformed:
                judgeUnnamed(value, "\(field) is no number", .numbers, form, trial, &findings)
            case .outOfBounds:
                let problem = "\(field) is out of bounds by \(form.bounds.rawValue)"
                judgeUnnamed(value, problem, .bounds, form, trial, &findings)
            case .valid:
                if named?.contains(value.rawValue) == true {
                    // One outcome does not tell whether the comma is at fault.
                    let hasComma = text.utf8.contains(UInt8(ascii: ","))
                    if hasComma {
                        findings.blame(
                            .numbers, "\(field) is a number with a comma, yet it is named as invalid", .likely
                        )
                    }
                    findings.blame(
                        .bounds,
                        "\(field) is a number within bounds by \(form.bounds.rawValue), yet it is named as invalid",
                        hasComma ? .possible : .certain)
                }
                guard let report = trial.outcome.output?.report else { continue }
                let (expected, got) = (form.number(of: value, in: text), number(of: value, report))
                if got != expected {
                    findings.blame(spelling, "\(field) is \(expected?.text ?? ""), not \(got.text)")
                }
            }
        }
        return findings
    }

    /// Blames a clause if a text that it makes invalid is not among the fields named.
    private static func judgeUnnamed(
        _ value: BodyValue, _ problem: String, _ rule: Rule, _ form: EntryForm, _ trial: Trial<Entry>,
        _ findings: inout Findings<Rule>
    ) {
        guard let named = namedFields(trial.outcome.rejection) else {
            // Another rejection is against the clause of the naming.
            guard trial.outcome.rejection == nil else { return }
            return findings.blame(
                rule, "\(problem); it is to be named as invalid, yet a report was given")
        }
        if named.contains(value.rawValue) { return }
        // If all that is named is invalid, it may be the naming that stopped early.
        let others = form.invalidFields.map(\.rawValue)
        let isPartial = !named.isEmpty && named.allSatisfy(others.contains)
        findings.blame(
            rule, "\(problem); it is to be named as invalid beside \(named)", isPartial ? .likely : .certain)
    }

    /// Returns a value as it is written in a report.
    private static func number(of value: BodyValue, _ report: HealthReport) -> Number {
        switch value {
        case .temperature: report.temperature.number
        case .weight: report.weight.number
        case .heartRate, .glycemia: report.number(of: value)
        }
    }

    // MARK: What is named, and what goes through

    private static func judgeNaming(_ trial: Trial<Entry>) -> Finding {
        let form = EntryForm(trial)
        if let report = trial.outcome.output?.report {
            let fault = faultOfImportances(of: report, form) ?? faultOfDateAndNote(of: report, trial.input)
            return fault.map { .violated($0) } ?? .holds
        }
        guard let named = namedFields(trial.outcome.rejection) else {
            return .violated(
                "\(invalid.code) with its fields is expected, not \(trial.outcome.rejection?.code ?? "")")
        }
        if let fault = faultOfFields(named, form) ?? faultOfMending(trial, named) { return .violated(fault) }
        let invalid = form.invalidFields.map(\.rawValue)
        let missing = invalid.filter { !named.contains($0) }
        return missing.isEmpty || !named.allSatisfy(invalid.contains)
            ? .holds : .suspected("\(missing) are invalid too; they are to be named beside \(named)")
    }

    private static func faultOfFields(_ named: [String], _ form: EntryForm) -> String? {
        if named.isEmpty { return "\(invalid.code) names no field; at least one is invalid" }
        let fields = named.compactMap { Field(rawValue: $0) }
        if fields.count < named.count || Set(named).count < named.count {
            return "fields are of the form and named once each, not \(named)"
        }
        for field in Field.allCases where field.isImportance {
            let isInvalid = form.isInvalid(field)
            if isInvalid != fields.contains(field) {
                return """
                    \(field.rawValue) is \(form.given(field.bodyValue)), which is \(isInvalid ? "in" : "")valid, \
                    yet the fields are \(named)
                    """
            }
        }
        let order = Field.allCases.filter(fields.contains)
        return order == fields
            ? nil : "fields stand in the order of the form, \(order.map(\.rawValue)), not \(named)"
    }

    /// With one field mended, the others are named as before.
    private static func faultOfMending(_ trial: Trial<Entry>, _ named: [String]) -> String? {
        for (mending, probe) in zip(mended(trial.input, trial.readings), trial.probes) {
            let others = named.filter { $0 != mending.field.rawValue }
            let got = namedFields(probe.rejection) ?? []
            if got != others {
                return "with \(mending.field.rawValue) mended the fields are \(others), as before, not \(got)"
            }
        }
        return nil
    }

    private static func faultOfImportances(of report: HealthReport, _ form: EntryForm) -> String? {
        for value in BodyValue.allCases {
            let given = "importance.\(value.rawValue) is \(form.given(value))"
            guard let expected = form.importance(of: value) else {
                return "\(given), which is invalid, yet a report was given"
            }
            let got = report.importance[value]
            if got != expected { return "\(given), which makes \(expected), not \(got)" }
        }
        return nil
    }

    private static func faultOfDateAndNote(of report: HealthReport, _ input: Input) -> String? {
        if report.date != input.date {
            return "the date is \(input.date.seconds), not \(report.date.seconds)"
        }
        let note = input.note == "" ? nil : input.note
        if note?.value == report.note?.value { return nil }
        func told(_ note: String?) -> String { note.map { "\"\($0)\"" } ?? "absent" }
        return "the note is \(told(note)), not \(told(report.note))"
    }

    /// The fields that a rejection names, or nil if it is none of this kind.
    private static func namedFields(_ rejection: Rejection?) -> [String]? {
        guard let rejection, rejection.code == invalid.code else { return nil }
        return rejection.details["fields"].flatMap { try? [String]($0) }
    }
}
