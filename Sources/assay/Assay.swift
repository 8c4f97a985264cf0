import Catalogue
import Corpus
import Illustrations
import Kit
import Reference
import Reports
import Skeletons
import Specification
import Workloads

/// The command `assay`: the kit with Assay's own specifications, references and corpus.
@main
enum Assay {
    static func main() async {
        let kit = Kit(
            name: "assay", version: "0.1.0", catalogue: .assay, references: .assay, corpus: Corpus.folder,
            skeletons: Skeleton.all, illustrations: Illustration.all)
        await kit.main()
    }
}
