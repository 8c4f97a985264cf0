import Corpus
import Gallery
import Reference
import Specs
import Testing

@testable import Harness

/// The wrong implementations of health: the corpus finds each, and so do generated inputs.
struct GalleryHealthTests {
    private static let subsystems: [any Mistaken.Type] = [
        Fever.self, DiaryFilter.self, DiaryEntry.self, DiaryMerge.self, Dashboard.self, Monitoring.self,
        Reminder.self,
    ]
    private static let ids = subsystems.map { $0.id }

    private func subsystem(_ id: SubsystemID) throws -> any Mistaken.Type {
        try #require(Self.subsystems.first { $0.id == id })
    }

    // MARK: Without a mistake

    private static let careful: [any Implementation] = [
        CarefulFever(), CarefulFilter(), CarefulEntry(), CarefulMerge(), CarefulDashboard(),
        CarefulMonitoring(), CarefulReminder(),
    ]

    @Test func `without a mistake the careful programs pass every case by every reading`() async throws {
        let candidate = InProcess(name: "careful", version: "1", implementations: Self.careful)
        let run = try await Run(
            Corpus.bundled.cases.filter { Self.ids.contains($0.subsystem) }, with: candidate)
        for verdict in run.verdicts where verdict.kind != .pass {
            Issue.record("\(verdict.id): \(verdict.reason)")
        }
        #expect(run.conforms)
    }

    @Test func `on settled inputs they agree with the references by every reading`() throws {
        func check<S: Referenced>(_ careful: some Implementation<S>) throws {
            let options = try S.readings.reduce([Readings.standard]) { sofar, reading in
                try sofar.flatMap { readings in
                    try reading.options.map { option in
                        try Readings(
                            readings.declarations.merging([reading.id: option.name]) { $1 }, known: S.readings
                        )
                    }
                }
            }
            for (number, input) in S.settledSamples(500) {
                let readings = options[number % options.count]
                switch (
                    careful.outcome(of: input, readings: readings),
                    S.reference.outcome(of: input, readings: readings)
                ) {
                case (.output(let output), .output(let expected)):
                    #expect(output.value == expected.value, "\(S.id), sample \(number)")
                case (.rejection(let rejection), .rejection(let expected)):
                    #expect(rejection == expected, "\(S.id), sample \(number)")
                default: Issue.record("\(S.id), sample \(number): one rejects it and the other does not")
                }
            }
        }
        try check(CarefulFever())
        try check(CarefulFilter())
        try check(CarefulEntry())
        try check(CarefulMerge())
        try check(CarefulDashboard())
        try check(CarefulMonitoring())
        try check(CarefulReminder())
    }

    // MARK: The corpus

    @Test(arguments: ids)
    func `the corpus finds every mistake and blames no other clause`(id: SubsystemID) async throws {
        let cases = try Corpus.bundled.cases(of: id)
        func check<S: Mistaken>(_: S.Type) async throws {
            for mistake in S.mistakes {
                // By every reading, and as one who declares only those in which the mistake shows.
                let declared = Dictionary(
                    uniqueKeysWithValues: S.readings.map { reading in
                        (reading.id, [mistake.readings[reading.id] ?? reading.standard.name])
                    })
                for readings in mistake.readings.isEmpty ? [nil] : [nil, declared] {
                    let candidate = InProcess(
                        name: mistake.name, version: "1", implementations: [mistake.implementation],
                        readings: readings)
                    let run = try await Run(cases, with: candidate)
                    #expect(!run.conforms, "\(mistake.name) passes")
                    let blamed = run.brokenClauses
                    #expect(!blamed.isEmpty, "\(mistake.name) is told no clause")
                    for (clause, count) in blamed where !mistake.clauses.contains(clause) {
                        let first = run.verdicts.first { $0.breaches.contains { $0.clause == clause } }
                        Issue.record(
                            "\(mistake.name) is told \(clause) in \(count) cases: \(first?.id ?? "") \(first?.reason ?? "")"
                        )
                    }
                }
            }
        }
        try await check(subsystem(id))
    }

    // MARK: The smallest input

    @Test(arguments: ids)
    func `the smallest input of every mistake shows it`(id: SubsystemID) throws {
        func check<S: Mistaken>(_: S.Type) throws {
            for mistake in S.mistakes {
                let input = try S.Input(JSONReader.value(of: mistake.smallest))
                #expect(S.isSettled(input), "\(mistake.name)")
                #expect(try Suspect(mistake).brokenClause(on: input) != nil, "\(mistake.name)")
            }
        }
        try check(subsystem(id))
    }

    // MARK: Generated inputs

    /// How many samples are enough for the rarest mistake.
    private static let strength = 600

    @Test(arguments: ids)
    func `six hundred samples show every mistake, and each becomes small`(id: SubsystemID) throws {
        func check<S: Mistaken>(_: S.Type) throws {
            let samples = S.settledSamples(Self.strength)
            for mistake in S.mistakes {
                let suspect = try Suspect(mistake)
                var found = 0
                for (number, input) in samples where found < 2 {
                    guard let clause = suspect.brokenClause(on: input) else { continue }
                    found += 1
                    try expectSmall(suspect, number, input, clause)
                }
                #expect(found > 0, "\(mistake.name) is not found")
            }
        }
        try check(subsystem(id))
    }

    /// The input shrinks to one like the smallest known, where that one breaks the same clause.
    private func expectSmall<S: Mistaken>(
        _ suspect: Suspect<S>, _ number: Int, _ input: S.Input, _ clause: ClauseID
    ) throws {
        let smallest = try S.Input(JSONReader.value(of: suspect.mistake.smallest))
        guard suspect.brokenClause(on: smallest, among: [clause]) != nil else { return }
        let small = suspect.simplified(input, breaking: clause)
        let text = JSONWriter.text(of: small.value)
        let isSmall =
            2 * text.count <= 3 * suspect.mistake.smallest.count + 20
            || Simplicity(of: small.value) <= Simplicity(of: smallest.value)
        #expect(isSmall, "\(suspect.mistake.name), sample \(number), becomes \(text)")
    }
}
