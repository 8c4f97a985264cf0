import Specification

extension Property {
    /// Returns the property that single-precision numbers are written as shortest decimals.
    ///
    /// - Parameter singles: Returns the numbers in an output that the property checks.
    static func shortest(
        from law: Subsystem.Law, _ singles: @escaping @Sendable (Subsystem.Output) -> [Single]
    ) -> Property {
        Property("A single-precision number is written as its shortest decimal.", from: law) { trial in
            let long = trial.outcome.output.map(singles)?.first { !$0.isShortest && !$0.hasTwoShortest }
            return long.map { .violated("\($0.number.text) is not the shortest decimal of its number") }
                ?? .holds
        }
    }
}

extension HealthReport {
    /// The single-precision numbers in the report.
    var singles: [Single] { [temperature, weight] }
}
