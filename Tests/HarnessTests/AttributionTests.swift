import Catalogue
import Corpus
import Foundation
import Harness
import Reference
import Reports
import Specification
import TestSupport
import Testing

@testable import MobilitySpecs
@testable import ScholarSpecs

/// Over the whole corpus, a wrong implementation is blamed on the one clause that it breaks.
struct AttributionTests {
    /// Compares with a slightly larger radius, which makes "nearer than" into "not farther than".
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
            name: "wrong", version: "1", implementations: [implementation])
        let run = try await Run(Corpus.bundled.cases, with: candidate)
        #expect(!run.conforms)
        #expect(run.verdicts.count == (try Corpus.bundled.cases.count))
        return run.brokenClauses
    }

    @Test func `treating the exact radius as near breaks GEO-1 and nothing else`() async throws {
        #expect(try await broken(NearAtTheRadius()) == ["GEO-1"])
    }

    @Test func `colouring publications grey although all contribute breaks COL-1 and nothing else`()
        async throws
    {
        #expect(try await broken(GreyWhereAllContribute()) == ["COL-1"])
    }
}

extension ClauseID: CustomTestStringConvertible {
    public var testDescription: String { rawValue }
}
