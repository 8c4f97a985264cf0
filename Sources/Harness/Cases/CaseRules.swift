import JSON
import Specification

/// The rules for the content of a case; for example, its clauses and readings must exist in its subsystem.
enum CaseRules {
    /// Returns the first error in a case, or nil if there is none.
    ///
    /// - Parameter folder: The subsystem whose folder contains the case; nil if no subsystem's folder contains it.
    static func problem(of golden: GoldenCase, in folder: (any Specification.Type)?) -> String? {
        guard let specification = golden.specification else {
            return "\(golden.id): there is no subsystem \(golden.subsystem)"
        }
        return problem(of: golden, isInPlace: folder?.id == golden.subsystem, specification)
    }

    private static func problem<S: Specification>(
        of golden: GoldenCase, isInPlace: Bool, _: S.Type
    ) -> String? {
        let id = golden.id
        if !isName(id.utf8.dropFirst(S.id.rawValue.utf8.count + 1)) {
            return
                "\(id): an id must consist of the subsystem, a slash, and lower-case letters, digits and hyphens"
        }
        if !isInPlace {
            return "\(id): a case of \(S.id) must be below \(S.id.family)/\(S.id.name)/"
        }
        if let problem = problem(ofClauses: golden.clauses, S.self) { return "\(id): \(problem)" }
        do throws(UnknownReading) {
            _ = try Readings(golden.readings, known: S.readings)
        } catch {
            return "\(id): \(error)"
        }
        if golden.typed == nil, let misfit = misfit(S.Input.self, golden.input) {
            return "\(id): the input at \(misfit)"
        }
        switch golden.expectation {
        case .output(let output):
            if golden.typed?.output == nil, let misfit = misfit(S.Output.self, output) {
                return "\(id): the output at \(misfit)"
            }
        case .rejection(let error):
            if let problem = RejectionForm.problem(of: error, among: S.rejections) {
                return "\(id): the error \(problem)"
            }
        }
        return nil
    }

    /// Returns whether the part of a case's id after the slash has only lower-case letters, digits and hyphens.
    static func isName(_ name: some Collection<UInt8>) -> Bool {
        !name.isEmpty
            && name.allSatisfy {
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
                    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
                    || $0 == UInt8(ascii: "-")
            }
    }

    /// Returns the first error in the list of clauses of a case, or nil if there is none.
    static func problem<S: Specification>(ofClauses clauses: [ClauseID], _: S.Type) -> String? {
        if clauses.isEmpty { return "a case must exercise at least one clause" }
        for clause in clauses where S.laws[clause: clause] == nil { return "\(S.id) has no clause \(clause)" }
        return Set(clauses).count < clauses.count ? "a clause is named twice" : nil
    }

    private static func misfit<T: Wire>(_: T.Type, _ value: Value) -> Misfit? {
        do throws(Misfit) {
            _ = try T(value)
            return nil
        } catch {
            return error
        }
    }
}

/// The JSON form of a rejection: a code, the details declared for it, and perhaps a message for people.
enum RejectionForm {
    /// Returns the first error in a rejection, or nil if there is none.
    static func problem(of value: Value, among declared: [DeclaredRejection]) -> String? {
        guard case .object(let members) = value else { return "is \(value.kind), not an object with a code" }
        guard case .string(let code)? = value["code"] else { return "has no string \"code\"" }
        guard let kind = declared.first(where: { $0.code.hasSameScalars(as: code) }) else {
            let codes = declared.map(\.code).joined(separator: ", ")
            return "has the code \"\(code)\"; known codes: \(codes.isEmpty ? "none" : codes)"
        }
        let known = ["code", "message"] + kind.details.map(\.name)
        if let unknown = members.first(where: { !known.contains($0.name) }) {
            return "has an unknown member \"\(unknown.name)\""
        }
        if let missing = kind.details.first(where: { $0.presence == .always && value[$0.name] == nil }) {
            return "lacks the member \"\(missing.name)\""
        }
        return nil
    }

    /// Returns the rejection that a value of this form describes, without its message for people.
    static func rejection(_ value: Value) -> Rejection {
        guard case .object(let members) = value, case .string(let code)? = value["code"] else {
            return Rejection("")
        }
        let details = members.filter { $0.name != "code" && $0.name != "message" }.map { ($0.name, $0.value) }
        return Rejection(code, details: Dictionary(details) { first, _ in first })
    }
}
