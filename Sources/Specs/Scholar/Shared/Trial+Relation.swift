import Specification

extension Trial {
    /// Compares the output for this input with the output for the first related input that the property asks for.
    ///
    /// - Parameters:
    ///   - part: Returns the part of an output that is compared.
    ///   - due: Returns, from the output for this input, the part that the related input must give; by default, both
    ///     inputs must give the same part.
    func relates<Part: Equatable>(
        _ part: (Subsystem.Output) -> Part, to due: ((Subsystem.Output) -> Part)? = nil,
        otherwise sentence: String
    ) -> Finding {
        guard let output = outcome.output, let probe = probes.first else { return .notTouched }
        let expected = due?(output) ?? part(output)
        return probe.output.map { part($0) } == expected ? .holds : .violated(sentence)
    }

    /// Judges whether the input is rejected for the given reason, or gives an output if the reason is nil.
    func isRejected(as due: DeclaredRejection?) -> Finding {
        let code = outcome.rejection?.code
        return code == due?.code
            ? .holds : .violated("expected \(due?.code ?? "an output"), got \(code ?? "an output")")
    }
}
