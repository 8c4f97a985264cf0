private import PageFiles

/// The styles and scripts of the HTML report and of the book, from the files in `Sources/Reports/PageFiles`.
package enum PageText {
    /// The styles of the report: for light and dark, for print, and for windows of any width, even on a phone.
    static let style = text(of: page_style)

    /// The scripts of the report, which list and filter the cases and keep the filters in the address.
    ///
    /// Text from adapters reaches the page only as text nodes; the scripts write no markup.
    static let script = text(of: page_script)

    /// The styles of the book: the styles that it shares with the report, and its own styles.
    package static let bookStyle = text(of: book_style)

    static let plainStyle = text(of: plain_style)

    /// The scripts of the book, which filter the cases of a page and search the whole book.
    package static let bookScript = text(of: book_script)

    /// The styles of the explorer; a page contains them after the styles of the book.
    package static let explorerStyle = text(of: explorer_style)

    /// The scripts of the explorer; a page contains them after the scripts of the book.
    package static let explorerScript = text(of: explorer_script)

    /// The styles of drawings: the rules that name a colour, in the form that `SVG.style` takes, and the other rules.
    static let (drawingColours, drawingForm) = (rules(of: drawing_colours), rules(of: drawing_form))

    /// Returns the rules in a file, without the line end after the last rule.
    private static func rules(of file: embedded_file) -> String { String(text(of: file).dropLast()) }

    /// Returns a page that needs no other file.
    ///
    /// - Parameters:
    ///   - title: The title, escaped as for an attribute.
    ///   - mark: The icon of the page: `pass`, `fail` or `skip`.
    ///   - scripts: The scripts at the end of the page; a page without scripts allows no script to run.
    static func document(
        title: String, mark: String, style: String, _ content: String, scripts: String = ""
    ) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta name="referrer" content="no-referrer">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
        \(scripts.isEmpty ? "" : "script-src 'unsafe-inline'; ")img-src data:; base-uri 'none'; form-action 'none'">
        <title>\(title) · Assay</title>
        <link rel="icon" href="\(HTMLReport.icon(mark))">
        <style>
        \(style)</style>
        </head>
        <body>
        \(HTMLReport.symbols)
        \(content)
        <footer>
        <p>Written by Assay, which holds implementations to executable specifications. The page loads no \
        other file.</p>
        </footer>
        \(scripts)</body>
        </html>

        """
    }

    private static func text(of file: embedded_file) -> String {
        String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
    }
}
