import Catalogue
import Foundation
import JSON
import Reference
import Specification
import Testing

/// Tests the references and variants of the catalogue.
///
/// The module SpecsTests uses the corpus to check that variants agree with the references.
struct ReferenceCatalogueTests {
    private static func names<S: Referenced>(_: S.Type) -> [String] { S.variants.map(\.name) }

    @Test func `each specification of the catalogue has a reference, and both lists have the same order`() {
        #expect(References.assay.all.map { $0.id } == Catalogue.assay.all.map { $0.id })
    }

    @Test(arguments: Catalogue.assay.all.map { $0.id })
    func `the names of variants are unique, and consist of lower-case letters and hyphens`(id: SubsystemID)
        throws
    {
        let referenced = try #require(References.assay.subsystem(id))
        let names = Self.names(referenced)
        #expect(Set(names).count == names.count)
        for name in names { #expect(name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(name)") }
    }

    @Test func `a subsystem lists its variants`() {
        #expect(Self.names(Distance.self) == ["two-rows", "banded", "myers", "blocked", "adaptive"])
        #expect(Self.names(HIndex.self) == ["counting"])
        #expect(Self.names(Geofence.self) == ["one-pass"])
        #expect(Self.names(Pipeline.self) == ["one-pass"])
    }

    @Test func `the counting variant of the h-index refuses the same inputs as the reference`() {
        let input = Publications(publications: [
            Publication(citations: 3), Publication(citations: -1, checked: false),
        ])
        let reference = HIndex.reference.outcome(of: input)
        #expect(reference.rejection == Publications.invalid())
        for variant in HIndex.variants {
            #expect(variant.implementation.outcome(of: input).rejection == reference.rejection)
        }
    }

    @Test func `the one-pass variant agrees with the reference near the radius in every direction`() {
        // The places of each pair are 99 m to 101 m apart, in every direction, from the equator to near the poles.
        var random = Random(seed: 100)
        for _ in 0..<200 {
            let place = (lat: random.unit() * 178 - 89, lon: random.unit() * 358 - 179)
            let metres = 99 + random.unit() * 2
            let bearing = random.unit() * 2 * Double.pi
            let (north, east) = (metres * cos(bearing), metres * sin(bearing))
            let other = (
                lat: place.lat + north / 111_200,
                lon: place.lon + east / (111_200 * cos(place.lat * .pi / 180))
            )
            let fixes = [place, other].enumerated().map {
                Fix(t: Double($0) * 180, lat: $1.lat, lon: $1.lon, accuracy: 5)
            }
            let input = Geofence.Input(platform: .android, fixes: fixes, parameters: .init(window: 2))
            for distance in EarthDistance.allCases {
                let readings = Readings.standard.with(distance)
                let reference = Geofence.reference.outcome(of: input, readings: readings).output?.value
                for variant in Geofence.variants {
                    let output = variant.implementation.outcome(of: input, readings: readings).output?.value
                    #expect(output == reference, "\(place) to \(other), measured by \(distance)")
                }
            }
        }
    }
}
