import Specification

extension Profile {
    public enum Rule: String, RuleName {
        case saving = "PRO-1"
    }

    public static let clauses: Clauses<Profile> = [
        .saving: Statement(
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
                """)
    ]
}
