import Harness
import JSON
import Reference
import Reports
import Specification
import Specs

/// The references and their variants, as the command line hands them to the harness.
enum References {
    /// The reference of every subsystem.
    static var reference: InProcess {
        InProcess(name: "reference", version: Assay.version, implementations: Catalogue.assay.references)
    }

    /// A variant of the subsystems that have one of that name.
    static func variant(_ name: String) throws -> InProcess {
        let implementations = Catalogue.assay.all.compactMap { variant(name, of: $0) }
        guard !implementations.isEmpty else {
            let known = Set(Catalogue.assay.all.flatMap(variantNames)).sorted().joined(separator: ", ")
            throw Failure(.usage, "there is no variant \(name); there is \(known)")
        }
        return InProcess(name: name, version: Assay.version, implementations: implementations)
    }

    /// The names of a subsystem's variants.
    static func variantNames(_ specification: any Specification.Type) -> [String] {
        guard let referenced = specification as? any Referenced.Type else { return [] }
        func names<S: Referenced>(_: S.Type) -> [String] { S.variants.map(\.name) }
        return names(referenced)
    }

    private static func variant(
        _ name: String, of specification: any Specification.Type
    ) -> (any Implementation)? {
        guard let referenced = specification as? any Referenced.Type else { return nil }
        func find<S: Referenced>(_: S.Type) -> (any Implementation)? {
            S.variants.first { $0.name == name }?.implementation
        }
        return find(referenced)
    }
}
