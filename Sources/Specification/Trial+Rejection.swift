extension Trial {
    /// Judges whether the input is rejected for the given reason, or gives an output if the reason is nil.
    public func isRejected(as due: DeclaredRejection?) -> Finding {
        let code = outcome.rejection?.code
        return code == due?.code
            ? .holds : .violated("expected \(due?.code ?? "an output"), got \(code ?? "an output")")
    }

    /// Judges whether the input is rejected for the first reason that applies.
    ///
    /// If no reason applies, the input must not be rejected for any of these reasons.
    public func isRejected(for reasons: [(rejection: DeclaredRejection, applies: Bool)]) -> Finding {
        if let due = reasons.first(where: \.applies)?.rejection { return isRejected(as: due) }
        guard let code = outcome.rejection?.code, reasons.contains(where: { $0.rejection.code == code })
        else {
            return .notTouched
        }
        return .violated("the input is rejected as \(code), but no reason for this code applies")
    }
}

extension Property {
    /// Returns the property that an input is never rejected.
    public static func noRejection(
        _ sentence: String = "No well-formed input is rejected.", from laws: Subsystem.Law...
    ) -> Property {
        Property(sentence, laws: laws) { $0.isRejected(as: nil) }
    }
}
