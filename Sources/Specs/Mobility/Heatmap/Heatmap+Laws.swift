import SharedSpecs
import Specification

extension Heatmap {
    public enum Law: String, LawName {
        case places = "FIX-1a"
        case finite = "FIX-1b"
        case hotter = "HEA-1a"
        case column = "HEA-1b"
        case row = "HEA-1c"
        case fromNorth = "HEA-1d"
        case weight = "HEA-1e"
        case oneCell = "HEA-1f"
        case edgeRow = "HEA-1g"
        case lastColumn = "HEA-1h"
        case noWeight = "HEA-1i"
        case rowByRow = "HEA-1j"
        case greatest = "HEA-1k"
        case scale = "HEA-1l"
        case opacity = "HEA-1m"
        case straight = "HEA-1n"
        case halvesUp = "HEA-1o"
        case invalidWeight = "HEA-1p"
        case infiniteSum = "HEA-1q"
        case weightlessDay = "HEA-1r"
        case replaces = "HEA-2a"
        case othersChecked = "HEA-2b"
        case placesFirst = "HEA-2c"
        case zonesFirst = "HEA-2d"
    }

    public static let laws = own.with(Track.laws, of: "TRK-3")

    private static let mercator = Standard.webMercator

    private static let own: Laws<Heatmap> = [
        .places: Fix.isOnEarth,
        .finite: Fix.isFinite,
        .hotter: .source(
            "Where a person was more often the map is hotter, up to red where they were most.",
            Source(.mobiliteDynamique, "2.2.4", "3.4")),
        .column: .standard(
            """
            The map is the square of the spherical Mercator projection. With n = 2^zoom the column of a place is the \
            floor of (lon + 180) / 360 × n.
            """, mercator),
        .row: .standard(
            "Its row is the floor of (1 - asinh(tan lat) / π) / 2 × n; rows are not of equal degrees.",
            mercator),
        .fromNorth: .decision("Rows are counted from the north, not from the south."),
        .weight: .decision("A point adds its weight to its tile, 1 if it is absent, and not 1 in any case."),
        .oneCell: .decision(
            "Each tile with any weight is one cell.", near: Source(.mobiliteDynamique, "3.4")),
        .edgeRow: .decision(
            "Beyond ±85.0511° a point is in the first or the last row, and not left out."),
        .lastColumn: .decision("Longitude 180 is in the last column, and not in one beyond it."),
        .noWeight: .decision("A tile without weight is no cell, and an empty list has no cells."),
        .rowByRow: .decision("Cells are sorted by y, then x, and not by x, then y."),
        .greatest: .decision(
            "The heat of a cell goes by its weight divided by the greatest of a cell, not by that of all together."
        ),
        .scale: .decision(
            "It is the square root of that quotient, or the quotient, by the reading mobility.heatmap.scale.",
            near: Source(.mobiliteDynamique, "3.4")),
        .opacity: .decision(
            "The opacity is 0.85 × heat: it does not drop by 0.16 from ½ on, as in the library that the source used."
        ),
        .straight: .decision(
            """
            The colour runs straight, not in steps, from (0, 0, 255) at 0 by cyan at ¼, (0, 255, 0) at ½ and yellow \
            at ¾ to red at 1.
            """),
        .halvesUp: .decision("Each channel is rounded, halves up, not down."),
        .invalidWeight: .decision("A weight that is negative or infinite is weight.invalid; -0 is 0."),
        .infiniteSum: .decision("A tile that is drawn and whose sum no double holds is weight.invalid too."),
        .weightlessDay: .decision(
            "A point of weight 0 counts where mobility.track.weekday asks for the last day."),
        .replaces: .source(
            "New data removes the map of the old and is not added to it: of a list the last is drawn alone.",
            Source(.mobiliteDynamique, "3.4")),
        .othersChecked: .decision(
            "The others are checked too: a point or zone that is invalid in any of them rejects the input."),
        .placesFirst: .decision(
            "Of several rejections fix.invalid comes first; points are in no order, so that there is no event.order."
        ),
        .zonesFirst: .decision("zone.unknown comes before weight.invalid."),
    ]
}
