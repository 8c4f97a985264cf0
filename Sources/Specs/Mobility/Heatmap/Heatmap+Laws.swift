import SharedSpecs
import Specification

extension Heatmap {
    public enum Law: LawName {
        public typealias Subsystem = Heatmap
        case places, finite
        case hotter, column, row, fromNorth, weight, oneCell, edgeRow, lastColumn, noWeight, rowByRow,
            greatest, scale, opacity, straight, halvesUp, invalidWeight, infiniteSum, weightlessDay
        case replaces, othersChecked, placesFirst, zonesFirst
    }

    public static let laws = own.with(Track.laws, of: "TRK-3")

    private static let own: Laws<Heatmap> = [
        ("FIX-1a", .places, .shared): Fix.isOnEarth,
        ("FIX-1b", .finite, .shared): Fix.isFinite,
        ("HEA-1a", .hotter, .source(.mobiliteDynamique, "2.2.4", "3.4")): """
        The more often a person was at a place, the hotter the map is there. The map is red where the person was most \
        often.
        """,
        ("HEA-1b", .column, .standard(.webMercator)): """
        The map is the square of the spherical Mercator projection, divided into n columns and n rows, where n = \
        2^zoom. The column `x` of a place is the floor of ((lon + 180) / 360 × n).
        """,
        ("HEA-1c", .row, .standard(.webMercator)): """
        With n = 2^zoom, the row `y` of a place is the floor of ((1 - asinh(tan lat) / π) / 2 × n). The rows do not \
        have equal heights in degrees of latitude.
        """,
        ("HEA-1d", .fromNorth, .decision):
            "Rows are counted from north to south, so the northernmost row is row 0.",
        ("HEA-1e", .weight, .decision): """
        The weight of a tile is the sum of the weights of the points in the tile. A point without a `weight` has the \
        weight 1.
        """,
        ("HEA-1f", .oneCell, .decision(near: .mobiliteDynamique, "3.4")):
            "`cells` contains exactly one cell for each tile whose weight is above 0.",
        ("HEA-1g", .edgeRow, .decision): """
        A point north of latitude 85.0511° counts in the first row, and a point south of latitude -85.0511° counts in \
        the last row; such points are not left out.
        """,
        ("HEA-1h", .lastColumn, .decision): """
        A point at longitude 180, or a point whose computed column is rounded up to 2^zoom, counts in the last \
        column, whose index is 2^zoom - 1.
        """,
        ("HEA-1i", .noWeight, .decision): """
        `cells` contains no cell for a tile of weight 0. If the input is an empty list of layers, `cells` is empty.
        """,
        ("HEA-1j", .rowByRow, .decision):
            "`cells` is sorted by `y`. Cells with the same `y` are sorted by `x`.",
        ("HEA-1k", .greatest, .decision): """
        The heat of a cell depends on its weight divided by the greatest weight of any cell, not by the sum of all \
        weights.
        """,
        ("HEA-1l", .scale, .decision(near: .mobiliteDynamique, "3.4")): """
        The heat of a cell is computed from the quotient of its weight and the greatest weight of any cell. The heat \
        is either this quotient or the square root of this quotient, depending on the reading `mobility.heatmap.scale`.
        """,
        ("HEA-1m", .opacity, .decision): """
        The `opacity` of a cell is 0.85 × its heat, so a hotter cell is never less opaque. The library that the source \
        used lowers the opacity by 0.16 when the heat reaches ½; the specification omits this drop.
        """,
        ("HEA-1n", .straight, .decision): """
        The `colour` of a cell is computed from its heat by linear interpolation between five colours: `(0, 0, 255)` \
        at 0, `(0, 255, 255)` at ¼, `(0, 255, 0)` at ½, `(255, 255, 0)` at ¾, and `(255, 0, 0)` at 1.
        """,
        ("HEA-1o", .halvesUp, .decision): """
        Each channel of a colour is rounded to the nearest whole number. A value halfway between two whole numbers is \
        rounded up.
        """,
        ("HEA-1p", .invalidWeight, .decision): """
        If the weight of a point is negative or infinite, the input is rejected as weight.invalid; an infinite weight \
        alone does not cause fix.invalid. The weight -0 counts as 0 and is valid.
        """,
        ("HEA-1q", .infiniteSum, .decision): """
        If the sum of the weights in a drawn tile is too great for a double, the input is also rejected as \
        weight.invalid.
        """,
        ("HEA-1r", .weightlessDay, .decision): """
        Under the option `latest` of the reading `mobility.track.weekday`, if the filter is a weekday, the map shows \
        only the last date that falls on this weekday and has at least one point. A date with points counts even if \
        all its points have the weight 0.
        """,
        ("HEA-2a", .replaces, .source(.mobiliteDynamique, "3.4")): """
        If the input is a list of layers, only the last layer is drawn. The data of the last layer replaces the data \
        of the earlier layers and is not added to them.
        """,
        ("HEA-2b", .othersChecked, .decision): """
        The layers before the last layer of a list are also checked. If one of these layers has an invalid place, \
        time, zone or weight, the input is rejected. The sums of weights are checked only in the last layer.
        """,
        ("HEA-2c", .placesFirst, .decision): """
        If fix.invalid and other rejections apply, the rejection is fix.invalid. The times of the points may be in any \
        order, so no input is rejected as event.order.
        """,
        ("HEA-2d", .zonesFirst, .decision):
            "If zone.unknown and weight.invalid both apply, the rejection is zone.unknown.",
    ]
}
