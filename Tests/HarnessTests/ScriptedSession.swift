@testable import Harness

/// A session in this process that gives a list of requests their replies by a rule of its own.
struct ScriptedSession: Session {
    let hello: Hello
    /// The replies to all requests, in their order.
    let answer: @Sendable ([Request]) -> [Reply]

    func replies(to cases: [CaseRequests]) -> ReplyStream {
        let stream = ReplyStream()
        var replies = answer(cases.flatMap(\.requests))[...]
        for asked in cases {
            stream.put([AnsweredCase(asked.index, Array(replies.prefix(asked.requests.count)))])
            replies = replies.dropFirst(asked.requests.count)
        }
        stream.finish()
        return stream
    }

    func close() async {}
}
