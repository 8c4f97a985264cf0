import SharedSpecs
import Specification

extension Profile {
    public enum Law: String, LawName {
        case passwordCall = "PRO-1a"
        case passwordFields = "PRO-1b"
        case otherwise = "PRO-1c"
        case profileFields = "PRO-1d"
        case post = "PRO-1e"
        case status200 = "PRO-1f"
        case status1 = "PRO-1g"
        case passwordStores = "PRO-1h"
        case failureStays = "PRO-1i"
        case failureShows = "PRO-1j"
        case profilePath = "PRO-1k"
        case profileStores = "PRO-1l"
        case oneRequest = "PRO-1m"
        case firstReply = "PRO-1n"
        case sameScalars = "PRO-1o"
        case emptyPassword = "PRO-1p"
        case messages = "PRO-1q"
        case refused = "PRO-1r"
        case successIsSilent = "PRO-1s"
    }

    private static let calls = Source(.artils, "5.6", "5.6.1")

    public static let laws: Laws<Profile> = [
        .passwordCall: .source(
            "If the password in the form differs from the stored one, the request goes to /user/change-password.",
            calls),
        .passwordFields: .source(
            "A request to /user/change-password has the old and the new password, the username and the email.",
            Source(.artils, "5.6.1", "fig. 5.24")),
        .otherwise: .source(
            "If the passwords are equal, the profile call is made, even if the form is equal to the stored profile.",
            calls),
        .profileFields: .source(
            "The profile call sends the name, surname, email and username, never the password.", calls),
        .post: .source(
            "The password call and the profile call both use the method POST.", calls),
        .status200: .source(
            "A call succeeds only if its HTTP status is 200, not if it is another 2xx.", calls),
        .status1: .source(
            "A call succeeds only if the `status` in the reply's body is 1, not if it is 0 or absent.", calls),
        .passwordStores: .source(
            """
            A password call that succeeds stores username, email and password, and does not change the stored name \
            and surname.
            """,
            Source(.artils, "5.6.1", "fig. 5.25")),
        .failureStays: .source(
            "Unless the call succeeds, the stored profile does not change.", calls),
        .failureShows: .source(
            "If the call fails, the user sees a message.", calls),
        .profilePath: .decision("The profile call goes to /user/profile."),
        .profileStores: .decision("A profile call that succeeds stores name, surname, email and username."),
        .oneRequest: .decision(
            "Exactly one request is sent, never one for each of the two calls."),
        .firstReply: .decision(
            "The first reply is the answer to the request; later replies are ignored."),
        .sameScalars: .decision(
            "Passwords are equal only if they have the same scalars. Passwords that look alike may be different."
        ),
        .emptyPassword: .decision(
            """
            An empty password in the form is a password like any other. It does not mean that the stored password \
            stays.
            """),
        .messages: .decision(
            """
            After the status 400 the message is `badRequest`, and after 401 it is `login`. After every other status \
            that is not a 2xx, and without a reply, it is `connectionError`.
            """),
        .refused: .decision(
            "If the status is a 2xx but the call does not succeed, the message is `refused`."),
        .successIsSilent: .decision("If the call succeeds, there is no message."),
    ]
}
