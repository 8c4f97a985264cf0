import JSON
import Specification

/// mobility.heatmap: where a person was most.
public enum Heatmap: Specification {
    public static let id: SubsystemID = "mobility.heatmap"
    public static let summary =
        "Adds up the places where a person was in the tiles of a map, and colours them."

    public static let deepestZoom = 22
    /// The colours from cold to hot, at even distances.
    public static let ramp = [[0, 0, 255], [0, 255, 255], [0, 255, 0], [255, 255, 0], [255, 0, 0]]
    /// The opacity of the hottest tile.
    public static let opaque = 0.85

    public struct Point: Record {
        public let lat: Double
        public let lon: Double
        public let weight: Double
        public let t: Double?

        public init(lat: Double, lon: Double, weight: Double = 1, t: Double? = nil) {
            self.lat = lat
            self.lon = lon
            self.weight = weight
            self.t = t
        }

        public static let form = Form(
            Point.init(lat:lon:weight:t:),
            Member("lat", { $0.lat }, "Degrees north, WGS-84; outside -90 to 90 is fix.invalid."),
            Member("lon", { $0.lon }, "Degrees east, WGS-84; outside -180 to 180 is fix.invalid."),
            Member(
                "weight", { $0.weight },
                "How much it counts; 1 if absent, negative or infinite is weight.invalid.",
                standard: 1),
            Member(
                "t", { $0.t },
                "Seconds since the epoch, needed if the filter is a weekday; infinite is fix.invalid."))

        public var place: Coordinate { Coordinate(lat: lat, lon: lon) }

        /// Whether the place is on Earth and the time, if there is one, finite. Clause: FIX-1
        public var isOnEarth: Bool { place.isOnEarth && (t?.isFinite ?? true) }

        public var isWeighty: Bool { weight >= 0 && weight.isFinite }
    }

    /// What is drawn at a time.
    public struct Layer: Record {
        public let points: [Point]
        public let zoom: Int
        public let filter: DayFilter
        public let timeZone: String

        public init(points: [Point], zoom: Int, filter: DayFilter = .always, timeZone: String = utc) {
            self.points = points
            self.zoom = zoom
            self.filter = filter
            self.timeZone = timeZone
        }

        public static let utc = "UTC"

        public static let form = Form(
            Layer.init(points:zoom:filter:timeZone:),
            Member("points", { $0.points }, "Where the person was, in any order."),
            Member("zoom", { $0.zoom }, "The map has 2^zoom tiles each way.", .within(0...deepestZoom)),
            Member("filter", { $0.filter }, "Which points are shown; all if absent.", standard: .always),
            Member(
                "timeZone", { $0.timeZone }, "By whose clocks there are days, an IANA name; UTC if absent.",
                standard: utc),
            problem: pointWithoutTime)

        private static func pointWithoutTime(_ layer: Layer) -> Misfit? {
            guard layer.filter != .always, let index = layer.points.firstIndex(where: { $0.t == nil }) else {
                return nil
            }
            return Misfit(
                "a time is needed, since a weekday is shown", at: Path([.member("points"), .index(index)]))
        }
    }

    /// A layer, or several, of which each replaces the one before.
    public struct Input: Wire {
        public let layers: [Layer]
        let isList: Bool

        public init(_ layer: Layer) {
            layers = [layer]
            isList = false
        }

        public init(replacing layers: [Layer]) {
            self.layers = layers
            isList = true
        }

        public static let shape = Shape.either([
            Layer.shape,
            .described("At least one; each replaces the one before.", .array(Layer.shape)),
        ])

        public init(_ value: Value) throws(Misfit) {
            guard case .array(let values) = value else {
                self.init(try Layer(value))
                return
            }
            if values.isEmpty { throw Misfit("at least one is expected") }
            self.init(replacing: try [Layer](value))
        }

        public var value: Value { isList ? layers.value : layers.first?.value ?? .null }

        public var points: [Point] { layers.flatMap(\.points) }
    }

    /// A tile of the map on which there is some weight.
    public struct Cell: Record {
        public let x: Int
        public let y: Int
        public let weight: Double
        public let colour: [Int]
        public let opacity: Double

        public init(x: Int, y: Int, weight: Double, colour: [Int], opacity: Double) {
            self.x = x
            self.y = y
            self.weight = weight
            self.colour = colour
            self.opacity = opacity
        }

        private static let channels = Limit<[Int]>(.fixed(.integer(in: 0...255), count: 3)) { colour in
            let isColour = colour.count == 3 && colour.allSatisfy { (0...255).contains($0) }
            return isColour ? nil : "red, green and blue are expected, each from 0 to 255"
        }

        public static let form = Form(
            Cell.init(x:y:weight:colour:opacity:),
            Member("x", { $0.x }, "The column of the tile, from 0 in the west."),
            Member("y", { $0.y }, "The row of the tile, from 0 in the north."),
            Member("weight", { $0.weight }, "The sum of the weights of its points."),
            Member("colour", { $0.colour }, "Red, green and blue, from 0 to 255.", channels),
            Member("opacity", { $0.opacity }, "From 0 to 0.85."))
    }

    public struct Output: Record {
        public let cells: [Cell]

        public init(cells: [Cell]) {
            self.cells = cells
        }

        public static let form = Form(
            Output.init(cells:),
            Member(
                "cells", { $0.cells },
                "The tiles with any weight, row by row from the north, each from the west."))
    }

    public static let readings = [HeatmapScale.reading, TrackWeekday.reading]
    public static let rejections = [Fix.invalid, DayFilter.unknownZone, invalidWeight]

    public static let invalidWeight = DeclaredRejection("weight.invalid", "A weight is negative or infinite.")

    /// By how much a number of a cell may be off.
    static let precision = 1e-9

    public static let tolerances = [
        Tolerance(
            "$.cells[].weight", within: precision, why: "a sum of doubles depends on its order"),
        Tolerance("$.cells[].opacity", within: precision, why: "it comes of a root of such sums"),
    ]
}

/// What the colour of a tile goes by.
public enum HeatmapScale: String, ReadingOption {
    case squareRoot, proportional

    public static let reading = Reading(
        "mobility.heatmap.scale", "What is the heat of a tile in proportion to?",
        source: Source(.mobiliteDynamique, "3.4"),
        options: .init("squareRoot", "the square root of its weight"),
        .init("proportional", "its weight: \"una correlazione direttamente proporzionale\""))
}
