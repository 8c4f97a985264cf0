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
            """
            The more often a person was at a place, the hotter the map is there. The map is red where the person was \
            most often.
            """,
            Source(.mobiliteDynamique, "2.2.4", "3.4")),
        .column: .standard(
            """
            The map is the square of the spherical Mercator projection, divided into n columns and n rows with n = \
            2^zoom. The column `x` of a place is the floor of ((lon + 180) / 360 × n).
            """, mercator),
        .row: .standard(
            """
            With n = 2^zoom the row `y` of a place is the floor of ((1 - asinh(tan lat) / π) / 2 × n). The rows do not \
            have equal heights in degrees of latitude.
            """, mercator),
        .fromNorth: .decision("Rows are counted from north to south, so the northernmost row is row 0."),
        .weight: .decision(
            """
            The weight of a tile is the sum of the weights of the points in the tile. A point without a `weight` has \
            the weight 1.
            """),
        .oneCell: .decision(
            "`cells` contains exactly one cell for each tile whose weight is above 0.",
            near: Source(.mobiliteDynamique, "3.4")
        ),
        .edgeRow: .decision(
            """
            A point north of latitude 85.0511° counts in the first row, and a point south of latitude -85.0511° counts \
            in the last row. Such a point is not left out.
            """),
        .lastColumn: .decision(
            "A point at longitude 180 counts in the last column, whose index is 2^zoom - 1."),
        .noWeight: .decision(
            """
            `cells` contains no cell for a tile of weight 0. If the input is an empty list of layers, `cells` is \
            empty.
            """),
        .rowByRow: .decision("`cells` is sorted by `y`. Cells with the same `y` are sorted by `x`."),
        .greatest: .decision(
            """
            The heat of a cell depends on its weight divided by the greatest weight of any cell. The sum of the \
            weights of all cells is not used.
            """),
        .scale: .decision(
            """
            The heat of a cell is computed from the quotient of its weight and the greatest weight of any cell. The \
            heat is either this quotient or the square root of this quotient, depending on the reading \
            `mobility.heatmap.scale`.
            """, near: Source(.mobiliteDynamique, "3.4")),
        .opacity: .decision(
            """
            The `opacity` of a cell is 0.85 × its heat, so a hotter cell is never less opaque. In the library that the \
            source used, the opacity drops by 0.16 when the heat reaches ½. This drop is left out.
            """),
        .straight: .decision(
            """
            The `colour` of a cell is interpolated linearly over the heat between five colours: `(0, 0, 255)` at 0, \
            `(0, 255, 255)` at ¼, `(0, 255, 0)` at ½, `(255, 255, 0)` at ¾, and `(255, 0, 0)` at 1.
            """),
        .halvesUp: .decision(
            """
            Each channel of a colour is rounded to the nearest whole number. A value halfway between two whole numbers \
            is rounded up.
            """),
        .invalidWeight: .decision(
            """
            If the weight of a point is negative or infinite, the input is rejected as weight.invalid. The weight -0 \
            counts as 0 and is valid.
            """),
        .infiniteSum: .decision(
            """
            If the sum of the weights in a drawn tile is too great for a double, the input is rejected as \
            weight.invalid too.
            """),
        .weightlessDay: .decision(
            """
            Under the option `latest` of the reading `mobility.track.weekday`, a map whose filter is a weekday shows \
            only the last such day with a point. A day counts even if all its points have the weight 0.
            """),
        .replaces: .source(
            """
            If the input is a list of layers, only the last layer is drawn. Its data replaces the data of the earlier \
            layers and is not added to them.
            """, Source(.mobiliteDynamique, "3.4")),
        .othersChecked: .decision(
            """
            The layers before the last layer of a list are checked too: an invalid place, time, zone or weight in any \
            of them rejects the input. The sums of the weights in these layers are not checked.
            """),
        .placesFirst: .decision(
            """
            If fix.invalid and other rejections apply, the rejection is fix.invalid. The times of the points may be in \
            any order, so no input is rejected as event.order.
            """),
        .zonesFirst: .decision(
            "If zone.unknown and weight.invalid both apply, the rejection is zone.unknown."),
    ]
}
