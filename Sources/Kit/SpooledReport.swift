import Foundation
import Reports

extension VerdictSpool {
    /// Writes the report of a run to a file, or to standard output; a file is replaced only by a whole one.
    func write(_ report: LineReport, to file: String?) throws {
        do {
            guard let file else { return try write(report, to: FileHandle.standardOutput) }
            let manager = FileManager.default
            let old = try? manager.attributesOfItem(atPath: file)[.type] as? FileAttributeType
            // A device or a pipe takes the lines as they come.
            let isFile = old == nil || old == .typeRegular
            let place = isFile ? "\(file).part-\(UUID().uuidString)" : file
            if isFile { try Data().write(to: URL(filePath: place), options: .withoutOverwriting) }
            do {
                let handle = try FileHandle(forWritingTo: URL(filePath: place))
                if !isFile { try? handle.truncate(atOffset: 0) }
                try write(report, to: handle)
                try handle.close()
                if isFile, rename(place, file) != 0 { throw CocoaError(.fileWriteUnknown) }
            } catch {
                if isFile { try? manager.removeItem(atPath: place) }
                throw error
            }
        } catch {
            let name = file ?? "on standard output"
            throw Failure(.usage, "the report \(name) cannot be written: \(error.localizedDescription)")
        }
    }
}
