import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import MobilitySpecs
@testable import ScholarSpecs
@testable import SharedSpecs

/// The inputs that mobility and scholar make by chance: well-formed, mostly settled, and where the rules turn.
struct TrackAndTextGeneratorTests {
    private static let subsystems: [any Referenced.Type] = [
        Accuracy.self, Geofence.self, Distance.self, Similarity.self, HIndex.self, Colouring.self,
    ]
    private static let ids = subsystems.map { $0.id }
    private static let count = 600

    private func subsystem(_ id: SubsystemID) throws -> any Referenced.Type {
        try #require(Self.subsystems.first { $0.id == id })
    }

    // MARK: Every subsystem

    @Test(arguments: ids)
    func `an input by chance reads back from its JSON, and comes again from its seed`(id: SubsystemID) throws
    {
        func check<S: Specification>(_: S.Type) throws {
            for number in 0..<Self.count {
                let value = S.sample(number).value
                #expect(try S.Input(value).value == value, "sample \(number)")
                #expect(S.sample(number).value == value, "sample \(number)")
            }
        }
        try check(subsystem(id))
    }

    @Test(arguments: ids)
    func `nine inputs of ten are settled`(id: SubsystemID) throws {
        func settled<S: Specification>(_: S.Type) -> Int {
            (0..<Self.count).count { S.isSettled(S.sample($0)) }
        }
        let settled = try settled(subsystem(id))
        #expect(settled >= Self.count * 9 / 10, "\(settled) of \(Self.count)")
    }

    @Test(arguments: ids)
    func `every clause is touched by many inputs, and the reference breaks none`(id: SubsystemID) throws {
        func check<S: Referenced>(_: S.Type) {
            var touched: [ClauseID: Int] = [:]
            for number in 0..<Self.count {
                let input = S.sample(number)
                let all = S.readingCombinations
                let findings = Examination(input, by: S.reference, all[number % all.count]).findings
                for (clause, finding) in findings {
                    if finding.isTouched { touched[clause, default: 0] += 1 }
                    if let violation = finding.violation {
                        Issue.record("sample \(number): \(violation.sentence)")
                    }
                }
            }
            for clause in S.clauses {
                // Invalid input is to be rare; the other clauses are not.
                let least = clause.id == "FIX-1" ? 100 : Self.count / 20
                #expect(
                    touched[clause.id] ?? 0 >= least,
                    "\(clause.id) is touched \(touched[clause.id] ?? 0) times")
            }
        }
        check(try subsystem(id))
    }

    @Test(arguments: ids)
    func `every option of every reading makes a difference to many inputs`(id: SubsystemID) throws {
        func check<S: Referenced>(_: S.Type) throws {
            for reading in S.readings {
                for option in reading.options.dropFirst() {
                    let other = try Readings([reading.id: option.name], known: S.readings)
                    let differing = (0..<Self.count).count { number in
                        let input = S.sample(number)
                        let outcome = S.reference.outcome(of: input).output?.value
                        return S.reference.outcome(of: input, readings: other).output?.value != outcome
                    }
                    #expect(differing >= Self.least(reading), "\(option.name) differs in \(differing) inputs")
                }
            }
        }
        try check(subsystem(id))
    }

    /// The sphere and the ellipsoid differ by 0.5 %, so that few settled tracks tell them apart.
    private static func least(_ reading: Reading) -> Int {
        reading.id == EarthDistance.reading.id ? 1 : count / 50
    }

    // MARK: The places where the rules turn

    @Test func `fixes are just at 150 m and 200 m, beside them, negative, and off the Earth, in both modes`()
    {
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
    func `tracks enter, leave and come back, with any figures`(platform: Geofence.Platform) {
        let inputs = (0..<Self.count).map { Geofence.sample($0) }.filter { $0.platform == platform }
        let events = inputs.map { Geofence.reference.outcome(of: $0).output?.events.count ?? 0 }
        for count in 1...3 { #expect(events.count { $0 >= count } >= 40 / count, "\(count) events") }
        #expect(events.count { $0 == 0 } >= 40)
        #expect(inputs.count { $0.parameters != nil } >= 40)
        #expect(inputs.count { !$0.fixes.allSatisfy(\.isOnEarth) } >= 5)
    }

    @Test func `tracks lead along meridians and parallels, over 180 degrees and to the antipodes`() {
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

    @Test func `texts are equal, empty, equivalent, neighbours by one edit, and longer than a machine word`()
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

    @Test func `percentages are just reached, just missed, and none at all`() {
        let inputs = (0..<Self.count).map { Similarity.sample($0) }
        let strict = Readings.standard.with(SimilarityThreshold.strict)
        func similar(_ input: Similarity.Input, _ readings: Readings = .standard) -> Bool? {
            Similarity.reference.outcome(of: input, readings: readings).output?.similar
        }
        #expect(inputs.count { similar($0) == true && similar($0, strict) == false } >= 100)
        #expect(inputs.count { similar($0) == false } >= 60)
        #expect(inputs.count { similar($0) == nil } >= 20)
    }

    @Test func `publications have ties of which all contribute, and ties of which not all do`() {
        let inputs = (0..<Self.count).map { Colouring.sample($0) }
        let limbos = inputs.compactMap { Colouring.Limbo($0.publications, h: $0.hIndex) }
        #expect(limbos.count { $0.n > 1 && $0.m == $0.n } >= 40)
        #expect(limbos.count { $0.m < $0.n } >= 80)
        #expect(inputs.count { $0.hIndex == 0 && !$0.publications.isEmpty } >= 20)
        #expect(inputs.count { !$0.areValid } >= 15)
    }
}

extension Specification {
    fileprivate static func sample(_ number: Int) -> Input {
        var entropy = Entropy(seed: 1, for: id.rawValue, number: number)
        return generate(from: &entropy)
    }
}
