import JSON
import Specification

/// Compares a corpus with its history: a case is added once, never edited, and removed only with a reason.
extension CorpusHistory {
    func problems(of corpus: GoldenCorpus) -> [CorpusError] {
        let cases = corpus.cases.byID
        var problems: [CorpusError] = []
        func report(_ problem: String, at place: CorpusPlace) {
            problems.append(CorpusError(problem, at: place))
        }
        let unrecorded = corpus.cases.filter { arrivals[$0.id] == nil }
        if let first = unrecorded.first {
            let which =
                unrecorded.count == 1
                ? "\(first.id) is" : "\(unrecorded.count) cases, such as \(first.id), are"
            report("\(which) not in the history; run `\(Program.name) corpus record`", at: first.place)
        }
        for golden in corpus.cases {
            if let departure = departures[golden.id] {
                report(
                    "\(golden.id): removed at \(departure.place), and its id cannot be used again",
                    at: golden.place)
            }
            guard let arrival = arrivals[golden.id], arrival.pin != golden.pin else { continue }
            let remedy =
                arrival.version.map {
                    "input, readings and outcome are not those of corpus \($0); "
                        + "a wrong case is superseded by one with a new id"
                }
                ?? "it was edited after it was recorded; `\(Program.name) corpus record` records it again"
            report("\(golden.id): \(remedy)", at: golden.place)
        }
        for (id, arrival) in arrivals.sorted(by: { $0.value.place.line < $1.value.place.line })
        where cases[id] == nil && departures[id] == nil {
            let remedy =
                arrival.version == nil
                ? "; `\(Program.name) corpus record` drops the line"
                : #" and no line says why: {"superseded":ID,"by":ID,"why":…} or {"retired":ID,"why":…}"#
            report("\(id) is gone\(remedy)", at: arrival.place)
        }
        for (id, departure) in departures.sorted(by: { $0.value.place.line < $1.value.place.line }) {
            if arrivals[id] == nil {
                report("\(id) was removed, but was never added", at: departure.place)
            }
            if let successor = departure.successor, cases[successor] == nil, departures[successor] == nil {
                report("\(id) is superseded by \(successor), which is not a case", at: departure.place)
            }
        }
        return problems
    }

    /// Returns the lines of the history, including a line for each corpus case that belongs to no version yet.
    func recording(_ corpus: GoldenCorpus) -> [Value] {
        let added = corpus.cases.filter { arrivals[$0.id]?.version == nil }.map {
            Value.record(("added", $0.id.value), ("pin", $0.pin.value))
        }
        return released + pendingDepartures + added
    }
}
