import Specification

extension Trial {
    /// Judges whether the input is refused for the first reason that applies; if no reason applies, it must not be
    /// refused.
    func isRefused(for grounds: [(rejection: DeclaredRejection, isThere: Bool)]) -> Finding {
        let code = outcome.rejection?.code
        if let expected = grounds.first(where: \.isThere)?.rejection.code {
            return code == expected
                ? .holds
                : .violated("the input must be refused as \(expected), but is \(code ?? "not refused")")
        }
        guard let code, grounds.contains(where: { $0.rejection.code == code }) else { return .notTouched }
        return .violated("the input is refused as \(code) without a reason")
    }
}
