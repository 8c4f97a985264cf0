import Catalogue
import JSON
import Reference
import Specification
import Testing

/// Tests of the clause PRO-1 of learning.profile.
struct ProfileClauseTests {
    private let old = Profile.User(name: "n", surname: "s", email: "e", username: "u", password: "p")
    private let renamed = Profile.User(name: "N", surname: "S", email: "E", username: "U", password: "p")
    private let rekeyed = Profile.User(name: "N", surname: "S", email: "E", username: "U", password: "q")

    private let profile = Profile.Request(
        method: "POST", path: "/user/profile",
        body: .init(["name": "N", "surname": "S", "email": "E", "username": "U"]))
    private let password = Profile.Request(
        method: "POST", path: "/user/change-password",
        body: .init(["oldPassword": "p", "newPassword": "q", "email": "E", "username": "U"]))
    private let saved = Profile.Reply(status: 200, body: .init(status: 1))

    private func examined(
        _ form: Profile.User, _ replies: [Profile.Reply], _ requests: [Profile.Request],
        _ stored: Profile.User, _ message: Profile.Message? = nil
    ) -> Examination<Profile> {
        Examination(
            .init(stored: old, form: form, replies: replies),
            .output(.init(requests: requests, stored: stored, message: message)))
    }

    // MARK: Requests

    @Test func `the password call satisfies PRO-1 for a changed password, and the profile call otherwise`() {
        examined(renamed, [saved], [profile], renamed).expectHolds("PRO-1")
        let kept = Profile.User(name: "n", surname: "s", email: "E", username: "U", password: "q")
        examined(rekeyed, [saved], [password], kept).expectHolds("PRO-1")
    }

    @Test func `making the profile call if the password has changed breaks PRO-1`() {
        examined(rekeyed, [saved], [profile], rekeyed)
            .expectBroken("PRO-1")
    }

    @Test func `making the password call if the password is unchanged breaks PRO-1`() {
        examined(renamed, [saved], [password], renamed).expectBroken("PRO-1")
    }

    @Test func `making both calls, or no call, breaks PRO-1`() {
        examined(rekeyed, [saved], [password, profile], rekeyed).expectBroken("PRO-1")
        examined(old, [saved], [], old).expectBroken("PRO-1")
    }

    @Test func `sending a password in the profile call breaks PRO-1`() {
        var members = profile.body.members
        members["password"] = "p"
        let leak = Profile.Request(method: "POST", path: profile.path, body: .init(members))
        examined(renamed, [saved], [leak], renamed)
            .expectBroken("PRO-1")
    }

    @Test func `making a call without one of its members breaks PRO-1`() {
        for name in ["oldPassword", "newPassword", "email", "username"] {
            var members = password.body.members
            members[name] = nil
            let bare = Profile.Request(method: "POST", path: password.path, body: .init(members))
            examined(rekeyed, [saved], [bare], old).expectBroken("PRO-1")
        }
    }

    @Test func `exchanging the old and the new password in the password call breaks PRO-1`() {
        let turned = Profile.Request(
            method: "POST", path: password.path,
            body: .init(["oldPassword": "q", "newPassword": "p", "email": "E", "username": "U"]))
        examined(rekeyed, [saved], [turned], old).expectBroken("PRO-1")
    }

    @Test func `making a call with the method GET breaks PRO-1`() {
        let got = Profile.Request(method: "GET", path: profile.path, body: profile.body)
        examined(renamed, [saved], [got], renamed).expectBroken("PRO-1")
    }

    // MARK: The stored profile and the message

    @Test func `storing the new name and surname if the password has changed breaks PRO-1`() {
        examined(rekeyed, [saved], [password], rekeyed)
            .expectBroken("PRO-1")
    }

    @Test(
        arguments: [
            (Profile.Reply(status: 200, body: .init(status: 0)), Profile.Message.refused),
            (Profile.Reply(status: 200), .refused),
            (Profile.Reply(status: 200, body: .init(status: nil)), .refused),
            (Profile.Reply(status: 201, body: .init(status: 1)), .refused),
            (Profile.Reply(status: 400, body: .init(status: 1)), .badRequest),
            (Profile.Reply(status: 401), .login),
            (Profile.Reply(status: 500), .connectionError), (Profile.Reply(status: 300), .connectionError),
        ] as [(Profile.Reply, Profile.Message)])
    func `a failed call stores nothing, and gives a message`(reply: Profile.Reply, message: Profile.Message) {
        examined(renamed, [reply], [profile], old, message).expectHolds("PRO-1")
        examined(renamed, [reply], [profile], renamed, message)
            .expectBroken("PRO-1")
        examined(renamed, [reply], [profile], old)
            .expectBroken("PRO-1")
    }

    @Test func `a missing reply counts as a failed call`() {
        examined(renamed, [], [profile], old, .connectionError).expectHolds("PRO-1")
        examined(renamed, [], [profile], renamed).expectBroken("PRO-1")
    }

    @Test func `giving a message after a successful call breaks PRO-1`() {
        examined(renamed, [saved], [profile], renamed, .refused).expectBroken("PRO-1")
    }

    @Test func `using a reply other than the first breaks PRO-1`() {
        let replies = [Profile.Reply(status: 500), saved]
        examined(renamed, replies, [profile], renamed).expectBroken("PRO-1")
        examined(renamed, replies, [profile], old, .connectionError).expectHolds("PRO-1")
    }

    @Test func `rejecting an input breaks PRO-1`() {
        Examination<Profile>(.init(stored: old, form: old, replies: []), .rejection(Rejection("form.empty")))
            .expectBroken("PRO-1")
    }

    // MARK: Properties

    /// Returns the first law of each property that an outcome contradicts, without using the derivation.
    private func contradicted(
        _ requests: [Profile.Request], _ stored: Profile.User, _ message: Profile.Message?
    ) -> [Profile.Law] {
        let output = Profile.Output(requests: requests, stored: stored, message: message)
        return Relations<Profile>(.init(stored: old, form: renamed, replies: []), .output(output))
            .contradicted
    }

    @Test func `storing the form although there is a message contradicts a property`() {
        #expect(contradicted([profile], old, .connectionError) == [])
        #expect(contradicted([profile], renamed, .connectionError) == [.failureStays])
    }

    @Test func `using the second of two replies breaks PRO-1`() {
        let patient = Improvised<Profile> { input, readings throws(Rejection) in
            let last = Profile.Input(
                stored: input.stored, form: input.form, replies: Array(input.replies.suffix(1)))
            return try Profile.reference.run(last, readings: readings)
        }
        Examination(.init(stored: old, form: renamed, replies: [saved]), by: patient).expectBroken("PRO-1")
    }
}
