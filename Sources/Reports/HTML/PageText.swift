private import PageFiles

/// The style and the script of the HTML report, from the files in `Sources/PageFiles`.
enum PageText {
    /// The styles: light and dark, from a phone to a wide screen, and on paper.
    static let style = text(of: page_style)

    /// The scripts, which list and filter the cases and keep the state in the address.
    ///
    /// Texts from adapters reach the page only as text nodes; the scripts write no markup.
    static let script = text(of: page_script)

    private static func text(of file: embedded_file) -> String {
        String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
    }
}
