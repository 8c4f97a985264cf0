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
            Unpacking stays inside its folder: if a name or a link leads out, the archive is archive.unsafe, and nothing \
            at all is written.
            """, near: unzipping),
        .up: .decision(
            """
            A name leads out if one of its steps is `..`, wherever that stands; two points in a longer step do not lead \
            out.
            """),
        .slash: .standard("A path has no slash in front.", .appnote),
        .drive: .standard(
            "A path does not begin with a drive letter, which is a letter of ASCII with a colon behind it.",
            .appnote),
        .driveStep: .decision(
            """
            A path begins at its first step that is neither empty nor a dot: ./C:/b has a drive letter, and a/C:/b has \
            none.
            """),
        .backslash: .standard("The separators of a path are slashes, and not backslashes.", .appnote),
        .directories: .decision("The names of directories are judged like those of files."),
        .namesFirst: .decision(
            "Names and links are judged before limits, sizes, checksums and places: nothing is unpacked first."
        ),
        .links: .decision(
            """
            The target of a link is judged too: by slash, drive letter and backslash as a name is, and by the steps that \
            it takes.
            """),
        .whatIsLink: .decision(
            "A link is an entry that a Unix has made (host 3) with the mode of a symbolic link, and no other one."
        ),
        .together: .decision(
            """
            All links are judged together, in whatever order they stand; of two in one place each is judged, and the \
            first leads the others.
            """),
        .fromItsFolder: .decision("The steps begin in the folder of the link, not in the root."),
        .linksAbove: .decision(
            "If the folder is below another link, it is where that link leads, not where its name stands."),
        .aboveFolder: .decision("A link leads out if one of its steps is above the root."),
        .throughLinks: .decision(
            "Links on the way are followed through the tree that is being made; the text alone does not decide."
        ),
        .circles: .decision("A link that leads in a circle does not lead out."),
        .wholeTargets: .decision(
            """
            A link is judged and followed whatever the length of its target, but only if its stream is whole and the \
            limits let all of it be unpacked.
            """),
        .linkIsFile: .decision("A link that stays inside is a file, and its target is the content."),
        .whole: .decision(
            """
            An archive is unpacked as a whole, or it is refused and nothing is left behind; an entry that cannot be \
            unpacked is not left out.
            """, near: unzipping),
        .endRecord: .standard(
            "An archive ends with its end record and with the comment, whose length that record says.",
            .appnote),
        .directory: .standard(
            """
            The central directory stands before the end record, as long as that says, with as many records as that says, \
            each with its signature.
            """, .appnote),
        .headers: .standard(
            """
            Each record leads to a local header with its signature and the same name, whose data ends before the central \
            directory.
            """, .appnote),
        .headerNames: .decision(
            """
            Nothing else of a local header need fit: its sizes, checksum, method and flags may differ from the record's, \
            which count.
            """),
        .lastEnd: .decision(
            "If a comment ends in a whole end record, that is the end record of the archive, not the one before it."
        ),
        .comment: .standard("An archive may have a comment, which is no damage.", .appnote),
        .prefix: .standard(
            """
            Other bytes may stand before the first header, as in self-extracting archives, and offsets need not count \
            them.
            """, .appnote),
        .disks: .decision(
            """
            An archive of several disks is archive.damaged, as one that is cut or broken is, and so is one of Zip64: \
            0xFFFF and 0xFFFFFFFF are numbers as others.
            """),
        .unsupported: .decision(
            """
            Encryption and methods other than stored and deflate are archive.unsupported, not archive.damaged; of the \
            flags bit 0 alone says encryption, and bits 6 and 13 do not.
            """
        ),
        .order: .decision(
            """
            What the directory says of the archive comes first, then encryption and methods, names and links, limits, and \
            at last sizes, checksums and places.
            """),
        .files: .decision("More files than the limit are archive.tooLarge; as many as the limit are not."),
        .directoriesFree: .decision("Links count as files, and directories do not."),
        .bytes: .decision(
            """
            More bytes than the limit, those in entries of directories included, are archive.tooLarge; as many as the \
            limit are not.
            """),
        .unpacked: .decision(
            "The size of an entry is how many bytes are really unpacked, and not what its header claims."),
        .stream: .standard(
            "A deflated stream is complete, and nothing else than deflate; otherwise the archive is damaged.",
            .rfc1951),
        .rest: .decision(
            "Bytes that follow the end of a deflated stream, within its packed size, are archive.damaged."),
        .size: .standard(
            "The header of an entry has the size of what is unpacked; otherwise the archive is damaged.",
            .appnote),
        .checksum: .standard(
            "The header of an entry has the CRC-32 of what is unpacked; otherwise the archive is damaged.",
            .appnote),
        .twice: .decision(
            """
            Two entries of one name are archive.damaged; the later one does not take the place of the first.
            """),
        .places: .decision(
            """
            So are two of one place, not only of one name: a and ./a, a and a/, and a/b below a file a.
            """),
        .entries: .standard(
            "The files of an archive are the entries of its central directory, each of them once.", .appnote),
        .noDirectories: .decision("Directories are not listed."),
        .sums: .decision(
            "Each file is listed with its name, and with the size and the CRC-32 of what is unpacked."),
        .unflagged: .decision(
            """
            A name is UTF-8 if its bytes are, even without the flag of UTF-8 (bit 11), and code page 437 only if they \
            are not.
            """),
        .byPath: .decision("The files are listed by their paths, scalar by scalar."),
    ]
}
