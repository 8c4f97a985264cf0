import Foundation
import ProcessMemory

/// Measures the peak memory of this process, as Linux counts it.
public enum PeakMemory {
    /// The smallest number of bytes that can be measured reliably.
    package static let precision = 256 << 10

    /// Returns the greatest growth of the process's memory during `body`, in bytes; nil if it cannot be measured.
    ///
    /// Linux counts whole pages, and adds the pages of each thread in small batches, so a difference of less
    /// than `precision` has no meaning.
    static func growth(_ body: () -> Void) -> Int? {
        release_unused_memory()
        guard let before = bytes("VmRSS:"), forget() else { return nil }
        body()
        return bytes("VmHWM:").map { max(0, $0 - before) }
    }

    /// Returns the peak memory of the process in bytes; nil if the system does not report it.
    public static func sofar() -> Int? { bytes("VmHWM:") }

    /// Resets the peak that the system records for this process; returns whether that succeeded.
    private static func forget() -> Bool {
        guard let file = FileHandle(forWritingAtPath: "/proc/self/clear_refs") else { return false }
        return (try? file.write(contentsOf: Data("5".utf8))) != nil
    }

    private static func bytes(_ name: String) -> Int? {
        guard let status = FileManager.default.contents(atPath: "/proc/self/status") else { return nil }
        let line = String(decoding: status, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix(name) }
        return line?.split(separator: " ").compactMap { Int($0) }.first.map { $0 * 1024 }
    }
}
