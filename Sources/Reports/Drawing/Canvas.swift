import Foundation

/// A sheet on which a picture of a case is drawn; it is as large as its contents.
package struct Canvas {
    /// The width of a character of normal size, and the height of a line of text, in pixels.
    package static let (character, line) = (8.0, 20.0)
    private static let margin = 16.0
    private var elements: [String] = []
    private var width = 0.0
    private var height = 0.0

    package init() {}

    private mutating func reach(_ x: Double, _ y: Double) {
        width = max(width, x)
        height = max(height, y)
    }

    /// Adds an element without content; `others` are its attributes besides the style and the numbers.
    private mutating func add(
        _ name: String, _ style: String, _ numbers: KeyValuePairs<String, Double>, _ others: String = ""
    ) {
        let attributes = numbers.map { " \($0)=\"\(SVG.number($1))\"" }.joined()
        elements.append("<\(name) class=\"\(style)\"\(attributes)\(others)/>")
    }

    /// The alignment of text relative to its position.
    package enum Anchor: String {
        case start, middle, end
    }

    package mutating func text(
        _ text: String, x: Double, y: Double, _ style: String = "text", anchor: Anchor = .start
    ) {
        let room = Double(text.count) * Self.character
        // Text near the left edge moves to the right if it would begin outside the picture.
        let x = max(x, anchor == .start ? 0 : anchor == .middle ? room / 2 : room)
        reach(x + (anchor == .start ? room : anchor == .middle ? room / 2 : 0), y + 6)
        elements.append(
            """
            <text class="\(style)" text-anchor="\(anchor.rawValue)" x="\(SVG.number(x))" y="\(SVG.number(y))">\
            \(XMLText.escaped(text))</text>
            """)
    }

    package mutating func box(x: Double, y: Double, width: Double, height: Double, _ style: String) {
        reach(x + width, y + height)
        add("rect", style, ["x": x, "y": y, "width": width, "height": height, "rx": 3])
    }

    package mutating func line(_ from: (x: Double, y: Double), _ to: (x: Double, y: Double), _ style: String)
    {
        reach(max(from.x, to.x), max(from.y, to.y))
        add("line", style, ["x1": from.x, "y1": from.y, "x2": to.x, "y2": to.y])
    }

    package mutating func circle(_ centre: (x: Double, y: Double), radius: Double, _ style: String) {
        reach(centre.x + radius, centre.y + radius)
        add("circle", style, ["cx": centre.x, "cy": centre.y, "r": radius])
    }

    /// Draws a sector of a disc, clockwise between two fractions of a turn; 0 is at the top.
    package mutating func slice(
        x: Double, y: Double, radius: Double, from: Double, to: Double, _ style: String
    ) {
        guard to - from < 0.9999 else { return circle((x, y), radius: radius, style) }
        reach(x + radius, y + radius)
        func point(_ turn: Double) -> String {
            let angle = turn * 2 * .pi
            return "\(SVG.number(x + radius * sin(angle))) \(SVG.number(y - radius * cos(angle)))"
        }
        let side = SVG.number(radius)
        elements.append(
            """
            <path class="\(style)" d="M\(SVG.number(x)) \(SVG.number(y))L\(point(from))A\(side) \(side) 0 \
            \(to - from > 0.5 ? 1 : 0) 1 \(point(to))Z"/>
            """)
    }

    /// Draws a square whose colour is the same for light and dark backgrounds.
    ///
    /// - Parameters:
    ///   - colour: The shares of red, green and blue, each from 0 to 255.
    ///   - opacity: The opacity, from 0 to 1.
    package mutating func square(x: Double, y: Double, side: Double, colour: [Int], opacity: Double) {
        reach(x + side, y + side)
        let channels = colour.map(String.init).joined(separator: ",")
        add(
            "rect", "square", ["x": x, "y": y, "width": side, "height": side],
            " fill=\"rgb(\(channels))\" fill-opacity=\"\((opacity * 1_000).rounded() / 1_000)\"")
    }

    /// Returns the picture as an SVG document.
    ///
    /// - Parameters:
    ///   - title: The name of the case.
    ///   - words: A description of the picture, for people who do not see it.
    ///   - definitions: Definitions, such as patterns, and the styles that use them.
    package func picture(title: String, words: String, definitions: String? = nil) -> Picture {
        let svg = SVG.document(
            title: title, words: words, size: (width + Self.margin, height + Self.margin), style: Self.style,
            definitions: definitions, elements)
        return Picture(svg: svg, words: words)
    }

    private static let style = SVG.style(colours: PageText.drawingColours, form: PageText.drawingForm)
}
