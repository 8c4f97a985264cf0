import Harness
import JSON
import Specification

/// Saved reports over time: the runs of each implementation, and the clauses that broke or were fixed between runs.
public struct Trend: Sendable {
    /// The facts from a saved report that the trend keeps.
    public struct Run: Sendable {
        /// The file of the report.
        public let file: String
        /// The date of the run, as text that sorts by time: `2026-11-23` or `2026-11-23 08:15`.
        public let date: String
        let hello: Hello
        /// The version of the corpus, or the beginning of its digest; nil if the report contains neither of them.
        let corpus: String?
        let counts: [Verdict.Kind: Int]
        let caveats: Caveats
        /// For each broken clause, the hashed ids of the cases that break it.
        let broken: [ClauseID: Set<Int>]
        /// The hashed ids of the cases that pass.
        let passing: Set<Int>
        /// Whether the implementation conforms.
        let conforms: Bool

        /// Reads the facts about a run from the lines of its saved report.
        ///
        /// - Throws: `CorpusError` if the lines are not a complete report.
        package init(_ lines: LineBlocks, file: String, date: String) throws(CorpusError) {
            var broken: [ClauseID: Set<Int>] = [:]
            var passing: Set<Int> = []
            var counts: [Verdict.Kind: Int] = [:]
            let report = try SavedReport(lines, file: file) { saved throws(CorpusError) in
                counts[saved.kind, default: 0] += 1
                let key = saved.id.hashValue
                switch saved.kind {
                case .pass: passing.insert(key)
                case .fail:
                    let clauses = saved.value["clauses"].flatMap { try? [String]($0) } ?? []
                    for clause in clauses { broken[ClauseID(clause), default: []].insert(key) }
                case .skip, .error: break
                }
            }
            self.file = file
            self.date = date
            hello = report.header.hello
            corpus = report.header.scope.map { $0.corpus.version ?? String($0.corpus.digest.prefix(8)) }
            self.counts = counts
            caveats = report.caveats
            self.broken = broken
            self.passing = passing
            let isClean = counts[.fail] == nil && counts[.error] == nil && counts[.pass] != nil
            conforms = report.footer.conforms ?? isClean
        }

        func count(_ kind: Verdict.Kind) -> Int { counts[kind] ?? 0 }
    }

    /// A run, and the clauses that broke or were fixed since the earlier runs of the same implementation.
    struct Step: Sendable {
        let run: Run
        /// The clauses that were not broken before, and that this run breaks in a case that passed before.
        let newlyBroken: [ClauseID]
        /// The clauses that only earlier runs broke, if a case that broke the clause passes in this run.
        let mended: [ClauseID]
        /// Sentences with the facts that a reader of the verdicts must know.
        let remarks: [String]
    }

    /// The results of an implementation's runs so far. A case that a run does not contain keeps its results, unless the
    /// run fixes a clause that the case broke.
    private struct History {
        /// For each broken clause, the cases that broke it.
        private var broken: [ClauseID: Set<Int>] = [:]
        /// The cases that have broken no clause since they last passed, or since a clause that they broke was fixed.
        private var passing: Set<Int> = []
        /// The caveats of the last run; nil if there is no run yet.
        private var last: Caveats?

        /// Adds a run, and returns it with its changes.
        mutating func add(_ run: Run) -> Step {
            let new = run.broken.filter { clause, cases in
                broken[clause] == nil && !cases.isDisjoint(with: passing)
            }
            let mended = broken.filter { clause, cases in
                run.broken[clause] == nil && !cases.isDisjoint(with: run.passing)
            }
            // If a case breaks a fixed clause again, the clause counts as newly broken.
            for (clause, cases) in mended {
                broken[clause] = nil
                passing.formUnion(cases)
            }
            for (clause, cases) in run.broken {
                broken[clause] = (broken[clause] ?? []).subtracting(run.passing).union(cases)
                passing.subtract(cases)
            }
            passing.formUnion(run.passing)
            let remarks = run.caveats.sentences(beside: last)
            last = run.caveats
            return Step(
                run: run, newlyBroken: new.keys.sorted(), mended: mended.keys.sorted(), remarks: remarks)
        }
    }

    /// An implementation and its runs, in chronological order.
    struct Line: Sendable {
        let name: String
        let steps: [Step]

        /// The sentences about the runs, each with the date of its run.
        var remarks: [String] {
            steps.flatMap { step in step.remarks.map { "\(step.run.date): \($0)" } }
        }
    }

    /// The implementations, sorted by name.
    let lines: [Line]

    /// Makes the trend of saved reports, which are sorted by time; reports with the same time are sorted by file name.
    public init(_ runs: [Run]) {
        let groups = Dictionary(grouping: runs, by: \.hello.name)
        lines = groups.sorted { $0.key < $1.key }.map { name, runs in
            var history = History()
            return Line(
                name: ForeignText.line(name.isEmpty ? "without a name" : name),
                steps: runs.sorted { ($0.date, $0.file) < ($1.date, $1.file) }.map { history.add($0) })
        }
    }
}
