import Specification

extension Response {
    public static func check(_ rule: Rule) -> Check<Response> {
        switch rule {
        case .action:
            Check(.model) { trial in
                let told = trial.input.status.map { "the status \($0)" } ?? "no reply"
                guard let action = trial.outcome.output?.action else {
                    let code = trial.outcome.rejection?.code ?? "an error"
                    return .violated("\(told) leads to an action, yet it was rejected as \(code)")
                }
                let expected =
                    trial.input.status.flatMap { named[$0 / 100 == 2 ? 200 : $0] } ?? .connectionError
                return action == expected
                    ? .holds : .violated("\(told) leads to \(expected.rawValue), not \(action.rawValue)")
            }
        }
    }

    private static let named: [Int: Action] = [200: .proceed, 400: .badRequest, 401: .login]
}
