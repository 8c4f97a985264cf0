/// The code page of names in a zip that are not valid UTF-8 (APPNOTE, appendix D).
enum CodePage437 {
    /// The scalars from 0x80 on, sixteen in each line.
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

    /// Returns the scalar that a byte stands for.
    static func scalar(_ byte: UInt8) -> Unicode.Scalar {
        byte < 0x80 ? Unicode.Scalar(byte) : upperHalf[Int(byte) - 0x80]
    }
}
