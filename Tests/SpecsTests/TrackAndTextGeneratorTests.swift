import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import MobilitySpecs
@testable import ScholarSpecs
@testable import SharedSpecs

/// Tests that the generated inputs of the mobility and scholar families are varied, and that many of them are at or
/// near the limits that the laws set.
struct TrackAndTextGeneratorTests {
    private static let count = 600

    // MARK: The limits of the rules

    @Test
    func `some accuracies are at or near 150 m or 200 m, others are negative, and some places are invalid`() {
        let inputs = (0..<Self.count).map { Accuracy.sample($0) }
        for mode in Accuracy.Mode.allCases {
            let accuracies = inputs.filter { $0.mode == mode }.flatMap { $0.fixes.map(\.accuracy) }
            for accuracy in [149, 150, 150.0.nextUp, 151, 199, 200, 200.0.nextUp, 201] {
                #expect(accuracies.count { $0 == accuracy } >= 10, "\(accuracy) by \(mode)")
            }
            #expect(accuracies.count { $0 < 0 } >= 50)
        }
        #expect(inputs.count { !$0.fixes.allSatisfy(\.isOnEarth) } >= 10)
    }

    @Test(arguments: Geofence.Platform.allCases)
    func `tracks enter geofences, leave them and come back, with various parameters`(
        platform: Geofence.Platform
    ) {
        let inputs = (0..<Self.count).map { Geofence.sample($0) }.filter { $0.platform == platform }
        let events = inputs.map { Geofence.reference.outcome(of: $0).output?.events.count ?? 0 }
        for count in 1...3 { #expect(events.count { $0 >= count } >= 40 / count, "\(count) events") }
        #expect(events.count { $0 == 0 } >= 40)
        #expect(inputs.count { $0.parameters != nil } >= 40)
        #expect(inputs.count { !$0.fixes.allSatisfy(\.isOnEarth) } >= 5)
    }

    @Test func `tracks run along meridians and parallels, across longitude 180 and to the antipodes`() {
        let inputs = (0..<Self.count).map { Geofence.sample($0) }
        func steps(_ input: Geofence.Input, _ holds: (Coordinate, Coordinate) -> Bool) -> Bool {
            zip(input.fixes, input.fixes.dropFirst()).contains { holds($0.place, $1.place) }
        }
        #expect(inputs.count { steps($0) { $0.lat != $1.lat && $0.lon == $1.lon } } >= 40)
        #expect(inputs.count { steps($0) { $0.lat == $1.lat && $0.lon != $1.lon } } >= 40)
        #expect(inputs.count { steps($0) { abs($0.lon) == 180 && $0.lon == -$1.lon } } >= 8)
        let afar = inputs.filter { $0.figures.radius > 1e6 }
        #expect(afar.count >= 30)
        #expect(afar.count { $0.figures.radius == .greatestFiniteMagnitude } >= 5)
        #expect(
            afar.count { steps($0) { abs($0.lat + $1.lat) < 1 && abs(abs($0.lon - $1.lon) - 180) < 1 } } >= 15
        )
        #expect(inputs.count { $0.figures.interval == .greatestFiniteMagnitude } >= 10)
    }

    @Test
    func
        `generated strings are equal, empty, equivalent, one edit apart, or longer than a machine word`()
    {
        let pairs = (0..<Self.count).map { Distance.sample($0) }
        func count(_ holds: (Distance.Input) -> Bool) -> Int { pairs.count(where: holds) }
        #expect(count { $0.a.hasSameScalars(as: $0.b) && !$0.a.isEmpty } >= 30)
        #expect(count { $0.a.isEmpty != $0.b.isEmpty } >= 30)
        #expect(count { $0.a == $0.b && !$0.a.hasSameScalars(as: $0.b) } >= 2)
        #expect(count { $0.a.lowercased() == $0.b.lowercased() && $0.a != $0.b } >= 5)
        #expect(count { SymbolPair($0.a, $0.b, by: .scalar).distance == 1 } >= 30)
        #expect(count { $0.a.utf16.count > 64 && $0.b.utf16.count > 64 } >= 10)
    }

    @Test
    func
        `some similarities equal the generated percentage, some are lower, and some percentages are invalid`()
    {
        let inputs = (0..<Self.count).map { Similarity.sample($0) }
        let strict = Readings.standard.with(SimilarityThreshold.strict)
        func similar(_ input: Similarity.Input, _ readings: Readings = .standard) -> Bool? {
            Similarity.reference.outcome(of: input, readings: readings).output?.similar
        }
        #expect(inputs.count { similar($0) == true && similar($0, strict) == false } >= 100)
        #expect(inputs.count { similar($0) == false } >= 60)
        #expect(inputs.count { similar($0) == nil } >= 20)
    }

    @Test func `in some ties all publications contribute to h, and in other ties only some of them`() {
        let inputs = (0..<Self.count).map { Colouring.sample($0) }
        let ties = inputs.filter(\.areValid).compactMap { input -> (n: Int, m: Int)? in
            let checked = input.publications.filter(\.checked).map(\.citations).sorted(by: >)
            guard let last = checked.prefix(input.hIndex).last else { return nil }
            return (checked.count { $0 == last }, input.hIndex - checked.count { $0 > last })
        }
        #expect(ties.count { $0.n > 1 && $0.m == $0.n } >= 40)
        #expect(ties.count { $0.m < $0.n } >= 80)
        #expect(inputs.count { $0.hIndex == 0 && !$0.publications.isEmpty } >= 20)
        #expect(inputs.count { !$0.areValid } >= 15)
    }
}

extension Publications {
    /// The h-index by its definition, found by trying each number.
    fileprivate var hIndex: Int { (0...publications.count).last { having($0) >= $0 } ?? 0 }
}

extension Specification {
    fileprivate static func sample(_ number: Int) -> Input {
        var entropy = Entropy(seed: 1, for: id.rawValue, number: number)
        return generate(from: &entropy)
    }
}
