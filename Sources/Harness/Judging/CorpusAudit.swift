import Foundation
import JSON
import Specification

/// Finds errors in a corpus whose lines are all valid.
public struct CorpusAudit: Sendable {
    /// The corpus to examine.
    public let corpus: GoldenCorpus

    /// Makes an audit of a corpus.
    public init(_ corpus: GoldenCorpus) {
        self.corpus = corpus
    }

    /// Returns all errors: first those in cases, in the order of the files.
    ///
    /// A case has an error if the laws demand another outcome, if its outcome violates a property, or if it names a
    /// clause that it does not touch. Further errors are clauses that no case touches, missing scripts, contradictions
    /// between the corpus and its history, and notes that contradict the catalogue.
    public func problems() -> [CorpusError] {
        let (problems, touched) = audited
        let untouched = corpus.catalogue.all.flatMap { specification in
            specification.clauses.map(\.id)
                .filter { touched[specification.id]?.contains($0) != true }
                .map { CorpusError("\(specification.id): no case exercises \($0)") }
        }
        return problems + untouched + scriptProblems() + recordProblems()
    }

    /// Returns the errors in cases.
    ///
    /// A case has an error if its outcome breaks a law or property, or if it names a clause that it does not touch.
    public func caseProblems() -> [CorpusError] { audited.problems }

    /// The errors in the cases, and for each subsystem the clauses that its cases touch.
    private var audited: (problems: [CorpusError], touched: [SubsystemID: Set<ClauseID>]) {
        var problems: [CorpusError] = []
        var touched: [SubsystemID: Set<ClauseID>] = [:]
        for golden in corpus.cases {
            guard let specification = golden.specification else { continue }
            func report(_ problem: String) {
                problems.append(CorpusError("\(golden.id): \(problem)", at: golden.place))
            }
            func audit<S: Specification>(_: S.Type) {
                guard let trial = Trial<S>(golden) else { return }
                let (demand, own, violations) = trial.examination
                if !demand.admits(trial.outcome) {
                    let laws = S.charges(trial).map(\.law.rawValue).joined(separator: ", ")
                    report(
                        "the laws demand another outcome; \(laws.isEmpty ? "no law alone" : laws) would explain it"
                    )
                }
                for sentence in violations {
                    report("its expected outcome violates a property: \(sentence)")
                }
                touched[S.id, default: []].formUnion(own.intersection(golden.clauses))
                for clause in golden.clauses where !own.contains(clause) {
                    report("it names \(clause), but does not touch that clause")
                }
            }
            audit(specification)
        }
        return (problems, touched)
    }

    /// Returns the errors in the history and in the notes: for each of the two, all contradictions or the first invalid
    /// line.
    private func recordProblems() -> [CorpusError] {
        func problems(_ find: () throws(CorpusError) -> [CorpusError]) -> [CorpusError] {
            do throws(CorpusError) { return try find() } catch { return [error] }
        }
        return problems { () throws(CorpusError) in try corpus.history?.problems(of: corpus) ?? [] }
            + problems { () throws(CorpusError) in try corpus.notes.problems(with: corpus.catalogue) }
    }

    /// Returns an error for each case that names a script that does not exist.
    ///
    /// The scripts come with the source code but not with the binary. If the folder of scripts is missing, no error is
    /// returned.
    public func scriptProblems() -> [CorpusError] {
        let folder = corpus.folder.appending(path: "origins")
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        return corpus.cases.compactMap { golden in
            guard let script = golden.origin.script else { return nil }
            let name = URL(filePath: script).lastPathComponent
            if script == "Corpus/origins/\(name)",
                FileManager.default.fileExists(atPath: folder.appending(path: name).path)
            {
                return nil
            }
            return CorpusError(
                "\(golden.id): its origin names \(script), which does not exist", at: golden.place)
        }
    }
}

extension CorpusAudit {
    /// Returns an error for each case on which an implementation does not give the expected outcome.
    ///
    /// The implementation runs under the options that the case names. A case of an unknown subsystem is ignored here.
    public func outcomeProblems(by implementation: InProcess) -> [CorpusError] {
        corpus.cases.compactMap { golden in
            let answer = implementation.answer(to: Request(golden))
            guard differ(Answer(golden.expectation), answer, golden) else { return nil }
            let text = JSONWriter.text(of: answer.value)
            return CorpusError(
                "\(golden.id): \(implementation.hello.name) gives a wrong outcome: \(text)", at: golden.place)
        }
    }

    /// Returns an error for each case that names a reading that does not affect its outcome, or omits a reading that
    /// does.
    ///
    /// A case that records a failure may also name the other readings under which the wrong implementation was run.
    ///
    /// - Parameter implementation: The implementation to ask; it must implement every option, as the reference does.
    public func readingProblems(by implementation: InProcess) -> [CorpusError] {
        corpus.cases.compactMap { golden in
            guard let specification = golden.specification else { return nil }
            let settled = implementation.answer(to: Request(golden))
            for reading in specification.readings {
                let differs = reading.options.contains { option in
                    let readings = golden.readings.merging([reading.id: option.name]) { $1 }
                    let answer = implementation.answer(
                        to: Request(subsystem: golden.subsystem, input: golden.input, readings: readings))
                    return answer.isSkip || differ(settled, answer, golden)
                }
                let isNamed = golden.readings[reading.id] != nil
                if differs && !isNamed {
                    return CorpusError(
                        "\(golden.id): the output depends on \(reading.id), which the case does not name",
                        at: golden.place)
                }
                if !differs && isNamed && !golden.isOfFailure {
                    return CorpusError(
                        "\(golden.id): it names \(reading.id), but the output does not depend on that reading",
                        at: golden.place)
                }
            }
            return nil
        }
    }

    private func differ(_ expected: Answer, _ actual: Answer, _ golden: GoldenCase) -> Bool {
        func differ<S: Specification>(_: S.Type) -> Bool {
            !Judge.differences(expected, actual, S.self).isEmpty
        }
        return golden.specification.map { differ($0) } ?? false
    }
}
