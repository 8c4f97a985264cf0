import Catalogue
import Corpus
import Harness
import JSON
import Reference
import Reports
import Specification
import Testing

/// Compares every variant with the reference on the corpus; their outcomes must be the same, to the last digit.
struct VariantAgreementTests {
    private static let ids = Catalogue.assay.all.filter { hasVariants($0) }.map { $0.id }

    private static func hasVariants(_ specification: any Specification.Type) -> Bool {
        func count<S: Referenced>(_: S.Type) -> Int { S.variants.count }
        return References.assay.subsystem(specification.id).map { count($0) > 0 } ?? false
    }

    @Test(arguments: ids)
    func `a variant and the reference agree under the readings of each case`(id: SubsystemID) throws {
        func check<S: Referenced>(_: S.Type) throws {
            for golden in try Corpus.bundled.cases(of: S.id) {
                let input = try S.Input(golden.input)
                let readings = try Readings(golden.readings, known: S.readings)
                let expected = S.reference.outcome(of: input, readings: readings)
                for variant in S.variants {
                    let outcome = variant.implementation.outcome(of: input, readings: readings)
                    #expect(outcome.output?.value == expected.output?.value, "\(variant.name): \(golden.id)")
                    #expect(outcome.rejection == expected.rejection, "\(variant.name): \(golden.id)")
                }
            }
        }
        let referenced = try #require(References.assay.subsystem(id))
        try check(referenced)
    }
}
