import ArgumentParser
import Catalogue
import Foundation
import Harness
import JSON
import Kit
import Reference
import Reports
import Specification

/// Where to unpack a course, and how much of it at most.
struct UnpackingOptions: OwnOptions {
    @Option(help: ArgumentHelp("With --output: how many files at most (10000).", valueName: "n"))
    var files: Int?

    @Option(
        help: ArgumentHelp("With --output: how many bytes at most, unpacked (268435456).", valueName: "n"))
    var bytes: Int?

    static let owners = [CourseUnpacking.name]
    static let names = "--files and --bytes"

    var areUnused: Bool { files == nil && bytes == nil }

    func validate() throws {
        try checkBounds("--files", files, 0...1_000_000_000)
        try checkBounds("--bytes", bytes, 0...1 << 50)
    }

    func limits() -> Archive.Limits {
        Archive.Limits(files: files ?? 10_000, bytes: bytes ?? 1 << 28)
    }
}

/// `assay run learning.archive FILE.zip --output DIR`: unpacks a zip into a folder, completely or not at all.
struct CourseUnpacking {
    static let name = Archive.id.rawValue

    private let folder: String
    private let limits: Archive.Limits
    private let hasJSON: Bool

    init(_ options: UnpackingOptions, to folder: String, _ format: TableFormat?) throws {
        guard [nil, .human, .json].contains(format) else {
            throw Failure(.usage, "what is unpacked is told as human or json")
        }
        self.folder = folder
        limits = options.limits()
        hasJSON = format == .json
    }

    func run(on archive: [UInt8], named file: String) async throws {
        let (place, limits) = (URL(filePath: folder), limits)
        let result = await Interruption.cancels {
            Result { () throws(ArchiveReference.Failure) in
                try Archive.reference.unpack(archive, into: place, limits: limits)
            }
        }
        do throws(ArchiveReference.Failure) {
            show(try result.get())
        } catch {
            throw failure(error, file)
        }
    }

    // MARK: Result

    private func show(_ output: Archive.Output) {
        if hasJSON { return standardOutput(JSONWriter.text(of: output.value) + "\n") }
        var table = TextTable("path", "size", "crc32")
        for file in output.files {
            let checksum = String(file.crc32, radix: 16)
            table.add([
                CourseUnpacking.shown(file.path), "\(file.size)",
                "0x" + String(repeating: "0", count: 8 - checksum.count) + checksum,
            ])
        }
        let count = output.files.count
        let bytes = output.files.reduce(0) { $0 + $1.size }
        let total = "\(counted(count, "file")), \(counted(bytes, "byte")) in \(folder)\n"
        standardOutput(count == 0 ? total : table.text + "\n" + total)
    }

    private func failure(_ failure: ArchiveReference.Failure, _ file: String) -> Failure {
        switch failure {
        case .rejected(let rejection):
            if hasJSON {
                let error = Value.record(("code", rejection.code.value))
                standardOutput(JSONWriter.text(of: .record(("error", error))) + "\n")
            }
            let sentence = Archive.rejections.first { $0.code == rejection.code }?.sentence ?? ""
            let id: ClauseID = rejection.code == Archive.unsafe.code ? "ARC-1" : "ARC-2"
            let clause = Archive.clauses.first { $0.id == id }?.decisions.first ?? ""
            return Failure(
                .doesNotConform,
                "\(file): \(rejection.code): \(sentence) Nothing was written.\n  \(id): \(clause)")
        case .exists: return Failure(.usage, "\(folder) is there already; --output names a new folder")
        case .disk(let sentence): return Failure(.usage, "\(folder): \(sentence); nothing was written")
        case .cancelled: return Failure(.interrupted, "ended early; nothing was written")
        }
    }

    /// Returns a path without characters that would control a terminal.
    private static func shown(_ path: String) -> String {
        path.unicodeScalars.map { scalar in
            scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
                ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
        }.joined()
    }
}
