import Catalogue
import Corpus
import Harness

extension Corpus {
    /// All golden cases that come with the kit.
    ///
    /// - Throws: `CorpusError` if no corpus is found, or if a line of it is wrong.
    public static var bundled: GoldenCorpus {
        get throws(CorpusError) { try read.get() }
    }

    /// The corpus, read once for all tests.
    private static let read = Result { () throws(CorpusError) in
        try GoldenCorpus(folder: folder(), catalogue: .assay)
    }
}
