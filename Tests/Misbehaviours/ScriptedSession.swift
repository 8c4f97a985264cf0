import Harness

/// A session in this process; a closure provides its replies.
public struct ScriptedSession: Session {
    public let hello: Hello
    /// Returns the replies to all requests, in the order of the requests.
    public let answer: @Sendable ([Request]) -> [Reply]

    public init(hello: Hello, answer: @escaping @Sendable ([Request]) -> [Reply]) {
        self.hello = hello
        self.answer = answer
    }

    public func replies(to cases: [CaseRequests]) -> ReplyStream {
        let stream = ReplyStream()
        var replies = answer(cases.flatMap(\.requests))[...]
        for asked in cases {
            stream.put([AnsweredCase(asked.index, Array(replies.prefix(asked.requests.count)))])
            replies = replies.dropFirst(asked.requests.count)
        }
        stream.finish()
        return stream
    }

    public func close() async {}
}
