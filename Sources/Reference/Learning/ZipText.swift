/// Converts names of a zip to texts.
enum ZipText {
    /// Names are UTF-8 if they are valid UTF-8, even without the flag; otherwise they are code page 437, as in APPNOTE,
    /// appendix D.
    ///
    /// Many programs write UTF-8 without the flag, and few texts of code page 437 are valid UTF-8.
    static func text(of bytes: [UInt8]) -> String {
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        var text = String.UnicodeScalarView()
        for byte in bytes {
            text.append(byte < 0x80 ? Unicode.Scalar(byte) : upperHalf[Int(byte) - 0x80])
        }
        return String(text)
    }

    private static let upperHalf = Array(
        """
        ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀\
        αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}
        """.unicodeScalars)
}
