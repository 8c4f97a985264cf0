import Harness

extension Exhibit {
    /// The wrong implementation as a candidate for the harness; each access creates a new instance.
    public var candidate: InProcess {
        InProcess(name: name, version: "1", implementations: [implementation], readings: declared)
    }
}
