/// The rules of one subsystem, for any implementation in any language.
///
/// A subsystem is a pure function from an input to an output or a rejection, under the readings in force. Its rules are
/// laws, one derivation, and properties. Three things follow from the derivation: the expected outcome, the laws that a
/// wrong outcome breaks, and the reasons for each part of an outcome. Properties use neither the derivation nor the
/// expected outcome.
public protocol Specification: Sendable {
    associatedtype Input: Wire
    associatedtype Output: Wire
    /// The enumeration whose cases name the laws of the subsystem.
    associatedtype Law: LawName

    /// The id of the subsystem, such as `mobility.geofence`.
    static var id: SubsystemID { get }
    /// The purpose of the subsystem, in one sentence.
    static var summary: String { get }
    /// A warning to show before an implementation is run on the subsystem's inputs; nil if the inputs are harmless.
    static var caution: String? { get }
    /// The files that belong to the rules of the subsystem, such as dictionaries.
    static var files: [SpecifiedFile] { get }

    /// The laws, each with its id, name, basis and sentence. This property must be stored, since ids of laws are often
    /// looked up.
    static var laws: Laws<Self> { get }
    /// Returns the outcome for an input; each decision in this function names the law that it follows.
    ///
    /// The ruling also has the readings in force. The function has no side effects, and ends for every input of the
    /// right shape, even in a run that breaks laws.
    ///
    /// - Throws: The rejection that a law demands.
    static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output
    /// The relations between outcomes that any implementation must keep, whatever the derivation says.
    static var properties: [Property<Self>] { get }

    /// The readings that an outcome may depend on.
    static var readings: [Reading] { get }
    /// The rejections that an implementation may answer with.
    static var rejections: [DeclaredRejection] { get }
    /// The amounts by which numbers in the output may differ from the expected numbers.
    static var tolerances: [Tolerance] { get }

    /// Returns a random input of any size, often near the thresholds that the laws name.
    ///
    /// The same entropy must give the same input on every machine.
    static func generate(from entropy: inout Entropy) -> Input
    /// Returns whether the laws and readings allow only one outcome for an input, so that conforming programs agree.
    static func isSettled(_ input: Input) -> Bool
    /// Returns inputs that are simpler in a way specific to the subsystem; simpler inputs that can be made from the
    /// shape alone are always tried.
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

    /// The clauses that the laws belong to, in the order of their first laws.
    public static var clauses: [Clause] { laws.clauses }
}

/// An implementation of one subsystem in Swift.
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
