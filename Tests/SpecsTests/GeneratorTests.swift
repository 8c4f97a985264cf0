import Catalogue
import Corpus
import Harness
import Reference
import Specification
import Testing

/// Tests that each subsystem's generated inputs are valid, rarely trivial, mostly allow only one outcome, and cover
/// each clause and reading.
struct GeneratorTests {
    /// The number of samples for a subsystem, and how many of them must meet each condition.
    struct Demand {
        var samples = 600
        /// At least this many samples must touch each clause.
        let touched: Int
        /// Each option other than the default must change the outcomes of at least this many samples.
        var options = 1
        /// At least this percentage of the samples must be settled: the laws allow only one outcome.
        var settled = 90
        /// The clauses whose required number of samples differs from the default, `touched`.
        var clauses: [ClauseID: Int] = [:]
        /// The readings whose required number of samples differs from the default, `options`. For example, few settled
        /// tracks distinguish the sphere from the ellipsoid, because distances on the two differ by only 0.5 %.
        var readings: [String: Int] = [:]
    }

    /// The demands on individual subsystems; the default demand applies to subsystems that are not listed.
    private static let demands: [SubsystemID: Demand] = [
        Notation.id: Demand(samples: 2_000, touched: 150, options: 1, settled: 95),
        Conversion.id: Demand(samples: 400, touched: 30, options: 1, settled: 95),
        Guide.id: Demand(touched: 120, options: 20),
        Microphone.id: Demand(touched: 400),
        Documents.id: Demand(touched: 120, options: 20),
        Runner.id: Demand(touched: 100),
        VoiceDictionary.id: Demand(touched: 60),
        Commands.id: Demand(samples: 400, touched: 25, options: 0),
        Accuracy.id: Demand(touched: 30, options: 12, clauses: ["FIX-1": 100]),
        Geofence.id: Demand(
            touched: 30, options: 12, clauses: ["FIX-1": 100], readings: [EarthDistance.reading.id: 1]),
        Debounce.id: Demand(touched: 300, options: 30),
        Motion.id: Demand(samples: 400, touched: 60, options: 5),
        Comments.id: Demand(touched: 200, options: 1),
        Heatmap.id: Demand(touched: 60, options: 10),
        Records.id: Demand(touched: 300),
        Sampling.id: Demand(touched: 60),
        MobilitySpecs.Track.id: Demand(touched: 250, options: 5),
        Trip.id: Demand(touched: 150, options: 20),
        Energy.id: Demand(samples: 400, touched: 40, options: 0),
        Statistics.id: Demand(samples: 400, touched: 40),
        Pipeline.id: Demand(samples: 1_500, touched: 300, options: 1),
        Distance.id: Demand(touched: 30, options: 12),
        Similarity.id: Demand(touched: 30, options: 12),
        HIndex.id: Demand(touched: 30, options: 12),
        Colouring.id: Demand(touched: 30, options: 12),
        Presence.id: Demand(touched: 80, options: 5),
        Matching.id: Demand(touched: 100, options: 20),
        Store.id: Demand(touched: 200, options: 15),
        Table.id: Demand(touched: 300),
        Search.id: Demand(touched: 300),
        Results.id: Demand(samples: 400, touched: 80, options: 5),
        Homepage.id: Demand(samples: 400, touched: 20, options: 3),
        Entry.id: Demand(samples: 1_000, touched: 250, options: 25, settled: 95),
        Merge.id: Demand(samples: 1_000, touched: 250, options: 25, settled: 95),
        Filter.id: Demand(samples: 1_000, touched: 250, options: 25, settled: 95),
        Fever.id: Demand(samples: 1_000, touched: 250, options: 25, settled: 95),
        Monitoring.id: Demand(samples: 1_000, touched: 250, options: 25, settled: 95),
        Dashboard.id: Demand(samples: 1_000, touched: 250, options: 25, settled: 95),
        Reminder.id: Demand(samples: 1_000, touched: 250, options: 25, settled: 95),
        Edit.id: Demand(samples: 1_000, touched: 250, options: 25, settled: 95),
        Latest.id: Demand(samples: 1_000, touched: 250, options: 25, settled: 95),
        LearningCatalogue.id: Demand(touched: 60, options: 60),
        Response.id: Demand(touched: 60, options: 60),
        Question.id: Demand(touched: 60, options: 60),
        Download.id: Demand(touched: 60, options: 60),
        Archive.id: Demand(touched: 60, options: 60),
        Profile.id: Demand(touched: 60, options: 60),
        Lifecycle.id: Demand(touched: 60, options: 60),
    ]

    @Test(arguments: Catalogue.assay.all.map { $0.id })
    func `at most a fifth of 1,000 samples are trivial inputs, which test little`(id: SubsystemID) throws {
        let donors = try Corpus.bundled.cases(of: id).map(\.input)
        func trivial<S: Specification>(_: S.Type) throws -> Int {
            let options = Dictionary(uniqueKeysWithValues: S.readings.map { ($0.id, $0.options.map(\.name)) })
            let hello = Hello(name: "x", language: "", version: "", subsystems: [id], readings: options)
            let source = SampleSource<S>(seed: 3, donors: donors)
            return try (0..<1_000).count { number in
                let sample = source.sample(number, for: hello)
                let readings = try Readings(sample.readings, known: S.readings)
                return S.demand(try S.Input(sample.input), readings).isTrivial
            }
        }
        let specification = try #require(Catalogue.assay.all.first { $0.id == id })
        #expect(try trivial(specification) <= 200)
    }

    @Test(arguments: Catalogue.assay.all.map { $0.id })
    func `generated inputs are repeatable, mostly allow only one outcome, and cover each clause and reading`(
        id: SubsystemID
    )
        throws
    {
        let demand = Self.demands[id] ?? Demand(touched: 60)
        func check<S: Referenced>(_: S.Type) throws {
            let examination = GeneratorExamination<S>(demand.samples)
            try examination.expectRepeatable()
            try examination.expectSimplerOnes()
            examination.expectMostlySettled(percent: demand.settled)
            examination.expectClausesTouched { demand.clauses[$0] ?? demand.touched }
            try examination.expectReadingsToMatter { demand.readings[$0] ?? demand.options }
        }
        let subsystem = try #require(References.assay.subsystem(id))
        try check(subsystem)
    }
}
