extension Property {
    /// Makes a property that compares a part of the output with the same part of the output for a related input.
    ///
    /// - Parameters:
    ///   - probe: Receives the input and the readings of the trial, and makes the related input; nil if the property
    ///     does not apply.
    ///   - part: Returns the part of an output that is compared.
    ///   - due: Returns the part that the output for the related input must have, as in `Trial.relates`.
    ///   - violation: Describes the violation that is found if the parts differ or the related input was rejected.
    package init<Part: Equatable & Sendable>(
        _ sentence: String, from laws: Subsystem.Law...,
        probe: @escaping @Sendable (Subsystem.Input, Readings) -> Subsystem.Input?,
        relates part: @escaping @Sendable (Subsystem.Output) -> Part,
        to due: (@Sendable (Subsystem.Output) -> Part)? = nil, otherwise violation: String
    ) {
        self.init(
            sentence, laws: laws, probes: { input, readings in probe(input, readings).map { [$0] } ?? [] },
            judge: { $0.relates(part, to: due, otherwise: violation) })
    }
}

extension Trial {
    /// Compares a part of the output with the same part of the output for the first related input of a property.
    ///
    /// The property does not apply if the input was rejected or the related input was not run.
    ///
    /// - Parameters:
    ///   - part: Returns the part of an output that is compared.
    ///   - due: Takes the output for this input, and returns the part that the output for the related input must have;
    ///     by default, the part must be the same in both outputs.
    ///   - sentence: Describes the violation that is found if the parts differ or the related input was rejected.
    public func relates<Part: Equatable>(
        _ part: (Subsystem.Output) -> Part, to due: ((Subsystem.Output) -> Part)? = nil,
        otherwise sentence: String
    ) -> Finding {
        guard let output = outcome.output, let probe = probes.first else { return .notTouched }
        let expected = due?(output) ?? part(output)
        return probe.output.map { part($0) } == expected ? .holds : .violated(sentence)
    }

    /// Judges whether the first related input of a property has the same outcome as the input itself.
    ///
    /// Differences within the tolerances do not count. An optional member is ignored if only one output has it.
    ///
    /// - Parameter sentence: Describes the violation that is found if the outcomes differ.
    public func agrees(otherwise sentence: String) -> Finding {
        guard let probe = probes.first else { return .notTouched }
        let agree = Subsystem.agree(outcome, probe) || Subsystem.agree(probe, outcome)
        return agree ? .holds : .violated(sentence)
    }
}
