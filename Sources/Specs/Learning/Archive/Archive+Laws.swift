import SharedSpecs
import Specification

extension Archive {
    public enum Law: String, LawName {
        case inside = "ARC-1a"
        case up = "ARC-1b"
        case slash = "ARC-1c"
        case drive = "ARC-1d"
        case backslash = "ARC-1e"
        case directories = "ARC-1f"
        case namesFirst = "ARC-1g"
        case links = "ARC-1h"
        case fromItsFolder = "ARC-1i"
        case aboveFolder = "ARC-1j"
        case throughLinks = "ARC-1k"
        case circles = "ARC-1l"
        case wholeTargets = "ARC-1m"
        case linkIsFile = "ARC-1n"
        case driveStep = "ARC-1o"
        case whatIsLink = "ARC-1p"
        case together = "ARC-1q"
        case linksAbove = "ARC-1r"
        case whole = "ARC-2a"
        case endRecord = "ARC-2b"
        case directory = "ARC-2c"
        case headers = "ARC-2d"
        case comment = "ARC-2e"
        case prefix = "ARC-2f"
        case disks = "ARC-2g"
        case unsupported = "ARC-2h"
        case order = "ARC-2i"
        case files = "ARC-2j"
        case directoriesFree = "ARC-2k"
        case bytes = "ARC-2l"
        case unpacked = "ARC-2m"
        case stream = "ARC-2n"
        case size = "ARC-2o"
        case checksum = "ARC-2p"
        case twice = "ARC-2q"
        case places = "ARC-2r"
        case entries = "ARC-2s"
        case noDirectories = "ARC-2t"
        case sums = "ARC-2u"
        case byPath = "ARC-2v"
        case rest = "ARC-2w"
        case unflagged = "ARC-2x"
        case headerNames = "ARC-2y"
        case lastEnd = "ARC-2z"
    }

    private static let unzipping = Source(.artils, "5.4.1", "fig. 5.15")

    public static let laws: Laws<Archive> = [
        .inside: .decision(
            """
            Unpacking stays inside its folder: if a name or a link leads out, the archive is rejected as \
            archive.unsafe, and nothing is written.
            """, near: unzipping),
        .up: .decision(
            """
            A name leads out if any of its steps is exactly `..`. A longer step that contains two dots does not lead \
            out.
            """),
        .slash: .standard(
            "A path must not begin with a slash: a path that begins with a slash leads out.", .appnote),
        .drive: .standard(
            """
            A path must not begin with a drive letter (an ASCII letter followed by a colon): a path that begins with a \
            drive letter leads out.
            """,
            .appnote),
        .driveStep: .decision(
            """
            Empty steps and dots before a drive letter are ignored: ./C:/b begins with a drive letter, and a/C:/b does \
            not.
            """),
        .backslash: .standard(
            "The separators of a path are slashes; a path with a backslash leads out.", .appnote),
        .directories: .decision(
            "The names of directories are judged by the same laws as the names of files."),
        .namesFirst: .decision(
            "Names and links are judged before limits, sizes, checksums and places, and before anything is written."
        ),
        .links: .decision(
            """
            The target of a link is judged too: like a name, it leads out if it begins with a slash or a drive letter \
            or has a backslash. If it has none of these, the place to which its steps lead decides.
            """),
        .whatIsLink: .decision(
            "An entry is a link only if it was made on Unix (host 3) with the mode of a symbolic link."
        ),
        .together: .decision(
            """
            All links are judged together, whatever their order. If two links have the same place, both are judged, \
            and links that lead through this place follow the first of the two.
            """),
        .fromItsFolder: .decision(
            "The steps of a link's target begin in the folder that contains the link, not in the root."),
        .linksAbove: .decision(
            """
            If the folder of a link is below another link, the steps of the target begin where that other link leads, \
            not in the folder that the name gives.
            """),
        .aboveFolder: .decision(
            "A link leads out if one of its steps goes above the root."),
        .throughLinks: .decision(
            """
            If a step of a target leads to another link, that link is followed: the text of the first target does not \
            decide alone. A step into a missing entry or into a file counts as a step into a folder.
            """
        ),
        .circles: .decision(
            "A link that leads into a cycle of links does not lead out."),
        .wholeTargets: .decision(
            """
            A link is judged and followed if its own stream is undamaged and its target has at most as many bytes as \
            the limit on bytes. The size and checksum in the link's record do not matter for this.
            """),
        .linkIsFile: .decision(
            "A link that does not lead out is listed as a file whose content is the link's target."),
        .whole: .decision(
            """
            An archive is unpacked completely, or it is rejected and nothing is left behind. An entry that fails to \
            unpack is not skipped.
            """, near: unzipping),
        .endRecord: .standard(
            "An archive ends with its end record, followed only by the comment, whose length the end record gives.",
            .appnote),
        .directory: .standard(
            """
            The central directory ends where the end record begins, and has exactly the size and the number of records \
            that the end record gives. Each record of the directory begins with its signature.
            """, .appnote),
        .headers: .standard(
            """
            Each record of the central directory leads to a local header with its signature and the same name. The \
            data of the entry ends before the central directory.
            """, .appnote),
        .headerNames: .decision(
            """
            Apart from signature and name, a local header need not match its record. If sizes, checksum, method or \
            flags differ, those of the record apply.
            """),
        .lastEnd: .decision(
            """
            If a comment ends in a complete end record, that record is the end record of the archive, rather than the \
            record before the comment.
            """
        ),
        .comment: .standard(
            "An archive may have a comment; it does not make the archive damaged.", .appnote),
        .prefix: .standard(
            """
            Other bytes may come before the first header, as in self-extracting archives. The offsets may be counted \
            with or without these bytes.
            """, .appnote),
        .disks: .decision(
            """
            An archive that spans several disks is rejected as archive.damaged, like an archive that is cut or broken. \
            A Zip64 archive is rejected too: 0xFFFF and 0xFFFFFFFF are read as ordinary numbers.
            """),
        .unsupported: .decision(
            """
            An entry that is encrypted or packed by a method other than stored and deflate is rejected as \
            archive.unsupported, not archive.damaged. Only bit 0 of the flags means encryption; bits 6 and 13 do not.
            """
        ),
        .order: .decision(
            """
            An archive with several faults is rejected for the first of these: its structure, encryption and \
            methods, names and links, limits, then streams, sizes, checksums and places.
            """),
        .files: .decision(
            """
            An archive with more files than the limit is rejected as archive.tooLarge; exactly as many as the limit \
            are allowed.
            """),
        .directoriesFree: .decision(
            "Links count toward the limit on files; directories do not."),
        .bytes: .decision(
            """
            An archive with more bytes than the limit, including bytes in entries of directories, is rejected as \
            archive.tooLarge; exactly as many as the limit are allowed.
            """),
        .unpacked: .decision(
            """
            The size of an entry is the number of bytes that are actually unpacked, not the number that a header claims.
            """),
        .stream: .standard(
            """
            A deflated stream must be complete, and must be deflate throughout; otherwise the archive is rejected as \
            archive.damaged.
            """,
            .rfc1951),
        .rest: .decision(
            "If bytes follow a deflated stream within its packed size, the archive is rejected as archive.damaged."
        ),
        .size: .standard(
            """
            The record of an entry must give the size of its unpacked bytes; otherwise the archive is rejected as \
            archive.damaged.
            """,
            .appnote),
        .checksum: .standard(
            """
            The record of an entry must give the CRC-32 of its unpacked bytes; otherwise the archive is rejected as \
            archive.damaged.
            """,
            .appnote),
        .twice: .decision(
            """
            An archive that has two entries with the same name is rejected as archive.damaged; the later entry does \
            not replace the first.
            """),
        .places: .decision(
            """
            Two entries in one place are rejected as archive.damaged, even with different names: `a` and `./a`, `a` \
            and `a/`, or a file `a` and `a/b`. Names with the same text are the same, whatever their bytes.
            """),
        .entries: .standard(
            "The files of an archive are the entries of its central directory; each is listed once.",
            .appnote),
        .noDirectories: .decision(
            "An entry is a directory if and only if its name ends in a slash, whatever its mode; directories are not listed."
        ),
        .sums: .decision(
            "Each file is listed with its name, and with the size and the CRC-32 of the unpacked bytes."),
        .unflagged: .decision(
            """
            A name is UTF-8 if its bytes are valid UTF-8, even without the UTF-8 flag (bit 11). Otherwise it is in \
            code page 437.
            """),
        .byPath: .decision(
            "The files are sorted by their paths, scalar by scalar."),
    ]
}
