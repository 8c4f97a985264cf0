import Harness
import Specification

/// The matrix of subsystems and clauses.
extension HTMLReport {
    /// A row for each subsystem, with a tile for each clause; a tile is a button that selects the clause's cases.
    var matrix: String {
        let rows = MatrixRow.rows(of: run)
        guard !rows.isEmpty else { return "" }
        return """
            <section class="wide" aria-labelledby="matrix-title">
            <h2 id="matrix-title">Subsystems and their clauses</h2>
            \(Self.legend(untouched: "in no case"))
            <table class="matrix" role="table">
            <caption>How each clause of each subsystem fared. A button shows the cases of its clause below.</caption>
            <thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">subsystem</th>
            <th role="columnheader" scope="col">cases</th><th role="columnheader" scope="col">clauses</th></tr></thead>
            <tbody role="rowgroup">
            \(rows.map(matrixRow).joined(separator: "\n"))
            </tbody>
            </table>
            </section>

            """
    }

    private func matrixRow(_ row: MatrixRow) -> String {
        let id = row.subsystem.id.rawValue
        let kinds: [Verdict.Kind] = [.pass, .fail, .error, .skip]
        let counts = kinds.compactMap { kind in
            row.counts[kind].map {
                "<span>\(Self.sign(kind.rawValue))\($0)<span class=\"unheard\"> \(kind.rawValue)</span></span>"
            }
        }
        let tiles = row.clauses.map { tile($0.clause.id.rawValue, $0.clause.sentence, $0.tally, in: id) }
        var unclear = ClauseTally()
        unclear.broken = row.unexplained
        let none =
            row.unexplained == 0
            ? [] : [tile("none", "These cases fail, but their verdicts name no clause.", unclear, in: id)]
        return """
            <tr role="row"><th role="rowheader" scope="row">\
            <button type="button" class="subsystem" data-subsystem="\(id)" aria-pressed="false">\(id)</button>
            <span class="summary">\(HTMLText.escaped(row.subsystem.summary))</span></th>
            <td role="cell">\(Self.bar(row.counts))<span class="numbers">\(counts.joined(separator: " "))</span></td>
            <td role="cell"><ul class="tiles">\((tiles + none).joined())</ul></td></tr>
            """
    }

    private func tile(_ clause: String, _ sentence: String, _ tally: ClauseTally, in subsystem: String)
        -> String
    {
        let sign = tally.state == .broken ? "fail" : tally.state.rawValue
        let shares: KeyValuePairs<Verdict.Kind, Int> = [
            .fail: tally.broken, .pass: tally.pass, .error: tally.error, .skip: tally.skip,
        ]
        let numbers = shares.filter { $0.value > 0 }.map { kind, count in
            "<span class=\"\(kind.rawValue)\">\(Self.sign(kind.rawValue))\(count)</span>"
        }
        let name = clause == "none" ? "no clause" : clause
        return """
            <li><button type="button" class="tile \(tally.state.rawValue)" data-subsystem="\(subsystem)" \
            data-clause="\(clause)" aria-pressed="false" aria-label="\(name) of \(subsystem): \(tally.words)" \
            title="\(HTMLText.attribute("\(name): \(sentence) (\(tally.words))"))"><b>\(Self.sign(sign))\(name)</b>\
            <span class="numbers">\(numbers.isEmpty ? "0" : numbers.joined(separator: " "))</span>\
            \(Self.bar(Dictionary(uniqueKeysWithValues: shares.map { ($0, $1) })))</button></li>
            """
    }
}
