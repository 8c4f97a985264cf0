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
    ]
}
