import Specification

extension Archive {
    public enum Rule: String, RuleName {
        case containment = "ARC-1"
        case contents = "ARC-2"
    }

    public static let clauses: Clauses<Archive> = [
        .containment: Statement(
            """
            Unpacking stays inside its folder: .., absolute paths, drive letters, backslashes as separators and \
            links that lead out are archive.unsafe, and nothing at all is written.
            """,
            source: Source(.artils, "5.4.1", "fig. 5.15"),
            note: """
                The source says no more than that an archive is unpacked. Names are judged before anything is \
                unpacked, those of directories too; links by their text alone. A link that stays inside is a file.
                """),
        .contents: Statement(
            """
            More files or bytes than the limits, by what is really unpacked and not by what headers claim: \
            archive.tooLarge, nothing left behind. A wrong checksum, a cut file, two entries of one path: \
            archive.damaged.
            """,
            source: Source(.artils, "5.4.1", "fig. 5.15"),
            note: """
                The archive is read by its central directory; where that does not fit, it is damaged. Then come \
                names and links, then the limits, then sizes and checksums: the first that applies gives the code.
                """),
    ]
}
