import Specification

extension Property {
    /// Returns the property that an input is rejected if and only if one of its fixes is invalid.
    ///
    /// - Parameter fixes: Returns the fixes of an input.
    static func refusesFixesOffEarth(
        from laws: Subsystem.Law..., of fixes: @escaping @Sendable (Subsystem.Input) -> [Fix]
    ) -> Property {
        Property(
            """
            An input is rejected if and only if a fix has a place that is not on Earth, or a number that is not finite.
            """, laws: laws
        ) { trial in
            trial.isRejected(for: [(Fix.invalid, !fixes(trial.input).allSatisfy(\.isOnEarth))])
        }
    }
}
