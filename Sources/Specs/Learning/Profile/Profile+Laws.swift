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
            "If the password of the form is not the stored one, /user/change-password is called.", calls),
        .passwordFields: .source(
            "That call carries the old and the new password, the username and the email.",
            Source(.artils, "5.6.1", "fig. 5.24")),
        .otherwise: .source(
            "Otherwise the profile call is made, even if the form is as it is stored.", calls),
        .profileFields: .source(
            "The profile call carries name, surname, email and username, and never the password.", calls),
        .post: .source("Both calls are a POST.", calls),
        .status200: .source(
            "Only the status 200 of HTTP is a success, and no other 2xx.", calls),
        .status1: .source(
            "It is one only if the status in the body is 1, not if it is 0 or absent.", calls),
        .passwordStores: .source(
            "A changed password stores username, email and password, and leaves name and surname.",
            Source(.artils, "5.6.1", "fig. 5.25")),
        .failureStays: .source("Unless a call succeeds, nothing that is stored changes.", calls),
        .failureShows: .source("The user is shown a message of a failure.", calls),
        .profilePath: .decision("The profile call is /user/profile."),
        .profileStores: .decision("A profile call that succeeds stores name, surname, email and username."),
        .oneRequest: .decision("One request is sent, never both calls."),
        .firstReply: .decision("The first reply answers it, not a later one."),
        .sameScalars: .decision("Passwords are equal if they have the same scalars, not if they look alike."),
        .emptyPassword: .decision("An empty password is one like any other, not an unchanged one."),
        .messages: .decision(
            "After 400 the message is badRequest, after 401 login, and after the others connectionError."),
        .refused: .decision("After a 2xx that is no success the message is refused."),
        .successIsSilent: .decision("After a success there is no message."),
    ]
}
