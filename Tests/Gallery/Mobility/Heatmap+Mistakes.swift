import Catalogue
import JSON
import Specification

extension Heatmap: Mistaken {
    public static let careful: any Implementation<Heatmap> = CarefulHeatmap()

    public static let mistakes: [Mistake<Heatmap>] = [
        Mistake(
            "rows-from-the-south", "Counts rows from the south, as another scheme of tiles does.",
            breaks: "HEA-1", smallest: layer([point(1, 0)], zoom: 1),
            run: CarefulHeatmap.but { $0.countsFromTheNorth = false }),
        Mistake(
            "rows-of-equal-degrees", "Cuts the latitudes into rows of equal degrees.",
            breaks: "HEA-1", smallest: layer([point(70, 0)], zoom: 3),
            run: CarefulHeatmap.but { $0.isMercator = false }),
        Mistake(
            "east-of-the-map", "Has a column beyond the last for longitude 180.",
            breaks: "HEA-1", smallest: layer([point(0, 180)]),
            run: CarefulHeatmap.but { $0.clampsColumns = false }),
        Mistake(
            "counts-points", "Adds 1 for each point, whatever its weight.",
            breaks: "HEA-1", smallest: layer([point(0, 0, weight: 2)]),
            run: CarefulHeatmap.but { $0.addsWeights = false }),
        Mistake(
            "cells-without-weight", "Draws a tile that has only points of weight 0.",
            breaks: "HEA-1", smallest: layer([point(0, 0, weight: 0)]),
            run: CarefulHeatmap.but { $0.leavesOutZeros = false }),
        Mistake(
            "column-by-column", "Sorts the cells by x, then y.",
            breaks: "HEA-1", smallest: layer([point(-1, -1), point(1, 1)], zoom: 1),
            run: CarefulHeatmap.but { $0.sortsByRows = false }),
        Mistake(
            "proportional-heat", "Colours in proportion to the weight, but declares the square root.",
            breaks: "HEA-1", under: ["mobility.heatmap.scale": "squareRoot"],
            smallest: layer([point(0, 0), point(0, -1, weight: 2)], zoom: 1),
            run: CarefulHeatmap.but { $0.takesTheRoot = false }),
        Mistake(
            "opacity-falls", "Lowers the opacity in the middle of the ramp, as the library does.",
            breaks: "HEA-1", smallest: layer([point(0, 0), point(0, -1, weight: 2)], zoom: 1),
            run: CarefulHeatmap.but { $0.opacityRises = false }),
        Mistake(
            "heat-of-all",
            "Divides by the total weight of all cells, so no cell is red if there are several.",
            breaks: "HEA-1", smallest: layer([point(0, 0), point(0, -1)], zoom: 1),
            run: CarefulHeatmap.but { $0.dividesByTheGreatest = false }),
        Mistake(
            "takes-negative-weights", "Adds up weights without checking their signs.",
            breaks: "HEA-1", "HEA-2", smallest: layer([point(0, 0, weight: -1)]),
            run: CarefulHeatmap.but { $0.looksAtWeights = false }),
        Mistake(
            "adds-to-the-old", "Keeps the points of the layer before and adds the new points.",
            breaks: "HEA-2", smallest: "[\(layer([point(0, 0)])),\(layer([]))]",
            run: CarefulHeatmap.but { $0.replaces = false }),
        Mistake(
            "checks-only-the-last", "Never checks the replaced layers.",
            breaks: "HEA-2", smallest: "[\(layer([point(0, 0, weight: -1)])),\(layer([]))]",
            run: CarefulHeatmap.but { $0.checksAll = false }),
        Mistake(
            "days-of-utc", "Uses the day of a time in UTC, not by the clocks of the zone.",
            breaks: "TRK-3",
            smallest: layer(
                [#"{"lat":0,"lon":0,"t":1600010000}"#], more: #","filter":"monday","timeZone":"Asia/Tokyo""#),
            run: CarefulHeatmap.but { $0.asksTheClocks = false }),
        Mistake(
            "every-monday", "Shows every Monday, but declares that it shows the last.",
            breaks: "TRK-3", under: ["mobility.track.weekday": "latest"],
            smallest: layer(
                [#"{"lat":0,"lon":0,"t":1600041600}"#, #"{"lat":0,"lon":0,"t":1600646400}"#],
                more: #","filter":"monday""#),
            run: CarefulHeatmap.but { $0.takesTheLast = false }),
        Mistake(
            "unknown-zones-are-utc", "Treats an unknown zone as UTC.",
            breaks: "TRK-3", smallest: layer([], more: #","timeZone":"""#),
            run: CarefulHeatmap.but { $0.refusesUnknownZones = false }),
        Mistake(
            "clamps-what-is-off", "Treats a latitude beyond 90 as a place at the edge of the map.",
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
