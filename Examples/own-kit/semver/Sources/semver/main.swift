import Foundation
import Kit
import Specification

// A kit for a published standard, Semantic Versioning 2.0.0.
let cases = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Cases").standardized
await Kit(
    name: "semver", version: "1.0.0", catalogue: Catalogue([Version.self]),
    references: References([Version.self]), corpus: { [cases] in $0.map { URL(filePath: $0) } ?? cases }
).main()
