import Foundation

/// A picture of curves; the vertical axis is logarithmic, and the horizontal axis is logarithmic or has named places.
///
/// The curves differ in colour, dashes and points, so that colour alone never distinguishes two of them. The SVG needs
/// no other files, and follows the reader's choice of light or dark mode.
package struct CurveChart: Sendable {
    /// A curve with its points; points at or below zero are left out, because the axes are logarithmic.
    package struct Curve: Sendable {
        let name: String
        let points: [(x: Double, y: Double)]
        /// The number of the style (colour, dashes and points); nil to choose the style by the order of the curves.
        let look: Int?

        package init(_ name: String, _ points: [(x: Double, y: Double)], look: Int? = nil) {
            self.name = name
            self.look = look
            self.points = points.filter { $0.x > 0 && $0.y > 0 }.sorted { $0.x < $1.x }
        }

        /// Whether the curve has no points.
        package var isEmpty: Bool { points.isEmpty }
    }

    private let title: String
    private let (across, up): (String, String)
    private let curves: [Curve]
    /// The names of the evenly spaced places 1, 2, … on the horizontal axis; empty if that axis is logarithmic.
    private let places: [String]
    /// A description of the picture; if nil, the picture is described by the first and last points of its curves.
    private let words: String?
    /// Returns the label for a power of ten on the vertical axis.
    private let label: @Sendable (_ exponent: Int) -> String

    package init(
        _ title: String, across: String, up: String, _ curves: [Curve], places: [String] = [],
        words: String? = nil, label: @escaping @Sendable (_ exponent: Int) -> String
    ) {
        self.title = title
        (self.across, self.up) = (across, up)
        self.curves = curves.filter { !$0.points.isEmpty }
        (self.places, self.words) = (places, words)
        self.label = label
    }

    // MARK: Measures, in pixels

    private static let (width, height) = (760.0, 300.0)
    private static let (left, top, right) = (84.0, 64.0, 44.0)
    private static let line = 24.0

    /// Returns a range of exponents whose powers of ten enclose the given numbers.
    private static func decades(_ numbers: [Double]) -> ClosedRange<Int> {
        let low = Int(log10(numbers.min() ?? 1).rounded(.down))
        let high = Int(log10(numbers.max() ?? 1).rounded(.up))
        return low...max(high, low + 1)
    }

    private var columns: ClosedRange<Int> { Self.decades(curves.flatMap { $0.points.map(\.x) }) }
    private var rows: ClosedRange<Int> { Self.decades(curves.flatMap { $0.points.map(\.y) }) }

    private func x(_ value: Double) -> Double {
        let share =
            places.isEmpty
            ? (log10(value) - Double(columns.lowerBound)) / Double(columns.count - 1)
            : (value - 1) / Double(max(places.count - 1, 1))
        return Self.left + share * (Self.width - Self.left - Self.right)
    }

    private func y(_ value: Double) -> Double {
        let share = (log10(value) - Double(rows.lowerBound)) / Double(rows.count - 1)
        return Self.top + (1 - share) * Self.height
    }

    // MARK: The picture

    /// The picture as an SVG document.
    package var svg: String {
        let bottom = Self.top + Self.height
        let height = bottom + 66 + Self.line * Double(curves.count)
        let texts = [
            SVG.text(title, x: 16, y: 26, class: "title"), SVG.text(up, x: 16, y: 50, class: "soft"),
        ]
        let drawn = curves.enumerated().flatMap { draw($1, number: $0, bottom: bottom) }
        return SVG.document(
            title: title, words: words ?? inWords, size: (Self.width, height), style: Self.style,
            texts + grid(bottom) + drawn)
    }

    private func grid(_ bottom: Double) -> [String] {
        let lines = rows.flatMap { exponent -> [String] in
            let y = y(pow(10, Double(exponent)))
            return [
                path(
                    "grid",
                    "M\(SVG.number(Self.left)) \(SVG.number(y))H\(SVG.number(Self.width - Self.right))"),
                SVG.text(label(exponent), x: Self.left - 8, y: y + 4, class: "soft end"),
            ]
        }
        let columns = ticks.flatMap { tick -> [String] in
            let x = x(tick.x)
            return [
                path("grid", "M\(SVG.number(x)) \(SVG.number(Self.top))V\(SVG.number(bottom))"),
                SVG.text(tick.name, x: x, y: bottom + 20, class: "soft middle"),
            ]
        }
        let name = SVG.text(across, x: Self.width - Self.right, y: bottom + 40, class: "soft end")
        return lines + columns + [name]
    }

    /// The labelled places on the horizontal axis: each power of ten, or every n-th named place, including the last
    /// one.
    private var ticks: [(x: Double, name: String)] {
        if places.isEmpty { return columns.map { (pow(10, Double($0)), Self.grouped($0)) } }
        let step = (places.count + Self.mostNames - 1) / Self.mostNames
        return stride(from: places.count, to: 0, by: -step).map { (Double($0), places[$0 - 1]) }
    }

    /// The number of named places whose labels fit below the axis.
    private static let mostNames = 7

    /// Draws a curve, and its entry in the key below the axes.
    private func draw(_ curve: Curve, number: Int, bottom: Double) -> [String] {
        let look = curve.look ?? number
        let style = "c\(look % Self.kinds)"
        let places = curve.points.map { (x: x($0.x), y: y($0.y)) }
        let line = places.enumerated().map { index, place in
            "\(index == 0 ? "M" : "L")\(SVG.number(place.x)) \(SVG.number(place.y))"
        }.joined()
        let low = bottom + 60 + Self.line * Double(number)
        return [path("curve \(style)", line)]
            + places.map { mark(look, $0.x, $0.y) }
            + [
                path("curve \(style)", "M\(SVG.number(Self.left)) \(SVG.number(low))h44"),
                mark(look, Self.left + 22, low),
                SVG.text(curve.name, x: Self.left + 56, y: low + 5, class: "key"),
            ]
    }

    /// The number of distinct styles of curves.
    private static let kinds = 6

    /// Draws a point: a circle, square, diamond or triangle.
    private func mark(_ number: Int, _ x: Double, _ y: Double) -> String {
        let start = "M\(SVG.number(x)) \(SVG.number(y))"
        let shapes = [
            "m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", "m-4-4h8v8h-8z", "m0-5l5 5l-5 5l-5-5z", "m0-5l5 9h-10z",
        ]
        return path("mark c\(number % Self.kinds)", start + shapes[number % shapes.count])
    }

    private func path(_ style: String, _ line: String) -> String {
        "<path class=\"\(style)\" d=\"\(line)\"/>"
    }

    /// Returns a power of ten as text, with spaces between groups of three digits.
    static func grouped(_ exponent: Int) -> String {
        if exponent < 0 { return "10^\(exponent)" }
        let digits = "1" + String(repeating: "0", count: exponent)
        return String(
            digits.reversed().enumerated().flatMap { $0 > 0 && $0 % 3 == 0 ? ["\u{A0}", $1] : [$1] }
                .reversed())
    }

    /// A description of the curves, for people who do not see the picture.
    private var inWords: String {
        let ends = curves.compactMap { curve -> String? in
            guard let first = curve.points.first, let last = curve.points.last else { return nil }
            return "\(curve.name): from \(text(first)) to \(text(last))"
        }
        return "\(up) by \(across). " + ends.joined(separator: "; ")
    }

    private func text(_ point: (x: Double, y: Double)) -> String {
        String(format: "%.4g at %.0f", point.y, point.x)
    }

    private static let style = SVG.style(
        colours: """
            .paper{fill:$paper}text{fill:$ink}.soft{fill:$soft}.grid{stroke:$line}
            .c0{stroke:$edge}.mark.c0{fill:$edge}.c1{stroke:$mark}.mark.c1{fill:$mark}
            .c2{stroke:$mean}.mark.c2{fill:$mean}.c3{stroke:$limit}.mark.c3{fill:$limit}
            .c4{stroke:$ink}.mark.c4{fill:$ink}.c5{stroke:$soft}.mark.c5{fill:$soft}
            """,
        form: """
            text{font:14px system-ui,sans-serif}.title{font-size:17px;font-weight:600}.end{text-anchor:end}
            .middle{text-anchor:middle}.curve{fill:none;stroke-width:2}.mark{stroke:none}
            .curve.c1{stroke-dasharray:8 4}.curve.c2{stroke-dasharray:2 4}.curve.c3{stroke-dasharray:10 3 2 3}
            .curve.c4{stroke-dasharray:14 4}.curve.c5{stroke-dasharray:4 2}
            """)
}
