import Harness
import Specification

extension Kit {
    /// The references, as one implementation of every subsystem that has one.
    package var reference: InProcess {
        InProcess(name: "reference", version: version, implementations: references)
    }

    /// Returns the variants of that name, as one implementation.
    ///
    /// - Throws: `Failure` if no subsystem has a variant of that name.
    package func variant(_ name: String) throws -> InProcess {
        let implementations = catalogue.variants(name)
        guard !implementations.isEmpty else {
            let known = Set(catalogue.all.flatMap { Catalogue.variantNames(of: $0) }).sorted()
            throw Failure(
                .usage, "there is no variant \(name); there is \(known.joined(separator: ", "))")
        }
        return InProcess(name: name, version: version, implementations: implementations)
    }

    /// Returns the variant of that name, or the reference if none is named.
    package func candidate(_ variant: String?) throws -> InProcess {
        try variant.map { try self.variant($0) } ?? reference
    }
}
