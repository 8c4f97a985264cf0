import Harness
import Specification

extension Kit {
    /// The references of all subsystems that have one, as a single implementation.
    package var reference: InProcess {
        InProcess(name: "reference", version: version, implementations: references.implementations)
    }

    /// Returns all variants with the given name, each for a different subsystem, as a single implementation.
    ///
    /// - Throws: `Failure` if no subsystem has a variant with this name.
    package func variant(_ name: String) throws -> InProcess {
        let implementations = references.variants(name)
        guard !implementations.isEmpty else {
            throw Failure(
                .usage,
                "there is no variant \(name); known variants: "
                    + references.variantNames.joined(separator: ", "))
        }
        return InProcess(name: name, version: version, implementations: implementations)
    }

    /// Returns the variants with this name, or the references if it is nil, as a single implementation.
    package func candidate(_ variant: String?) throws -> InProcess {
        try variant.map { try self.variant($0) } ?? reference
    }
}
