import Foundation

/// Processes that an adapter started in other sessions, which a signal to the adapter's process group does not reach.
///
/// They are recognised by an environment variable that every process of an adapter inherits. A process that clears its
/// environment is not found, and without /proc no process is found.
enum Orphans {
    /// The environment variable that marks the processes of one run of an adapter.
    static let variable = "ASSAY_LIFE"

    /// Kills the processes whose environment contains the marker, and the processes that they start in the meantime.
    ///
    /// A killed process starts no other process, but may take a moment to disappear. Therefore, the work is done
    /// when a scan finds only processes that were already killed.
    static func kill(markedBy marker: String) {
        #if os(Linux)
            let mark = Data("\(variable)=\(marker)".utf8)
            var killed: Set<pid_t> = []
            while true {
                let folders = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
                let others = folders.compactMap { pid_t($0) }.filter {
                    $0 != getpid() && !killed.contains($0)
                }
                let found = others.filter { process in
                    // The environment of a zombie is empty.
                    FileManager.default.contents(atPath: "/proc/\(process)/environ")?.range(of: mark) != nil
                }
                if found.isEmpty { return }
                for process in found { Foundation.kill(process, SIGKILL) }
                killed.formUnion(found)
            }
        #endif
    }
}
