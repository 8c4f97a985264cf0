import JSON
import LearningSpecs
import Specification

extension Profile: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        let isPasswordChanged = !input.form.password.hasSameScalars(as: input.stored.password)
        let request = isPasswordChanged ? changePassword(input) : profile(input)
        guard let message = failure(input.replies.first) else {
            return Output(requests: [request], stored: saved(input, isPasswordChanged))
        }
        return Output(requests: [request], stored: input.stored, message: message)
    }

    private static func changePassword(_ input: Input) -> Request {
        Request(
            method: "POST", path: "/user/change-password",
            body: .init([
                "oldPassword": input.stored.password, "newPassword": input.form.password,
                "username": input.form.username, "email": input.form.email,
            ]))
    }

    private static func profile(_ input: Input) -> Request {
        Request(
            method: "POST", path: "/user/profile",
            body: .init([
                "name": input.form.name, "surname": input.form.surname, "email": input.form.email,
                "username": input.form.username,
            ]))
    }

    private static func saved(_ input: Input, _ isPasswordChanged: Bool) -> User {
        let names = isPasswordChanged ? input.stored : input.form
        return User(
            name: names.name, surname: names.surname, email: input.form.email,
            username: input.form.username, password: input.form.password)
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
