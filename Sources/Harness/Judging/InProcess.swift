import JSON
import Specification
import Synchronization

/// A candidate that consists of implementations in Swift, which are called directly in this process.
///
/// There is no process to start, so the candidate is also its own session.
public struct InProcess: Candidate, Session {
    public let hello: Hello
    /// The specifications of the implemented subsystems, in the order of the implementations.
    package let specifications: [any Specification.Type]
    private let runners: [SubsystemID: Runner]

    private struct Runner: Sendable {
        let specification: any Specification.Type
        let run: @Sendable (Value, Readings) throws(Misfit) -> Answer
        /// The implementation's default options that differ from the readings' own defaults, by the ids of the
        /// readings.
        var unasked: [String: String] = [:]
    }

    /// Makes a candidate from implementations in Swift.
    ///
    /// - Parameters:
    ///   - name: The name of the candidate in reports.
    ///   - version: The version of the candidate in reports.
    ///   - implementations: The implementations, one for each subsystem.
    ///   - readings: The options that the implementations implement, by the id of the reading; nil if they implement
    ///     all options.
    public init(
        name: String, version: String, implementations: [any Implementation],
        readings: [String: [String]]? = nil
    ) {
        var runners = implementations.map { InProcess.runner($0) }
        specifications = runners.map(\.specification)
        hello = Hello(
            name: name, language: "swift", version: version, of: specifications, readings: readings)
        for index in runners.indices { runners[index].unasked = hello.unasked(of: specifications[index]) }
        self.runners = Dictionary(runners.map { ($0.specification.id, $0) }) { _, last in last }
    }

    private static func runner<I: Implementation>(_ implementation: I) -> Runner {
        Runner(specification: I.Subsystem.self) { value, readings throws(Misfit) in
            let input = try I.Subsystem.Input(value)
            return Answer(implementation.outcome(of: input, readings: readings))
        }
    }

    public func open(expecting cases: Int?) -> any Session { self }

    /// Returns the answer of the implementation to a request.
    public func answer(to request: Request) -> Answer {
        guard let runner = runners[request.subsystem] else {
            return .skip("not implemented: \(request.subsystem)")
        }
        do {
            let readings =
                try request.readings.isEmpty && runner.unasked.isEmpty
                ? .standard
                : Readings(
                    runner.unasked.merging(request.readings) { $1 }, known: runner.specification.readings)
            return try runner.run(request.input, readings)
        } catch {
            let code = error is UnknownReading ? "reading.unknown" : "input.malformed"
            return .rejection(.record(("code", code.value), ("message", "\(error)".value)))
        }
    }

    /// The number of cases whose replies are passed on together, since it takes time to wake the reader.
    private static let batch = 64

    /// Computes the answers in a separate task, while the replies that have arrived are being judged.
    public func replies(to cases: [CaseRequests]) -> ReplyStream {
        let isCancelled = Flag()
        let stream = ReplyStream { isCancelled.set() }
        Task {
            for start in stride(from: 0, to: cases.count, by: Self.batch) {
                stream.put(
                    cases[start..<min(start + Self.batch, cases.count)].map { asked in
                        let began = ContinuousClock.now
                        let replies: [Reply] = asked.requests.map {
                            isCancelled.isSet ? .fault(.interruption) : .answer(answer(to: $0))
                        }
                        let seconds = (ContinuousClock.now - began).inSeconds
                        return AnsweredCase(asked.index, replies, seconds: seconds)
                    })
            }
            stream.finish()
        }
        return stream
    }

    public func close() async {}

    private final class Flag: Sendable {
        private let value = Atomic(false)

        var isSet: Bool { value.load(ordering: .relaxed) }

        func set() { value.store(true, ordering: .relaxed) }
    }
}
