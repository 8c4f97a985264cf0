extension String {
    /// Returns the text for use in a URL: all characters except ASCII letters, digits and the given marks are escaped.
    package func percentEncoded(besides marks: String) -> String {
        let marks = marks.utf8
        return utf8.map { byte in
            let scalar = Unicode.Scalar(byte)
            let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || (0x30...0x39).contains(byte))
            if isPlain || marks.contains(byte) { return String(scalar) }
            return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }
}

/// Pages of tables and pictures that need no script and no other file.
public enum PlainPage {
    /// Returns a page as an HTML document.
    ///
    /// - Parameters:
    ///   - title: The subject of the page.
    ///   - kicker: A short text above the title, which names the kind of page.
    ///   - lead: A sentence below the title.
    ///   - mark: The icon of the page: `pass`, `fail` or `skip`.
    ///   - content: The content of the page below the lead, as HTML.
    public static func text(
        title: String, kicker: String, lead: String, mark: String = "skip", content: String
    ) -> String {
        PageText.document(
            title: HTMLText.attribute(title), mark: mark, style: PageText.plainStyle,
            """
            <a class="skip-link" href="#main">To the content</a>
            <header class="top \(mark)">
            <div class="wide">
            <p class="kicker">\(HTMLText.escaped(kicker))</p>
            <h1>\(HTMLText.escaped(title))</h1>
            <p class="lead">\(HTMLText.escaped(lead))</p>
            </div>
            </header>
            <main id="main" tabindex="-1" class="wide">
            \(content)</main>
            """)
    }

    /// Returns a section with its heading.
    public static func section(_ id: String, _ title: String, _ content: String) -> String {
        """
        <section aria-labelledby="\(id)">
        <h2 id="\(id)">\(HTMLText.escaped(title))</h2>
        \(content)
        </section>

        """
    }

    /// Returns a table in a frame that can be scrolled in a narrow window.
    ///
    /// - Parameters:
    ///   - caption: A description of the table, for people who do not see it.
    ///   - columns: The titles of the columns, as HTML.
    ///   - numbers: The columns that contain numbers.
    ///   - rows: The rows as HTML, each with its `tr` element.
    ///   - style: The names of the table's styles.
    public static func table(
        _ caption: String, _ columns: [String], numbers: Range<Int> = 0..<0, _ rows: [String],
        style: String = "plain"
    ) -> String {
        let titles = columns.enumerated().map { index, title in
            "<th scope=\"col\"\(numbers.contains(index) ? " class=\"number\"" : "")>\(title)</th>"
        }.joined()
        return """
            <div class="frame" tabindex="0" role="group" aria-label="\(HTMLText.attribute(caption))">
            <table class="\(style)">
            <caption class="unheard">\(HTMLText.escaped(caption))</caption>
            <thead><tr>\(titles)</tr></thead>
            <tbody>
            \(rows.joined(separator: "\n"))
            </tbody>
            </table>
            </div>
            """
    }

    /// Returns an HTML figure that contains an SVG picture and a caption.
    package static func figure(_ svg: String, _ caption: String) -> String {
        """
        <figure><img alt="\(HTMLText.attribute(caption))" src="data:image/svg+xml,\(svg.percentEncoded(besides: " =/.-:"))">
        <figcaption>\(HTMLText.escaped(caption))</figcaption></figure>
        """
    }
}
