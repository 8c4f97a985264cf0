import Foundation

/// The processor time and memory that all running processes of adapters have used, as Linux reports them in /proc.
package struct AdapterUsage: Sendable {
    /// The processor time that the processes have used, in seconds, accurate to 0.01 s.
    package let processor: Double
    /// The sum of the peak memory of the processes, in bytes.
    package let memory: Int

    /// Asks the system for the current usage; nil if the system does not report it, or if no adapter runs.
    package static func now() -> AdapterUsage? {
        let sessions = Set(Watchdog.shared.groups)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        let own = names.compactMap { pid_t($0) }.compactMap { usage(of: $0, in: sessions) }
        guard !own.isEmpty else { return nil }
        return AdapterUsage(
            processor: own.reduce(0) { $0 + $1.processor }, memory: own.reduce(0) { $0 + $1.memory })
    }

    /// Returns the usage of a process and of its children that have ended; nil if the process belongs to no adapter.
    private static func usage(of process: pid_t, in sessions: Set<pid_t>) -> AdapterUsage? {
        guard let stat = text("/proc/\(process)/stat"), let end = stat.lastIndex(of: ")") else { return nil }
        // The name of the process may contain spaces. The fields after the name are state, parent, group, session and
        // so on. The fields 11 to 14, counted from 0, are the processor times.
        let fields = stat[end...].dropFirst(2).split(separator: " ")
        guard fields.count > 14, let session = pid_t(fields[3]), sessions.contains(session) else {
            return nil
        }
        let ticks = fields[11...14].compactMap { Double($0) }.reduce(0, +)
        let peak = text("/proc/\(process)/status")?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        let kilobytes = peak?.split(separator: " ").compactMap { Int($0) }.first ?? 0
        return AdapterUsage(
            processor: ticks / Double(max(sysconf(Int32(_SC_CLK_TCK)), 1)), memory: kilobytes * 1024)
    }

    private static func text(_ file: String) -> String? {
        FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) }
    }
}
