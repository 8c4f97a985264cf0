import Specification

extension Response {
    public static let properties: [Property<Response>] = [
        Property(
            "Every status of 200 to 299 leads to what 200 leads to.", from: .anySuccess,
            probes: { input, _ in isSuccess(input) ? [Input(status: 200)] : [] },
            judge: { trial in isSuccess(trial.input) ? asProbe(trial) : .notTouched }),
        Property(
            "A status of another hundred, but for 400 and 401, leads to what no reply leads to.",
            from: .others, .noReply, .noStatus,
            probes: { input, _ in isOther(input) ? [Input(status: nil)] : [] },
            judge: { trial in isOther(trial.input) ? asProbe(trial) : .notTouched }),
        Property("No status is refused.", from: .others) { trial in
            trial.outcome.rejection.map { .violated("expected an action, got \($0.code)") } ?? .holds
        },
    ]

    private static func isSuccess(_ input: Input) -> Bool {
        input.status.map { (200...299).contains($0) } ?? false
    }

    private static func isOther(_ input: Input) -> Bool {
        input.status.map { !(200...299).contains($0) && ![400, 401].contains($0) } ?? false
    }

    private static func asProbe(_ trial: Trial<Response>) -> Finding {
        guard let action = trial.outcome.output?.action, let probe = trial.probes.first else {
            return .notTouched
        }
        if probe.output?.action == action { return .holds }
        let other = probe.output?.action.rawValue ?? probe.rejection?.code ?? "nothing"
        return .violated("expected \(other), as of the related status, got \(action.rawValue)")
    }
}
