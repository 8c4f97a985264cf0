import JSON
import Specification
import Synchronization

/// The forms that the parts of a subsystem's cases must have, prepared once for all its cases.
final class CaseForms: Sendable {
    /// The form of the inputs or outputs of the subsystem.
    struct Form: Sendable {
        let shape: ShapeTable
        /// Converts a value to the type of the inputs or outputs; nil if the value does not have the form.
        let read: @Sendable (Value) -> (any Sendable)?

        init<T: Wire>(of _: T.Type) {
            shape = ShapeTable(T.shape)
            read = { try? T($0) }
        }
    }

    struct Clauses: Sendable {
        let ids: [ClauseID]
        /// Whether a property that follows from one of these clauses needs the outcomes of related inputs (probes).
        let areProbing: Bool
    }

    let specification: any Specification.Type
    let input: Form
    let output: Form
    /// The JSON with which the id of every case of the subsystem begins, such as `"mobility.geofence/`.
    let idStart: [UInt8]
    /// Returns the clauses in a value; nil if the value is not a valid list of clauses of the subsystem.
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

    /// Returns the option of each reading that a value names; nil if one of the readings or options does not exist.
    func readings(_ value: Value) -> [String: String]? {
        guard let readings = try? GoldenCase.readings(value),
            (try? Readings(readings, known: specification.readings)) != nil
        else { return nil }
        return readings
    }

    /// Returns the value itself if it is a rejection that the subsystem declares; otherwise nil.
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
