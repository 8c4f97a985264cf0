import Harness
import Specification

extension Kit {
    /// The references, as one implementation of every subsystem that has one.
    package var reference: InProcess {
        InProcess(name: "reference", version: version, implementations: references.implementations)
    }

    /// Returns the variants of that name, as one implementation.
    ///
    /// - Throws: `Failure` if no subsystem has a variant of that name.
    package func variant(_ name: String) throws -> InProcess {
        let implementations = references.variants(name)
        guard !implementations.isEmpty else {
            throw Failure(
                .usage,
                "there is no variant \(name); there is \(references.variantNames.joined(separator: ", "))")
        }
        return InProcess(name: name, version: version, implementations: implementations)
    }

    /// Returns the variant of that name, or the reference if none is named.
    package func candidate(_ variant: String?) throws -> InProcess {
        try variant.map { try self.variant($0) } ?? reference
    }
}
