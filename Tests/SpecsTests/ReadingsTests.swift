import Catalogue
import JSON
import Specification
import Testing

/// Tests which option of a reading is in force, and which declarations are refused.
struct ReadingsTests {
    private let clock = GeofenceClock.reading
    private let symbol = Symbol.reading

    private func refused(_ declared: [String: String], known: [Reading]) throws -> UnknownReading {
        try #require(throws: UnknownReading.self) { _ = try Readings(declared, known: known) }
    }

    @Test func `an unknown reading is refused, and the error lists the readings`() throws {
        let error = try refused(["mobility.geofence.colour": "red"], known: [clock, symbol])
        #expect(error.id == "mobility.geofence.colour")
        #expect(error.option == "red")
        #expect(error.known == [clock.id, symbol.id])
        for part in ["mobility.geofence.colour", "red", clock.id, symbol.id] {
            #expect("\(error)".contains(part))
        }
    }

    @Test func `a declaration is refused if its subsystem has no readings, and the error says so`() throws {
        let error = try refused([clock.id: "count"], known: [])
        #expect("\(error)".contains("known: none"))
    }

    @Test func `an unknown option is refused, and the error lists the options`() throws {
        let error = try refused([clock.id: "sundial"], known: [clock])
        #expect(error.id == clock.id)
        #expect(error.option == "sundial")
        #expect(error.known == ["count", "elapsed"])
        for part in [clock.id, "sundial", "count", "elapsed"] { #expect("\(error)".contains(part)) }
    }

    @Test(arguments: ["", "Count", "count ", "COUNT"])
    func `the name of an option must be spelled exactly`(option: String) throws {
        _ = try refused([clock.id: option], known: [clock])
    }

    @Test func `if several declarations are wrong, the error names the one whose id sorts first`() throws {
        let error = try refused(["b": "x", "a": "x", "c": "x"], known: [clock])
        #expect(error.id == "a")
    }

    @Test func `if nothing is declared, every reading has its default option`() {
        #expect(Readings.standard[GeofenceClock.self] == .count)
        #expect(Readings.standard[clock] == "count")
        #expect(Readings.standard.declarations.isEmpty)
    }

    @Test func `a declared option is in force, and the other readings keep their defaults`() throws {
        let readings = try Readings([clock.id: "elapsed"], known: [clock, symbol])
        #expect(readings[GeofenceClock.self] == .elapsed)
        #expect(readings[clock] == "elapsed")
        #expect(readings[Symbol.self] == .utf16)
        #expect(readings.declarations == [clock.id: "elapsed"])
    }

    @Test func `the method 'with' returns a copy of the readings with one option changed`() {
        let first = Readings.standard.with(GeofenceClock.elapsed)
        let second = first.with(Symbol.grapheme).with(GeofenceClock.count)
        #expect(Readings.standard[GeofenceClock.self] == .count)
        #expect(first[GeofenceClock.self] == .elapsed)
        #expect(first[Symbol.self] == .utf16)
        #expect(second[GeofenceClock.self] == .count)
        #expect(second[Symbol.self] == .grapheme)
    }

    @Test func `a declared option is listed among the declarations, even if it is the default`() {
        let readings = Readings.standard.with(GeofenceClock.count)
        #expect(readings.declarations == [clock.id: "count"])
        #expect(readings[GeofenceClock.self] == Readings.standard[GeofenceClock.self])
    }

    @Test func `every option of every reading is accepted, and is then in force`() throws {
        for specification in Catalogue.assay.all {
            for reading in specification.readings {
                for option in reading.options {
                    let readings = try Readings([reading.id: option.name], known: specification.readings)
                    #expect(readings[reading] == option.name)
                }
            }
        }
    }

    private func distinct(_ combinations: [Readings]) -> Int {
        Set(combinations.map { $0.declarations.sorted { $0.key < $1.key }.map { "\($0)=\($1)" } }).count
    }

    @Test func `if there are few combinations of options, each is visited once`() {
        let combinations = Motion.readingCombinations
        #expect(combinations.count == 8)
        #expect(distinct(combinations) == 8)
        #expect(combinations == Motion.allReadingCombinations)
        #expect(
            Fever.readingCombinations.first?.declarations == Fever.allReadingCombinations.first?.declarations)
    }

    @Test(arguments: ["mobility.geofence", "mobility.pipeline"] as [SubsystemID])
    func
        `if there are many combinations, the defaults, all single changes and 16 pairs of changes are visited`(
            id: SubsystemID
        ) throws
    {
        let specification = try #require(Catalogue.assay.specification(id))
        let chosen = specification.readingCombinations
        #expect(chosen.first?.declarations == [:])
        let others = specification.readings.flatMap { reading in
            reading.options.dropFirst().map { [reading.id: $0.name] }
        }
        #expect(chosen.dropFirst().prefix(others.count).map(\.declarations) == others)
        let pairs = chosen.dropFirst(1 + others.count).map(\.declarations)
        #expect(pairs.count == 16)
        for pair in pairs {
            #expect(pair.count == 2)
            for reading in specification.readings { #expect(pair[reading.id] != reading.standard.name) }
        }
        #expect(distinct(chosen) == chosen.count)
        #expect(specification.readingCombinations == chosen, "the combinations must be the same in every run")
    }

    @Test func `every combination of options is listed exactly once`() {
        let combinations = Geofence.allReadingCombinations
        #expect(combinations.count == 2 * 3 * 2 * 2 * 2 * 2 * 2)
        #expect(
            Set(combinations.map { $0.declarations.sorted { $0.key < $1.key }.map(\.value) }).count == 192)
    }
}
