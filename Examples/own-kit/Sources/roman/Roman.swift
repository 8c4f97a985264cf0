import Foundation
import Kit
import Specification

/// The main program of a kit, with one specification, its reference and its cases, and every verb of `assay`.
@main enum Roman {
    static func main() async {
        let cases = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Cases")
        let kit = Kit(
            name: "roman", version: "1.0.0", catalogue: Catalogue([Numeral.self]),
            references: References([Numeral.self]),
            corpus: { named in named.map { URL(filePath: $0) } ?? cases.standardized })
        await kit.main()
    }
}
