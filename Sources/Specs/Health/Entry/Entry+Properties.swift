import JSON
import Specification

extension Entry {
    public static let properties: [Property<Entry>] = [
        Property("The only rejection is entry.invalid.", from: .refused) { trial in
            guard let code = trial.outcome.rejection?.code else { return .notTouched }
            return code == invalid.code ? .holds : .violated("expected \(invalid.code), got \(code)")
        },
        Property("The error names each invalid field once, in the order of the form.", from: .formOrder) {
            trial in
            guard let named = named(in: trial.outcome) else { return .notTouched }
            let inOrder = Field.allCases.map(\.rawValue).filter(named.contains)
            return inOrder == named && !named.isEmpty
                ? .holds : .violated("the error names the fields \(named)")
        },
        Property(
            """
            The error names each heart rate or glycemia that does not consist of digits. Under the option `plain`, the \
            error also names each temperature or weight that does not consist of digits with at most one separator \
            between them.
            """,
            from: .plain, .digitsOnly
        ) { trial in
            let isShipped = trial.readings[EntryNumber.self] != .plain
            return names(trial) { !(isShipped && isDecimal($0)) && !isPlain($0, in: trial.input) }
        },
        Property(
            "A comma and a point in a number have the same effect.", from: .separators,
            probes: { input, _ in swapped(input) },
            judge: { trial in
                let probe = trial.probes[0]
                return probe.output?.value == trial.outcome.output?.value
                    && named(in: probe) == named(in: trial.outcome)
                    ? .holds : .violated("with commas and points exchanged, the outcome differs")
            }),
        Property(
            """
            If a field contains a plain number, the error names the field if and only if the number is out of bounds \
            in single precision. The error also names each heart rate or glycemia that is not a plain number.
            """,
            from: .temperature, .weight, .boundsOfSingle, .bothEnds, .infinite, .heartRate, .glycemia,
            .sixteenBits, .bounds, .digitsOnly
        ) { trial in
            let least: Float = trial.readings[EntryBounds.self] == .stated ? 1 : 0
            for value in BodyValue.allCases {
                let isPlain = isPlain(value, in: trial.input)
                // Under the option `shipped`, a temperature or a weight need not be a plain number.
                if !isPlain && isDecimal(value) { continue }
                let bounds = value.of(
                    33...44, .leastNonzeroMagnitude...Float.greatestFiniteMagnitude, 30 + least...32_767,
                    50 + least...32_767)
                let isWithin = isPlain && Float(pointed(trial.input[value])).map(bounds.contains) ?? false
                if isWithin == isNamed(value.rawValue, trial) {
                    return .violated(
                        "\(value.rawValue) \(trial.input[value]) is \(isWithin ? "valid, yet" : "invalid, yet not") named"
                    )
                }
            }
            return .holds
        },
        Property(
            "The error names each temperature or weight that the source's code does not convert to a finite number.",
            from: .shipped
        ) { trial in
            names(trial) { isDecimal($0) && Float(pointed(trial.input[$0]))?.isFinite != true }
        },
        Property(
            "Temperature and weight in the report are the numbers in the form, rounded to single precision.",
            from: .nearest, .shortest
        ) { trial, output in
            for value in [BodyValue.temperature, .weight] {
                guard let typed = Float(pointed(trial.input[value])), typed.isFinite else { continue }
                if output.report[value] != Double(typed) {
                    return .violated(
                        "\(value.rawValue) \(trial.input[value]) becomes \(output.report[value])")
                }
            }
            return .holds
        },
        Property(
            "The heart rate and the glycemia of the report are the whole numbers in the form.",
            from: .sixteenBits
        ) { trial, output in
            output.report.heartRate == Int(trial.input.heartRate)
                && output.report.glycemia == Int(trial.input.glycemia)
                ? .holds : .violated("the heart rate or the glycemia is not the number that was typed")
        },
        Property(
            "The error names an importance if and only if it is given and is not one of the numbers 1 to 5.",
            from: .oneToFive, .whole, .asWritten
        ) { trial in
            for value in BodyValue.allCases {
                let given = trial.input.importance?[value] ?? Number(3)
                let isNamed = isNamed("importance.\(value.rawValue)", trial)
                if isNamed == (1...5).contains(where: { given == Number($0) }) {
                    return .violated(
                        "the importance \(given.text) of \(value.rawValue) is \(isNamed ? "" : "not ")named")
                }
            }
            return .holds
        },
        Property(
            "Each importance in the report is as in the form, or 3 if absent from the form.", from: .three
        ) { trial, output in
            for value in BodyValue.allCases
            where Double(output.report.importance[value]) != trial.input.importance?[value]?.double ?? 3 {
                return .violated("the importance of \(value.rawValue) is \(output.report.importance[value])")
            }
            return .holds
        },
        Property(
            "The report has the date and the note of the form; an empty note is left out.", from: .unchanged
        ) { trial, output in
            let note = trial.input.note == "" ? nil : trial.input.note
            return output.report.date == trial.input.date && output.report.note?.value == note?.value
                ? .holds : .violated("the date or the note of the report differs from that of the form")
        },
        .shortest { $0.report.singles },
    ]

    private static func named(in outcome: Outcome<Output>) -> [String]? {
        guard let rejection = outcome.rejection, rejection.code == invalid.code else { return nil }
        return rejection.details["fields"].flatMap { try? [String]($0) }
    }

    private static func isNamed(_ field: String, _ trial: Trial<Entry>) -> Bool {
        named(in: trial.outcome)?.contains(field) ?? false
    }

    /// Returns a violation if the error does not name a value whose string is wrong.
    private static func names(_ trial: Trial<Entry>, ifWrong isWrong: (BodyValue) -> Bool) -> Finding {
        let unnamed = BodyValue.allCases.first { isWrong($0) && !isNamed($0.rawValue, trial) }
        return unnamed.map { .violated("\($0.rawValue) \"\(trial.input[$0])\" is not named") } ?? .holds
    }

    private static func isDecimal(_ value: BodyValue) -> Bool { value == .temperature || value == .weight }

    /// Returns whether a field consists of digits; a separator may stand between the digits of a temperature or weight.
    private static func isPlain(_ value: BodyValue, in input: Input) -> Bool {
        let text = pointed(input[value])
        return isDecimal(value) ? isPlain(text) : areDigits(text.utf8)
    }

    /// Returns the form with its points and commas exchanged, as a list; an empty list if the form has neither.
    private static func swapped(_ input: Input) -> [Input] {
        var other = input
        for value in BodyValue.allCases {
            let scalars = input[value].unicodeScalars.map { $0 == "," ? "." : $0 == "." ? "," : $0 }
            other[value] = String(String.UnicodeScalarView(scalars))
        }
        return other.value == input.value ? [] : [other]
    }
}
