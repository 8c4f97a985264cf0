import JSON
import Specification

extension Profile {
    public static let properties: [Property<Profile>] = [
        Property(
            "If there is a message, the stored profile is unchanged.", from: .failureStays
        ) { trial in
            guard let output = trial.outcome.output, output.message != nil else { return .notTouched }
            return output.stored == trial.input.stored
                ? .holds : .violated("there is a message, yet the stored profile has changed")
        },
        Property(
            "A request carries a password only if the password changes.", from: .profileFields, .otherwise
        ) { trial in
            guard let output = trial.outcome.output,
                trial.input.form.password.hasSameScalars(as: trial.input.stored.password)
            else { return .notTouched }
            let passwords = ["oldPassword", "newPassword", "password"]
            let leak = output.requests.first { request in
                passwords.contains { request.body.members[$0] != nil }
            }
            return leak.map { .violated("\($0.path) carries a password that has not changed") } ?? .holds
        },
        Property("No form is rejected.", from: .otherwise) { trial in
            trial.outcome.rejection.map { .violated("expected a request, got \($0.code)") } ?? .holds
        },
        Property(
            "Replies after the first change nothing.", from: .firstReply,
            probes: { input, _ in
                input.replies.isEmpty
                    ? []
                    : [
                        Input(
                            stored: input.stored, form: input.form,
                            replies: input.replies.prefix(1) + [Reply(status: 500)])
                    ]
            },
            judge: { trial in
                guard let output = trial.outcome.output, let probe = trial.probes.first else {
                    return .notTouched
                }
                return probe.output?.value == output.value
                    ? .holds : .violated("another reply after the first one changes the outcome")
            }),
        Property(
            """
            One POST is sent, to /user/change-password if the passwords differ. Each member of the request's body is \
            from the form or is the old password.
            """,
            from: .passwordCall, .passwordFields, .otherwise, .profileFields, .post, .profilePath,
            .oneRequest,
            .sameScalars, .emptyPassword, judge: carriesTheForm),
        Property(
            """
            Without a message, the stored profile has the values that the request carried, and is otherwise \
            unchanged.
            """,
            from: .passwordStores, .profileStores
        ) { trial in
            guard let output = trial.outcome.output, output.message == nil,
                let body = output.requests.first?.body.value
            else { return .notTouched }
            let wrong = fields.first { field in
                let carried = body[field] ?? (field == "password" ? body["newPassword"] : nil)
                return output.stored.value[field] != carried ?? trial.input.stored.value[field]
            }
            return wrong.map {
                .violated("\($0) is neither the value that the request carried nor unchanged")
            }
                ?? .holds
        },
        Property(
            "The first reply decides whether there is a message, and which.",
            from: .status200, .status1, .failureShows, .messages, .refused, .successIsSilent
        ) { trial in
            guard let output = trial.outcome.output else { return .notTouched }
            let reply = trial.input.replies.first
            let status = reply?.status ?? 0
            let isSuccess = status == 200 && reply?.body?.status == 1
            let hasGround =
                switch output.message {
                case nil: isSuccess
                case .badRequest: status == 400
                case .login: status == 401
                case .refused: (200...299).contains(status) && !isSuccess
                case .connectionError: !(200...299).contains(status) && ![400, 401].contains(status)
                }
            let message = output.message?.rawValue ?? "no message"
            return hasGround
                ? .holds
                : .violated("there is \(message) after \(reply == nil ? "no reply" : "the status \(status)")")
        },
    ]

    private static let fields = ["name", "surname", "email", "username", "password"]

    private static func carriesTheForm(_ trial: Trial<Profile>) -> Finding {
        guard let requests = trial.outcome.output?.requests else { return .notTouched }
        let (stored, form) = (trial.input.stored.value, trial.input.form.value)
        let path = form["password"] == stored["password"] ? "/user/profile" : "/user/change-password"
        guard requests.count == 1, let request = requests.first, request.method == "POST",
            request.path == path, request.body.members.count == 4
        else { return .violated("expected one POST of four members to \(path)") }
        let passwords = ["oldPassword": stored["password"], "newPassword": form["password"]]
        let body = request.body.value
        let wrong = Body.names.first { body[$0] != nil && body[$0] != passwords[$0] ?? form[$0] }
        return wrong.map { .violated("the request carries a wrong value of \($0)") } ?? .holds
    }
}
