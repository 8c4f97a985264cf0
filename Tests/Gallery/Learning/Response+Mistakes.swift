import Catalogue
import JSON
import Specification

/// An implementation of learning.response, written from its laws alone. Each mistake in the gallery changes one
/// variable of this implementation.
public struct CarefulResponse: Careful {
    public typealias Subsystem = Response

    var successes = 200..<300
    var badRequests = 400...400
    var logins = [401]
    var missing = Response.Action.connectionError

    public init() {}

    public func run(_ input: Response.Input, readings: Readings) throws(Rejection) -> Response.Output {
        guard let status = input.status else { return Response.Output(action: missing) }
        if logins.contains(status) { return Response.Output(action: .login) }
        if badRequests.contains(status) { return Response.Output(action: .badRequest) }
        return Response.Output(action: successes.contains(status) ? .proceed : .connectionError)
    }
}

extension Response: Mistaken {
    public static let careful: any Implementation<Response> = CarefulResponse()

    public static let mistakes: [Mistake<Response>] = [
        Mistake(
            "two-hundred-alone", "Treats only the status 200 as a success, not the statuses from 201 to 299.",
            breaks: "RSP-1", smallest: #"{"status":201}"#,
            run: CarefulResponse.but { $0.successes = 200..<201 }),
        Mistake(
            "three-hundred-too", "Treats redirections, which have a status from 300 to 399, as successes.",
            breaks: "RSP-1", smallest: #"{"status":300}"#,
            run: CarefulResponse.but { $0.successes = 200..<400 }),
        Mistake(
            "every-client-error", "Treats every status from 400 to 499, except 401, as a bad request.",
            breaks: "RSP-1", smallest: #"{"status":402}"#,
            run: CarefulResponse.but { $0.badRequests = 400...499 }),
        Mistake(
            "forbidden-is-login", "Asks the user to log in after the status 403, not only after 401.",
            breaks: "RSP-1", smallest: #"{"status":403}"#,
            run: CarefulResponse.but { $0.logins = [401, 403] }),
        Mistake(
            "silence-is-success", "Proceeds even if there is no reply.",
            breaks: "RSP-1", smallest: "{}",
            run: CarefulResponse.but { $0.missing = .proceed }),
    ]
}
