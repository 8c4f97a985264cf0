import JSON
import Specification

/// Hears of a group that it is answered: the replies to its requests, in their order.
public typealias Settled = @Sendable (_ group: Int, _ replies: [Reply]) -> Void

/// What a candidate is asked: a beginning, and what is made of it while that is already being answered.
public struct Questions: Sendable {
    public let first: [Request]
    /// The rest in parts, to be made once each and in their order; the requests of a group are all in one part.
    public let rest: [@Sendable () -> [Request]]

    public init(_ first: [Request], rest: [@Sendable () -> [Request]] = []) {
        self.first = first
        self.rest = rest
    }

    /// Everything at once.
    public func all() -> [Request] { rest.reduce(first) { $0 + $1() } }
}

/// An implementation under test, wherever it runs.
public protocol Candidate: Sendable {
    /// Asks the implementation for everything that `prepare` makes of its hello.
    ///
    /// A task that is cancelled gets the replies there are; the others are faults of the kind `interrupted`.
    ///
    /// - Returns: its hello, and one reply a request, in the order of the requests, whatever it does.
    /// - Throws: `AdapterStartError` where it cannot be started.
    func answer(
        _ prepare: @escaping @Sendable (Hello) -> [Request]
    ) async throws(AdapterStartError) -> (hello: Hello, replies: [Reply])

    /// The same for one who knows how many cases there are at most, by which help can be had ready in time, and who
    /// need not have all of them ready at once.
    ///
    /// - Parameter settled: may hear of the replies to a group of requests while others are still being answered, and
    ///   then hears of them again where one of them changes. It is to be quick.
    func answer(
        atMost cases: Int?, _ prepare: @escaping @Sendable (Hello) -> Questions, settled: @escaping Settled
    ) async throws(AdapterStartError) -> (hello: Hello, replies: [Reply])
}

extension Candidate {
    public func answer(
        atMost cases: Int?, _ prepare: @escaping @Sendable (Hello) -> Questions, settled: @escaping Settled
    ) async throws(AdapterStartError) -> (hello: Hello, replies: [Reply]) {
        try await answer { prepare($0).all() }
    }
}

/// Implementations in Swift, called directly.
public struct InProcess: Candidate {
    public let hello: Hello
    private let runners: [SubsystemID: Runner]
    /// The options that are taken unasked where they are not the defaults.
    private let unasked: [SubsystemID: [String: String]]

    private typealias Runner = @Sendable (Value, Readings) throws(Misfit) -> Answer

    /// - Parameter readings: the options implemented where these are not all; by reading id.
    public init(
        name: String, version: String, implementations: [any Implementation],
        readings: [String: [String]]? = nil
    ) {
        var runners: [SubsystemID: Runner] = [:]
        var all: [String: [String]] = [:]
        for implementation in implementations {
            let (specification, runner) = InProcess.runner(implementation)
            runners[specification.id] = runner
            for reading in specification.readings { all[reading.id] = reading.options.map(\.name) }
        }
        let hello = Hello(
            name: name, language: "swift", version: version, subsystems: Set(runners.keys),
            readings: readings ?? all)
        self.hello = hello
        self.runners = runners
        unasked = hello.unasked(of: runners.keys.compactMap(Catalogue.assay.specification))
    }

    private static func runner<I: Implementation>(_ implementation: I) -> (any Specification.Type, Runner) {
        let runner: Runner = { value, readings throws(Misfit) in
            let input = try I.Subsystem.Input(value)
            switch implementation.outcome(of: input, readings: readings) {
            case .output(let output): return .output(output.value)
            case .rejection(let rejection): return .rejection(RejectionForm.value(rejection))
            }
        }
        return (I.Subsystem.self, runner)
    }

    public func answer(
        _ prepare: @escaping @Sendable (Hello) -> [Request]
    ) async throws(AdapterStartError) -> (hello: Hello, replies: [Reply]) {
        let replies = prepare(hello).map { request in
            Task.isCancelled
                ? .failure(Fault(.interrupted, "the run was ended before the answer")) : reply(to: request)
        }
        return (hello, replies)
    }

    /// The reply to one request.
    public func reply(to request: Request) -> Reply {
        guard let specification = Catalogue.assay.specification(request.subsystem),
            let run = runners[request.subsystem]
        else {
            return .success(.skip("not implemented: \(request.subsystem)"))
        }
        let readings: Readings
        do {
            let unasked = unasked[request.subsystem] ?? [:]
            readings =
                try request.readings.isEmpty && unasked.isEmpty
                ? .standard
                : Readings(unasked.merging(request.readings) { $1 }, known: specification.readings)
        } catch {
            return .success(
                .rejection(.record(("code", "reading.unknown".value), ("message", "\(error)".value))))
        }
        do throws(Misfit) {
            return .success(try run(request.input, readings))
        } catch {
            return .success(
                .rejection(.record(("code", "input.malformed".value), ("message", "\(error)".value))))
        }
    }
}
