import JSON
import SharedSpecs
import Specification

extension Entry {
    public static let properties: [Property<Entry>] = [
        Property("The only rejection is entry.invalid.", from: .refused) { trial in
            guard let code = trial.outcome.rejection?.code else { return .notTouched }
            return code == invalid.code ? .holds : .violated("expected \(invalid.code), got \(code)")
        },
        Property("The invalid fields are named once each, in the order of the form.", from: .formOrder) {
            trial in
            guard let named = named(in: trial.outcome) else { return .notTouched }
            let inOrder = Field.allCases.map(\.rawValue).filter(named.contains)
            return inOrder == named && !named.isEmpty
                ? .holds : .violated("the named fields are \(named)")
        },
        Property(
            """
            By `plain`, a text is named unless it consists of digits with at most one separator among them.
            """,
            from: .plain,
            .digitsOnly
        ) { trial in
            let decimals = trial.readings[EntryNumber.self] == .plain ? 1 : Int.max
            let jumbled = BodyValue.allCases.first { value in
                isJumbled(trial.input[value], value.of(decimals, decimals, 0, 0))
                    && !isNamed(value.rawValue, trial)
            }
            return jumbled.map { .violated("\($0.rawValue) \"\(trial.input[$0])\" is not named") }
                ?? .holds
        },
        Property(
            "A comma and a point have the same effect.", from: .separators,
            probes: { input, _ in swapped(input) },
            judge: { trial in
                let isTheSame = trial.probes.allSatisfy { probe in
                    probe.output?.value == trial.outcome.output?.value
                        && named(in: probe) == named(in: trial.outcome)
                }
                return isTheSame
                    ? .holds
                    : .violated("with commas and points exchanged, the outcome differs")
            }),
        Property(
            "A plain decimal is named if and only if it is out of bounds in single precision.",
            from: .temperature, .weight, .boundsOfSingle, .bothEnds, .infinite
        ) { trial in
            for value in [BodyValue.temperature, .weight] where !isJumbled(trial.input[value], 1) {
                guard let number = Float(pointed(trial.input[value])) else { continue }
                let isWithin = value == .weight ? number > 0 && number.isFinite : (33...44).contains(number)
                if isWithin == isNamed(value.rawValue, trial) {
                    return .violated(
                        "\(value.rawValue) \(trial.input[value]) is \(isWithin ? "" : "not ")within bounds")
                }
            }
            return .holds
        },
        Property(
            """
            A heart rate or glycemia is named if and only if it does not consist of digits, or is out of bounds.
            """,
            from: .heartRate, .glycemia, .sixteenBits, .bounds, .digitsOnly
        ) { trial in
            let isStated = trial.readings[EntryBounds.self] == .stated
            for (value, bound) in [(BodyValue.heartRate, 30), (.glycemia, 50)] {
                let number = isJumbled(trial.input[value], 0) ? nil : Int(trial.input[value])
                let isWithin =
                    number.map { (bound...32_767).contains($0) && !(isStated && $0 == bound) } ?? false
                if isWithin == isNamed(value.rawValue, trial) {
                    return .violated(
                        "\(value.rawValue) \(trial.input[value]) is \(isWithin ? "" : "not ")within bounds")
                }
            }
            return .holds
        },
        Property("A text that the language does not convert to a finite number is named.", from: .shipped) {
            trial in
            for value in [BodyValue.temperature, .weight] where !isNamed(value.rawValue, trial) {
                let number = Float(pointed(trial.input[value])) ?? .nan
                if !number.isFinite {
                    return .violated("\(value.rawValue) \"\(trial.input[value])\" is not named")
                }
            }
            return .holds
        },
        Property(
            "Temperature and weight become the single-precision numbers nearest to their texts.",
            from: .nearest, .shortest
        ) { trial in
            guard let report = trial.outcome.output?.report else { return .notTouched }
            for value in [BodyValue.temperature, .weight] {
                guard let typed = Float(pointed(trial.input[value])), typed.isFinite else { continue }
                if report[value] != Double(typed) {
                    return .violated("\(value.rawValue) \(trial.input[value]) becomes \(report[value])")
                }
            }
            return .holds
        },
        Property("Whole numbers stay as they are.", from: .sixteenBits) { trial in
            guard let report = trial.outcome.output?.report else { return .notTouched }
            let isSame =
                report.heartRate == Int(trial.input.heartRate)
                && report.glycemia == Int(trial.input.glycemia)
            return isSame ? .holds : .violated("heart rate and glycemia are not the typed ones")
        },
        Property(
            "An importance is named if and only if it is given and is not one of 1 to 5.", from: .oneToFive,
            .whole,
            .asWritten
        ) {
            trial in
            for value in BodyValue.allCases {
                let given = trial.input.importance?[value] ?? Number(3)
                let isNamed = isNamed("importance.\(value.rawValue)", trial)
                if isNamed == (1...5).contains(where: { given == Number($0) }) {
                    return .violated(
                        """
                        the importance of \(value.rawValue) is \(given.text), which is wrongly named or not named
                        """)
                }
            }
            return .holds
        },
        Property(
            "If one field is corrected, the others are named as before.", from: .allAtOnce,
            probes: { input, _ in mended(input).map(\.input) },
            judge: { trial in
                guard let named = named(in: trial.outcome) else { return .notTouched }
                for (mending, probe) in zip(mended(trial.input), trial.probes) {
                    let others = named.filter { $0 != mending.field }
                    if Entry.named(in: probe) ?? [] != others {
                        return .violated(
                            "with \(mending.field) corrected, the other named fields are not \(others)")
                    }
                }
                return .holds
            }),
        Property("An importance stays as given, and is 3 if not given.", from: .three) {
            trial in
            guard let report = trial.outcome.output?.report else { return .notTouched }
            for value in BodyValue.allCases
            where Double(report.importance[value]) != trial.input.importance?[value]?.double ?? 3 {
                return .violated("the importance of \(value.rawValue) is \(report.importance[value])")
            }
            return .holds
        },
        Property("The date and a note that is not empty stay unchanged.", from: .unchanged) {
            trial in
            guard let report = trial.outcome.output?.report else { return .notTouched }
            let note = trial.input.note == "" ? nil : trial.input.note
            return report.date == trial.input.date && report.note?.value == note?.value
                ? .holds : .violated("the date or the note of the report differs from that of the form")
        },
        .shortest(from: .shortest) { $0.report.singles },
    ]

    // MARK: Named fields

    private static func named(in outcome: Outcome<Output>) -> [String]? {
        guard let rejection = outcome.rejection, rejection.code == invalid.code else { return nil }
        return rejection.details["fields"].flatMap { try? [String]($0) }
    }

    private static func isNamed(_ field: String, _ trial: Trial<Entry>) -> Bool {
        named(in: trial.outcome)?.contains(field) ?? false
    }

    // MARK: Texts

    /// Whether a text is not digits with at most the given number of separators, each between digits.
    private static func isJumbled(_ text: String, _ separators: Int) -> Bool {
        if separators == .max { return false }
        let parts = pointed(text).utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return parts.count > separators + 1 || !parts.allSatisfy(areDigits)
    }

    /// Whether a text is an ordinary whole number.
    private static func isOrdinary(_ text: String, _ value: BodyValue) -> Bool {
        guard !isJumbled(text, 0), let number = Int(text) else { return false }
        return value.of(34...43, 1...500, 40...200, 60...200).contains(number)
    }

    // MARK: Related inputs

    /// The form with its points and commas exchanged, if it has any.
    private static func swapped(_ input: Input) -> [Input] {
        var other = input
        for value in BodyValue.allCases {
            let scalars = input[value].unicodeScalars.map { $0 == "," ? "." : $0 == "." ? "," : $0 }
            other[value] = String(String.UnicodeScalarView(scalars))
        }
        return other.value == input.value ? [] : [other]
    }

    /// The form with one of its fields corrected, if several are not ordinary.
    private static func mended(_ input: Input) -> [(field: String, input: Input)] {
        let mended = BodyValue.allCases.flatMap { value -> [(field: String, input: Input)] in
            var (typed, weighed) = (input, input)
            typed[value] = value.of("37", "70", "72", "90")
            weighed.importance?.given[value] = nil
            return [
                isOrdinary(input[value], value) ? nil : (value.rawValue, typed),
                input.importance?[value] == nil ? nil : ("importance.\(value.rawValue)", weighed),
            ].compactMap { $0 }
        }
        return mended.count < 2 ? [] : mended
    }
}
