import JSON
import SharedSpecs
import Specification

extension Coordinate {
    /// Whether both numbers are finite and the place is on Earth. Clause: FIX-1
    public var isOnEarth: Bool { (-90...90).contains(lat) && (-180...180).contains(lon) }
}

extension Fix {
    /// Returns what FIX-1 says of places that are no fixes, and of whether, and how, they were rejected.
    ///
    /// Any other rejection is for the subsystem's own clauses to judge.
    static func finding(
        ofPlaces places: [Coordinate], times: [Double] = [], rejection: Rejection?
    ) -> Finding {
        let isRejected = rejection?.code == invalid.code
        if !isRejected, !times.allSatisfy(\.isFinite) {
            return .violated("a time is infinite; \(invalid.code) is expected")
        }
        guard let off = places.first(where: { !$0.isOnEarth }) else {
            if !times.allSatisfy(\.isFinite) { return .holds }
            if isRejected {
                return .violated("every place is on Earth, yet the input was rejected as \(invalid.code)")
            }
            return places.isEmpty ? .notTouched : .holds
        }
        if isRejected { return .holds }
        let got = rejection.map { "the rejection \($0.code)" } ?? "an output"
        let place = [off.lat, off.lon].map { JSONWriter.text(of: $0.value) }.joined(separator: ", ")
        return .violated("\(place) is no place on Earth; \(invalid.code) is expected, not \(got)")
    }
}
