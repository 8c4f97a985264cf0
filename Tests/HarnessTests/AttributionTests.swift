import Catalogue
import Corpus
import Foundation
import Harness
import JSON
import Reference
import Reports
import Specification
import TestSupport
import Testing

@testable import MobilitySpecs
@testable import ScholarSpecs
@testable import VoiceSpecs

/// A wrong implementation is told the one rule that it breaks, over the whole corpus.
struct AttributionTests {
    /// Compares with a radius a hair larger, which makes "nearer than" into "not farther than".
    struct NearAtTheRadius: Implementation {
        typealias Subsystem = Geofence

        func run(_ input: Geofence.Input, readings: Readings) throws(Rejection) -> Geofence.Output {
            let old = input.parameters ?? .standard
            let parameters = Geofence.Parameters(
                radius: old.radius.nextUp, interval: old.interval, closeFixes: old.closeFixes,
                window: old.window)
            let isIOS = input.platform == .ios
            return try Geofence.reference.run(
                .init(
                    platform: input.platform, fixes: input.fixes, parameters: isIOS ? parameters : old,
                    resets: input.resets),
                readings: readings)
        }
    }

    /// Converts with one mistake of the checks' own model.
    struct MistakenConversion: Implementation {
        typealias Subsystem = Conversion
        let mistake: ConversionMistake

        /// The model knows the first option of these readings only.
        private static let narrow = [ConversionRedo.reading.id, ConversionClear.reading.id]

        /// The options of each reading that it can be asked for.
        static let declared = Dictionary(
            uniqueKeysWithValues: Conversion.readings.map { reading in
                let options = reading.options.map(\.name)
                return (reading.id, narrow.contains(reading.id) ? Array(options.prefix(1)) : options)
            })

        static func knows(_ golden: GoldenCase) -> Bool {
            golden.readings.allSatisfy { id, option in declared[id]?.contains(option) ?? true }
        }

        func run(_ input: Conversion.Input, readings: Readings) throws(Rejection) -> Conversion.Output {
            ConversionModel(input, readings, mistake: mistake).convert(input.transcript)
        }
    }

    /// Colours the last contributing publications grey even where all of them contribute.
    struct GreyWhereAllContribute: Implementation {
        typealias Subsystem = Colouring

        func run(_ input: Publications, readings: Readings) throws(Rejection) -> Colouring.Output {
            let right = try Colouring.reference.run(input, readings: readings)
            let checked = input.publications.filter(\.checked).map(\.citations).sorted(by: >)
            guard let last = checked.prefix(right.h).last else { return right }
            let colours = zip(input.publications, right.colours).map { publication, colour in
                publication.checked && publication.citations == last ? .grey : colour
            }
            return Colouring.Output(h: right.h, colours: colours)
        }
    }

    /// The clauses that a run over the whole corpus names.
    private func broken(_ implementation: any Implementation) async throws -> [ClauseID] {
        let candidate = InProcess(
            name: "wrong", version: "1", implementations: [implementation],
            readings: implementation is MistakenConversion ? MistakenConversion.declared : nil)
        let run = try await Run(Corpus.bundled.cases, with: candidate)
        #expect(!run.conforms)
        #expect(run.verdicts.count == (try Corpus.bundled.cases.count))
        return run.brokenClauses.map(\.clause)
    }

    @Test func `near at exactly the radius breaks GEO-1 and nothing else`() async throws {
        #expect(try await broken(NearAtTheRadius()) == ["GEO-1"])
    }

    @Test func `undo after clear breaks CON-2 and nothing else`() async throws {
        let order: [ConversionModel.Pass] = [.redo, .clear, .undo, .type, .literally, .stop, .keywords]
        #expect(
            try await broken(MistakenConversion(mistake: .order(order, .spoken))) == ["CON-2"])
    }

    @Test func `grey where all contribute breaks COL-1 and nothing else`() async throws {
        #expect(try await broken(GreyWhereAllContribute()) == ["COL-1"])
    }

    static let clauses: [ClauseID] = (1...11).map { ClauseID("CON-\($0)") }

    /// Each mistake that the checks know of is caught by the corpus, and told by the clause it breaks.
    @Test(.heavy, arguments: clauses)
    func `every known mistake in a clause is caught and names it`(clause: ClauseID) async throws {
        let mistakes = ConversionMistake.breaking(clause)
        // Of the many orders a sample is enough: the first of each kind of move.
        for mistake in clause == "CON-2" ? Array(mistakes.prefix(8)) : mistakes {
            let implementation = MistakenConversion(mistake: mistake)
            let failing = try failing(implementation, clause)
            #expect(failing.isEmpty == Self.equivalent.contains(mistake), "\(mistake)")
            if failing.isEmpty { continue }
            // A few failing cases are enough to tell the clause by.
            let candidate = InProcess(
                name: "wrong", version: "1", implementations: [implementation],
                readings: MistakenConversion.declared)
            let run = try await Run(failing, with: candidate)
            #expect(
                run.brokenClauses.map(\.clause).allSatisfy { $0 == clause },
                "\(mistake) is told as \(run.verdicts.filter { $0.kind != .pass }.map { "\($0.id): \($0.reason)" })"
            )
        }
    }

    /// Six cases, small to large, made for the clause that are given another output, found without judging.
    private func failing(_ implementation: MistakenConversion, _ clause: ClauseID) throws -> [GoldenCase] {
        let cases: [(golden: GoldenCase, size: Int)] = try Corpus.bundled.cases(of: Conversion.self)
            .compactMap { typed in
                guard typed.golden.clauses.contains(clause), MistakenConversion.knows(typed.golden) else {
                    return nil
                }
                let input = try Conversion.Input(typed.golden.input)
                let readings = try Readings(typed.golden.readings, known: Conversion.readings)
                let output = implementation.outcome(of: input, readings: readings).output
                guard case .output(let expected) = typed.golden.expectation, output?.value != expected else {
                    return nil
                }
                return (typed.golden, input.transcript.utf8.count)
            }
        let sorted = cases.sorted { $0.size < $1.size }.map(\.golden)
        return stride(from: 0, to: sorted.count, by: max(1, sorted.count / 6)).map { sorted[$0] }
    }

    /// No input tells these apart from the rule: between an undo and its redo stand only undos and redos.
    static let equivalent: [ConversionMistake] = [.redoTakesFirst]
}

extension ClauseID: CustomTestStringConvertible {
    public var testDescription: String { rawValue }
}
