import Harness

extension Exhibit {
    /// The wrong implementation behind the harness, restarted.
    public var candidate: InProcess {
        InProcess(name: name, version: "1", implementations: [implementation], readings: declared)
    }
}
