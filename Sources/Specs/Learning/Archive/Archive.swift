import JSON
import Specification

/// learning.archive: unpacking a course, of which nobody knows who packed it.
public enum Archive: Specification {
    public static let id: SubsystemID = "learning.archive"
    public static let summary =
        "Unpacks a zip archive within limits and within its folder, or refuses all of it."

    public struct Limits: Wire, Equatable {
        /// Files, links included, directories not.
        public let files: Int
        /// Of all files together, unpacked.
        public let bytes: Int

        public init(files: Int, bytes: Int) {
            self.files = files
            self.bytes = bytes
        }

        public static let shape = Shape.record([
            .required("files", .integer(.natural), "How many files at most."),
            .required("bytes", .integer(.natural), "How many bytes in all at most, unpacked."),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            files = try members.required("files", within: 0...Int.exactRange.upperBound)
            bytes = try members.required("bytes", within: 0...Int.exactRange.upperBound)
            try members.finish()
        }

        public var value: Value { .record(("files", files.value), ("bytes", bytes.value)) }
    }

    public struct Input: Wire {
        /// The bytes of the archive, which travel as base64.
        public let archive: [UInt8]
        public let limits: Limits
        private let memo = Memo<ArchiveFacts>()
        /// What must come of it; several checks ask, and it may unpack to megabytes.
        var facts: ArchiveFacts { memo.value { ArchiveFacts(self) } }

        public init(archive: [UInt8], limits: Limits) {
            self.archive = archive
            self.limits = limits
        }

        public static let shape = Shape.record([
            .required("archive", .string(pattern: Base64.pattern), "The zip, in base64 with padding."),
            .required("limits", Limits.shape, "What may come out of it; as much is still allowed."),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            let text: String = try members.required("archive")
            guard let bytes = Base64.bytes(of: text) else {
                throw Misfit("base64 with padding is expected", at: Path([.member("archive")]))
            }
            archive = bytes
            limits = try members.required("limits")
            try members.finish()
        }

        public var value: Value {
            .record(("archive", Base64.text(of: archive).value), ("limits", limits.value))
        }
    }

    public struct File: Wire, Equatable {
        public let path: String
        public let size: Int
        public let crc32: Int

        public init(path: String, size: Int, crc32: UInt32) {
            self.path = path
            self.size = size
            self.crc32 = Int(crc32)
        }

        public static let shape = Shape.record([
            .required("path", .string(), "Its name as it stands in the archive."),
            .required("size", .integer(.natural), "Bytes, unpacked."),
            .required("crc32", .integer(in: 0...Int(UInt32.max)), "Of the unpacked bytes."),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            path = try members.required("path")
            size = try members.required("size", within: 0...Int.exactRange.upperBound)
            crc32 = try members.required("crc32", within: 0...Int(UInt32.max))
            try members.finish()
        }

        public var value: Value {
            .record(("path", path.value), ("size", size.value), ("crc32", crc32.value))
        }

        public static func == (left: File, right: File) -> Bool {
            left.path.hasSameScalars(as: right.path) && left.size == right.size && left.crc32 == right.crc32
        }
    }

    public struct Output: Wire {
        /// By path, scalar by scalar; no directories.
        public let files: [File]

        public init(files: [File]) {
            self.files = files
        }

        public static let shape = Shape.record([
            .required("files", .array(File.shape), "By path, scalar by scalar; no directories.")
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            files = try members.required("files")
            try members.finish()
        }

        public var value: Value { .record(("files", files.value)) }
    }

    public static let unsafe = DeclaredRejection(
        "archive.unsafe", "A name or a link in the archive leads out of the folder it is unpacked into.")
    public static let tooLarge = DeclaredRejection(
        "archive.tooLarge", "More files or more bytes come out of the archive than the limits allow.")
    public static let damaged = DeclaredRejection(
        "archive.damaged", "The archive is cut, broken, or has two entries of one path.")

    public static let rejections = [unsafe, tooLarge, damaged]
}
