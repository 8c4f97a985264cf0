import JSON
import LearningSpecs
import Specification

extension Profile: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        let (stored, form) = (input.stored, input.form)
        let isPasswordChanged = !form.password.hasSameScalars(as: stored.password)
        let own =
            isPasswordChanged
            ? ["oldPassword": stored.password, "newPassword": form.password]
            : ["name": form.name, "surname": form.surname]
        let always = ["username": form.username, "email": form.email]
        let request = Request(
            method: "POST", path: isPasswordChanged ? "/user/change-password" : "/user/profile",
            body: Body(own.merging(always) { $1 }))
        guard let message = failure(input.replies.first) else {
            return Output(requests: [request], stored: saved(input, isPasswordChanged))
        }
        return Output(requests: [request], stored: stored, message: message)
    }

    private static func saved(_ input: Input, _ isPasswordChanged: Bool) -> User {
        var user = input.form
        if isPasswordChanged { (user.name, user.surname) = (input.stored.name, input.stored.surname) }
        return user
    }

    /// Returns the message for the user; nil if the server has saved the profile.
    private static func failure(_ reply: Reply?) -> Message? {
        switch reply?.status {
        case 200? where reply?.body?.status == 1: nil
        case (200...299)?: .refused
        case 400?: .badRequest
        case 401?: .login
        default: .connectionError
        }
    }
}
