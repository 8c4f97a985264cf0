/// The pieces that every picture is made of: numbers, text, and a style for light and dark.
public enum SVG {
    /// Returns a coordinate as text, rounded to a tenth of a pixel; a whole number is written without a decimal point.
    public static func number(_ number: Double) -> String {
        let rounded = (number * 10).rounded() / 10
        return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
    }

    public static func text(_ text: String, x: Double, y: Double, class style: String) -> String {
        "<text class=\"\(style)\" x=\"\(number(x))\" y=\"\(number(y))\">\(XMLText.escaped(text))</text>"
    }

    /// Returns a picture as an SVG document, with a title and a description for people who do not see the picture.
    ///
    /// - Parameters:
    ///   - size: The width and the height of the picture in pixels.
    ///   - definitions: Definitions that the parts use, such as arrow heads and patterns.
    public static func document(
        title: String, words: String, size: (width: Double, height: Double), style: String,
        definitions: String? = nil, _ parts: [String]
    ) -> String {
        let (width, height) = (number(size.width), number(size.height))
        let head = [
            """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
            height="\(height)" role="img" aria-labelledby="title about">
            """,
            "<title id=\"title\">\(XMLText.escaped(title))</title>",
            "<desc id=\"about\">\(XMLText.escaped(words))</desc>", style,
            definitions.map { "<defs>\($0)</defs>" },
            "<rect class=\"paper\" width=\"100%\" height=\"100%\"/>",
        ]
        return (head.compactMap { $0 } + parts + ["</svg>"]).joined(separator: "\n") + "\n"
    }

    // MARK: Light and dark

    /// The colours; except for grid lines and text backgrounds, each has a contrast ratio of at least 4.5 to the
    /// background.
    private static let inks: [(name: String, light: String, dark: String)] = [
        ("paper", "#fff", "#14181e"),
        ("ink", "#1c2430", "#e8ecf1"),
        ("soft", "#5b6675", "#a3adba"),
        ("line", "#c9d0d9", "#3a434f"),
        ("edge", "#2458a6", "#8ab4f8"),
        ("box", "#eaf1fb", "#1f2b3d"),
        ("mark", "#c2261e", "#ff8a80"),
        ("mean", "#0b7a5e", "#5fd3b0"),
        ("limit", "#7a3fa0", "#d0a2f0"),
    ]

    /// Returns a style sheet for light and dark mode, made from rules that name colours, such as `$ink`.
    ///
    /// The colours are written as values, because programs that convert pictures for print do not know CSS variables.
    ///
    /// - Parameters:
    ///   - colours: The rules that name a colour.
    ///   - form: The other rules, which are the same for light and dark.
    public static func style(colours: String, form: String) -> String {
        let light = inks.reduce(colours) { $0.replacing("$\($1.name)", with: $1.light) }
        let dark = inks.reduce(colours) { $0.replacing("$\($1.name)", with: $1.dark) }
        return """
            <style>
            \(form)
            \(light)
            @media(prefers-color-scheme:dark){
            \(dark)
            }
            </style>
            """
    }
}
