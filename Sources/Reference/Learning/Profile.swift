import JSON
import LearningSpecs
import Specification

/// An implementation of learning.profile that follows its laws.
public struct ProfileReference: Implementation {
    public typealias Subsystem = Profile

    public init() {}

    public func run(_ input: Profile.Input, readings: Readings) throws(Rejection) -> Profile.Output {
        let isPasswordChanged = !input.form.password.hasSameScalars(as: input.stored.password)
        let request = isPasswordChanged ? changePassword(input) : profile(input)
        guard let message = failure(input.replies.first) else {
            return Profile.Output(requests: [request], stored: saved(input, isPasswordChanged))
        }
        return Profile.Output(requests: [request], stored: input.stored, message: message)
    }

    private func changePassword(_ input: Profile.Input) -> Profile.Request {
        Profile.Request(
            method: "POST", path: "/user/change-password",
            body: .init([
                "oldPassword": input.stored.password, "newPassword": input.form.password,
                "username": input.form.username, "email": input.form.email,
            ]))
    }

    private func profile(_ input: Profile.Input) -> Profile.Request {
        Profile.Request(
            method: "POST", path: "/user/profile",
            body: .init([
                "name": input.form.name, "surname": input.form.surname, "email": input.form.email,
                "username": input.form.username,
            ]))
    }

    private func saved(_ input: Profile.Input, _ isPasswordChanged: Bool) -> Profile.User {
        let names = isPasswordChanged ? input.stored : input.form
        return Profile.User(
            name: names.name, surname: names.surname, email: input.form.email,
            username: input.form.username, password: input.form.password)
    }

    /// Returns the message for the user; nil if the server has saved the profile.
    private func failure(_ reply: Profile.Reply?) -> Profile.Message? {
        switch reply?.status {
        case 200? where reply?.body?.status == 1: nil
        case (200...299)?: .refused
        case 400?: .badRequest
        case 401?: .login
        default: .connectionError
        }
    }
}

extension Profile: Referenced {
    public static let reference = ProfileReference()
}
