import Catalogue
import Foundation
import Harness
import JSON
import Kit
import Reference
import Reports
import Specification

/// Unpacks a zip file into a new folder, completely or not at all.
struct CourseUnpacking {
    private let folder: String
    private let limits: Archive.Limits
    private let hasJSON: Bool

    init(to folder: String, limits: Archive.Limits, hasJSON: Bool) {
        self.folder = folder
        self.limits = limits
        self.hasJSON = hasJSON
    }

    func run(on archive: [UInt8], named file: String) async throws {
        let (place, limits) = (URL(filePath: folder), limits)
        let result = await Interruption.cancels {
            Result { () throws(Archive.Failure) in try Archive.unpack(archive, into: place, limits: limits) }
        }
        do throws(Archive.Failure) {
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

    private func failure(_ failure: Archive.Failure, _ file: String) -> Failure {
        switch failure {
        case .rejected(let rejection):
            if hasJSON {
                let error = Value.record(("code", rejection.code.value))
                standardOutput(JSONWriter.text(of: .record(("error", error))) + "\n")
            }
            let sentence = Archive.rejections.first { $0.code == rejection.code }?.sentence ?? ""
            let law: Archive.Law = rejection.code == Archive.unsafe.code ? .inside : .whole
            let stated = Archive.laws[law: law.id]?.statement.text ?? ""
            return Failure(
                .doesNotConform,
                "\(file): \(rejection.code): \(sentence) Nothing was written.\n  \(law.id): \(stated)")
        case .exists: return Failure(.usage, "\(folder) already exists; --output must name a new folder")
        case .disk(let sentence): return Failure(.usage, "\(folder): \(sentence); nothing was written")
        case .cancelled: return Failure(.interrupted, "ended early; nothing was written")
        }
    }

    /// Returns a path with escapes in place of the characters that could control the user's terminal.
    private static func shown(_ path: String) -> String {
        path.unicodeScalars.map { scalar in
            scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
                ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
        }.joined()
    }
}
