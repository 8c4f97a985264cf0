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
            """
            If `form.password` differs from `stored.password`, the app makes the password call: it sends a request to \
            /user/change-password.
            """, calls),
        .passwordFields: .source(
            """
            The body of the password call contains the stored password as `oldPassword`, and the form's password as \
            `newPassword`. It also contains the form's `username` and `email`.
            """, Source(.artils, "5.6.1", "fig. 5.24")),
        .otherwise: .source(
            """
            If `form.password` and `stored.password` are equal, the app makes the profile call, even if the complete \
            form is equal to the stored profile.
            """, calls),
        .profileFields: .source(
            """
            The body of the profile call contains `name`, `surname`, `email` and `username` from the form. It never \
            contains a password.
            """, calls),
        .post: .source(
            "The requests of the password call and of the profile call both use the method POST.", calls),
        .status200: .source(
            "A call succeeds only if the HTTP status of the reply is 200. Any other 2xx status is a failure.",
            calls),
        .status1: .source(
            """
            A call succeeds only if `status` in the body of the reply is 1. If this `status` is 0 or absent, the call \
            fails.
            """, calls),
        .passwordStores: .source(
            """
            If the password call succeeds, the app stores `username`, `email` and `password` from the form. The stored \
            `name` and `surname` do not change.
            """, Source(.artils, "5.6.1", "fig. 5.25")),
        .failureStays: .source("If the call fails, the stored profile does not change.", calls),
        .failureShows: .source(
            "If the call fails, the user sees a message, which is `message` in the output.", calls),
        .profilePath: .decision("The profile call sends its request to /user/profile."),
        .profileStores: .decision(
            """
            If the profile call succeeds, the app stores `name`, `surname`, `email` and `username` from the form.
            """),
        .oneRequest: .decision(
            "The app sends exactly one request. It never makes both the password call and the profile call."),
        .firstReply: .decision(
            "The first element of `replies` is the reply to the request; the app ignores the other replies."),
        .sameScalars: .decision(
            "Passwords are equal only if they have the same scalars. Passwords that look alike may be different."
        ),
        .emptyPassword: .decision(
            """
            An empty password in the form is a password like any other, so the password call may store it. It does not \
            mean that the user keeps the stored password.
            """),
        .messages: .decision(
            """
            If the status of a failed call is 400, `message` is `badRequest`; if the status is 401, `message` is \
            `login`. After any other status that is not a 2xx, and if there is no reply, `message` is `connectionError`.
            """),
        .refused: .decision("If the HTTP status is a 2xx but the call fails, `message` is `refused`."),
        .successIsSilent: .decision("If the call succeeds, the output has no `message`."),
    ]
}
