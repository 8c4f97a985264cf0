import Benchmarking
import Catalogue
import Foundation
import JSON
import Reference
import Specification
import Testing
import Workloads

/// Tests that the comparison with the reference detects deliberately wrong variants.
@Suite("Wrong variants")
struct DisagreementTests {
    static let all = [
        wrong(Distance.self, "one edit too many beyond 64 symbols") { input, readings throws(Rejection) in
            let distance = try Distance.reference.run(input, readings: readings).distance
            return Distance.Output(distance: distance + (input.a.utf16.count > 64 ? 1 : 0))
        },
        wrong(Distance.self, "code units under every reading") { input, _ throws(Rejection) in
            try Distance.reference.run(input, readings: .standard)
        },
        wrong(Distance.self, "texts normalised") { input, readings throws(Rejection) in
            let normal = Distance.Input(
                a: input.a.precomposedStringWithCanonicalMapping,
                b: input.b.precomposedStringWithCanonicalMapping)
            return try Distance.reference.run(normal, readings: readings)
        },
        wrong(HIndex.self, "unchecked publications counted") { input, readings throws(Rejection) in
            let all = input.publications.map { Publication(citations: $0.citations) }
            return try HIndex.reference.run(Publications(publications: all), readings: readings)
        },
        wrong(HIndex.self, "invalid unchecked publications") { input, readings throws(Rejection) in
            let checked = input.publications.filter(\.checked)
            return try HIndex.reference.run(Publications(publications: checked), readings: readings)
        },
        wrong(Geofence.self, "the sphere in place of the ellipsoid") { input, readings throws(Rejection) in
            try Geofence.reference.run(input, readings: readings.with(EarthDistance.haversine))
        },
        wrong(Geofence.self, "a centimetre more") { input, readings throws(Rejection) in
            let rule = input.parameters ?? .standard
            let wider = Geofence.Parameters(
                radius: rule.radius * 1.0001, interval: rule.interval, closeFixes: rule.closeFixes,
                window: rule.window)
            let input = Geofence.Input(
                platform: input.platform, fixes: input.fixes, parameters: wider, resets: input.resets)
            return try Geofence.reference.run(input, readings: readings)
        },
        wrong(Geofence.self, "fixes counted instead of time") { input, readings throws(Rejection) in
            try Geofence.reference.run(input, readings: readings.with(GeofenceClock.count))
        },
        wrong(Geofence.self, "the last fix in place of the mean") { input, readings throws(Rejection) in
            guard readings[GeofenceClock.self] == .elapsed, readings[GeofenceCentre.self] == .mean else {
                return try Geofence.reference.run(input, readings: readings)
            }
            return try Geofence.reference.run(input, readings: readings.with(GeofenceCentre.last))
        },
    ]

    private static func wrong<S: Benchmarked>(
        _: S.Type, _ name: String,
        _ body: @escaping @Sendable (S.Input, Readings) throws(Rejection) -> S.Output
    ) -> Contender {
        Contender(benchmark: S.benchmark(Variant(name, "wrong on purpose", Wrong<S>(body: body))))
    }

    @Test("the comparison with the reference detects each wrong variant", arguments: all)
    func isCaught(contender: Contender) throws {
        let found = try #require(try contender.benchmark.disagreement(quickly: true))
        #expect(found.expected != found.given)
        #expect(found.subsystem == contender.benchmark.subsystem)
        #expect(found.variant == contender.benchmark.variant)
    }

    @Test(
        "a variant that is wrong for one case of the corpus is detected under the readings of this case")
    func isCaughtByCorpus() throws {
        let bicycle = Distance.Input(a: "bicyclette 🚲", b: "")
        let contender = Self.wrong(Distance.self, "wrong for one string") {
            input, readings throws(Rejection) in
            guard input.a == bicycle.a, readings[Symbol.self] == .grapheme else {
                return try Distance.reference.run(input, readings: readings)
            }
            return Distance.Output(distance: 0)
        }
        let unseen = try contender.benchmark.disagreement(on: [(bicycle.value, [:])], quickly: true)
        #expect(unseen == nil)
        let declared = [Symbol.reading.id: Symbol.grapheme.rawValue]
        let found = try #require(
            try contender.benchmark.disagreement(on: [(bicycle.value, declared)], quickly: true))
        #expect(found.input == bicycle.value)
        #expect(found.expected == Distance.Output(distance: 12).value)
        #expect(found.given == Distance.Output(distance: 0).value)
    }

    @Test("the test of a wrong variant fails, and shows the input and both outcomes")
    func failsItsTest() throws {
        let contender = Self.wrong(HIndex.self, "always 0") { _, _ throws(Rejection) in HIndex.Output(h: 0) }
        try withKnownIssue {
            let agrees = try contender.agrees()
            #expect(!agrees)
        } matching: { issue in
            let sentence = "\(issue)"
            return sentence.contains(#""input":{"publications":["#)
                && sentence.contains(#""reference":{"h":"#) && sentence.contains(#""given":{"h":0}"#)
        }
    }

    @Test("an invalid input or an unknown reading is refused")
    func misfit() throws {
        let benchmark = try #require(Benchmark.all(of: .assay).last { $0.subsystem == HIndex.id })
        #expect(throws: Misfit.self) { _ = try benchmark.disagreement(on: [(.null, [:])], quickly: true) }
        #expect(throws: UnknownReading.self) {
            _ = try benchmark.disagreement(on: [(.null, ["nothing": "at all"])], quickly: true)
        }
    }
}

private struct Wrong<Subsystem: Specification>: Implementation {
    let body: @Sendable (Subsystem.Input, Readings) throws(Rejection) -> Subsystem.Output

    func run(_ input: Subsystem.Input, readings: Readings) throws(Rejection) -> Subsystem.Output {
        try body(input, readings)
    }
}
