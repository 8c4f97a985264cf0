import JSON
import Specification
import Synchronization

/// The parts of the cases of one subsystem, prepared once for all of them.
final class CaseForms: Sendable {
    /// The form of a type as which values are read.
    struct Form: Sendable {
        let shape: ShapeTable
        /// Returns the value as its type reads it; nil if the value does not have the form.
        let read: @Sendable (Value) -> (any Sendable)?

        init<T: Wire>(of _: T.Type) {
            shape = ShapeTable(T.shape)
            read = { try? T($0) }
        }
    }

    /// The clauses of a case.
    struct Clauses: Sendable {
        let ids: [ClauseID]
        /// Whether one of them asks for probes.
        let areProbing: Bool
    }

    let specification: any Specification.Type
    let input: Form
    let output: Form
    /// The beginning of each id, as JSON.
    let idStart: [UInt8]
    /// Returns the clauses that a value names; nil if a case cannot have them.
    let clauses: @Sendable (Value) -> Clauses?

    private init<S: Specification>(_ specification: S.Type) {
        self.specification = specification
        input = Form(of: S.Input.self)
        output = Form(of: S.Output.self)
        idStart = Array("\"\(S.id)/".utf8)
        clauses = { value in
            guard let ids = try? [String](value).map({ ClauseID($0) }),
                CaseRules.problem(ofClauses: ids, S.self) == nil
            else { return nil }
            return Clauses(ids: ids, areProbing: GoldenCase.isProbed(ids, S.self))
        }
    }

    /// Returns the readings that a value names; nil if a case cannot have them.
    func readings(_ value: Value) -> [String: String]? {
        guard let readings = try? GoldenCase.readings(value),
            (try? Readings(readings, known: specification.readings)) != nil
        else { return nil }
        return readings
    }

    /// Returns the value itself if it is a rejection of the subsystem, otherwise nil.
    func rejection(_ value: Value) -> Value? {
        RejectionForm.problem(of: value, among: specification.rejections) == nil ? value : nil
    }

    private static let all = Mutex<[SubsystemID: CaseForms]>([:])

    static func of(_ specification: any Specification.Type) -> CaseForms {
        all.withLock { all in
            if let known = all[specification.id] { return known }
            let new = CaseForms(specification)
            all[specification.id] = new
            return new
        }
    }
}
