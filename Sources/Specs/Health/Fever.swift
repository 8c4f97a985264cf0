/// health.fever: whether a temperature is highlighted.
public enum Fever: Specification {
    public static let id: SubsystemID = "health.fever"
    public static let summary = "Says whether a temperature is highlighted as too high."

    public struct Input: Wire {
        /// Degrees Celsius.
        public let temperature: Single

        public init(temperature: Single) {
            self.temperature = temperature
        }

        public static let shape = Shape.record([
            .required(
                "temperature", .number(.init(atLeast: -1000, atMost: 1000)),
                "Degrees Celsius, single precision.")
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            temperature = try members.single("temperature", atLeast: -1000, atMost: 1000)
            try members.finish()
        }

        public var value: Value { .record(("temperature", temperature.value)) }
    }

    public struct Output: Wire {
        public let highlighted: Bool

        public init(highlighted: Bool) {
            self.highlighted = highlighted
        }

        public static let shape = Shape.record([
            .required("highlighted", .boolean, "Whether the temperature is shown as too high.")
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            highlighted = try members.required("highlighted")
            try members.finish()
        }

        public var value: Value { .record(("highlighted", highlighted.value)) }
    }

    /// Degrees Celsius that are advised not to be exceeded.
    public static let bound: Float = 37.5

    public static let readings = [FeverBound.reading]

    public static let clauses = Clauses<Fever>(
        Clause(
            Rule(
                "FEV-1",
                """
                A temperature above 37.5 °C is highlighted, as a number of single precision; 37.5 itself by the \
                reading health.fever.bound.
                """,
                source: Source(.healthMonitor, "ReportDetail"),
                note: "37.500001 is 37.5 in single precision. A higher temperature is never less highlighted."
            ),
            check: Check(
                probes: { input, _ in warmer(than: input.temperature).map { Input(temperature: $0) } },
                judge: judge))
    )

    /// The next higher number of single precision, and one degree more.
    private static func warmer(than temperature: Single) -> [Single] {
        [temperature.float.nextUp, temperature.float + 1].filter { $0 <= 1000 }.map { Single($0) }
    }

    private static func judge(_ trial: Trial<Fever>) -> Finding {
        let temperature = trial.input.temperature
        guard let highlighted = trial.outcome.output?.highlighted else {
            return .violated("FEV-1: \(temperature.number.text) °C was rejected; no temperature is")
        }
        // The bound is a number of single precision, so that the next one is the first above it.
        let least = trial.readings[FeverBound.self] == .shipped ? bound : bound.nextUp
        if highlighted != (temperature.float >= least) {
            let single = temperature.shortened.number.text
            let written = temperature.isShortest ? "" : " (\(single) in single precision)"
            return .violated(
                """
                FEV-1: \(temperature.number.text) °C\(written) is \(highlighted ? "not " : "")highlighted by \
                \(trial.readings[FeverBound.self].rawValue), not \(highlighted)
                """)
        }
        for (warmer, probe) in zip(warmer(than: temperature), trial.probes) {
            guard let also = probe.output?.highlighted else {
                return .violated("FEV-1: \(warmer.number.text) °C was rejected; no temperature is")
            }
            if highlighted, !also {
                return .violated(
                    "FEV-1: \(temperature.number.text) °C is highlighted, yet \(warmer.number.text) °C is not"
                )
            }
        }
        return .holds
    }

    public static func generate(from entropy: inout Entropy) -> Input {
        let float: Float =
            switch entropy.below(6) {
            case 0, 1: entropy.one(of: [bound, bound.nextUp, bound.nextDown])
            case 2: Float(375 + entropy.integer(in: -20...20)) / 10
            case 3: Float(entropy.double(in: 33...44))
            case 4: entropy.one(of: [0, -37.5, 36.6, 38, 99.5, -1000, 1000])
            default: Float(entropy.double(in: 37.4...37.6))
            }
        guard entropy.once(in: 4) else { return Input(temperature: Single(float)) }
        // Doubles beside the bound, which are the bound itself in single precision.
        let written = entropy.one(of: [
            "37.500001", "37.499999", "37.5000019", "37.50000191", "37.5", "3.75e1",
        ])
        return Input(temperature: Single(spelled: written))
    }
}

/// Whether 37.5 °C itself is highlighted.
public enum FeverBound: String, ReadingOption {
    case above, shipped

    public static let reading = Reading(
        "health.fever.bound", "Is a temperature of exactly 37.5 °C highlighted?",
        source: Source(.healthMonitor, "ReportDetail"),
        options: .init("above", "no: only above 37.5 °C, as the report says"),
        .init("shipped", "yes: from 37.5 °C on, as the published app does"))
}
