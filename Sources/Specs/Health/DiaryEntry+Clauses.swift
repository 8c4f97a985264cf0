import JSON
import Specification

extension DiaryEntry {
    private static let addReport = Source(.healthMonitor, "Add Report")

    public static let clauses = Clauses<DiaryEntry>(
        CheckedClause(
            Clause(
                "ENT-1",
                """
                Comma and point both separate decimals. A text that is not one number (1.234,5, an empty one, \
                36.6.1, nan, inf) makes its field invalid.
                """,
                source: addReport,
                note: """
                    A number is digits (0 to 9), then perhaps one comma or point and more digits: no sign, white \
                    space, exponent or unit, and digits on both sides. Heart rate and glycemia are digits only.
                    """),
            judge: judgeTexts),
        CheckedClause(
            Clause(
                "ENT-2",
                """
                33.0 ≤ temperature ≤ 44.0; weight > 0; heart rate > 30; glycemia > 50 (reading \
                health.entry.bounds). Heart rate and glycemia are whole numbers up to 32767; temperature and weight \
                are single precision.
                """,
                source: addReport,
                note: """
                    The bounds hold for the number of single precision: 44.000001 is 44. A weight that is 0 or infinite \
                    in single precision is invalid.
                    """),
            judge: judgeBounds),
        CheckedClause(
            Clause(
                "ENT-3",
                """
                Importance is 1 to 5, 3 where absent; outside is invalid. All invalid fields are named at once, in the \
                order of the form.
                """,
                source: addReport,
                note: """
                    The importance of a value stands behind its text, as importance.temperature. Each is absent for \
                    itself; 2.5 is outside. Date and note go through unchanged; an empty note is none.
                    """),
            check: Check(
                probes: { input, readings in mended(input, readings).map(\.input) }, judge: judgeNaming))
    )

    // MARK: ENT-1 and ENT-2

    private static func judgeTexts(_ trial: Trial<DiaryEntry>) -> Finding {
        let form = EntryForm(input: trial.input, bounds: trial.readings[EntryBounds.self])
        var finding = Finding.notTouched
        for value in BodyValue.allCases {
            let text = trial.input[value]
            if form.text(of: value) == .malformed {
                finding = finding.and(isNamed(value, form, trial, rule: "ENT-1", because: "is no number"))
            } else if EntryForm.hasSeparator(text) {
                let isNamed = namedFields(trial.outcome.rejection)?.contains(value.rawValue) == true
                if isNamed, form.text(of: value) == .valid, text.utf8.contains(UInt8(ascii: ",")) {
                    return .suspected(
                        "ENT-1: \(value.rawValue) \"\(text)\" is a number with a comma, yet it is named as invalid"
                    )
                }
                let valued = valued(value, trial, rule: "ENT-1")
                finding = finding.and(valued == .notTouched ? .holds : valued)
            }
        }
        return finding
    }

    private static func judgeBounds(_ trial: Trial<DiaryEntry>) -> Finding {
        let form = EntryForm(input: trial.input, bounds: trial.readings[EntryBounds.self])
        let named = namedFields(trial.outcome.rejection)
        var finding = Finding.holds
        for value in BodyValue.allCases {
            switch form.text(of: value) {
            case .malformed: break
            case .outOfBounds:
                let bounds = form.bounds.rawValue
                finding = finding.and(
                    isNamed(value, form, trial, rule: "ENT-2", because: "is out of bounds by \(bounds)"))
            case .valid:
                if named?.contains(value.rawValue) == true {
                    let bounds = form.bounds.rawValue
                    let sentence = """
                        ENT-2: \(value.rawValue) "\(trial.input[value])" is a number within bounds by \(bounds), \
                        yet it is named as invalid
                        """
                    // Who knows no comma breaks ENT-1, and nothing else.
                    let hasComma = trial.input[value].utf8.contains(UInt8(ascii: ","))
                    return hasComma ? .suspected(sentence, .possible) : .violated(sentence)
                }
                if !EntryForm.hasSeparator(trial.input[value]) {
                    finding = finding.and(valued(value, trial, rule: "ENT-2"))
                }
            }
        }
        return finding
    }

    /// Whether an invalid text is told: it is to be among the fields named.
    private static func isNamed(
        _ value: BodyValue, _ form: EntryForm, _ trial: Trial<DiaryEntry>, rule: ClauseID, because: String
    ) -> Finding {
        let field = "\(rule): \(value.rawValue) \"\(trial.input[value])\" \(because)"
        guard let named = namedFields(trial.outcome.rejection) else {
            if trial.outcome.rejection != nil { return .holds }  // ENT-3 tells it.
            return .violated("\(field); it is to be named as invalid, yet a report was given")
        }
        if named.contains(value.rawValue) { return .holds }
        let sentence = "\(field); it is to be named as invalid beside \(named)"
        // Somebody who names the first invalid field only breaks ENT-3, and nothing else.
        let others = form.invalidFields.map(\.rawValue)
        let isPartial = !named.isEmpty && named.allSatisfy(others.contains)
        return isPartial ? .suspected(sentence) : .violated(sentence)
    }

    /// Whether a report that was given has the number of the text.
    private static func valued(_ value: BodyValue, _ trial: Trial<DiaryEntry>, rule: ClauseID) -> Finding {
        guard let report = trial.outcome.output?.report else { return .notTouched }
        let text = trial.input[value]
        func violated(_ expected: String, _ got: String) -> Finding {
            .violated("\(rule): \(value.rawValue) \"\(text)\" is \(expected), not \(got)")
        }
        switch value {
        case .temperature, .weight:
            guard let expected = EntryForm.decimal(text), expected.isFinite else { return .notTouched }
            let got = value == .temperature ? report.temperature : report.weight
            let shortest = Single(expected).number
            return got.number == shortest ? .holds : violated(shortest.text, got.number.text)
        case .heartRate, .glycemia:
            guard let expected = EntryForm.whole(text) else { return .notTouched }
            let got = value == .heartRate ? report.heartRate : report.glycemia
            return got == expected ? .holds : violated("\(expected)", "\(got)")
        }
    }

    // MARK: ENT-3

    private static func judgeNaming(_ trial: Trial<DiaryEntry>) -> Finding {
        let form = EntryForm(input: trial.input, bounds: trial.readings[EntryBounds.self])
        if let report = trial.outcome.output?.report {
            return judgeImportances(of: report, form).and(passedOn(trial))
        }
        guard let named = namedFields(trial.outcome.rejection) else {
            return .violated(
                "ENT-3: \(invalid.code) with its fields is expected, not \(trial.outcome.rejection?.code ?? "")"
            )
        }
        if named.isEmpty {
            return .violated("ENT-3: \(invalid.code) names no field; at least one is invalid")
        }
        let fields = named.compactMap { Field(rawValue: $0) }
        if fields.count < named.count || Set(named).count < named.count {
            return .violated("ENT-3: fields are of the form and named once each, not \(named)")
        }
        for field in Field.allCases where field.isImportance {
            let given = trial.input.importance?[field.bodyValue]?.text ?? "absent"
            if form.isInvalid(field) != fields.contains(field) {
                return .violated(
                    "ENT-3: \(field.rawValue) is \(given), which is \(form.isInvalid(field) ? "in" : "")valid, "
                        + "yet the fields are \(named)")
            }
        }
        let order = Field.allCases.filter(fields.contains)
        if order != fields {
            return .violated(
                "ENT-3: fields stand in the order of the form, \(order.map(\.rawValue)), not \(named)")
        }
        let mending = judgeMending(trial, named)
        if mending != .holds { return mending }
        let missing = form.invalidFields.filter { !fields.contains($0) }
        if !missing.isEmpty, fields.allSatisfy(form.isInvalid) {
            return .suspected(
                "ENT-3: \(missing.map(\.rawValue)) are invalid too; they are to be named beside \(named)")
        }
        return .holds
    }

    private static func judgeImportances(of report: HealthReport, _ form: EntryForm) -> Finding {
        for value in BodyValue.allCases {
            let given = form.input.importance?[value]?.text ?? "absent"
            guard let expected = form.importance(of: value) else {
                return .violated(
                    "ENT-3: importance.\(value.rawValue) is \(given), which is invalid, yet a report was given"
                )
            }
            if report.importance[value] != expected {
                return .violated(
                    """
                    ENT-3: importance.\(value.rawValue) is \(given), which makes \(expected), \
                    not \(report.importance[value])
                    """)
            }
        }
        return .holds
    }

    /// Whether date and note of a report that was given are those of the form.
    private static func passedOn(_ trial: Trial<DiaryEntry>) -> Finding {
        guard let report = trial.outcome.output?.report else { return .holds }
        if report.date != trial.input.date {
            return .violated("ENT-3: the date is \(trial.input.date.seconds), not \(report.date.seconds)")
        }
        let note = trial.input.note.flatMap { $0.isEmpty ? nil : $0 }
        switch (note, report.note) {
        case (nil, nil): return .holds
        case (let note?, let got?) where note.hasSameScalars(as: got): return .holds
        case (let note, let got):
            func told(_ note: String?) -> String { note.map { "\"\($0)\"" } ?? "absent" }
            return .violated("ENT-3: the note is \(told(note)), not \(told(got))")
        }
    }

    /// With one field mended, the others are named as before.
    private static func judgeMending(_ trial: Trial<DiaryEntry>, _ named: [String]) -> Finding {
        for (mending, probe) in zip(mended(trial.input, trial.readings), trial.probes) {
            let others = named.filter { $0 != mending.field.rawValue }
            let got = namedFields(probe.rejection) ?? []
            if got != others {
                return .violated(
                    """
                    ENT-3: with \(mending.field.rawValue) mended the fields are \(others), as before, not \
                    \(got)
                    """)
            }
        }
        return .holds
    }

    /// The fields that a rejection names, or nil where it is none of this kind.
    private static func namedFields(_ rejection: Rejection?) -> [String]? {
        guard let rejection, rejection.code == invalid.code else { return nil }
        return rejection.details["fields"].flatMap { try? [String]($0) }
    }
}
