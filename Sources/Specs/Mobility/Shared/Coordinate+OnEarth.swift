import SharedSpecs
import Specification

extension Coordinate {
    /// Whether both numbers are finite and the place is on Earth. Clause: FIX-1
    public var isOnEarth: Bool { (-90...90).contains(lat) && (-180...180).contains(lon) }
}
