import SharedSpecs
import Specification

extension Archive {
    public enum Law: LawName {
        public typealias Subsystem = Archive
        case inside, up, slash, drive, driveStep, backslash, directories, namesFirst, links, whatIsLink,
            together, fromItsFolder, linksAbove, aboveFolder, throughLinks, circles, wholeTargets, linkIsFile
        case whole, endRecord, directory, headers, headerNames, lastEnd, comment, prefix, disks, unsupported,
            order, files, directoriesFree, bytes, unpacked, stream, rest, size, checksum, twice, places,
            entries, noDirectories, sums, unflagged, byPath
    }

    private static let unzipping = Source(.artils, "5.4.1", "fig. 5.15")

    public static let laws: Laws<Archive> = [
        ("ARC-1a", .inside, .decision(near: unzipping)): """
        The program unpacks an archive into a folder, and writes nothing outside this folder. If a name or a link in \
        the archive leads out of the folder, the archive is rejected as archive.unsafe, and nothing is written.
        """,
        ("ARC-1b", .up, .decision): """
        The steps of a path are its parts between slashes. A name leads out if one of its steps is exactly `..`. A \
        longer step that contains two dots, such as `a..b`, does not lead out.
        """,
        ("ARC-1c", .slash, .standard(.appnote)):
            "A name or a link's target that begins with a slash leads out.",
        ("ARC-1d", .drive, .standard(.appnote)): """
        A name or a link's target that begins with a drive letter leads out. A drive letter is an ASCII letter \
        followed by a colon.
        """,
        ("ARC-1o", .driveStep, .decision): """
        Empty steps and steps of one dot that precede a drive letter are ignored: `./C:/b` begins with a drive letter, \
        but `a/C:/b` does not.
        """,
        ("ARC-1e", .backslash, .standard(.appnote)): """
        Slashes separate the steps of a path. A name or a link's target that contains a backslash leads out.
        """,
        ("ARC-1f", .directories, .decision): """
        The name of a directory leads out under the same laws as the name of a file.
        """,
        ("ARC-1g", .namesFirst, .decision): """
        The program decides whether a name or a link leads out before it checks limits, sizes, checksums and places \
        (ARC-2r), and before it writes anything.
        """,
        ("ARC-1h", .links, .decision): """
        The target of a link is judged like a name: the link leads out if its target begins with a slash or a drive \
        letter, or contains a backslash. For any other target, the steps of the target decide whether the link leads \
        out (ARC-1j).
        """,
        ("ARC-1p", .whatIsLink, .decision): """
        An entry is a symbolic link only if its record has the host Unix (host 3) and the mode of a symbolic link. If \
        the record has another host, the entry is not a link, whatever mode the record has.
        """,
        ("ARC-1q", .together, .decision): """
        Whether a link leads out depends on all links of the archive, including links whose entries come later. If two \
        links have the same place, both links are judged. If a link leads through this place, the program follows \
        whichever of the two links comes first in the central directory.
        """,
        ("ARC-1i", .fromItsFolder, .decision): """
        The steps of a link's target begin in the folder that contains the link, not in the root, which is the folder \
        where the archive is unpacked.
        """,
        ("ARC-1r", .linksAbove, .decision): """
        If the folder that contains a link is another link or is below another link, that other link is followed \
        before the link's target. The steps of the link's target begin in the folder that is reached through the other \
        link, not in the folder that is written in the link's name. No target leads to a link that is below another \
        link: if `l` leads to `a/b/c`, neither `l/x` nor `a/b/c/x` leads to the link `l/x`.
        """,
        ("ARC-1j", .aboveFolder, .decision): """
        A link leads out if one of its steps goes above the root, which is the folder where the archive is \
        unpacked.
        """,
        ("ARC-1k", .throughLinks, .decision): """
        If a step of a link's target leads to another link, that other link is followed, and the targets of both links \
        decide whether the first link leads out. A step into a missing entry or into a file counts as a step into a \
        folder.
        """,
        ("ARC-1l", .circles, .decision): """
        A link that leads into a cycle of links does not lead out of the folder where the archive is unpacked. \
        The same applies if the folder that contains the link leads into a cycle.
        """,
        ("ARC-1m", .wholeTargets, .decision): """
        A link is judged and followed if and only if the stream of the link's entry is undamaged and the link's target \
        has at most `limits.bytes` bytes. The size and the checksum in the link's record do not affect whether the \
        link is judged and followed.
        """,
        ("ARC-1n", .linkIsFile, .decision): """
        A link that does not lead out is listed in `files` like a file whose content is the target of the link.
        """,
        ("ARC-2a", .whole, .decision(near: unzipping)): """
        An archive is either unpacked completely or rejected. If an entry cannot be unpacked, the program does not \
        skip this entry: it rejects the archive and leaves no file behind.
        """,
        ("ARC-2b", .endRecord, .standard(.appnote)): """
        The last record of an archive must be an end record, followed only by a comment of the length that this end \
        record states; otherwise the archive is rejected as archive.damaged.
        """,
        ("ARC-2c", .directory, .standard(.appnote)): """
        The central directory must end where the end record begins, and must have exactly the size and the number of \
        records that the end record states. Each record must begin with the signature of a record of the central \
        directory. If the central directory fails one of these conditions, the archive is rejected as archive.damaged.
        """,
        ("ARC-2d", .headers, .standard(.appnote)): """
        Each record of the central directory must point to a local header that begins with the signature of a local \
        header and has the same name as the record. The data of the entry must end at or before the start of the \
        central directory. If one of these conditions is not met, the archive is rejected as archive.damaged.
        """,
        ("ARC-2y", .headerNames, .decision): """
        Apart from its signature and its name, a local header may differ from its record in the central directory. If \
        the sizes, the checksum, the method or the flags differ, those of the record apply.
        """,
        ("ARC-2z", .lastEnd, .decision): """
        If the comment after an end record ends in another complete end record, the second of these records is the end \
        record of the archive, and the first is ignored.
        """,
        ("ARC-2e", .comment, .standard(.appnote)):
            "An archive may have a comment at its end; the comment does not make the archive damaged.",
        ("ARC-2f", .prefix, .standard(.appnote)): """
        An archive may have bytes before its first local header, as self-extracting archives do. The offsets in the \
        archive may count all of these bytes or none of them; both are valid.
        """,
        ("ARC-2g", .disks, .decision): """
        An archive that spans several disks is rejected as archive.damaged. A Zip64 archive is also rejected as \
        archive.damaged, since 0xFFFF and 0xFFFFFFFF are read as ordinary numbers.
        """,
        ("ARC-2h", .unsupported, .decision): """
        If an entry is encrypted, or packed by a method other than stored and deflate, the archive is rejected as \
        archive.unsupported, not as archive.damaged. An entry is encrypted only if bit 0 of its flags is set; bits 6 \
        and 13 do not mean encryption.
        """,
        ("ARC-2i", .order, .decision): """
        An archive that has several faults is rejected for the first of them in this order: structure, encryption and \
        methods, names and links, limits, then streams, sizes, checksums and places.
        """,
        ("ARC-2j", .files, .decision): """
        An archive with more than `limits.files` files is rejected as archive.tooLarge. An archive with exactly \
        `limits.files` files is allowed.
        """,
        ("ARC-2k", .directoriesFree, .decision):
            "For `limits.files`, a link counts as a file; a directory does not count.",
        ("ARC-2l", .bytes, .decision): """
        An archive that unpacks to more than `limits.bytes` bytes in total is rejected as archive.tooLarge. The total \
        includes the unpacked bytes of a directory's entry, and the bytes unpacked from a damaged stream before its \
        fault. An archive that unpacks to exactly `limits.bytes` bytes is allowed.
        """,
        ("ARC-2m", .unpacked, .decision): """
        The size of an entry is the number of bytes that the entry actually unpacks to, whatever number a header \
        states.
        """,
        ("ARC-2n", .stream, .standard(.rfc1951)): """
        A deflated stream must be complete, and all of it must be valid deflate; otherwise the archive is rejected as \
        archive.damaged.
        """,
        ("ARC-2w", .rest, .decision): """
        If bytes follow the end of a deflated stream within the packed size of the entry, the archive is rejected as \
        archive.damaged.
        """,
        ("ARC-2o", .size, .standard(.appnote)): """
        The size in the record of an entry must be the number of its unpacked bytes; otherwise the archive is rejected \
        as archive.damaged.
        """,
        ("ARC-2p", .checksum, .standard(.appnote)): """
        The checksum in the record of an entry must be the CRC-32 of its unpacked bytes; otherwise the archive is \
        rejected as archive.damaged.
        """,
        ("ARC-2q", .twice, .decision): """
        An archive that has two entries with the same name is rejected as archive.damaged: the later entry does not \
        replace the earlier one.
        """,
        ("ARC-2r", .places, .decision): """
        An archive is rejected as archive.damaged if two of its entries have the same place, such as `a` and `./a`, or \
        `a` and `a/`. An archive is also rejected as archive.damaged if an entry is below an entry that is not a \
        directory, such as `a/b` below a file `a`. Two names with the same text count as the same name, even if their \
        bytes differ. Names that differ in upper and lower case or in normalisation have different places.
        """,
        ("ARC-2s", .entries, .standard(.appnote)): """
        `files` contains each entry of the central directory exactly once, except directories (ARC-2t), and nothing \
        else.
        """,
        ("ARC-2t", .noDirectories, .decision): """
        An entry is a directory if and only if its name ends in a slash, whatever its mode. `files` does not contain \
        directories.
        """,
        ("ARC-2u", .sums, .decision): """
        For each file, `path` is its name, `size` is the number of its unpacked bytes, and `crc32` is the CRC-32 of \
        these bytes.
        """,
        ("ARC-2x", .unflagged, .decision): """
        If the bytes of a name are valid UTF-8, the name is read as UTF-8, even if the UTF-8 flag of the entry (bit \
        11) is not set. Any other name is read in code page 437.
        """,
        ("ARC-2v", .byPath, .decision):
            "`files` is sorted by `path` in ascending order; paths are compared scalar by scalar.",
    ]
}
