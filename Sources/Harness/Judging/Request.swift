import JSON
import Specification

/// A request to run an implementation on one input, such as the input of a case or a probe of a property.
///
/// A request never changes. It is a class because a run passes thousands of requests around.
public final class Request: Sendable {
    public let subsystem: SubsystemID
    /// The input as JSON. Each access builds it again, since there are many inputs and an adapter needs each only once.
    public var input: Value {
        switch source {
        case .value(let value): value
        case .golden(let golden): golden.input
        case .probe(let probe, _): probe.value
        }
    }
    /// The options under which the input is run, by the id of the reading.
    public let readings: [String: String]
    /// The folder that the implementation writes its files to; nil if the files are not checked.
    package let folder: String?
    private let source: Source

    private enum Source {
        case value(Value)
        case golden(GoldenCase)
        /// The input is a probe, which a property relates to the input of the case; the case is nil for a sample.
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

    /// Makes the request for a case, under the options that the case names and perhaps some others.
    ///
    /// - Parameter others: Options of readings that do not affect the outcome of the case.
    convenience init(_ golden: GoldenCase, under others: [String: String] = [:]) {
        self.init(golden.subsystem, .golden(golden), golden.readings.merging(others) { own, _ in own })
    }

    /// Makes the request for a probe, with the subsystem and the options of another request.
    convenience init(probe: any Wire, besides request: Request) {
        self.init(request.subsystem, .probe(probe, request.golden), request.readings)
    }

    func writing(to folder: String) -> Request { Request(subsystem, source, readings, folder: folder) }

    /// The case that the request was made for; nil if the request was made for a probe or from a value.
    package var golden: GoldenCase? { if case .golden(let golden) = source { golden } else { nil } }

    /// The case that this probe belongs to; nil if the request is not a probe of a case.
    package var probed: GoldenCase? { if case .probe(_, let golden) = source { golden } else { nil } }

    /// The JSON of the input, if a case provides it as text.
    package var inputText: JSONText? { golden?.inputText }

    /// Returns the input in the Swift type of the subsystem; nil if it does not have the subsystem's form.
    func typedInput<S: Specification>(_: S.Type) -> S.Input? {
        golden?.typed?.input as? S.Input ?? (try? S.Input(input))
    }
}
