/// A subsystem whose rules are laws and one derivation, from which expectation, blame and reasons follow.
public protocol Derived: Specification {
    /// The names of its laws.
    associatedtype Law: LawName

    /// What each law says, and on what it rests.
    static var laws: Laws<Self> { get }

    /// Returns the outcome for an input; every decision on the way names the law that it rests on.
    ///
    /// It is a plain function, total on every input of its shape, also if a law is not kept.
    ///
    /// - Throws: The rejection that a law demands.
    static func derive(_ input: Input, _ readings: Readings, by law: Ruling<Law>) throws(Rejection) -> Output

    /// Relations between outcomes that any implementation must keep, whatever the derivation says.
    static var properties: [Property<Self>] { get }
}

extension Derived {
    public static var properties: [Property<Self>] { [] }

    /// Returns the outcome that the laws demand.
    public static func expected(_ input: Input, _ readings: Readings = .standard) -> Outcome<Output> {
        do throws(Rejection) {
            return .output(try derive(input, readings, by: Ruling()))
        } catch {
            return .rejection(error)
        }
    }

    /// Returns whether the laws leave no freedom on an input.
    public static func isCertain(_ input: Input, _ readings: Readings) -> Bool {
        let run = DerivationRun()
        _ = outcome(input, readings, in: run)
        return !run.isOpen
    }

    /// Returns the outcome of a run.
    static func outcome(_ input: Input, _ readings: Readings, in run: DerivationRun) -> Outcome<Output> {
        do throws(Rejection) {
            let output = try derive(input, readings, by: Ruling(run))
            try run.close()
            return .output(output)
        } catch {
            return .rejection(error)
        }
    }
}

/// A relation between an outcome, its input and the outcomes of related inputs, which cites the laws it follows from.
///
/// It never asks the derivation: it is the second voice, which notices what a derivation gets wrong.
public struct Property<Subsystem: Derived>: Sendable {
    /// The laws that it follows from.
    public let laws: [Subsystem.Law]
    /// What must hold, in one sentence.
    public let sentence: String
    let probes: (@Sendable (Subsystem.Input, Readings) -> [Subsystem.Input])?
    let judge: @Sendable (Trial<Subsystem>) -> Finding

    /// Makes a property.
    ///
    /// - Parameters:
    ///   - probes: Makes the related inputs to run; they follow from the first input alone.
    ///   - judge: Judges the trial; its probes are empty if they were not run.
    public init(
        _ sentence: String, from laws: Subsystem.Law...,
        probes: (@Sendable (Subsystem.Input, Readings) -> [Subsystem.Input])? = nil,
        judge: @escaping @Sendable (Trial<Subsystem>) -> Finding
    ) {
        self.laws = laws
        self.sentence = sentence
        self.probes = probes
        self.judge = judge
    }
}
