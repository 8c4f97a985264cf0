import SharedSpecs
import Specification

/// mobility.heatmap: the places where a person was most often.
public enum Heatmap: Specification {
    public static let id: SubsystemID = "mobility.heatmap"
    public static let summary = "Shows how often a person was in each tile of a map, and colours the tiles."

    public static let deepestZoom = 22
    /// The colours of the map from cold to hot, at equal steps of heat; each consists of red, green and blue, from 0 to
    /// 255.
    public static let ramp = [[0, 0, 255], [0, 255, 255], [0, 255, 0], [255, 255, 0], [255, 0, 0]]
    /// The opacity of the hottest tile, where 0 is transparent and 1 is opaque.
    public static let opaque = 0.85

    /// A tile of the map whose weight is above 0, and the appearance of the tile.
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
            Member("x", { $0.x }, "The column of the tile, counted from 0 in the west."),
            Member("y", { $0.y }, "The row of the tile, counted from 0 in the north."),
            Member("weight", { $0.weight }, "The sum of the weights of the points in the tile."),
            Member(
                "colour", { $0.colour }, "The red, green and blue of the tile's colour, each from 0 to 255.",
                channels),
            Member("opacity", { $0.opacity }, "From 0 to 0.85."))
    }

    public struct Output: Record {
        public let cells: [Cell]

        public init(cells: [Cell]) { self.cells = cells }

        public static let form = Form(
            Output.init(cells:),
            Member(
                "cells", { $0.cells },
                "The tiles with a weight above 0, row by row from the north, each row from the west."))
    }

    public static let readings = [HeatmapScale.reading, TrackWeekday.reading]
    public static let rejections = [Fix.invalid, DayFilter.unknownZone, invalidWeight]

    public static let invalidWeight = DeclaredRejection("weight.invalid", "A weight is negative or infinite.")

    /// The tolerance for the weight and the opacity of a cell.
    static let precision = 1e-9

    public static let tolerances = [
        Tolerance(
            "$.cells[].weight", within: precision, why: "a sum of doubles depends on the order of its terms"),
        Tolerance(
            "$.cells[].opacity", within: precision,
            why: "an opacity is computed from the square root of a sum of doubles"),
    ]
}

/// The quantity that the heat of a tile is proportional to.
public enum HeatmapScale: String, ReadingOption {
    case squareRoot, proportional

    public static let reading = Reading(
        "mobility.heatmap.scale", "What is the heat of a tile proportional to?",
        source: Source(.mobiliteDynamique, "3.4"),
        options: .init("squareRoot", "the square root of its weight"),
        .init("proportional", "its weight: \"una correlazione direttamente proporzionale\""))
}
