import Harness
import JSON
import Specification

/// The results of several implementations on the same cases.
public struct RunComparison: Sendable {
    /// One implementation, with its verdicts by case id; a saved report may lack some of the cases.
    public struct Column: Sendable {
        /// The name of the implementation, as the comparison shows it.
        public private(set) var name: String
        let hello: Hello?
        let verdicts: [String: Verdict]
        /// The reason why the implementation has no verdicts; nil if it has verdicts.
        public let problem: String?
        /// Whether the run was ended early; the column then has the verdicts that were known at that time.
        public var isInterrupted = false
        /// Facts that a reader of the verdicts must know; most of them come from the saved report.
        var caveats = Caveats()

        /// Returns the same column with another name.
        public func labelled(_ name: String) -> Column {
            var column = self
            column.name = ForeignText.line(name)
            return column
        }

        /// Whether the run judged at least one case, was not ended early, and found nothing wrong except departures.
        public var conforms: Bool {
            let tally = Tally(verdicts.values)
            let departures = caveats.departures
            return problem == nil && !isInterrupted && refusesMalformed && tally[.error] == 0
                && tally[.fail] == departures && tally[.pass] + departures > 0
        }

        private var refusesMalformed: Bool { caveats.malformed?.failures.isEmpty ?? true }

        /// Whether the implementation ran, no case failed or ended in an error, and every malformed input was refused.
        ///
        /// If such a column does not conform, either no case was judged or the run was ended early.
        var isIdle: Bool { problem == nil && refusesMalformed && Tally(verdicts.values).isClean }
    }

    /// The number of cases with each verdict, for one cell of a row.
    struct Tally: Sendable, Equatable {
        let counts: [Verdict.Kind: Int]

        init(_ verdicts: some Sequence<Verdict>) {
            counts = verdicts.reduce(into: [:]) { $0[$1.kind, default: 0] += 1 }
        }

        subscript(kind: Verdict.Kind) -> Int { counts[kind] ?? 0 }

        var total: Int { counts.values.reduce(0, +) }
        var isClean: Bool { self[.fail] == 0 && self[.error] == 0 }
    }

    struct Row: Sendable {
        let title: String
        let tallies: [Tally]
    }

    struct Alternative: Sendable {
        var columns: [Int]
        /// The verdict of the first column in `columns`; the verdicts of the other columns differ only in wording.
        let verdict: Verdict
    }

    struct Disagreement: Sendable {
        let golden: GoldenCase
        let alternatives: [Alternative]
    }

    let cases: [GoldenCase]
    /// The implementations, in display order.
    public let columns: [Column]

    /// Compares the verdicts of implementations on the same cases.
    ///
    /// - Parameter columns: The implementations, in display order; repeated names are numbered.
    public init(_ cases: [GoldenCase], _ columns: [Column]) {
        self.cases = cases
        var seen: [String: Int] = [:]
        self.columns = columns.map { column in
            let number = seen[column.name, default: 0] + 1
            seen[column.name] = number
            return number > 1 ? column.labelled("\(column.name) (\(number))") : column
        }
    }

    /// Whether every implementation could be run and conforms.
    public var conforms: Bool { columns.allSatisfy(\.conforms) }

    /// Returns sentences with the facts that a reader of a column's verdicts must know.
    func remarks(on column: Column) -> [String] {
        if column.problem != nil { return [] }
        // Only the columns of saved reports have replies to malformed inputs.
        let other = Caveats(malformed: columns.lazy.compactMap(\.caveats.malformed).first)
        return column.caveats.sentences(beside: other)
    }

    // MARK: The matrix

    /// All subsystems that have cases, each with its cases.
    private var grouped: [(subsystem: any Specification.Type, elements: [GoldenCase])] {
        cases.catalogue.grouped(cases, by: \.subsystem)
    }

    /// The subsystems where at least one implementation ran a case, each with all its cases.
    var tested: [(subsystem: any Specification.Type, elements: [GoldenCase])] {
        grouped.filter { _, own in
            own.contains { golden in
                columns.contains { $0.verdicts[golden.id].map { $0.kind != .skip } ?? false }
            }
        }
    }

    var subsystems: [Row] { tested.map { row($0.subsystem.id.rawValue, $0.elements) } }

    /// The rows of all subsystems with cases, including subsystems where no implementation ran a case.
    var allSubsystems: [Row] { grouped.map { row($0.subsystem.id.rawValue, $0.elements) } }

    /// The exercised clauses where the verdicts of the columns differ; skipped cases do not count as differences.
    var clauses: [Row] {
        grouped.flatMap { specification, own in
            specification.clauses.compactMap { rule -> Row? in
                let exercising = own.filter { $0.clauses.contains(rule.id) }
                return exercising.contains(where: differs) ? row(rule.id.rawValue, exercising) : nil
            }
        }
    }

    private func row(_ title: String, _ cases: [GoldenCase]) -> Row {
        Row(
            title: title,
            tallies: columns.map { column in Tally(cases.lazy.compactMap { column.verdicts[$0.id] }) })
    }

    private func differs(on golden: GoldenCase) -> Bool {
        let kinds = columns.compactMap { $0.verdicts[golden.id]?.kind }.filter { $0 != .skip }
        return Set(kinds).count > 1
    }

    // MARK: Disagreements

    /// The cases with different answers, the smallest inputs first; skips do not count as answers.
    var disagreements: [Disagreement] {
        cases.map { Disagreement(golden: $0, alternatives: alternatives($0)) }
            .filter { $0.alternatives.count > 1 }
            .smallestFirst(by: \.golden)
    }

    /// Returns the different answers to a case: the expected answer first, then the others in the order of the columns.
    private func alternatives(_ golden: GoldenCase) -> [Alternative] {
        var answers: [Value] = []
        var alternatives: [Alternative] = []
        for (index, column) in columns.enumerated() {
            guard let verdict = column.verdicts[golden.id], verdict.kind != .skip else { continue }
            let answer = verdict.answerKey
            if let place = answers.firstIndex(of: answer) {
                alternatives[place].columns.append(index)
            } else {
                answers.append(answer)
                alternatives.append(Alternative(columns: [index], verdict: verdict))
            }
        }
        return alternatives.filter { $0.verdict.kind == .pass }
            + alternatives.filter { $0.verdict.kind != .pass }
    }
}

extension RunComparison.Column {
    /// Makes the column of an implementation that was run.
    public init(_ run: Run) {
        self.init(run.hello, run.verdicts.filter { $0.fault?.kind != .interrupted })
        isInterrupted = run.isInterrupted
        caveats.leftOut = run.verdicts.count - verdicts.count
    }

    /// Makes the column of an implementation that could not be run.
    ///
    /// - Parameter isInterrupted: Whether the only problem is that the user ended the program.
    public init(_ name: String, problem: String, isInterrupted: Bool = false) {
        self.init(name: name, hello: nil, verdicts: [:], problem: problem, isInterrupted: isInterrupted)
    }

    /// Makes the column of a saved report; verdicts on cases that are not compared are ignored.
    ///
    /// - Throws: `CorpusError` if a line does not contain a complete verdict.
    public init(_ report: SavedReport, of cases: [GoldenCase]) throws(CorpusError) {
        let cases = cases.byID
        var verdicts: [Verdict] = []
        for saved in report.verdicts {
            if let golden = cases[saved.id] { verdicts.append(try saved.verdict(of: golden)) }
        }
        self.init(report.header.hello, verdicts)
        caveats = report.caveats
        caveats.departures = self.verdicts.values.count { $0.departs(under: caveats.advisory) }
        caveats.leftOut = cases.count - self.verdicts.values.count { !$0.isLeftOut }
    }

    private init(_ hello: Hello, _ verdicts: [Verdict]) {
        self.init(
            name: hello.nameAndVersion, hello: hello,
            verdicts: Dictionary(verdicts.map { ($0.id, $0) }) { first, _ in first }, problem: nil)
    }
}

extension Verdict {
    /// A value for comparing answers: the parts of the answer that differ from the expected answer.
    ///
    /// If the verdict may not list all differences, the value is the whole answer.
    fileprivate var answerKey: Value {
        if kind == .pass { return kind.rawValue.value }
        let what: Value
        if differences.isEmpty {
            what = (fault?.kind.rawValue ?? reason).value
        } else if differences.count >= Difference.most, let whole = answer?.value.bounded {
            what = whole
        } else {
            what = .array(differences.map(\.answerKey))
        }
        return .array([kind.rawValue.value, what])
    }
}

extension Difference {
    /// The path of the difference, and the part of the answer at this path.
    fileprivate var answerKey: Value {
        var part = actual
        // The message of a rejection is text for people, so it is not part of the answer.
        if path == Path([.member("error")]), case .object(let members)? = actual {
            part = .object(members.filter { $0.name != "message" })
        }
        return .record(("path", path.description.value), ("actual", part))
    }
}
