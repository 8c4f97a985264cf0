import JSON
import Specification

extension Profile {
    public static let clauses = Clauses<Profile>(
        CheckedClause(
            Clause(
                "PRO-1",
                """
                A changed password calls /user/change-password with old and new; otherwise the profile call, without \
                any password. Only status 200 with status 1 changes what is stored; else everything stays and the \
                failure is told.
                """,
                source: Source(.artils, "5.6", "5.6.1"),
                note: """
                    One request is sent, a POST, also where nothing changed; the first reply answers it. The password \
                    call carries username and email too, and stores them; name and surname stay as they were. The \
                    profile call is /user/profile. Failures are told as those of learning.response, and refused is \
                    any 2xx that is no success.
                    """),
            judge: judge)
    )

    private static func judge(_ trial: Trial<Profile>) -> Finding {
        guard let output = trial.outcome.output else {
            let code = trial.outcome.rejection?.code ?? "an error"
            return .violated("PRO-1: no input is refused, yet it was rejected as \(code)")
        }
        let fault = fault(of: output.requests, trial.input) ?? fault(of: output, trial.input)
        return fault.map { .violated("PRO-1: \($0)") } ?? .holds
    }

    private static func changesPassword(_ input: Input) -> Bool {
        !input.form.password.hasSameScalars(as: input.stored.password)
    }

    private static func fault(of requests: [Request], _ input: Input) -> String? {
        guard requests.count == 1, let request = requests.first else {
            return "one request is sent, not \(requests.count)"
        }
        let changes = changesPassword(input)
        let why = changes ? "the password has changed" : "the password has not changed"
        let path = changes ? "/user/change-password" : "/user/profile"
        if request.path != path { return "\(why), so \(path) is called, not \(request.path)" }
        if request.method != "POST" { return "\(path) is called by POST, not \(request.method)" }
        var expected = ["username": input.form.username, "email": input.form.email]
        if changes {
            expected["oldPassword"] = input.stored.password
            expected["newPassword"] = input.form.password
        } else {
            expected["name"] = input.form.name
            expected["surname"] = input.form.surname
        }
        for name in Body.names {
            let (asked, sent) = (expected[name], request.body.members[name])
            switch (asked, sent) {
            case (nil, nil): continue
            case (let asked?, let sent?) where asked.hasSameScalars(as: sent): continue
            default: return "\(path) carries \(told(asked)) as \(name), not \(told(sent))"
            }
        }
        return nil
    }

    private static func fault(of output: Output, _ input: Input) -> String? {
        let reply = input.replies.first
        let isSaved = reply?.status == 200 && reply?.body?.status == 1
        let after = reply.map { "after the status \($0.status)" } ?? "without a reply"
        for (name, before, form, now) in [
            ("name", input.stored.name, input.form.name, output.stored.name),
            ("surname", input.stored.surname, input.form.surname, output.stored.surname),
            ("email", input.stored.email, input.form.email, output.stored.email),
            ("username", input.stored.username, input.form.username, output.stored.username),
            ("password", input.stored.password, input.form.password, output.stored.password),
        ] {
            let isSent =
                name == "email" || name == "username" || (name == "password") == changesPassword(input)
            let expected = isSaved && isSent ? form : before
            if !now.hasSameScalars(as: expected) {
                let body = reply?.body?.status.map { " and \($0)" } ?? ""
                return "\(after)\(body) the stored \(name) is \(told(expected)), not \(told(now))"
            }
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
        return
            "\(after) the message is \(expected?.rawValue ?? "absent"), not \(output.message?.rawValue ?? "absent")"
    }

    private static func told(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "nothing" }
}
