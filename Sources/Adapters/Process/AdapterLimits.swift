/// The limits on an adapter's time, restarts, unanswered requests and output.
public struct AdapterLimits: Sendable {
    /// The time limit for a reply, counted from the previous reply, or from the request if all earlier requests were
    /// answered.
    public var time: Duration = .seconds(10)
    /// The time that the adapter may take from its start to its hello, which is its first line.
    public var start: Duration = .seconds(30)
    /// The maximum number of restarts of the adapter after it has crashed, hung or broken the protocol.
    public var restarts = 100
    /// The maximum number of requests that the adapter may have received and not yet answered.
    public var window = 1024
    /// The maximum number of bytes in a line of the adapter's output.
    public var line = 64 << 20
    /// The number of bytes that are kept from the end of the adapter's standard error.
    public var log = 64 << 10
    /// The time that the adapter may take to end after `bye` or a termination signal, before it is killed.
    public var grace: Duration = .seconds(1)

    public init() {}
}
