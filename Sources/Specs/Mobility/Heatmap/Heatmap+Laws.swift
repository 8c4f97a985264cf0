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
            "The map is hotter where a person was more often, up to red where they were most often.",
            Source(.mobiliteDynamique, "2.2.4", "3.4")),
        .column: .standard(
            """
            The map is the square of the spherical Mercator projection. With n = 2^zoom the column of a place is the \
            floor of ((lon + 180) / 360 × n).
            """, mercator),
        .row: .standard(
            """
            With n = 2^zoom the row of a place is the floor of ((1 - asinh(tan lat) / π) / 2 × n). Rows do not have \
            equal heights in degrees.
            """, mercator),
        .fromNorth: .decision("Rows are counted from the north, not from the south."),
        .weight: .decision("A point adds its weight to its tile; an absent weight counts as 1."),
        .oneCell: .decision(
            "Each tile with a weight above 0 gives exactly one cell.", near: Source(.mobiliteDynamique, "3.4")
        ),
        .edgeRow: .decision("Beyond ±85.0511° a point is in the first or the last row, and not left out."),
        .lastColumn: .decision("Longitude 180 is in the last column, and not in a column beyond the last."),
        .noWeight: .decision("A tile of weight 0 gives no cell, and an empty list of layers gives no cells."),
        .rowByRow: .decision("Cells are sorted by y, then x, and not by x, then y."),
        .greatest: .decision(
            """
            The heat of a cell depends on its weight divided by the greatest weight of a cell, not by the weight of \
            all cells together.
            """),
        .scale: .decision(
            """
            A quotient is a cell's weight divided by the greatest weight of a cell. Whether the heat is the square \
            root of the quotient, or the quotient itself, depends on the reading `mobility.heatmap.scale`.
            """, near: Source(.mobiliteDynamique, "3.4")),
        .opacity: .decision(
            """
            The opacity is 0.85 × heat. The opacity does not drop by 0.16 if the heat is ½ or more, as it does in the \
            library that the source used.
            """),
        .straight: .decision(
            """
            The colour is interpolated linearly over the heat: `(0, 0, 255)` at 0, `(0, 255, 255)` at ¼, \
            `(0, 255, 0)` at ½, `(255, 255, 0)` at ¾, `(255, 0, 0)` at 1.
            """),
        .halvesUp: .decision("Each channel of a colour is rounded to the nearest whole number, halves up."),
        .invalidWeight: .decision(
            "If a weight is negative or infinite, the input is rejected as weight.invalid; the weight -0 counts as 0."
        ),
        .infiniteSum: .decision(
            """
            If the sum of a drawn tile's weights is too great for a double, the input is rejected as weight.invalid too.
            """),
        .weightlessDay: .decision(
            """
            Under the option `latest` of the reading `mobility.track.weekday`, the last day may be a day whose points \
            all have the weight 0.
            """),
        .replaces: .source(
            """
            New data replaces the map of the old data and is not added to it: only the last layer of a list is drawn.
            """, Source(.mobiliteDynamique, "3.4")),
        .othersChecked: .decision(
            """
            The other layers of a list are checked too: an invalid place, time, zone or weight in any of them rejects \
            the input. The sums of the weights in these layers are not checked.
            """),
        .placesFirst: .decision(
            """
            If several rejections apply, fix.invalid comes first. The times of points may be in any order, so no input \
            is rejected as event.order.
            """),
        .zonesFirst: .decision(
            "If zone.unknown and weight.invalid both apply, the rejection is zone.unknown."),
    ]
}
