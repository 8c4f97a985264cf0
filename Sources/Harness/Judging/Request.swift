import JSON
import Specification

/// One input to run, for a case or for a clause's probe.
///
/// A request never changes. It is a class because a run passes thousands of requests around.
public final class Request: Sendable {
    public let subsystem: SubsystemID
    /// Built on each access: there are many, and an adapter needs each only once.
    public var input: Value {
        switch source {
        case .value(let value): value
        case .golden(let golden): golden.input
        case .probe(let probe, _): probe.value
        }
    }
    /// The options to run under, by reading id.
    public let readings: [String: String]
    /// The folder that it is to write to, if the implementation has effects that are looked at.
    package let folder: String?
    private let source: Source

    private enum Source {
        case value(Value)
        case golden(GoldenCase)
        /// The case that this probe belongs to.
        case probe(any Wire, GoldenCase?)
    }

    private init(
        _ subsystem: SubsystemID, _ source: Source, _ readings: [String: String], folder: String? = nil
    ) {
        self.subsystem = subsystem
        self.folder = folder
        self.source = source
        self.readings = readings
    }

    public convenience init(subsystem: SubsystemID, input: Value, readings: [String: String]) {
        self.init(subsystem, .value(input), readings)
    }

    /// Makes the request for a case, under the options that the case names.
    ///
    /// - Parameter others: Options of further readings, on which the outcome does not depend.
    convenience init(_ golden: GoldenCase, under others: [String: String] = [:]) {
        self.init(golden.subsystem, .golden(golden), golden.readings.merging(others) { own, _ in own })
    }

    /// Makes a further request beside another one.
    convenience init(probe: any Wire, besides request: Request) {
        self.init(request.subsystem, .probe(probe, request.golden), request.readings)
    }

    /// Returns the same request, which is to write to a folder.
    func writing(to folder: String) -> Request { Request(subsystem, source, readings, folder: folder) }

    /// The case whose input this is, if any.
    package var golden: GoldenCase? { if case .golden(let golden) = source { golden } else { nil } }

    /// The case that this request is a probe of, if any.
    package var probed: GoldenCase? { if case .probe(_, let golden) = source { golden } else { nil } }

    /// The input as JSON, if the JSON is available.
    package var inputText: JSONText? { golden?.inputText }

    /// The input as its subsystem reads it; nil if it does not have the form.
    func typedInput<S: Specification>(_: S.Type) -> S.Input? {
        golden?.typed?.input as? S.Input ?? (try? S.Input(input))
    }
}
