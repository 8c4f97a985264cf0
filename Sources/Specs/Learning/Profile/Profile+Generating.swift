import Specification

extension Profile {
    /// Returns a profile, a form with a few changes or none, and replies that succeed or fail in one respect.
    public static func generate(from entropy: inout Entropy) -> Input {
        let texts = ["a", "b", "", " a", "A", "é", "e\u{301}", "utente@test.it", "password", "password1"]
        let stored = User(
            name: entropy.one(of: texts), surname: entropy.one(of: texts), email: entropy.one(of: texts),
            username: entropy.one(of: texts), password: entropy.one(of: texts))
        var form = stored
        for _ in 0..<entropy.count(upTo: 3) {
            let text = entropy.one(of: texts)
            form[keyPath: entropy.one(of: [\User.name, \.surname, \.email, \.username])] = text
        }
        if entropy.once(in: 2) { form.password = entropy.one(of: texts) }
        let replies = (0..<entropy.one(of: [1, 1, 1, 1, 0, 2])).map { _ in reply(from: &entropy) }
        return Input(stored: stored, form: form, replies: replies)
    }

    private static func reply(from entropy: inout Entropy) -> Reply {
        let status = entropy.one(weighed: [
            (6, 200), (1, 201), (1, 204), (1, 299), (1, 300), (1, 199), (2, 400), (2, 401), (1, 403),
            (1, 500), (1, 0),
        ])
        let body: Reply.Body? =
            switch entropy.below(8) {
            case 0: nil
            case 1: Reply.Body(status: nil)
            case 2: Reply.Body(status: 0)
            case 3: Reply.Body(status: entropy.one(of: [2, -1, 200]))
            default: Reply.Body(status: 1)
            }
        return Reply(status: status, body: body)
    }
}
