import Catalogue
import Foundation
import Gallery
import Harness
import JSON
import Reference
import Specification

/// The implementations that environment variables select for fuzzing, and the conversion of bytes to samples.
///
/// The first byte chooses the subsystem, and the second byte the implementation; the other bytes determine the readings
/// and the input. So the same bytes give the same sample only under the same selection.
struct Selection: Sendable {
    /// The contenders, grouped by selected subsystem; no group is empty.
    private let groups: [[Contender]]

    var contenders: [Contender] { groups.flatMap { $0 } }

    func sample(of bytes: [UInt8]) -> (Contender, Sample) {
        let group = groups[Int(bytes.first ?? 0) % groups.count]
        let contender = group[Int(bytes.dropFirst().first ?? 0) % group.count]
        var entropy = Entropy(bytes: Array(bytes.dropFirst(2)))
        let hello = contender.candidate.hello
        func sample<S: Specification>(_: S.Type) -> Sample {
            SampleSource<S>(seed: 0).sample(from: &entropy, for: hello)
        }
        return (contender, sample(contender.specification))
    }

    /// The selection by `ASSAY_SUBSYSTEM`, `ASSAY_VARIANT` (a variant or `reference`) and `ASSAY_MISTAKE`; if these
    /// variables select nothing, the program ends.
    static let current: Selection = {
        let environment = ProcessInfo.processInfo.environment.filter { !$0.value.isEmpty }
        let variant = environment["ASSAY_VARIANT"]
        let mistake = environment["ASSAY_MISTAKE"]
        if variant != nil, mistake != nil {
            refuse("ASSAY_VARIANT and ASSAY_MISTAKE exclude each other; set only one")
        }
        let names = environment["ASSAY_SUBSYSTEM"]?.split(separator: ",").map { String($0) }
        for name in names ?? [] where !Catalogue.assay.all.contains(where: { $0.id.isCalled(name) }) {
            refuse("there is no subsystem or family \(name); `assay list` names them")
        }
        let groups = Catalogue.assay.all
            .filter { specification in names?.contains(where: specification.id.isCalled) ?? true }
            .map { specification in
                mistake.map { mistakes($0, of: specification) }
                    ?? implementations(of: specification).filter { variant == nil || $0.name == variant }
            }
            .filter { !$0.isEmpty }
        guard !groups.isEmpty else {
            refuse(
                "the subsystem has no \(variant.map { "variant \($0)" } ?? "mistake \(mistake ?? "")")"
            )
        }
        return Selection(groups: groups)
    }()

    private static func implementations(of specification: any Specification.Type) -> [Contender] {
        guard let referenced = References.assay.subsystem(specification.id) else { return [] }
        func all<S: Referenced>(_: S.Type) -> [Contender] {
            [Contender(S.self, "reference", .reference) { S.reference }]
                + S.variants.map { variant in
                    Contender(S.self, variant.name, .variant) { variant.implementation }
                }
        }
        return all(referenced)
    }

    /// Returns a subsystem's mistakes with the given name, from both the gallery and this package.
    private static func mistakes(_ name: String, of specification: any Specification.Type) -> [Contender] {
        let gallery = Exhibit.all.filter { $0.subsystem == specification.id }.map { exhibit in
            Contender(specification, exhibit.name, .mistake, built: exhibit.readings) {
                exhibit.implementation
            }
        }
        let own = [
            Contender(Distance.self, "deep", .mistake) { DeepMistake() },
            Contender(HIndex.self, "dies", .mistake) { DyingMistake() },
        ].filter { $0.specification.id == specification.id }
        return (gallery + own).filter { $0.name == name || "\(specification.id)/\($0.name)" == name }
    }
}

extension SubsystemID {
    /// Returns whether the subsystem or its family has the given name.
    fileprivate func isCalled(_ name: String) -> Bool { rawValue == name || family == name }
}
