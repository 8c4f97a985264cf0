import JSON
import Specification

/// learning.archive: unpacking a course from an untrusted archive.
public enum Archive: Specification {
    public static let id: SubsystemID = "learning.archive"
    public static let summary =
        "Unpacks a zip archive into a folder without exceeding the limits, or rejects the whole archive."
    public static let caution: String? = """
        The inputs are hostile: some have names and links that lead out of the folder, and a small archive may unpack \
        to very many bytes. An adapter that writes files should run in a scratch folder, as an unprivileged user and \
        with limits on memory, file sizes and time; see docs/adapters.md.
        """

    public struct Limits: Record, Equatable {
        /// The maximum number of files in an archive, counting links but not directories.
        public let files: Int
        /// The maximum number of bytes that an archive may unpack to.
        public let bytes: Int

        public init(files: Int, bytes: Int) {
            self.files = files
            self.bytes = bytes
        }

        public static let form = Form(
            Limits.init,
            Member(
                "files", { $0.files }, "The maximum number of files, counting links but not directories.",
                .atLeast(0)),
            Member("bytes", { $0.bytes }, "The maximum number of unpacked bytes in total.", .atLeast(0))
                .in(.bytes))
    }

    public struct Input: Record {
        public let archive: [UInt8]
        public let limits: Limits

        public init(archive: [UInt8], limits: Limits) {
            self.archive = archive
            self.limits = limits
        }

        public static let form = Form(
            { Input(archive: $0.bytes, limits: $1) },
            Member(
                "archive", { Base64($0.archive) },
                "The zip in base64, with padding, without line breaks, and with unused bits set to 0."),
            Member(
                "limits", { $0.limits },
                "The limits for the unpacked files; an archive that reaches a limit exactly is allowed."))
    }

    public struct File: Record, Equatable {
        public let path: String
        public let size: Int
        public let crc32: Int

        public init(path: String, size: Int, crc32: UInt32) {
            self.path = path
            self.size = size
            self.crc32 = Int(crc32)
        }

        public static let form = Form(
            { File(path: $0, size: $1, crc32: UInt32($2)) },
            Member("path", { $0.path }, "The name of the file in the archive."),
            Member(
                "size", { $0.size },
                "The number of unpacked bytes; for a link, the number of bytes in its target.", .atLeast(0)
            ).in(.bytes),
            Member(
                "crc32", { $0.crc32 },
                "The CRC-32 of the unpacked bytes; for a link, the CRC-32 of its target.",
                .within(0...Int(UInt32.max))))

        public static func == (left: File, right: File) -> Bool {
            left.path.hasSameScalars(as: right.path) && left.size == right.size && left.crc32 == right.crc32
        }
    }

    public struct Output: Record {
        public let files: [File]

        public init(files: [File]) { self.files = files }

        public static let form = Form(
            Output.init(files:),
            Member(
                "files", { $0.files },
                "The unpacked files, without directories, sorted by path, scalar by scalar."))
    }

    public static let unsafe = DeclaredRejection(
        "archive.unsafe",
        "A name or a link in the archive leads out of the folder where the archive is unpacked.")
    public static let tooLarge = DeclaredRejection(
        "archive.tooLarge", "The archive has more files, or unpacks to more bytes, than the limits allow.")
    public static let damaged = DeclaredRejection(
        "archive.damaged",
        "The archive is truncated or corrupt, or two of its entries would be unpacked to the same path.")
    public static let unsupported = DeclaredRejection(
        "archive.unsupported", "An entry is encrypted, or is neither stored nor deflated.")

    public static let rejections = [unsafe, tooLarge, damaged, unsupported]
}
