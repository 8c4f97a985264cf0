import Harness
import JSON
import Reports
import Specification

/// The answers to the requests of a page; inputs are judged in the same way as samples of `fuzz`.
extension Explorer {
    /// Returns the answers of the reference and of the compared implementation, each judged by the laws.
    func evaluation(of question: Question) async -> Value {
        guard let beside else {
            return .record(
                ("reference", await side(question.sample)), ("pieces", pieces(of: question.sample)))
        }
        let judge = InputJudge(await beside.take(), in: corpus.catalogue, rival: reference)
        do throws(CandidateStartError) {
            let own = try await judge.assessment(of: question.sample)
            await beside.prepare()
            // The reference follows the options of the compared implementation, so that the two outcomes are
            // comparable.
            let sample = Sample(
                subsystem: question.sample.subsystem, input: question.sample.input,
                readings: own.inForce.isEmpty ? question.sample.readings : own.inForce)
            return .record(
                ("reference", await side(sample)), ("pieces", pieces(of: sample)), ("beside", own.value),
                ("inForce", own.inForce.value))
        } catch {
            await beside.prepare()
            let problem = ForeignText.line(error.description)
            return .record(
                ("reference", await side(question.sample)),
                ("beside", .record(("verdict", "error".value), ("reason", problem.value))))
        }
    }

    /// The pieces of the output, each with the clause that made or removed it; nil if the subsystem is not `Piecewise`.
    private func pieces(of sample: Sample) -> Value? {
        func pieces<S: Piecewise>(_: S.Type) -> [Piece] {
            guard let input = try? S.Input(sample.input),
                let readings = try? Readings(sample.readings, known: S.readings)
            else { return [] }
            return S.pieces(of: input, readings)
        }
        guard let own = corpus.catalogue.specification(sample.subsystem) as? any Piecewise.Type else {
            return nil
        }
        let all = pieces(own).map {
            Value.record(
                ("text", $0.text.map { ForeignText.line($0).value }),
                ("origin", ForeignText.line($0.origin).value), ("clause", $0.clause.rawValue.value))
        }
        return .array(all)
    }

    /// Returns the laws that decide each part of the demanded outcome.
    func reasons(of question: Question) async -> Value {
        let sample = question.sample
        let found =
            corpus.catalogue.specification(sample.subsystem)
            .map { $0.reasons(ofInput: sample.input, under: sample.readings) } ?? []
        let reasons = found.map {
            Value.record(("path", ForeignText.line($0.place).value), ("laws", $0.laws.map(\.rawValue).value))
        }
        return .record(("reasons", .array(reasons)))
    }

    private func side(_ sample: Sample) async -> Value {
        do throws(CandidateStartError) {
            return try await InputJudge(reference, in: corpus.catalogue).assessment(of: sample).value
        } catch {
            return .record(("verdict", "error".value), ("reason", error.description.value))
        }
    }

    /// Returns the smallest input found that makes the compared implementation fail for the same reason as this input.
    func shrunk(_ question: Question) async -> Value {
        do throws(NoDiscovery) {
            let found = try await discovery(question, isSmall: true)
            return .record(
                ("text", Explorer.text(of: found.input).value), ("readings", found.readings.value),
                ("title", ForeignText.line(found.title).value),
                ("sentence", ForeignText.line(found.reason).value), ("tried", found.tried.value),
                ("cutOff", found.cutOff?.sentence.value))
        } catch {
            return .record(("problem", error.sentence.value))
        }
    }

    /// Returns the input as a line for `corpus add`, or the reason why that is impossible.
    ///
    /// A failure of the compared implementation becomes a case with the origin `found`. Any other case needs a person
    /// who vouches for the outcome, since no case rests on the reference alone.
    func goldenCase(_ question: Question) async -> Value {
        let standard = corpus.catalogue.specification(question.sample.subsystem)?.standardOptions ?? [:]
        var inForce = question.sample.readings.merging(standard) { own, _ in own }
        if let beside, let found = try? await discovery(question, isSmall: false) {
            inForce = found.inForce
            do throws(CaseRefusal) {
                let value = try await found.goldenCase(
                    settledBy: reference, in: corpus.catalogue, finder: "\(finder.name) explore",
                    version: finder.version, failedBy: beside.candidate)
                return line(
                    value,
                    "\(ForeignText.line(found.title)) is broken on this input, and the laws allow only one outcome."
                )
            } catch {
                if question.person.isEmpty {
                    return .record(("problem", "\(error). Name the person who worked out the outcome.".value))
                }
            }
        }
        guard !question.person.isEmpty else {
            let problem =
                "The outcome of the reference alone is not enough: name the person who worked out the outcome by hand."
            return .record(("problem", problem.value))
        }
        do throws(CaseRefusal) {
            let value = try question.sample.goldenCase(
                under: inForce, settledBy: reference, in: corpus.catalogue, named: question.name,
                workedBy: question.person)
            return line(value, "\(ForeignText.line(question.person)) vouches for the outcome.")
        } catch {
            return .record(("problem", "\(error).".value))
        }
    }

    private func line(_ golden: Value, _ sentence: String) -> Value {
        let id: String = if case .string(let id)? = golden["id"] { id } else { "" }
        return .record(
            ("line", ForeignText.json(golden).value), ("id", id.value), ("sentence", sentence.value),
            ("command", "\(finder.name) corpus add GROUP --corpus DIR < case.jsonl".value))
    }

    private struct NoDiscovery: Error {
        let sentence: String
    }

    private func discovery(_ question: Question, isSmall: Bool) async throws(NoDiscovery) -> Discovery {
        guard let beside, let specification = corpus.catalogue.specification(question.sample.subsystem) else {
            throw NoDiscovery(sentence: "No implementation is compared with the reference.")
        }
        let fuzzing = Fuzzing(beside.candidate, seed: 0, subsystems: [specification], rival: reference)
        let found: Discovery?
        do throws(CandidateStartError) {
            found = try await fuzzing.discovery(of: question.sample, isSmall: isSmall)
        } catch {
            throw NoDiscovery(sentence: ForeignText.line(error.description))
        }
        guard let found else {
            throw NoDiscovery(sentence: "The implementation does not fail on this input.")
        }
        return found
    }
}

extension Assessment {
    /// The assessment in the form that a page reads; every string in it is safe to show.
    var value: Value {
        let laws = findings.map {
            Value.record(
                ("law", $0.law.rawValue.value), ("status", $0.status.rawValue.value),
                ("sentence", $0.sentence?.value), ("evidence", $0.evidence?.words.value))
        }
        let differences = differences.map {
            Value.record(
                ("path", ForeignText.line($0.path.description).value), ("sentence", $0.sentence.value))
        }
        return .record(
            ("name", hello?.name.value), ("version", hello?.version.value), ("verdict", kind.rawValue.value),
            ("reason", reason.value), ("outcome", answer?.lines), ("log", fault?.log.value),
            ("laws", .array(laws)), ("differences", .array(differences)))
    }
}

extension Answer {
    /// The lines of the answer, each with the path of the value that begins in the line.
    fileprivate var lines: Value {
        let (kind, value) = member
        let lines = ValueLayout.lines(of: value).map { line in
            Value.record(
                ("text", ForeignText.line(line.text).value),
                ("path", line.path.map { ForeignText.line($0).value }), ("isWhole", line.isWhole.value))
        }
        return .record(("kind", kind.value), ("value", value), ("lines", .array(lines)))
    }
}
