import SharedSpecs
import Specification

extension Profile {
    public enum Law: LawName {
        public typealias Subsystem = Profile
        case passwordCall, passwordFields, otherwise, profileFields, post, status200, status1, passwordStores,
            failureStays, failureShows, profilePath, profileStores, oneRequest, firstReply, sameScalars,
            emptyPassword, messages, refused, successIsSilent
    }

    private static let calls = Source(.artils, "5.6", "5.6.1")

    public static let laws: Laws<Profile> = [
        ("PRO-1a", .passwordCall, .source(calls)): """
        If `form.password` differs from `stored.password`, the app makes the password call: it sends a request to \
        /user/change-password.
        """,
        ("PRO-1b", .passwordFields, .source(.artils, "5.6.1", "fig. 5.24")): """
        The body of the password call contains the stored password as `oldPassword`, and the form's password as \
        `newPassword`. The body of the password call also contains the form's `username` and `email`.
        """,
        ("PRO-1c", .otherwise, .source(calls)): """
        If `form.password` and `stored.password` are equal, the app makes the profile call, even if the complete form \
        is equal to the stored profile.
        """,
        ("PRO-1d", .profileFields, .source(calls)): """
        The body of the profile call contains `name`, `surname`, `email` and `username` from the form, but no \
        password.
        """,
        ("PRO-1e", .post, .source(calls)):
            "The requests of the password call and of the profile call both use the method POST.",
        ("PRO-1f", .status200, .source(calls)): """
        A call succeeds only if the HTTP status of the reply is 200. Any 2xx status other than 200 is a failure.
        """,
        ("PRO-1g", .status1, .source(calls)): """
        A call succeeds only if `status` in the body of the reply is 1. If `status` in the body is 0 or absent, the \
        call fails.
        """,
        ("PRO-1h", .passwordStores, .source(.artils, "5.6.1", "fig. 5.25")): """
        If the password call succeeds, the app stores `username`, `email` and `password` from the form. The stored \
        `name` and `surname` do not change.
        """,
        ("PRO-1i", .failureStays, .source(calls)): "If the call fails, the stored profile does not change.",
        ("PRO-1j", .failureShows, .source(calls)):
            "If the call fails, the output contains `message`, the message that the user sees.",
        ("PRO-1k", .profilePath, .decision): "The profile call sends its request to /user/profile.",
        ("PRO-1l", .profileStores, .decision): """
        If the profile call succeeds, the app stores `name`, `surname`, `email` and `username` from the form.
        """,
        ("PRO-1m", .oneRequest, .decision):
            "The app sends exactly one request: it never makes both the password call and the profile call.",
        ("PRO-1n", .firstReply, .decision):
            "The first element of `replies` is the reply to the request; the app ignores the other replies.",
        ("PRO-1o", .sameScalars, .decision): """
        Passwords are equal only if they have the same scalars. Passwords that look alike may be different.
        """,
        ("PRO-1p", .emptyPassword, .decision): """
        An empty password in the form is a password like any other, so the password call may store it. An empty \
        password does not mean that the user wants to keep the stored password.
        """,
        ("PRO-1q", .messages, .decision): """
        If the HTTP status of a failed call is 400, `message` is `badRequest`. If the HTTP status is 401, `message` is \
        `login`. If the HTTP status is neither 400 nor 401 nor a 2xx, or if there is no reply, `message` is \
        `connectionError`.
        """,
        ("PRO-1r", .refused, .decision):
            "If the HTTP status is a 2xx but the call fails, `message` is `refused`.",
        ("PRO-1s", .successIsSilent, .decision): "If the call succeeds, the output has no `message`.",
    ]
}
