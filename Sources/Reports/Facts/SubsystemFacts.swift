import Harness
import JSON
import Specification

/// The facts about a subsystem, for the terminal, the book, or a program's output.
package struct SubsystemFacts: Sendable {
    package let id: SubsystemID
    package let summary: String
    package let caution: String?
    package let files: [SpecifiedFile]
    package let input: Shape
    package let output: Shape
    package let clauses: [ClauseFacts]
    package let readings: [Reading]
    package let rejections: [DeclaredRejection]
    package let tolerances: [Tolerance]
    /// The state machine of the subsystem; nil if the subsystem declares none.
    package let machine: MachineSketch?
    /// The cases of the subsystem in the corpus, or only those that the caller selected.
    package let cases: [GoldenCase]

    /// Gathers the facts of a subsystem with its cases; all clauses are shown if no ids of clauses are given.
    package init<S: Specification>(_: S.Type, _ cases: [GoldenCase], clauses wanted: [String] = []) {
        id = S.id
        summary = S.summary
        caution = S.caution
        files = S.files
        input = S.Input.shape
        output = S.Output.shape
        clauses = S.clauses.filter { wanted.isEmpty || wanted.contains($0.id.rawValue) }
            .map { ClauseFacts($0, S.self, cases) }
        readings = S.readings
        rejections = S.rejections
        tolerances = S.tolerances
        func sketch<M: Stateful>(_: M.Type) -> MachineSketch { M.machine.sketch }
        machine = (S.self as? any Stateful.Type).map { sketch($0) }
        self.cases = cases
    }

    /// The laws of all clauses, in the order of the clauses.
    package var laws: [StatedLaw] { clauses.flatMap(\.clause.laws) }

    /// Returns how many cases expect a rejection with this code.
    package func cases(rejectedAs code: String) -> Int {
        cases.count { golden in
            guard case .rejection(let value) = golden.expectation else { return false }
            return value["code"] == .string(code)
        }
    }
}

/// The facts about a clause, in one of the subsystems that it belongs to.
package struct ClauseFacts: Sendable {
    package let subsystem: SubsystemID
    package let clause: Clause
    /// The relations between outcomes that follow from the laws of the clause, one sentence for each.
    package let properties: [String]
    /// Whether a property of the clause needs the outcomes of related inputs.
    package let asksForRuns: Bool
    /// The cases of the subsystem that exercise the clause.
    package let cases: [GoldenCase]

    init<S: Specification>(_ clause: Clause, _: S.Type, _ cases: [GoldenCase]) {
        let own = S.properties.filter { $0.laws.contains { $0.id.clause == clause.id } }
        subsystem = S.id
        self.clause = clause
        properties = own.map(\.sentence)
        asksForRuns = own.contains { $0.probes != nil }
        self.cases = cases.filter { $0.clauses.contains(clause.id) }
    }
}

extension Catalogue {
    /// Groups elements by subsystem, in the order of the catalogue.
    package func grouped<Element>(
        _ elements: [Element], by subsystem: (Element) -> SubsystemID
    ) -> [(subsystem: any Specification.Type, elements: [Element])] {
        let groups = Dictionary(grouping: elements, by: subsystem)
        return all.compactMap { specification in groups[specification.id].map { (specification, $0) } }
    }
}

/// A name, and how often it occurs.
package typealias Count = (name: String, count: Int)

extension Sequence {
    /// Returns how often each name occurs, sorted by name.
    package func counts(of name: (Element) -> String) -> [Count] {
        Dictionary(grouping: self, by: name).map { ($0.key, $0.value.count) }.sorted { $0.0 < $1.0 }
    }
}

extension Sequence where Element == StatedLaw {
    /// The number of laws for each basis, even if the number is 0.
    package var bases: [(basis: Basis, count: Int)] {
        let all = map(\.basis)
        return Basis.allCases.map { basis in (basis, all.count { $0 == basis }) }
    }

    /// The bases of the laws, in words: `12 from a source, 3 from a standard, 4 decided by the kit`.
    package var basesInWords: String {
        bases.filter { $0.count > 0 }.map { "\($0.count) \($0.basis.words)" }.joined(separator: ", ")
    }
}

extension Basis {
    /// The basis of a law, in words.
    package var words: String {
        switch self {
        case .source: "from a source"
        case .standard: "from a standard"
        case .decision: "decided by the kit"
        }
    }
}

/// The facts about a member, at any depth of an input or an output.
package struct MemberFacts: Sendable {
    /// The path of the member, such as `parameters.radius` or `fixes[].lat`.
    package let path: String
    package let presence: Shape.Field.Presence
    package let shape: Shape
    /// The value that applies if the member is absent, as JSON; nil if there is no such value.
    package let standard: String?
    /// The unit of the member's number, or of each number in its list; nil if there is no unit.
    package let unit: String?
    /// The meaning of the member.
    package let about: String

    /// Returns all members of a shape at any depth; each member comes before the members inside it.
    package static func all(of shape: Shape, under path: String = "") -> [MemberFacts] {
        switch shape {
        case .described(_, let shape), .ruled(let shape): all(of: shape, under: path)
        case .array(let element), .fixed(let element, _): all(of: element, under: path + "[]")
        case .map(let content): all(of: content, under: path + ".*")
        case .either(let shapes): shapes.flatMap { all(of: $0, under: path) }
        case .record(let fields):
            fields.flatMap { field in
                let name = (path.isEmpty ? "" : path + ".") + field.name
                let own = MemberFacts(
                    path: name, presence: field.presence, shape: field.shape,
                    standard: field.standard.map { JSONWriter.text(of: $0) }, unit: field.unit?.symbol,
                    about: field.about)
                return [own] + all(of: field.shape, under: name)
            }
        case .null, .boolean, .number, .integer, .string, .choice, .any: []
        }
    }

    /// The type of the member in words, without bounds.
    package var type: String { ShapeSketch.type(of: shape) }

    /// The bounds of the member's numbers and the conditions on its strings, in words; empty if there are none.
    package var bounds: String { ShapeSketch.bounds(of: shape).joined(separator: ", ") }
}
