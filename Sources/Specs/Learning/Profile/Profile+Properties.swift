import JSON
import Specification

extension Profile {
    public static let properties: [Property<Profile>] = [
        Property("If there is a message, the stored profile is unchanged.", from: .failureStays) {
            trial, output in
            guard output.message != nil else { return .notTouched }
            return output.stored == trial.input.stored
                ? .holds : .violated("there is a message, yet the stored profile has changed")
        },
        .noRejection("No form is rejected.", from: .otherwise),
        Property(
            "Only the first reply has an effect.", from: .firstReply,
            probe: { input, _ in
                input.replies.first.map { first in input.with { $0.replies = [first, Reply(status: 500)] } }
            },
            relates: \.value, otherwise: "a second reply changes the outcome"),
        Property(
            """
            One POST with four members is sent. It goes to /user/change-password if the form's password differs from \
            the stored password, and otherwise to /user/profile. Each member comes from the form, except the old \
            password.
            """,
            from: .passwordCall, .passwordFields, .otherwise, .profileFields, .post, .profilePath,
            .oneRequest, .sameScalars, .emptyPassword, judge: carriesTheForm),
        Property(
            """
            If there is no message, the stored profile has the values that the request carried, and is otherwise \
            unchanged.
            """,
            from: .passwordStores, .profileStores
        ) { trial, output in
            guard output.message == nil, let body = output.requests.first?.body.value else {
                return .notTouched
            }
            let wrong = fields.first { field in
                let carried = body[field] ?? (field == "password" ? body["newPassword"] : nil)
                return output.stored.value[field] != carried ?? trial.input.stored.value[field]
            }
            return wrong.map {
                .violated(
                    """
                    the stored \($0) must be the value in the request or, if the request has none, the old value
                    """)
            } ?? .holds
        },
    ]

    private static let fields = ["name", "surname", "email", "username", "password"]

    private static func carriesTheForm(_ trial: Trial<Profile>, _ output: Output) -> Finding {
        let (stored, form) = (trial.input.stored.value, trial.input.form.value)
        let path = form["password"] == stored["password"] ? "/user/profile" : "/user/change-password"
        guard output.requests.count == 1, let request = output.requests.first, request.method == "POST",
            request.path == path, request.body.members.count == 4
        else { return .violated("expected one POST with four members to \(path)") }
        let passwords = ["oldPassword": stored["password"], "newPassword": form["password"]]
        let body = request.body.value
        let wrong = Body.names.first { body[$0] != nil && body[$0] != passwords[$0] ?? form[$0] }
        return wrong.map { .violated("the request carries a wrong value for \($0)") } ?? .holds
    }
}
