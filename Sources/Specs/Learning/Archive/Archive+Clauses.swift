import SharedSpecs
import Specification

extension Archive {
    public enum Rule: String, RuleName {
        case containment = "ARC-1"
        case contents = "ARC-2"
    }

    public static let clauses: Clauses<Archive> = [
        .containment: Statement(
            .decision(
                """
                Unpacking stays inside its folder: names with .., absolute ones, drive letters, backslashes, and \
                links that lead out are archive.unsafe, and nothing at all is written.
                """, near: Source(.artils, "5.4.1", "fig. 5.15")),
            .standard(
                "A name has no drive letter and no leading slash, and its separators are slashes.", .appnote),
            .decision(
                """
                Names are judged before anything is unpacked, those of directories too. A link's target is judged \
                by the same marks, and followed through the tree that is being made, links on the way included: \
                it leads out if a step is above the folder. Who is led in a circle is not led out.
                """),
            .decision(
                """
                A link that stays inside is a file. Its target is judged whatever its length, as far as the limits \
                let it be unpacked.
                """)),
        .contents: Statement(
            .decision(
                """
                More files or bytes than the limits, by what is really unpacked and not by what headers claim: \
                archive.tooLarge, nothing left behind. A wrong checksum or size, a cut file, a directory that does \
                not fit, two entries of one place (a and ./a, a and a/, a and a/b): archive.damaged. Encryption and \
                methods other than stored and deflate: archive.unsupported.
                """, near: Source(.artils, "5.4.1", "fig. 5.15")),
            .standard(
                """
                Entries are those of the central directory, stored or deflated, with the CRC-32 and the size of \
                what is unpacked. An archive may have a comment, and other bytes before its first header, as \
                self-extracting ones have.
                """, .appnote),
            .standard("Deflated streams are complete, and nothing else.", .rfc1951),
            .decision(
                """
                The first that applies gives the code: what the directory says of the archive, then encryption and \
                methods, then names and links, then the limits, then sizes, checksums and places.
                """)),
    ]
}
