import Foundation
import Kit
import Specification

/// A kit of a published standard, Semantic Versioning 2.0.0.
@main enum SemVer {
    static func main() async {
        let cases = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Cases")
        await Kit(
            name: "semver", version: "1.0.0", catalogue: Catalogue([Version.self]),
            references: References([Version.self]),
            corpus: { named in named.map { URL(filePath: $0) } ?? cases.standardized }
        ).main()
    }
}
