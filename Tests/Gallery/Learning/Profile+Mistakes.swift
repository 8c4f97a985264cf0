import Catalogue
import JSON
import Specification

/// An implementation of learning.profile, written from its laws alone. Each mistake in the gallery changes one variable
/// of this implementation.
public struct CarefulProfile: Careful {
    public typealias Subsystem = Profile

    var callsBoth = false
    var sendsPasswordAlways = false
    var looksAtBody = true
    var takesAnySuccess = false
    var storesNames = false
    var storesAtOnce = false
    var takesEmptyForUnchanged = false
    var normalises = false

    public init() {}

    public func run(_ input: Profile.Input, readings: Readings) throws(Rejection) -> Profile.Output {
        let (old, form) = (input.stored, input.form)
        let isSame =
            normalises
            ? old.password == form.password
            : old.password.unicodeScalars.elementsEqual(form.password.unicodeScalars)
        let isNew = !isSame && !(takesEmptyForUnchanged && form.password.isEmpty)
        var requests: [Profile.Request] = []
        if isNew {
            let body = [
                "oldPassword": old.password, "newPassword": form.password, "username": form.username,
                "email": form.email,
            ]
            requests.append(.init(method: "POST", path: "/user/change-password", body: .init(body)))
        }
        if !isNew || callsBoth {
            var body = [
                "name": form.name, "surname": form.surname, "email": form.email, "username": form.username,
            ]
            if sendsPasswordAlways { body["password"] = form.password }
            requests.append(.init(method: "POST", path: "/user/profile", body: .init(body)))
        }
        let reply = input.replies.first
        let status = reply?.status ?? 0
        let isRight = takesAnySuccess ? (200..<300).contains(status) : status == 200
        let isSaved = isRight && (reply?.body?.status == 1 || !looksAtBody)
        let names = isNew && !storesNames ? old : form
        var saved = form
        (saved.name, saved.surname) = (names.name, names.surname)
        saved.password = isNew ? form.password : old.password
        let message: Profile.Message? =
            isSaved
            ? nil
            : status == 400
                ? .badRequest
                : status == 401 ? .login : (200..<300).contains(status) ? .refused : .connectionError
        return .init(requests: requests, stored: isSaved || storesAtOnce ? saved : old, message: message)
    }
}

extension Profile: Mistaken {
    public static let careful: any Implementation<Profile> = CarefulProfile()

    public static let mistakes: [Mistake<Profile>] = [
        Mistake(
            "calls-both",
            "If the password has changed, makes the profile call as well as the password call.",
            breaks: "PRO-1", smallest: input(form: "a"), run: CarefulProfile.but { $0.callsBoth = true }),
        Mistake(
            "password-in-every-call",
            "Sends all members of the user in the profile call, including the password.",
            breaks: "PRO-1", smallest: input(), run: CarefulProfile.but { $0.sendsPasswordAlways = true }),
        Mistake(
            "status-of-http-alone", "Checks the HTTP status of the reply, but not the status in its body.",
            breaks: "PRO-1", smallest: input(replies: #"{"status":200}"#),
            run: CarefulProfile.but { $0.looksAtBody = false }),
        Mistake(
            "any-success", "Treats every status from 200 to 299 as a success.",
            breaks: "PRO-1", smallest: input(replies: #"{"status":201,"body":{"status":1}}"#),
            run: CarefulProfile.but { $0.takesAnySuccess = true }),
        Mistake(
            "stores-the-names",
            "After the password call, stores the whole form, including the name and the surname.",
            breaks: "PRO-1",
            smallest: input(name: "a", form: "a", replies: #"{"status":200,"body":{"status":1}}"#),
            run: CarefulProfile.but { $0.storesNames = true }),
        Mistake(
            "stores-at-once",
            "Stores the form before the server replies, and so stores it even if the call fails.",
            breaks: "PRO-1", smallest: input(name: "a"), run: CarefulProfile.but { $0.storesAtOnce = true }),
        Mistake(
            "an-empty-password-is-none", "Treats an empty password field as an unchanged password.",
            breaks: "PRO-1", smallest: input(old: "a", form: ""),
            run: CarefulProfile.but { $0.takesEmptyForUnchanged = true }),
        Mistake(
            "normalises-passwords",
            "Compares passwords as Swift strings, and so treats composed and decomposed é as equal.",
            breaks: "PRO-1", smallest: input(old: "é", form: "e\u{301}"),
            run: CarefulProfile.but { $0.normalises = true }),
    ]

    private static func input(
        name: String = "", old: String = "", form: String = "", replies: String = ""
    ) -> String {
        func user(_ name: String, _ password: String) -> String {
            #"{"name":"\#(name)","surname":"","email":"","username":"","password":"\#(password)"}"#
        }
        return #"{"stored":\#(user("", old)),"form":\#(user(name, form)),"replies":[\#(replies)]}"#
    }
}
