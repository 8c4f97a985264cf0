import SharedSpecs
import Specification

extension Profile {
    public enum Rule: String, RuleName {
        case saving = "PRO-1"
    }

    public static let clauses: Clauses<Profile> = [
        .saving: Statement(
            .source(
                """
                A changed password calls /user/change-password by POST, with the old and the new password, username \
                and email, and stores the last three; otherwise the profile call carries all fields but the \
                password. Only status 200 with status 1 changes what is stored; else everything stays and the \
                failure is told.
                """, Source(.artils, "5.6", "5.6.1")),
            .decision(
                """
                The profile call is /user/profile, a POST too, which is sent if nothing changed as well. One \
                request is sent; the first reply answers it. Passwords are equal if they have the same scalars.
                """),
            .decision(
                """
                Failures are told as those of learning.response, and refused is any 2xx that is no success.
                """))
    ]
}
