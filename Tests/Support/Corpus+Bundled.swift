import Catalogue
import Corpus
import Harness

extension Corpus {
    /// Reads all golden cases that come with the kit.
    ///
    /// - Throws: `CorpusError` if no corpus is found, or if one of its lines is invalid.
    public static var bundled: GoldenCorpus {
        get throws(CorpusError) { try read.get() }
    }

    /// The bundled corpus, which is read only once for all tests.
    private static let read = Result { () throws(CorpusError) in
        try GoldenCorpus(folder: folder(), catalogue: .assay)
    }
}
