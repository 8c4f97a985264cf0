import SharedSpecs
import Specification

extension Response {
    public enum Law: LawName {
        public typealias Subsystem = Response
        case success, badRequest, login, others, anySuccess, noReply, noStatus
    }

    public static let laws: Laws<Response> = [
        ("RSP-1a", .success, .source(.artils, "5.5.1")):
            "The status 200 is a success, and leads to the action `proceed`.",
        ("RSP-1b", .badRequest, .source(.artils, "5.3.1", "fig. 5.10")):
            "The action is `badRequest` if the status is 400. No other 4xx status leads to `badRequest`.",
        ("RSP-1c", .login, .source(.artils, "5.3.1", "fig. 5.10")): """
        The action is `login` if the status is 401. No other status leads to `login`, not even the status 403.
        """,
        ("RSP-1d", .others, .source(.artils, "5.3.1", "fig. 5.10")):
            "If no other law assigns an action to the status, the action is `connectionError`.",
        ("RSP-1e", .anySuccess, .decision): """
        Every 2xx status, not only 200, is a success, and leads to the action `proceed`. Any other status, such as \
        301, is not a success.
        """,
        ("RSP-1f", .noReply, .decision): "If there is no reply, the action is `connectionError`.",
        ("RSP-1g", .noStatus, .decision): """
        A number outside the range from 100 to 599 is not an HTTP status, and leads to the action \
        `connectionError`.
        """,
    ]

    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        guard let status = input.status else { return Output(action: law(.noReply, .connectionError)) }
        let isLogin = law(.login, status == 401, not: [401, 403].contains(status))
        if law.holds(.login, isLogin) { return Output(action: .login) }
        let isBad = law(.badRequest, status == 400, not: status / 100 == 4)
        if law.holds(.badRequest, isBad) { return Output(action: .badRequest) }
        if law.holds(.success, status == 200) { return Output(action: .proceed) }
        let isOther = status != 200
        let isSuccess = law(
            .anySuccess, isOther && status / 100 == 2, not: false,
            or: isOther && [2, 3].contains(status / 100))
        if isSuccess { return Output(action: .proceed) }
        let isStatus = (100...599).contains(status)
        return Output(action: law(isStatus ? .others : .noStatus, .connectionError))
    }

    public static let properties: [Property<Response>] = [
        Property(
            "Every status from 200 to 299 leads to the same action as 200.", from: .anySuccess,
            probes: { input, _ in isSuccess(input) ? [Input(status: 200)] : [] }, judge: asProbe),
        Property(
            "Any status outside 200 to 299, except 400 and 401, leads to the same action as no reply.",
            from: .others, .noReply, .noStatus,
            probes: { input, _ in isOther(input) ? [Input(status: nil)] : [] }, judge: asProbe),
        Property(
            "The statuses 200, 400 and 401, and no reply, lead to four different actions.",
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
        return .violated("got \(output.action.rawValue), but an equivalent input gives \(other)")
    }
}
