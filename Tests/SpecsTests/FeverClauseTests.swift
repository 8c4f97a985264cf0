import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import HealthSpecs

/// Tests of the clause FEV-1 of health.fever.
struct FeverClauseTests {
    private let shipped = Readings.standard.with(FeverBound.shipped)

    private func examined(_ written: String, _ highlighted: Bool, by readings: Readings = .standard)
        -> Examination<Fever>
    {
        Examination(
            .init(temperature: Single(spelled: written)), .output(.init(highlighted: highlighted)), readings)
    }

    @Test(arguments: [
        ("37.6", true), ("37.50000191", true), ("36.6", false), ("-1000", false), ("1000", true),
    ])
    func `exactly the temperatures above the bound are highlighted, under both options of the reading`(
        written: String, highlighted: Bool
    ) {
        examined(written, highlighted).expectHolds("FEV-1")
        examined(written, highlighted, by: shipped).expectHolds("FEV-1")
        examined(written, !highlighted).expectBroken("FEV-1")
        examined(written, !highlighted, by: shipped).expectBroken("FEV-1")
    }

    @Test(arguments: ["37.5", "37.500001", "3.75e1", "37.4999999"])
    func `the reading decides whether a temperature at the bound is highlighted`(written: String) {
        examined(written, false).expectHolds("FEV-1")
        examined(written, true, by: shipped).expectHolds("FEV-1")
        examined(written, true).expectBroken("FEV-1")
        examined(written, false, by: shipped).expectBroken("FEV-1")
    }

    @Test func `comparing a temperature before it is rounded to single precision breaks FEV-1`() {
        examined("37.500001", true).expectBroken("FEV-1")
    }

    @Test func `a rejection breaks FEV-1`() {
        Examination<Fever>(.init(temperature: Single(37)), .rejection(Rejection("fever.invalid")))
            .expectBroken("FEV-1")
    }

    @Test func `the reference satisfies FEV-1, even at temperatures next to the bound`() {
        for float in [Float(37.5), Float(37.5).nextUp, 999.5, 1000] {
            let input = Fever.Input(temperature: Single(float))
            Examination(input, by: Fever.reference).expectHolds("FEV-1")
            Examination(input, by: Fever.reference, shipped).expectHolds("FEV-1")
        }
    }

    @Test
    func
        `the properties suffice to reveal wrong highlighting, even at the bound`()
    {
        func contradicted(_ degrees: Float, _ highlighted: Bool, _ readings: Readings = .standard)
            -> [Fever.Law]
        {
            let output = Outcome.output(Fever.Output(highlighted: highlighted))
            return Relations<Fever>(.init(temperature: Single(degrees)), output, readings).contradicted
        }
        #expect(contradicted(37.7, true).isEmpty && contradicted(37.3, false).isEmpty)
        #expect(contradicted(37.7, false) == [.above])
        #expect(contradicted(37.3, true) == [.above])
        #expect(contradicted(37.5, false).isEmpty && contradicted(37.5, true, shipped).isEmpty)
        #expect(contradicted(37.5, true) == [.above] && contradicted(37.5, false, shipped) == [.above])
    }
}
