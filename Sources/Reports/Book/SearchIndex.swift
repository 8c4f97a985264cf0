import JSON
import Reports
import Specification

/// The entries that the search finds, as a script that a page loads when the reader begins to search.
struct SearchIndex {
    let subsystems: [SubsystemFacts]

    /// The entries as a script; cases are listed only by name, since there are thousands of them.
    var text: String {
        "takeIndex(\(HTMLText.script(JSONWriter.text(of: .array(subsystems.map(entry)))))\n);\n"
    }

    private func entry(_ facts: SubsystemFacts) -> Value {
        let clauses = facts.clauses.map { own in
            (
                own.clause.id.rawValue,
                own.clause.laws.map { "\($0.id) \($0.statement.text)" }.joined(separator: " ")
            )
        }
        return .record(
            ("id", facts.id.rawValue.value), ("page", Place.subsystem(facts.id).address.value),
            ("summary", facts.summary.value),
            ("clauses", rows(clauses)),
            ("readings", rows(facts.readings.map { ($0.id, $0.question) })),
            ("rejections", rows(facts.rejections.map { ($0.code, $0.sentence) })),
            ("input", members(of: facts.input)), ("output", members(of: facts.output)),
            ("cases", facts.cases.map(CaseList.name(of:)).value))
    }

    private func rows(_ rows: [(String, String)]) -> Value {
        .array(rows.map { [$0.0, $0.1].value })
    }

    private func members(of shape: Shape) -> Value {
        rows(MemberFacts.all(of: shape).map { ($0.path, $0.about) })
    }
}
