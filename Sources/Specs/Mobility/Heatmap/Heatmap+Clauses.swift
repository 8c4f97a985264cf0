import SharedSpecs
import Specification

extension Heatmap {
    public enum Rule: String, RuleName {
        case places = "FIX-1"
        case weekday = "TRK-3"
        case heat = "HEA-1"
        case replacing = "HEA-2"
    }

    public static let clauses: Clauses<Heatmap> = [
        .places: Fix.statement,
        .weekday: DayFilter.statement,
        .heat: Statement(
            .source(
                "Where a person was more often the map is hotter: more weight never gives a colder colour.",
                Source(.mobiliteDynamique, "2.2.4", "3.4")),
            .standard(
                """
                The map is the square of the spherical Mercator projection. With n = 2^zoom the column of a place is \
                the floor of (lon + 180) / 360 × n, its row that of (1 - asinh(tan lat) / π) / 2 × n, from the north.
                """, .webMercator),
            .decision(
                """
                A point adds its weight to its tile, so that the total is kept at every zoom, and a tile is the sum of \
                its four children. Beyond ±85.0511° is the first or last row, and longitude 180 is in the last column. \
                A tile without weight is no cell; cells are sorted by y, then x. Sums are of doubles.
                """),
            .decision(
                """
                The heat of a cell is the square root of its weight divided by the greatest of a cell, or that \
                quotient itself, by the reading mobility.heatmap.scale. Its opacity is 0.85 × heat. Its colour runs \
                straight from blue (0, 0, 255) at 0 by cyan at ¼, green (0, 255, 0) at ½ and yellow at ¾ to red at 1; \
                each channel is rounded, halves up.
                """),
            .decision(
                """
                An absent weight is 1. One that is negative or infinite is weight.invalid, as is a tile that is drawn \
                and whose sum no double holds; -0 is 0.
                """)),
        .replacing: Statement(
            .source(
                "New data removes the map of the old, and is not added to it.",
                Source(.mobiliteDynamique, "3.4")),
            .decision(
                """
                Of a list the last is drawn, as if it were alone; of an empty list nothing. The others are checked too: a point or zone that is \
                invalid in any of them rejects the input. Of several rejections fix.invalid comes first, then \
                zone.unknown, then weight.invalid.
                """)),
    ]
}
