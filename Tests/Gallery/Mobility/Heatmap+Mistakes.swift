import Catalogue
import JSON
import Specification

extension Heatmap: Mistaken {
    public static let careful: any Implementation<Heatmap> = CarefulHeatmap()

    public static let mistakes: [Mistake<Heatmap>] = [
        Mistake(
            "rows-from-the-south", "Counts the rows of tiles from the south, as the tile scheme TMS does.",
            breaks: "HEA-1", smallest: layer([point(1, 0)], zoom: 1),
            run: CarefulHeatmap.but { $0.countsFromTheNorth = false }),
        Mistake(
            "rows-of-equal-degrees",
            "Gives all rows the same height in degrees, instead of using the Mercator projection.",
            breaks: "HEA-1", smallest: layer([point(70, 0)], zoom: 3),
            run: CarefulHeatmap.but { $0.isMercator = false }),
        Mistake(
            "east-of-the-map",
            "Puts a point at longitude 180 into a column beyond the last column of the map.",
            breaks: "HEA-1", smallest: layer([point(0, 180)]),
            run: CarefulHeatmap.but { $0.clampsColumns = false }),
        Mistake(
            "counts-points", "Counts 1 for each point in a tile, instead of the weight of the point.",
            breaks: "HEA-1", smallest: layer([point(0, 0, weight: 2)]),
            run: CarefulHeatmap.but { $0.addsWeights = false }),
        Mistake(
            "cells-without-weight", "Draws a tile whose points all have the weight 0.",
            breaks: "HEA-1", smallest: layer([point(0, 0, weight: 0)]),
            run: CarefulHeatmap.but { $0.leavesOutZeros = false }),
        Mistake(
            "column-by-column", "Sorts the cells by x and then by y, instead of by y and then by x.",
            breaks: "HEA-1", smallest: layer([point(-1, -1), point(1, 1)], zoom: 1),
            run: CarefulHeatmap.but { $0.sortsByRows = false }),
        Mistake(
            "proportional-heat",
            "Colours cells in proportion to their weights, although it declares that it uses the square root.",
            breaks: "HEA-1", under: ["mobility.heatmap.scale": "squareRoot"],
            smallest: layer([point(0, 0), point(0, -1, weight: 2)], zoom: 1),
            run: CarefulHeatmap.but { $0.takesTheRoot = false }),
        Mistake(
            "opacity-falls", "Lowers the opacity in the middle of the colour ramp, as the library does.",
            breaks: "HEA-1", smallest: layer([point(0, 0), point(0, -1, weight: 2)], zoom: 1),
            run: CarefulHeatmap.but { $0.opacityRises = false }),
        Mistake(
            "heat-of-all",
            """
            Divides the weight of a cell by the total weight of all cells, so no cell is red unless it is the only cell.
            """,
            breaks: "HEA-1", smallest: layer([point(0, 0), point(0, -1)], zoom: 1),
            run: CarefulHeatmap.but { $0.dividesByTheGreatest = false }),
        Mistake(
            "takes-negative-weights", "Accepts negative and infinite weights without checking them.",
            breaks: "HEA-1", "HEA-2", smallest: layer([point(0, 0, weight: -1)]),
            run: CarefulHeatmap.but { $0.looksAtWeights = false }),
        Mistake(
            "adds-to-the-old",
            "Adds the new points to those of earlier layers, instead of replacing the earlier layers.",
            breaks: "HEA-2", smallest: "[\(layer([point(0, 0)])),\(layer([]))]",
            run: CarefulHeatmap.but { $0.replaces = false }),
        Mistake(
            "checks-only-the-last",
            "Checks only the last layer, and so accepts invalid points in the layers that it replaces.",
            breaks: "HEA-2", smallest: "[\(layer([point(0, 0, weight: -1)])),\(layer([]))]",
            run: CarefulHeatmap.but { $0.checksAll = false }),
        Mistake(
            "days-of-utc",
            "Takes the day of a point from the date in UTC, not from the local time of the zone.",
            breaks: "TRK-3",
            smallest: layer(
                [#"{"lat":0,"lon":0,"t":1600010000}"#], more: #","filter":"monday","timeZone":"Asia/Tokyo""#),
            run: CarefulHeatmap.but { $0.asksTheClocks = false }),
        Mistake(
            "every-monday",
            "Shows the points of every Monday, although it declares that it shows only the last Monday.",
            breaks: "TRK-3", under: ["mobility.track.weekday": "latest"],
            smallest: layer(
                [#"{"lat":0,"lon":0,"t":1600041600}"#, #"{"lat":0,"lon":0,"t":1600646400}"#],
                more: #","filter":"monday""#),
            run: CarefulHeatmap.but { $0.takesTheLast = false }),
        Mistake(
            "unknown-zones-are-utc", "Treats an unknown time zone as UTC, instead of rejecting it.",
            breaks: "TRK-3", smallest: layer([], more: #","timeZone":"""#),
            run: CarefulHeatmap.but { $0.refusesUnknownZones = false }),
        Mistake(
            "clamps-what-is-off",
            "Moves a point with a latitude beyond 90 to the edge of the map, instead of rejecting it.",
            breaks: "FIX-1", smallest: layer([point(91, 0)]),
            run: CarefulHeatmap.but { $0.refusesOffEarth = false }),
    ]

    private static func layer(_ points: [String], zoom: Int = 0, more: String = "") -> String {
        #"{"points":[\#(points.joined(separator: ","))],"zoom":\#(zoom)\#(more)}"#
    }

    private static func point(_ lat: Int, _ lon: Int, weight: Int? = nil) -> String {
        #"{"lat":\#(lat),"lon":\#(lon)\#(weight.map { #","weight":\#($0)"# } ?? "")}"#
    }
}
