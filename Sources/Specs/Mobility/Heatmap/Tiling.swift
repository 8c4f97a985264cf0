import Foundation

/// The tiles of a map at one zoom level; the tile of a place is found by halving the map repeatedly at its seams.
///
/// This method is independent of the reference, which computes a tile from the place.
struct Tiling {
    let zoom: Int

    /// A place within this distance of a seam, in degrees, may also count as being on the other side of the seam.
    private static let margin = 1e-9

    private var tiles: Int { 1 << zoom }

    /// The longitude of the western edge of a column, in degrees.
    private func west(of column: Int) -> Double { Double(column) / Double(tiles) * 360 - 180 }

    /// The latitude of the northern edge of a row, in degrees.
    private func north(of row: Int) -> Double {
        let share = Double(row) / Double(tiles)
        return atan(sinh(.pi * (1 - 2 * share))) * 180 / .pi
    }

    /// Returns the columns in which a longitude may lie: one, unless the longitude is very near a seam.
    func columns(of lon: Double) -> ClosedRange<Int> {
        let column = halved { lon >= west(of: $0) }
        return surroundings(of: column) { abs(lon - west(of: $0)) <= Tiling.margin && lon != west(of: $0) }
    }

    /// Returns the rows in which a latitude may lie: one, unless the latitude is very near a seam.
    func rows(of lat: Double) -> ClosedRange<Int> {
        let row = halved { lat <= north(of: $0) }
        // The equator is the only seam whose latitude a double represents exactly.
        return surroundings(of: row) {
            abs(lat - north(of: $0)) <= Tiling.margin && (lat != 0 || 2 * $0 != tiles)
        }
    }

    /// Returns the index of the last row or column for which `hasBegun` is true; 0 if there is none.
    private func halved(hasBegun: (Int) -> Bool) -> Int {
        var found = 0
        for level in stride(from: zoom - 1, through: 0, by: -1) where hasBegun(found + (1 << level)) {
            found += 1 << level
        }
        return found
    }

    private func surroundings(of index: Int, isDoubtful: (Int) -> Bool) -> ClosedRange<Int> {
        let first = index > 0 && isDoubtful(index) ? index - 1 : index
        let last = index + 1 < tiles && isDoubtful(index + 1) ? index + 1 : index
        return first...last
    }
}
