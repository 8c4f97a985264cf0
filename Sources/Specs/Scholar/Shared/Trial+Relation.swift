import Specification

extension Trial {
    /// Judges the output of the related input by the output of this input.
    ///
    /// - Parameters:
    ///   - part: Returns what is compared of an output.
    ///   - due: Returns what the related input must give for an output of this input; by default, the same part.
    func relates<Part: Equatable>(
        _ part: (Subsystem.Output) -> Part, to due: ((Subsystem.Output) -> Part)? = nil,
        otherwise sentence: String
    ) -> Finding {
        guard let output = outcome.output, let probe = probes.first else { return .notTouched }
        let expected = due?(output) ?? part(output)
        return probe.output.map { part($0) } == expected ? .holds : .violated(sentence)
    }

    /// Judges whether the input is rejected for this reason; nil stands for an output.
    func isRejected(as due: DeclaredRejection?) -> Finding {
        let code = outcome.rejection?.code
        return code == due?.code
            ? .holds : .violated("expected \(due?.code ?? "an output"), got \(code ?? "an output")")
    }
}
