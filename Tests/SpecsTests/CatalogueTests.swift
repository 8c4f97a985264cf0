import Catalogue
import Corpus
import Harness
import JSON
import Reference
import Reports
import Specification
import TestSupport
import Testing

/// Tests the names in the catalogue, and checks that the corpus covers every clause.
struct CatalogueTests {
    /// A clause, and a subsystem that has the clause.
    private struct Place {
        let subsystem: SubsystemID
        let rule: Clause
    }

    private static let places = Catalogue.assay.all.flatMap { places(of: $0) }

    private static func places<S: Specification>(of _: S.Type) -> [Place] {
        S.clauses.map { Place(subsystem: S.id, rule: $0) }
    }

    // MARK: Names

    @Test func `subsystem ids are unique`() {
        let ids = Catalogue.assay.all.map { $0.id }
        #expect(Set(ids).count == ids.count)
    }

    @Test func `a subsystem's id consists of a family and a name, both in lower case`() throws {
        let form = /[a-z]+\.[a-z]+/
        for specification in Catalogue.assay.all {
            let id = specification.id
            #expect(id.rawValue.wholeMatch(of: form) != nil)
            #expect("\(id.family).\(id.name)" == id.rawValue)
        }
    }

    @Test func `subsystems of the same family are next to each other in the catalogue`() {
        let families = Catalogue.assay.all.map { $0.id.family }
        let runs = zip(families, families.dropFirst()).count { $0 != $1 } + 1
        #expect(runs == Set(families).count)
    }

    @Test func `the catalogue finds a subsystem by its id, and finds nothing for an unknown id`() {
        for specification in Catalogue.assay.all {
            #expect(Catalogue.assay.specification(specification.id)?.id == specification.id)
        }
        #expect(Catalogue.assay.specification("scholar.nothing") == nil)
    }

    @Test func `summaries are sentences`() {
        for specification in Catalogue.assay.all {
            #expect(specification.summary.last == ".", "\(specification.id)")
        }
    }

    // MARK: Clauses

    @Test func `a clause's id consists of three capital letters, a hyphen and a number`() throws {
        let form = /[A-Z]{3}-[1-9][0-9]*/
        for place in Self.places { #expect(place.rule.id.rawValue.wholeMatch(of: form) != nil) }
    }

    @Test func `clause ids in a subsystem are unique, and ids with the same letters are in order`() {
        for (subsystem, places) in Dictionary(grouping: Self.places, by: \.subsystem) {
            let ids = places.map(\.rule.id)
            #expect(Set(ids).count == ids.count, "\(subsystem)")
            for run in Dictionary(grouping: ids, by: { $0.rawValue.prefix(3) }).values {
                #expect(run == run.sorted(), "\(subsystem)")
            }
        }
    }

    @Test func `a clause that belongs to several subsystems has the same laws in all of them`() {
        let shared = Dictionary(grouping: Self.places, by: \.rule.id).filter { $0.value.count > 1 }
        #expect(
            Set(shared.keys) == [
                "FIX-1", "ORD-1", "TRK-3", "HIX-1", "COL-1", "COL-2", "EDI-3", "SIM-3",
            ])
        for places in shared.values {
            let texts = places.flatMap(\.rule.laws).map { law in
                "\(law.id): \(law.statement.text) (\(law.statement.groundInWords))"
            }
            #expect(Set(texts).count == Set(places.flatMap(\.rule.laws).map(\.id)).count)
        }
    }

    @Test
    func
        `each clause's sentence ends with a full stop, and no cited section is an empty string`()
    {
        for place in Self.places {
            #expect(place.rule.sentence.last == ".", "\(place.rule.id)")
            #expect(!place.rule.source.sections.contains(""), "\(place.rule.id)")
        }
    }

    // MARK: Readings

    @Test func `the id of a reading begins with the family of its subsystem`() {
        for specification in Catalogue.assay.all {
            for reading in specification.readings {
                #expect(
                    reading.id.hasPrefix("\(specification.id.family)."),
                    "\(reading.id) in \(specification.id)")
            }
        }
    }

    @Test func `a subsystem lists each reading once, and a reading lists each option once`() {
        for specification in Catalogue.assay.all {
            let ids = specification.readings.map(\.id)
            #expect(Set(ids).count == ids.count, "\(specification.id)")
            for reading in specification.readings {
                let names = reading.options.map(\.name)
                #expect(names.count > 1, "\(reading.id)")
                #expect(Set(names).count == names.count, "\(reading.id)")
            }
        }
    }

    @Test func `the first option of a reading is its default`() {
        for reading in Catalogue.assay.all.flatMap({ $0.readings }) {
            #expect(reading.standard.name == reading.options.first?.name)
            #expect(Readings.standard[reading] == reading.options.first?.name)
        }
    }

    private static let options: [any ReadingOption.Type] = [
        SpongeRun.self, ConversionRedo.self, ConversionClear.self, GuideTap.self, CommandsReplay.self,
        CommandsStop.self, DocumentsRename.self,
        DocumentsAsk.self, UnterminatedType.self, Assembly.self, ManualBoundary.self, GeofenceClock.self,
        GeofenceCentre.self, GeofenceWindow.self, GeofenceFar.self, GeofenceDwell.self,
        GeofenceAndroidCentre.self, DebounceLast.self, MotionSampling.self, MotionShaking.self,
        MotionWindow.self, HeatmapScale.self, StatisticsShare.self, StatisticsWeek.self, TrackWeekday.self,
        TripAutomatic.self, PipelineLast.self, EarthDistance.self,
        Symbol.self,
        SimilarityThreshold.self, PresenceMatch.self, StoreKey.self, ResultCitations.self, MarkedResult.self,
        ResultsWithoutTitles.self, HomepageText.self, HomepagePair.self, HomepageAttributes.self,
        HomepageCount.self, HomepageZero.self,
        EntryBounds.self, MergeMean.self, MergeRounding.self, MergeNote.self, FilterMatch.self,
        FeverBound.self, EntryNumber.self, MonitoringDaysLeft.self, ReminderSkipped.self,
        ReminderRepeated.self,
        QuestionEncoding.self, QuestionScore.self, EndedInBackground.self, ExitsOnSuspend.self,
    ]

    @Test
    func `the enumeration cases of a reading's Swift type are the reading's options, in the same order`() {
        func names<Option: ReadingOption>(_: Option.Type) -> [String] { Option.allCases.map(\.rawValue) }
        for option in Self.options { #expect(names(option) == option.reading.options.map(\.name)) }
    }

    @Test func `every reading of the catalogue has a Swift type`() {
        let named = Set(Catalogue.assay.all.flatMap { $0.readings.map(\.id) })
        #expect(named == Set(Self.options.map { $0.reading.id }))
    }

    // MARK: Rejections and tolerances

    @Test func `the code of a rejection names a thing and its fault`() {
        let form = /[a-z]+\.[a-z]+([A-Z][a-z]+)*/
        for specification in Catalogue.assay.all {
            for rejection in specification.rejections {
                #expect(
                    rejection.code.wholeMatch(of: form) != nil, "\(rejection.code) in \(specification.id)")
                #expect(rejection.sentence.last == ".", "\(rejection.code)")
            }
        }
    }

    @Test func `each tolerance of a subsystem applies to a number in the output`() {
        func output<S: Specification>(_: S.Type) -> Shape { S.Output.shape }
        for specification in Catalogue.assay.all {
            for tolerance in specification.tolerances {
                #expect(Self.isNumber(output(specification), at: tolerance.pattern), "\(tolerance.pattern)")
            }
        }
    }

    private static func isNumber(_ shape: Shape, at pattern: String) -> Bool {
        let steps = pattern.replacing("[]", with: ".[]").split(separator: ".").dropFirst()
        let place = steps.reduce(Optional(shape.bare)) { shape, step in
            switch (shape, step) {
            case (.array(let element), "[]"), (.fixed(let element, _), "[]"): element.bare
            case (.record(let fields), _): fields.first { $0.name == step }?.shape.bare
            default: nil
            }
        }
        if case .number = place { return true }
        return false
    }

    // MARK: The corpus

    @Test func `every clause is named by a case of the bundled corpus`() throws {
        let named = Dictionary(grouping: try Corpus.bundled.cases, by: \.subsystem)
            .mapValues { Set($0.flatMap(\.clauses)) }
        for place in Self.places {
            #expect(
                named[place.subsystem]?.contains(place.rule.id) == true,
                "\(place.rule.id) of \(place.subsystem)")
        }
    }

    @Test func `the audit of the bundled corpus finds nothing wrong`() throws {
        let audit = CorpusAudit(try Corpus.bundled)
        for problem in audit.problems() + audit.schemaProblems() { Issue.record("\(problem)") }
    }

    @Test func `a case names exactly those readings that change the outcome of the reference`() throws {
        let references = InProcess(
            name: "reference", version: "test", implementations: References.assay.implementations)
        let problems = CorpusAudit(try Corpus.bundled).readingProblems(by: references)
        for problem in problems { Issue.record("\(problem)") }
    }
}
