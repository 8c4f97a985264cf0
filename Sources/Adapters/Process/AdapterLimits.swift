import Harness

/// The limits of an adapter.
public struct AdapterLimits: Sendable {
    /// The time for one case, counted from the last sign of life.
    public var time: Duration = .seconds(10)
    /// The time for its hello.
    public var start: Duration = .seconds(30)
    /// The number of times that it is started again after it died, hung or broke the protocol.
    public var restarts = 100
    /// The number of requests that the adapter may have in flight at once.
    public var window = 1024
    /// The greatest number of bytes in a line of its output.
    public var line = 64 << 20
    /// The number of bytes at the end of its standard error that are kept.
    public var log = 64 << 10
    /// The time that it may take to end after `bye`, and after a termination signal.
    public var grace: Duration = .seconds(1)

    public init() {}
}
