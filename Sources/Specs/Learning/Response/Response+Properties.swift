import Specification

extension Response {
    public static let properties: [Property<Response>] = [
        Property(
            "Every status from 200 to 299 leads to the same action as 200.", from: .anySuccess,
            probes: { input, _ in isSuccess(input) ? [Input(status: 200)] : [] }, judge: asProbe),
        Property(
            "Any other status except 400 and 401 leads to the same action as no reply.",
            from: .others, .noReply, .noStatus,
            probes: { input, _ in isOther(input) ? [Input(status: nil)] : [] }, judge: asProbe),
        Property(
            "200, 400, 401 and no reply lead to four different actions.",
            from: .success, .badRequest, .login, .noReply,
            probes: { input, _ in
                named.contains(input.status)
                    ? named.filter { $0 != input.status }.map { Input(status: $0) } : []
            },
            judge: { trial, output in
                let actions = Set(trial.probes.compactMap { $0.output?.action } + [output.action])
                return actions.count == named.count
                    ? .holds : .violated("200, 400, 401 and no reply lead to \(actions.count) actions")
            }),
        .noRejection("No status is rejected.", from: .others),
    ]

    private static let named: [Int?] = [200, 400, 401, nil]

    private static func isSuccess(_ input: Input) -> Bool {
        input.status.map { (200...299).contains($0) } ?? false
    }

    private static func isOther(_ input: Input) -> Bool {
        input.status.map { !(200...299).contains($0) && ![400, 401].contains($0) } ?? false
    }

    private static func asProbe(_ trial: Trial<Response>, _ output: Output) -> Finding {
        let probe = trial.probes[0]
        if probe.output?.action == output.action { return .holds }
        let other = probe.output?.action.rawValue ?? probe.rejection?.code ?? "nothing"
        return .violated("expected \(other), as after the equivalent status, got \(output.action.rawValue)")
    }
}
