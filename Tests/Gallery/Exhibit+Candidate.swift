import Harness

extension Exhibit {
    /// The wrong implementation behind the harness, started anew.
    public var candidate: InProcess {
        InProcess(name: name, version: "1", implementations: [implementation], readings: declared)
    }
}
