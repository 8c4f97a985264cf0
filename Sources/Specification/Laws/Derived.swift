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
}

extension Derived {
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
        let rehearsal = Rehearsal()
        _ = outcome(input, readings, in: rehearsal)
        return !rehearsal.isOpen
    }

    /// Returns the outcome of a rehearsal.
    static func outcome(_ input: Input, _ readings: Readings, in rehearsal: Rehearsal) -> Outcome<Output> {
        do throws(Rejection) {
            let output = try derive(input, readings, by: Ruling(rehearsal))
            try rehearsal.close()
            return .output(output)
        } catch {
            return .rejection(error)
        }
    }
}
