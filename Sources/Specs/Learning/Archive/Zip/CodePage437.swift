/// The character encoding of the names in a zip that are not valid UTF-8 (APPNOTE, appendix D).
enum CodePage437 {
    /// The scalars of the bytes from 0x80 to 0xFF, sixteen in each line.
    private static let upperHalf = Array(
        """
        ÇüéâäàåçêëèïîìÄÅ\
        ÉæÆôöòûùÿÖÜ¢£¥₧ƒ\
        áíóúñÑªº¿⌐¬½¼¡«»\
        ░▒▓│┤╡╢╖╕╣║╗╝╜╛┐\
        └┴┬├─┼╞╟╚╔╩╦╠═╬╧\
        ╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀\
        αßΓπΣσµτΦΘΩδ∞φε∩\
        ≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}
        """.unicodeScalars)

    static func scalar(_ byte: UInt8) -> Unicode.Scalar {
        byte < 0x80 ? Unicode.Scalar(byte) : upperHalf[Int(byte) - 0x80]
    }
}
