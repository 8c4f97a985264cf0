/// A sheet on which a picture of a case is drawn; it is as large as what stands on it.
package struct Canvas {
    /// The width of a character of the common size, and the height of a line.
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

    /// Where a text stands beside its place.
    package enum Anchor: String {
        case start, middle, end
    }

    package mutating func text(
        _ text: String, x: Double, y: Double, _ style: String = "text", anchor: Anchor = .start
    ) {
        let room = Double(text.count) * Self.character
        reach(x + (anchor == .start ? room : anchor == .middle ? room / 2 : 0), y + 6)
        elements.append(
            """
            <text class="\(style)" text-anchor="\(anchor.rawValue)" x="\(SVG.number(x))" y="\(SVG.number(y))">\
            \(XMLText.escaped(text))</text>
            """)
    }

    package mutating func box(x: Double, y: Double, width: Double, height: Double, _ style: String) {
        reach(x + width, y + height)
        elements.append(
            """
            <rect class="\(style)" x="\(SVG.number(x))" y="\(SVG.number(y))" width="\(SVG.number(width))" \
            height="\(SVG.number(height))" rx="3"/>
            """)
    }

    package mutating func line(_ from: (x: Double, y: Double), _ to: (x: Double, y: Double), _ style: String)
    {
        reach(max(from.x, to.x), max(from.y, to.y))
        elements.append(
            """
            <line class="\(style)" x1="\(SVG.number(from.x))" y1="\(SVG.number(from.y))" x2="\(SVG.number(to.x))" \
            y2="\(SVG.number(to.y))"/>
            """)
    }

    package mutating func circle(x: Double, y: Double, radius: Double, _ style: String) {
        reach(x + radius, y + radius)
        elements.append(
            """
            <circle class="\(style)" cx="\(SVG.number(x))" cy="\(SVG.number(y))" r="\(SVG.number(radius))"/>
            """)
    }

    /// Returns the picture as an SVG document.
    ///
    /// - Parameters:
    ///   - title: The name of the case.
    ///   - words: What is to be seen, for those who do not see it.
    package func picture(title: String, words: String) -> Picture {
        let (width, height) = (width + Self.margin, height + Self.margin)
        let head = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(SVG.number(width)) \(SVG.number(height))" \
            width="\(SVG.number(width))" height="\(SVG.number(height))" role="img" aria-labelledby="title about">
            """
        let parts = [
            head, "<title id=\"title\">\(XMLText.escaped(title))</title>",
            "<desc id=\"about\">\(XMLText.escaped(words))</desc>", Self.style,
            "<rect class=\"paper\" width=\"100%\" height=\"100%\"/>",
        ]
        return Picture(svg: (parts + elements + ["</svg>"]).joined(separator: "\n") + "\n", words: words)
    }

    private static let style = SVG.style(
        colours: """
            .paper{fill:$paper}
            .text,.strong,.small,.gone{fill:$ink}
            .soft,.tiny{fill:$soft}
            .marked,.limit{fill:$mark}
            .good{fill:$mean}
            .grid,.stroke{stroke:$line}
            .way{stroke:$soft}
            .edge{stroke:$edge}
            .ring{stroke:$mean}
            .strike{stroke:$mark}
            .dot{fill:$edge}
            .hot{fill:$mark}
            .cell,.plain{fill:$paper;stroke:$line}
            .path,.kept{fill:$box;stroke:$edge}
            .green{fill:$paper;stroke:$mean}
            .grey{fill:$paper;stroke:$soft}
            .red{fill:$paper;stroke:$mark}
            .casing,line.black{stroke:$ink}
            """,
        form: """
            text{font:13px ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
            .strong{font-weight:700}
            .tiny{font-size:11px}
            .grid,.stroke{stroke-width:1}
            .way{stroke-width:1.5;stroke-dasharray:4 3}
            .edge,.strike{stroke-width:2}
            .ring{stroke-width:2;fill:none}
            .cell,.plain{stroke-width:1}
            .path,.kept{stroke-width:1.5}
            .green{stroke-width:2}
            .grey{stroke-width:2;stroke-dasharray:6 3}
            .red{stroke-width:2;stroke-dasharray:2 3}
            .casing{stroke-width:5;opacity:.3}
            line.orange,line.cyan,line.red,line.black{stroke-width:3}
            line.orange{stroke:orange}
            line.cyan{stroke:cyan}
            line.red{stroke:red}
            line.black{opacity:.5}
            .dashed{stroke-dasharray:9 5}
            .solid{stroke-dasharray:none}
            """)
}
