extension Trial {
    /// Judges whether the input is rejected for the given reason, or gives an output if the reason is nil.
    public func isRejected(as due: DeclaredRejection?) -> Finding {
        let code = outcome.rejection?.code
        return code == due?.code
            ? .holds : .violated("expected \(due?.code ?? "an output"), got \(code ?? "an output")")
    }
}
