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

/// Tests that a run of the whole corpus reports only the clause that the implementation breaks.
struct AttributionTests {
    /// A geofence with a slightly larger radius, so that a place at exactly the radius counts as near.
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

    /// A colouring in which the last contributing publications are grey even if all publications contribute.
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

    /// Returns the clauses that a run over the whole corpus reports as broken.
    private func broken(_ implementation: any Implementation) async throws -> [ClauseID] {
        let candidate = InProcess(
            name: "wrong", version: "1", implementations: [implementation])
        let run = try await Run(Corpus.bundled.cases, with: candidate)
        #expect(!run.conforms)
        #expect(run.verdicts.count == (try Corpus.bundled.cases.count))
        return run.brokenClauses
    }

    @Test func `a geofence that counts places at the exact radius as near breaks only GEO-1`() async throws {
        #expect(try await broken(NearAtTheRadius()) == ["GEO-1"])
    }

    @Test
    func `a run of one failing case names the law that the whole run found, if that law is passed to it`()
        async throws
    {
        let candidate = InProcess(name: "wrong", version: "1", implementations: [NearAtTheRadius()])
        let run = try await Run(Corpus.bundled.cases(of: Geofence.id), with: candidate)
        var others = 0
        for verdict in run.verdicts(of: .fail) {
            let law = try #require(verdict.breaches.first?.law)
            let alone = try await Run([verdict.golden], with: candidate)
            others += alone.brokenLaws.contains { $0.law != law } ? 1 : 0
            let blaming = try await Run([verdict.golden], with: candidate, blaming: law)
            #expect(blaming.brokenLaws.map(\.law) == [law], "\(verdict.id)")
        }
        #expect(others > 0, "without the given law, at least one run of a single case must name another law")
    }

    @Test func `a colouring that uses grey although all publications contribute breaks only COL-1`()
        async throws
    {
        #expect(try await broken(GreyWhereAllContribute()) == ["COL-1"])
    }
}

extension ClauseID: CustomTestStringConvertible {
    public var testDescription: String { rawValue }
}
