import JSON
import Specification

extension Profile {
    public static let properties: [Property<Profile>] = [
        Property(
            "If the user is shown a message, everything is stored as before.", from: .failureStays
        ) { trial in
            guard let output = trial.outcome.output, output.message != nil else { return .notTouched }
            return output.stored == trial.input.stored
                ? .holds : .violated("there is a message, yet something else is stored than before")
        },
        Property(
            "A password goes over the net only if it changes.", from: .profileFields, .otherwise
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
        Property("No form is refused.", from: .otherwise) { trial in
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
                    ? .holds : .violated("another reply after the first changes the outcome")
            }),
        Property(
            """
            One POST is sent, to the call that the passwords ask for, and each member of its body is the form's or the \
            old password.
            """,
            from: .passwordCall, .passwordFields, .otherwise, .profileFields, .post, .profilePath,
            .oneRequest,
            .sameScalars, .emptyPassword, judge: carriesTheForm),
        Property(
            "Without a message what the request carried is stored, and the rest is as before.",
            from: .passwordStores, .profileStores
        ) { trial in
            guard let output = trial.outcome.output, output.message == nil,
                let body = output.requests.first?.body.value
            else { return .notTouched }
            let wrong = fields.first { field in
                let carried = body[field] ?? (field == "password" ? body["newPassword"] : nil)
                return output.stored.value[field] != carried ?? trial.input.stored.value[field]
            }
            return wrong.map { .violated("\($0) is neither as the request carried it nor as before") }
                ?? .holds
        },
        Property(
            "A message, or none, has its ground in the first reply.",
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
            return hasGround ? .holds : .violated("there is \(message) after the status \(status)")
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
        return wrong.map { .violated("\($0) is carried otherwise than the form has it") } ?? .holds
    }
}
