import JSON

/// The behaviour of a ruling in a `DerivationRun`. Each method records how the law that it receives can be broken, or
/// breaks this law, as the run says.
extension Ruling {
    @usableFromInline func replaced<T: Equatable>(
        _ law: Law, _ value: T, by others: () -> [T], _ line: UInt, _ column: UInt
    ) -> T {
        guard let run else { return value }
        // The other values are computed only if the run records occasions or breaks the law here.
        let breakage = run.breakage(
            of: law, line, column,
            run.aside(others).enumerated().filter { $0.element != value }.map { .instead($0.offset) })
        guard case .instead(let place)? = breakage else { return value }
        let others = run.aside(others)
        return others.indices.contains(place) ? others[place] : value
    }

    @usableFromInline func replaced<T: Neighbouring>(
        _ law: Law, _ value: T, _ line: UInt, _ column: UInt
    ) -> T {
        let breakage = run?.breakage(
            of: law, line, column,
            value.neighbours.enumerated().filter { $0.element != value }.map { .neighbour($0.offset) })
        guard case .neighbour(let place)? = breakage else { return value }
        let neighbours = value.neighbours
        return neighbours.indices.contains(place) ? neighbours[place] : value
    }

    @usableFromInline func change<T: Equatable>(
        _ law: Law, _ variable: inout T, _ value: T, _ line: UInt, _ column: UInt
    ) {
        let old = variable
        func wasNothing() -> Bool { if case Optional<Any>.none = old as Any { true } else { false } }
        let breakage = run?.breakage(
            of: law, line, column,
            old == value ? [] : wasNothing() ? [.unchanged] : [.unchanged, .firstStays])
        switch breakage {
        case .unchanged: return
        case .firstStays where !wasNothing(): return
        default: variable = value
        }
    }

    @usableFromInline func judged(_ law: Law, _ condition: Bool, _ line: UInt, _ column: UInt) -> Bool {
        switch run?.breakage(of: law, line, column, condition ? [.never] : [.always]) {
        case .never: false
        case .always: true
        default: condition
        }
    }

    @usableFromInline func done(_ law: Law, _ line: UInt, _ column: UInt) -> Bool {
        run?.breakage(of: law, line, column, [.never]) != .never
    }

    @usableFromInline func isTempted(_ law: Law, _ line: UInt, _ column: UInt) -> Bool {
        run?.breakage(of: law, line, column, [.always]) == .always
    }

    @usableFromInline func compared<T: Comparable>(
        _ law: Law, _ value: T, _ bound: T, isStrict: Bool, _ line: UInt, _ column: UInt
    ) -> Bool {
        let holds = isStrict ? value < bound : value <= bound
        func isNext() -> Bool { Self.isNext(isStrict ? bound : value, after: isStrict ? value : bound) }
        let breakage = run?.breakage(
            of: law, line, column,
            (value == bound ? [.bound] : []) + (isNext() ? [.oneOff] : []) + [holds ? .never : .always])
        switch breakage {
        case .never: return false
        case .always: return true
        case .bound where value == bound: return !holds
        case .oneOff where isNext(): return !holds
        default: return holds
        }
    }

    /// Returns whether both values are whole numbers, and `a` is one more than `b`.
    private static func isNext<T: Comparable>(_ a: T, after b: T) -> Bool {
        guard let a = a as? Int, let b = b as? Int else { return false }
        return a == b + 1
    }

    @usableFromInline func refused(
        _ law: Law, _ condition: Bool, _ bound: () -> Bool, _ rejection: Rejection, _ first: Law?,
        _ line: UInt, _ column: UInt
    ) throws(Rejection) {
        let breakage = run?.breakage(of: law, line, column, !condition && bound() ? [.bound] : [])
        guard condition || breakage == .bound && bound() else {
            run?.pass(law, rejection.code)
            return
        }
        let isLate = first.map { run?.breakage(of: $0, line, column, [.late]) == .late } ?? false
        try run?.refuse(law, rejection, isLate: isLate)
    }

    @usableFromInline func added<T: Equatable & Wire>(
        _ law: Law, _ part: T, to list: [T], _ line: UInt, _ column: UInt
    ) -> [T] {
        // Swift treats canonically equivalent strings as equal, so the JSON values are compared too.
        added(law, [part], isKnown: list.contains { $0 == part && $0.value == part.value }, line, column)
    }

    @usableFromInline func added<T>(
        _ law: Law, _ parts: [T], isKnown: @autoclosure () -> Bool = false, _ line: UInt, _ column: UInt
    ) -> [T] {
        let breakage = run?.breakage(
            of: law, line, column,
            parts.isEmpty ? [] : isKnown() ? [.dropped, .repeated, .onlyOnce] : [.dropped, .repeated])
        return switch breakage {
        case .dropped: []
        case .repeated: parts.flatMap { [$0, $0] }
        case .onlyOnce where isKnown(): []
        default: parts
        }
    }

    @usableFromInline func ordered<T>(_ law: Law, _ list: [T], _ line: UInt, _ column: UInt) -> [T] {
        let breakage = run?.breakage(
            of: law, line, column,
            list.count < 2 ? [] : [.reversed] + (0..<min(list.count - 1, 8)).map { .swapped($0) })
        switch breakage {
        case .reversed: return list.reversed()
        case .swapped(let place) where place + 1 < list.count:
            var list = list
            list.swapAt(place, place + 1)
            return list
        default: return list
        }
    }

    func arranged<T>(
        _ law: Law, _ ties: Law?, _ list: [T], _ line: UInt, _ column: UInt, _ isBefore: (T, T) -> Bool
    ) -> [T] {
        let sorted = list.sorted(by: isBefore)
        func hasTies() -> Bool { zip(sorted, sorted.dropFirst()).contains { !isBefore($0, $1) } }
        switch run?.breakage(of: law, line, column, list.count < 2 ? [] : [.unsorted, .reversed]) {
        case .unsorted: return list
        case .reversed: return list.sorted { isBefore($1, $0) }
        default: break
        }
        let turned = ties.flatMap { run?.breakage(of: $0, line, column, hasTies() ? [.reversed] : []) }
        return turned == .reversed ? list.reversed().sorted(by: isBefore) : sorted
    }
}
