/// The arbiter of a derivation: each method makes a decision, and takes the law that the decision rests on.
///
/// A derivation takes a ruling as a parameter named `law`, so that a line reads as "law: the title is …":
///
///     title: law.shows(.title, found.title),
///     year: law.holds(.noYear, year == 0) ? "" : "\(year)"
///
/// By default every law is kept, nothing is recorded, and a ruling costs next to nothing. In a `DerivationRun`, the
/// ruling also records the questions that the derivation asks its laws, or breaks some laws. The comment on each method
/// says how a `DerivationRun` breaks the law that the method receives.
public struct Ruling<Law: LawName> {
    /// The readings in force, which a contrast or the derivation of another subsystem may need.
    public let readings: Readings
    @usableFromInline let run: DerivationRun?

    /// Makes a ruling that keeps every law.
    @inlinable public init(_ readings: Readings) { self.init(readings, nil) }

    @inlinable init(_ readings: Readings, _ run: DerivationRun?) {
        self.readings = readings
        self.run = run
    }

    /// A ruling with the same readings that keeps every law, for example to compute a contrast.
    public var kept: Ruling { Ruling(readings) }

    /// Returns the same ruling for the laws of another subsystem that this derivation also uses.
    public func under<Other: LawName>(_: Other.Type = Other.self) -> Ruling<Other> {
        Ruling<Other>(readings, run)
    }

    // MARK: Values

    /// Returns a value that appears in the output and that nothing else depends on.
    ///
    /// If the law is broken, a neighbour is returned instead: another string, the next number or the other truth value.
    @inlinable public func shows<T: Neighbouring>(
        _ law: Law, _ value: T, line: UInt = #line, column: UInt = #column
    ) -> T {
        guard run != nil else { return value }
        return replaced(law, value, line, column)
    }

    /// Returns a value, for a law whose sentence also names a wrong value (the contrast).
    ///
    /// If the law is broken, the contrast is returned: for example, the fix's time instead of the event's time. A run
    /// may compute the contrast twice or not at all, so computing the contrast must have no side effects.
    @inlinable public func callAsFunction<T: Equatable>(
        _ law: Law, _ value: T, not contrast: @autoclosure () -> T, line: UInt = #line, column: UInt = #column
    ) -> T {
        guard run != nil else { return value }
        return replaced(law, value, by: { [contrast()] }, line, column)
    }

    /// Returns a value, for a law whose sentence also names two wrong values (the contrasts).
    @inlinable public func callAsFunction<T: Equatable>(
        _ law: Law, _ value: T, not contrast: @autoclosure () -> T, or other: @autoclosure () -> T,
        line: UInt = #line, column: UInt = #column
    ) -> T {
        guard run != nil else { return value }
        return replaced(law, value, by: { [contrast(), other()] }, line, column)
    }

    /// Returns a value of an enumeration. If the law is broken, returns another value of the enumeration.
    @inlinable public func callAsFunction<T: Equatable & CaseIterable>(
        _ law: Law, _ value: T, line: UInt = #line, column: UInt = #column
    ) -> T {
        guard run != nil else { return value }
        return replaced(law, value, by: { Array(T.allCases) }, line, column)
    }

    /// Returns the option in force for the reading that the law states. If the law is broken, returns another option.
    @inlinable public func callAsFunction<Option: ReadingOption & Equatable>(
        _ law: Law, _ reading: Option.Type, line: UInt = #line, column: UInt = #column
    ) -> Option {
        self(law, readings[reading], line: line, column: column)
    }

    /// Gives a variable its new value. If the law is broken, the old value stays.
    @inlinable public func set<T: Equatable>(
        _ law: Law, _ variable: inout T, to value: T, line: UInt = #line, column: UInt = #column
    ) {
        guard run != nil else {
            variable = value
            return
        }
        change(law, &variable, value, line, column)
    }

    // MARK: Conditions

    /// Returns whether a condition holds. If the law is broken, the result is always true or always false.
    @inlinable public func holds(
        _ law: Law, _ condition: Bool, line: UInt = #line, column: UInt = #column
    ) -> Bool {
        guard run != nil else { return condition }
        return judged(law, condition, line, column)
    }

    /// Returns true, so that the caller does what the law requires. If the law is broken, returns false.
    @inlinable public func does(_ law: Law, line: UInt = #line, column: UInt = #column) -> Bool {
        guard run != nil else { return true }
        return done(law, line, column)
    }

    /// Does nothing. If the law is broken, calls the given closure, whose action the law forbids.
    ///
    ///     law.never(.tripSurvives) { mode = nil }
    @inlinable public func never(
        _ law: Law, line: UInt = #line, column: UInt = #column, _ forbidden: () -> Void
    ) {
        guard run != nil, isTempted(law, line, column) else { return }
        forbidden()
    }

    /// Returns whether a value is below a bound.
    ///
    /// If the law is broken, the result is wrong for a value that equals the bound, or the result is always true or
    /// always false. A bound that is a whole number may also be off by one.
    @inlinable public func isBelow<T: Comparable>(
        _ law: Law, _ value: T, _ bound: T, line: UInt = #line, column: UInt = #column
    ) -> Bool {
        guard run != nil else { return value < bound }
        return compared(law, value, bound, isStrict: true, line, column)
    }

    /// Returns whether a value is at most a bound. The law is broken in the same ways as with `isBelow`.
    @inlinable public func isAtMost<T: Comparable>(
        _ law: Law, _ value: T, _ bound: T, line: UInt = #line, column: UInt = #column
    ) -> Bool {
        guard run != nil else { return value <= bound }
        return compared(law, value, bound, isStrict: false, line, column)
    }

    /// Returns whether a value is above a bound. The law is broken in the same ways as with `isBelow`.
    @inlinable public func isAbove<T: Comparable>(
        _ law: Law, _ value: T, _ bound: T, line: UInt = #line, column: UInt = #column
    ) -> Bool {
        isBelow(law, bound, value, line: line, column: column)
    }

    /// Returns whether a value is at least a bound. The law is broken in the same ways as with `isBelow`.
    @inlinable public func isAtLeast<T: Comparable>(
        _ law: Law, _ value: T, _ bound: T, line: UInt = #line, column: UInt = #column
    ) -> Bool {
        isAtMost(law, bound, value, line: line, column: column)
    }

    /// Declares that the laws leave the outcome open, for example if the result depends on how a distance is rounded.
    ///
    /// After this call, no law is blamed if an implementation's outcome differs from the derivation's outcome.
    public func leavesOpen() { run?.leaveOpen() }

    // MARK: Refusals

    /// Refuses the whole input if a condition holds.
    ///
    /// A derivation never continues past a required refusal. If `bound` is true, the input is only just acceptable, and
    /// is refused if the law is broken. The law `first` puts this refusal before all later refusals; if `first` is
    /// broken, this refusal comes last.
    ///
    /// - Throws: The rejection.
    @inlinable public func refuse(
        _ law: Law, if condition: Bool, bound: @autoclosure () -> Bool = false,
        _ rejection: @autoclosure () -> Rejection, first: Law? = nil,
        line: UInt = #line, column: UInt = #column
    ) throws(Rejection) {
        guard run != nil else {
            if condition { throw rejection() }
            return
        }
        try refused(law, condition, bound, rejection(), first, line, column)
    }

    // MARK: Lists

    /// Adds a part to a list. If the law is broken, the part is left out or added twice.
    @inlinable public func emit<T>(
        _ law: Law, _ part: T, into list: inout [T], line: UInt = #line, column: UInt = #column
    ) {
        emit(law, all: [part], into: &list, line: line, column: column)
    }

    /// Adds a part to a list. If the law is broken, the part is always left out, is left out only if the list already
    /// contains it, or is added twice.
    @inlinable public func emit<T: Equatable & Wire>(
        _ law: Law, _ part: T, into list: inout [T], line: UInt = #line, column: UInt = #column
    ) {
        guard run != nil else { return list.append(part) }
        list += added(law, part, to: list, line, column)
    }

    /// Returns parts of a list. If the law is broken, the parts are left out or given twice.
    @inlinable package func gives<T>(
        _ law: Law, _ parts: [T], line: UInt = #line, column: UInt = #column
    ) -> [T] {
        guard run != nil else { return parts }
        return added(law, parts, line, column)
    }

    /// Adds parts to a list. If the law is broken, the parts are left out or added twice.
    @inlinable public func emit<T>(
        _ law: Law, all parts: [T], into list: inout [T], line: UInt = #line, column: UInt = #column
    ) {
        list += gives(law, parts, line: line, column: column)
    }

    /// Returns parts in the given order. If the law is broken, the order is reversed, or two neighbours are swapped.
    @inlinable public func inOrder<T>(
        _ law: Law, _ list: [T], line: UInt = #line, column: UInt = #column
    ) -> [T] {
        guard run != nil else { return list }
        return ordered(law, list, line, column)
    }

    /// Returns a list that one law requires to be sorted; another law requires that equal elements keep their order.
    ///
    /// If the first law is broken, the list stays as it was given or is in the opposite order. If the second law is
    /// broken, equal elements are in the opposite order.
    public func sorted<T>(
        _ law: Law, _ list: [T], ties: Law? = nil, line: UInt = #line, column: UInt = #column,
        by isBefore: (T, T) -> Bool
    ) -> [T] {
        guard run != nil else { return list.sorted(by: isBefore) }
        return arranged(law, ties, list, line, column, isBefore)
    }
}

/// A type whose values have neighbours: wrong values that a mistake might give instead of the right value.
public protocol Neighbouring: Equatable {
    /// Values that a mistake might give instead of this value; some of these values may equal this value.
    var neighbours: [Self] { get }
}

extension Bool: Neighbouring {
    public var neighbours: [Bool] { [!self] }
}
extension Int: Neighbouring {
    public var neighbours: [Int] { [self &+ 1, self > 0 ? self - 1 : 0, 0] }
}
extension Double: Neighbouring {
    public var neighbours: [Double] { [self + 1, 0] }
}
extension String: Neighbouring {
    public var neighbours: [String] { [self + "?", ""] }
}
extension Optional: Neighbouring where Wrapped: Neighbouring {
    public var neighbours: [Wrapped?] { [nil] + (self?.neighbours ?? []) }
}
extension Array: Neighbouring where Element: Equatable {
    public var neighbours: [[Element]] { [[], dropLast()] }
}
