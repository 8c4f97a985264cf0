import Catalogue
import Corpus
import Harness
import JSON
import Specification
import Testing

/// Tests which pieces a conversion has, and which clause added or removed each piece.
struct ConversionPiecesTests {
    private static func pieces(_ transcript: String) -> [[String?]] {
        Conversion.pieces(of: Conversion.Input(transcript: transcript, language: "en"), .standard)
            .map { [$0.text, $0.origin, $0.clause.rawValue] }
    }

    @Test
    func `each piece names the clause that made it, and each removed token names the clause that removed it`()
    {
        #expect(
            Self.pieces("a plus new line type b c in camel case stop d") == [
                ["a", "a", "CON-8"], ["+", "plus", "CON-8"], ["\n", "new line", "CON-1"],
                ["bC", "b c", "CON-6"], [nil, "stop", "CON-9"], [nil, "d", "CON-9"],
            ])
    }

    @Test
    func `joining the pieces of a conversion gives the code that the case expects, apart from spaces`()
        throws
    {
        let corpus = try GoldenCorpus(folder: Corpus.folder(), catalogue: .assay, of: [Conversion.id])
        var count = 0
        for golden in corpus.cases(of: Conversion.id) {
            guard case .output(let output) = golden.expectation, case .string(let code)? = output["code"],
                let input = try? Conversion.Input(golden.input),
                let readings = try? Readings(golden.readings, known: Conversion.readings)
            else { continue }
            let shown = Conversion.pieces(of: input, readings).compactMap(\.text).joined()
            let isSame = shown.filter { $0 != " " }.hasSameScalars(as: code.filter { $0 != " " })
            #expect(isSame, "\(golden.id): \(shown)")
            count += 1
        }
        #expect(count > 500)
    }
}
