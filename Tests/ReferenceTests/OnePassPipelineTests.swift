import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import MobilityReference

/// Tests the one-pass pipeline against the reference, with whole inputs and with inputs that arrive in pieces.
struct OnePassPipelineTests {
    /// Returns random readings, in which all options of a reading are equally likely.
    private static func readings(_ random: inout Random) throws -> Readings {
        var declared: [String: String] = [:]
        for reading in Pipeline.readings {
            declared[reading.id] = reading.options[random.below(reading.options.count)].name
        }
        return try Readings(declared, known: Pipeline.readings)
    }

    @Test func `the one-pass pipeline agrees with the reference on random inputs and readings`() throws {
        var random = Random(seed: 18)
        var (records, events) = (0, 0)
        for number in 0..<600 {
            var entropy = Entropy(seed: 18, for: Pipeline.id.rawValue, number: number)
            let input = Pipeline.generate(from: &entropy)
            let readings = try Self.readings(&random)
            let expected = Pipeline.reference.outcome(of: input, readings: readings)
            let found = OnePassPipeline().outcome(of: input, readings: readings)
            #expect(
                found.output?.value == expected.output?.value, "sample \(number), \(readings.declarations)")
            #expect(found.rejection == expected.rejection, "sample \(number)")
            records += expected.output?.records.count ?? 0
            events += expected.output?.events.count ?? 0
        }
        #expect(records > 1_500)
        #expect(events > 200)
    }

    /// The pass is copied at the cut. First the copy takes the remaining batches, and then the original pass does.
    @Test func `an input that arrives in pieces gives the same outcome, wherever it is cut`() throws {
        var random = Random(seed: 19)
        for number in 0..<200 {
            var entropy = Entropy(seed: 19, for: Pipeline.id.rawValue, number: number)
            let input = Pipeline.generate(from: &entropy)
            let readings = try Self.readings(&random)
            guard let expected = Pipeline.reference.outcome(of: input, readings: readings).output else {
                continue
            }
            var pass = PipelinePass(
                platform: input.platform, vehicle: input.vehicle, parameters: input.figures,
                readings: readings)
            let cut = random.below(input.batches.count + 1)
            let beginning = Self.steps(of: &pass, input.batches.prefix(cut))
            var copy = pass
            for steps in [
                Self.steps(of: &copy, input.batches.dropFirst(cut)),
                Self.steps(of: &pass, input.batches.dropFirst(cut)),
            ] {
                let all = beginning + steps
                #expect(all.compactMap(\.record) == expected.records, "sample \(number)")
                #expect(
                    all.compactMap { $0.event?.value } == expected.events.map(\.value), "sample \(number)")
                #expect(all.indices.filter { all[$0].isAlerted } == expected.alerts, "sample \(number)")
            }
        }
    }

    private static func steps(of pass: inout PipelinePass, _ batches: ArraySlice<[SensedFix]>)
        -> [PipelinePass.Step]
    {
        batches.map { batch in
            // A batch of one fix can also be given as a single fix.
            batch.count == 1 ? pass.take(batch[0]) : pass.take(batch)
        }
    }

    @Test func `if fixes are in order, the manual records do not depend on the parameter isInOrder`() {
        let times: [Double] = [0, 0, 1, 2, 2, 2, 3]
        func records(inOrder: Bool) -> [Double] {
            var pass = PipelinePass(platform: .ios, vehicle: .bus, isInOrder: inOrder)
            return times.compactMap { t in
                pass.take(SensedFix(Fix(t: t, lat: 0, lon: 0, accuracy: 1))).record?.t
            }
        }
        #expect(records(inOrder: true) == [0, 1, 2, 3])
        #expect(records(inOrder: false) == [0, 1, 2, 3])
    }
}
