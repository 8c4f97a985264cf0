import JSON
import Specification

extension Profile {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        let (stored, form) = (input.stored, input.form)
        let isSame = law(
            .sameScalars, form.password.hasSameScalars(as: stored.password),
            not: form.password == stored.password)
        let isKept = law(.emptyPassword, isSame, not: isSame || form.password.isEmpty)
        let isChange = law.holds(isKept ? .otherwise : .passwordCall, !isKept)
        let calls = [passwordCall(input, law), profileCall(input, law)]
        var requests: [Request] = []
        law.emit(.oneRequest, isChange ? calls[0] : calls[1], into: &requests)
        law.never(.oneRequest) { requests = calls }

        let reply = law(.firstReply, input.replies.first, not: input.replies.last)
        let status = reply?.status ?? 0
        let isOkay = law(.status200, status == 200, not: (200...299).contains(status))
        let isDone = law.holds(.status1, reply?.body?.status == 1)
        let isSaved = isOkay && isDone
        let after = isChange ? afterPassword(input, law) : afterProfile(input, law)
        return Output(
            requests: requests, stored: isSaved ? after : law(.failureStays, stored, not: after),
            message: isSaved
                ? law(.successIsSilent, nil, not: .refused)
                : law(.failureShows, failure(status, law), not: nil))
    }

    private static func passwordCall(_ input: Input, _ law: Ruling<Law>) -> Request {
        let form = input.form
        return Request(
            method: law(.post, "POST", not: "GET"), path: law.shows(.passwordCall, "/user/change-password"),
            body: Body([
                "oldPassword": law.shows(.passwordFields, input.stored.password),
                "newPassword": law.shows(.passwordFields, form.password),
                "username": law.shows(.passwordFields, form.username),
                "email": law.shows(.passwordFields, form.email),
            ]))
    }

    private static func profileCall(_ input: Input, _ law: Ruling<Law>) -> Request {
        let form = input.form
        var body = [
            "name": law.shows(.profileFields, form.name), "surname": law.shows(.profileFields, form.surname),
            "email": law.shows(.profileFields, form.email),
            "username": law.shows(.profileFields, form.username),
        ]
        law.never(.profileFields) { body["password"] = form.password }
        return Request(
            method: law(.post, "POST", not: "GET"), path: law.shows(.profilePath, "/user/profile"),
            body: Body(body))
    }

    private static func afterPassword(_ input: Input, _ law: Ruling<Law>) -> User {
        let names = law(.passwordStores, input.stored, not: input.form)
        var after = law(.passwordStores, input.form, not: input.stored)
        (after.name, after.surname) = (names.name, names.surname)
        return after
    }

    private static func afterProfile(_ input: Input, _ law: Ruling<Law>) -> User {
        var after = law(.profileStores, input.form, not: input.stored)
        after.password = input.stored.password
        return after
    }

    /// Returns the message that the user sees after a failure with a given status; 0 means that there was no reply.
    private static func failure(_ status: Int, _ law: Ruling<Law>) -> Message {
        if (200...299).contains(status) { return law(.refused, .refused) }
        return law(.messages, status == 400 ? .badRequest : status == 401 ? .login : .connectionError)
    }
}
