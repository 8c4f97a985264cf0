import Specification

extension Property {
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
