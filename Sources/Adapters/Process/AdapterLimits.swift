import Harness

/// The limits of an adapter.
public struct AdapterLimits: Sendable {
    /// For one case, counted from the last sign of life.
    public var time: Duration = .seconds(10)
    /// For its hello.
    public var start: Duration = .seconds(30)
    /// How often it is started again after it died, hung or broke the protocol.
    public var restarts = 100
    /// Requests that the adapter may have in flight at once.
    public var window = 1024
    /// Bytes of one line of its output.
    public var line = 64 << 20
    /// Bytes of its standard error that are kept, from the end.
    public var log = 64 << 10
    /// How long it may take to end after bye, and after a termination signal.
    public var grace: Duration = .seconds(1)

    public init() {}
}
