import Specification

extension Fever {
    public static func check(_ rule: Rule) -> Check<Fever> {
        switch rule {
        case .highlighting:
            Check(.model) { input, _ in
                warmer(than: input.temperature).map { Input(temperature: $0) }
            } judge: { trial in
                againstTheBound(trial).and(againstWarmer(trial))
            }
        }
    }

    private static func againstTheBound(_ trial: Trial<Fever>) -> Finding {
        let temperature = trial.input.temperature
        guard let highlighted = trial.outcome.output?.highlighted else { return rejected(temperature) }
        // The bound is a number of single precision, so that the next one is the first above it.
        let least = trial.readings[FeverBound.self] == .shipped ? bound : bound.nextUp
        if highlighted == (temperature.float >= least) { return .holds }
        let single =
            temperature.isShortest ? "" : " (\(temperature.shortened.number.text) in single precision)"
        return .violated(
            """
            \(temperature.number.text) °C\(single) is \(highlighted ? "not " : "")highlighted by \
            \(trial.readings[FeverBound.self].rawValue), not \(highlighted)
            """)
    }

    /// A higher temperature is never less highlighted.
    private static func againstWarmer(_ trial: Trial<Fever>) -> Finding {
        let temperature = trial.input.temperature
        for (warmer, probe) in zip(warmer(than: temperature), trial.probes) {
            guard let also = probe.output?.highlighted else { return rejected(warmer) }
            if trial.outcome.output?.highlighted == true, !also {
                return .violated(
                    "\(temperature.number.text) °C is highlighted, yet \(warmer.number.text) °C is not")
            }
        }
        return .holds
    }

    /// The next higher number of single precision, and one degree more.
    private static func warmer(than temperature: Single) -> [Single] {
        [temperature.float.nextUp, temperature.float + 1]
            .filter { Double($0) <= range.upperBound }.map { Single($0) }
    }

    private static func rejected(_ temperature: Single) -> Finding {
        .violated("\(temperature.number.text) °C was rejected; no temperature is")
    }
}
