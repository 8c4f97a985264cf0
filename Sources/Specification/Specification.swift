import JSON

/// The rules of one subsystem, for any implementation in any language.
///
/// A subsystem is a pure function from an input to an output or a rejection, under the readings in force. Its rules are
/// laws, one derivation, and properties. Expectation, blame and reasons follow from the derivation; properties do not
/// use the expected outcome.
public protocol Specification: Sendable {
    associatedtype Input: Wire
    associatedtype Output: Wire
    /// The names of its laws.
    associatedtype Law: LawName

    /// The name of the subsystem.
    static var id: SubsystemID { get }
    /// The purpose of the subsystem, in one sentence.
    static var summary: String { get }
    /// A warning before an implementation is run on its inputs; nil if they are harmless.
    static var caution: String? { get }
    /// The files that belong to its rules, such as dictionaries.
    static var files: [SpecifiedFile] { get }

    /// The sentence of each law, and its basis.
    static var laws: Laws<Self> { get }
    /// Returns the outcome for an input; every decision on the way names the law that it rests on.
    ///
    /// It is a plain function, total on every input of its shape, even if a law is broken.
    ///
    /// - Throws: The rejection that a law demands.
    static func derive(_ input: Input, _ readings: Readings, by law: Ruling<Law>) throws(Rejection) -> Output
    /// Relations between outcomes that any implementation must keep, whatever the derivation says.
    static var properties: [Property<Self>] { get }

    /// The readings on which its output may depend.
    static var readings: [Reading] { get }
    /// The rejections that it may give.
    static var rejections: [DeclaredRejection] { get }
    /// The numbers of the output that may differ from the expected ones, and by how much.
    static var tolerances: [Tolerance] { get }

    /// Returns a random input of any size, often near the thresholds that the laws name.
    ///
    /// The same entropy gives the same input on every machine.
    static func generate(from entropy: inout Entropy) -> Input
    /// Returns whether the laws and readings leave no freedom on this input, so conforming programs must agree.
    static func isSettled(_ input: Input) -> Bool
    /// Returns simpler inputs in a way specific to the subsystem; those that follow from the shape are tried in any
    /// case.
    static func simpler(than input: Input) -> [Input]
}

extension Specification {
    public static var caution: String? { nil }
    public static var files: [SpecifiedFile] { [] }
    public static var properties: [Property<Self>] { [] }
    public static var readings: [Reading] { [] }
    public static var rejections: [DeclaredRejection] { [] }
    public static var tolerances: [Tolerance] { [] }
    public static func isSettled(_ input: Input) -> Bool { true }
    public static func simpler(than input: Input) -> [Input] { [] }

    /// The clauses that its laws belong to, in the order of their first laws.
    public static var clauses: [Clause] { laws.clauses }
}

/// An implementation of one subsystem, in Swift.
public protocol Implementation<Subsystem>: Sendable {
    associatedtype Subsystem: Specification

    /// Returns the output for an input.
    ///
    /// - Throws: The rejection that the specification declares for such an input.
    func run(_ input: Subsystem.Input, readings: Readings) throws(Rejection) -> Subsystem.Output
}

extension Implementation {
    /// Returns the output or the rejection for an input.
    public func outcome(of input: Subsystem.Input, readings: Readings = .standard) -> Outcome<
        Subsystem.Output
    > {
        do throws(Rejection) {
            return .output(try run(input, readings: readings))
        } catch {
            return .rejection(error)
        }
    }
}
