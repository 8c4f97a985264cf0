import Catalogue

/// The convex hull of places, computed as if a degree of latitude were as long as one of longitude.
struct ConvexHull {
    /// The vertices, clockwise from the southernmost one, or from the westernmost of several southernmost ones.
    let vertices: [Coordinate]

    /// Creates the hull of one or more places (A. M. Andrew's monotone chain).
    init(of places: [Coordinate]) {
        let sorted = places.sorted { ($0.lat, $0.lon) < ($1.lat, $1.lon) }
        let west = ConvexHull.leftTurnless(sorted)
        let east = ConvexHull.leftTurnless(sorted.reversed())
        let ring = Array(west.dropLast() + east.dropLast())
        vertices = ring.isEmpty ? [sorted[0]] : ring
    }

    /// Returns a path without its repeated places, and without the inner vertices where the path does not turn right.
    private static func leftTurnless(_ path: [Coordinate]) -> [Coordinate] {
        path.reduce(into: []) { chain, next in
            while let last = chain.last {
                let isRepeated = last == next
                let turnsRight = chain.count < 2 || cross(chain[chain.count - 2], last, next) < 0
                guard isRepeated || !turnsRight else { break }
                chain.removeLast()
            }
            chain.append(next)
        }
    }

    /// Returns twice the area of a triangle, positive if its corners go counterclockwise.
    ///
    /// The rounding of the products is compensated (W. Kahan), so that the sign is right for all places near each
    /// other. If two rectangles differ only by rounding, this sign decides which of them is smaller.
    private static func cross(_ a: Coordinate, _ b: Coordinate, _ c: Coordinate) -> Double {
        let (product, other) = ((b.lon - a.lon) * (c.lat - a.lat), (b.lat - a.lat) * (c.lon - a.lon))
        let error = (-product).addingProduct(b.lon - a.lon, c.lat - a.lat)
        let otherError = (-other).addingProduct(b.lat - a.lat, c.lon - a.lon)
        return (product - other) + (error - otherError)
    }

    /// The diagonal of the rectangle of least area, in metres.
    ///
    /// A rectangle of least area lies along an edge of the hull (Freeman and Shapira 1975). If several rectangles have
    /// the least area, as around any acute triangle, the rectangle along the first edge is used. The diagonal goes from
    /// the corner behind the beginning of the edge to the opposite corner.
    var diagonalOfLeastRectangle: Double {
        guard vertices.count > 2 else { return vertices[0].metres(to: vertices[vertices.count - 1]) }
        var least = (area: Double.infinity, length: 0.0)
        for (index, start) in vertices.enumerated() {
            // The vertices around the hull, from the end of the edge to its beginning; the search for the farthest
            // vertex visits them in this order.
            let round = Array(vertices[(index + 1)...] + vertices[...index])
            let rectangle = rectangle(along: Line(start, round[0]), about: round)
            if rectangle.area < least.area { least = rectangle }
        }
        return least.length
    }

    /// Returns the area of the rectangle along an edge, in square degrees, and the length of its diagonal in metres.
    private func rectangle(along edge: Line, about vertices: [Coordinate]) -> (area: Double, length: Double) {
        // If several vertices are equally far from the edge, the last of them is used.
        var (far, depth) = (edge.start, -1.0)
        for vertex in vertices where edge.distance(vertex) >= depth {
            (far, depth) = (vertex, edge.distance(vertex))
        }
        let along = vertices.map { edge.position($0) }
        let behind = edge.place(at: along.min() ?? 0, rightward: 0)
        let ahead = edge.place(at: along.max() ?? 0, rightward: depth)
        return (area(across: Line(edge.foot(of: far), far), about: vertices), behind.metres(to: ahead))
    }

    /// Returns the area of the rectangle with a side along `across`, or 0 if all vertices are on one line.
    private func area(across: Line, about vertices: [Coordinate]) -> Double {
        guard across.length > 0 else { return 0 }
        let sides = vertices.map { across.signedDistance($0) }
        return across.length * (abs(sides.max() ?? 0) + abs(sides.min() ?? 0))
    }

    /// A line through two places, in degrees.
    private struct Line {
        let start: Coordinate
        let end: Coordinate
        private let east: Double
        private let north: Double

        init(_ start: Coordinate, _ end: Coordinate) {
            (self.start, self.end) = (start, end)
            (east, north) = (end.lon - start.lon, end.lat - start.lat)
        }

        private var square: Double { east * east + north * north }
        var length: Double { square.squareRoot() }

        func distance(_ place: Coordinate) -> Double {
            let cross = (start.lat - place.lat) * east - (start.lon - place.lon) * north
            return abs(cross / square) * square.squareRoot()
        }

        /// Returns the distance, in degrees, of a place from the line; a place to the right has a negative distance.
        func signedDistance(_ place: Coordinate) -> Double {
            ConvexHull.cross(start, end, place) < 0 ? -distance(place) : distance(place)
        }

        /// Returns the place on the line that is nearest to another place.
        func foot(of place: Coordinate) -> Coordinate {
            if place == start || place == end { return place }
            let share = ((place.lon - start.lon) * east + (place.lat - start.lat) * north) / square
            return Coordinate(lat: start.lat + share * north, lon: start.lon + share * east)
        }

        /// Returns how far along the line a place is, in degrees from the line's start.
        func position(_ place: Coordinate) -> Double {
            ((place.lon - start.lon) * east + (place.lat - start.lat) * north) / length
        }

        /// Returns the place at a given distance along the line and a given distance to its right, both in degrees.
        func place(at position: Double, rightward: Double) -> Coordinate {
            Coordinate(
                lat: start.lat + (position * north - rightward * east) / length,
                lon: start.lon + (position * east + rightward * north) / length)
        }
    }
}

extension [Coordinate] {
    /// The diagonal of the places' bounding box, in metres.
    var boxDiagonal: Double {
        guard var southWest = first, var northEast = first else { return 0 }
        for place in self {
            southWest = Coordinate(
                lat: Swift.min(southWest.lat, place.lat), lon: Swift.min(southWest.lon, place.lon))
            northEast = Coordinate(
                lat: Swift.max(northEast.lat, place.lat), lon: Swift.max(northEast.lon, place.lon))
        }
        return southWest.metres(to: northEast)
    }
}
