import JSON
import Specification

extension Profile {
    public static func check(_ rule: Rule) -> Check<Profile> {
        switch rule {
        case .saving:
            Check(.model) { trial in
                guard let output = trial.outcome.output else {
                    let code = trial.outcome.rejection?.code ?? "an error"
                    return .violated("no input is refused, yet it was rejected as \(code)")
                }
                let fault = fault(of: output.requests, trial.input) ?? fault(of: output, trial.input)
                return fault.map { .violated($0) } ?? .holds
            }
        }
    }

    private static func changesPassword(_ input: Input) -> Bool {
        !input.form.password.hasSameScalars(as: input.stored.password)
    }

    /// Returns what is wrong with the requests, or nil.
    private static func fault(of requests: [Request], _ input: Input) -> String? {
        guard requests.count == 1, let request = requests.first else {
            return "one request is sent, not \(requests.count)"
        }
        let (form, changes) = (input.form, changesPassword(input))
        let path = changes ? "/user/change-password" : "/user/profile"
        if request.path != path {
            let why = changes ? "the password has changed" : "the password has not changed"
            return "\(why), so \(path) is called, not \(request.path)"
        }
        if request.method != "POST" { return "\(path) is called by POST, not \(request.method)" }
        var expected = ["username": form.username, "email": form.email]
        if changes {
            expected["oldPassword"] = input.stored.password
            expected["newPassword"] = form.password
        } else {
            expected["name"] = form.name
            expected["surname"] = form.surname
        }
        for name in Body.names {
            let (asked, sent) = (expected[name], request.body.members[name])
            if asked?.value == sent?.value { continue }
            return "\(path) carries \(told(asked)) as \(name), not \(told(sent))"
        }
        return nil
    }

    /// Returns what is wrong with what is stored and told after the reply, or nil.
    private static func fault(of output: Output, _ input: Input) -> String? {
        let (reply, stored, form) = (input.replies.first, input.stored, input.form)
        let isSaved = reply?.status == 200 && reply?.body?.status == 1
        let after = reply.map { "after the status \($0.status)" } ?? "without a reply"
        let names = isSaved && !changesPassword(input) ? form : stored
        let rest = isSaved ? form : stored
        for (name, expected, now) in [
            ("name", names.name, output.stored.name), ("surname", names.surname, output.stored.surname),
            ("email", rest.email, output.stored.email), ("username", rest.username, output.stored.username),
            ("password", rest.password, output.stored.password),
        ] where !now.hasSameScalars(as: expected) {
            let body = reply?.body?.status.map { " and \($0)" } ?? ""
            return "\(after)\(body) the stored \(name) is \(told(expected)), not \(told(now))"
        }
        let expected: Message? =
            switch reply?.status ?? 0 {
            case 200 where isSaved: nil
            case 200...299: .refused
            case 400: .badRequest
            case 401: .login
            default: .connectionError
            }
        if output.message == expected { return nil }
        let got = output.message?.rawValue ?? "absent"
        return "\(after) the message is \(expected?.rawValue ?? "absent"), not \(got)"
    }

    private static func told(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "nothing" }
}
