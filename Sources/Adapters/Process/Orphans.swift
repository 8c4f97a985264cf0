import Foundation
import Harness

/// Processes that an adapter left behind in sessions of their own, where no signal to its group reaches them.
///
/// They are identified by a variable that every process of a life inherits. A process that also clears its environment
/// escapes; without /proc, every process escapes.
enum Orphans {
    /// The variable whose value marks the processes of one life.
    static let variable = "ASSAY_LIFE"

    /// Kills the processes that have the marker in their environment, and those that they started meanwhile.
    ///
    /// A killed process starts no other, though it may take a moment to disappear; the work is done as soon as a scan
    /// finds only killed processes.
    static func kill(markedBy marker: String) {
        #if os(Linux)
            let mark = Data("\(variable)=\(marker)".utf8)
            var killed: Set<pid_t> = []
            while true {
                let found = processes { $0.range(of: mark) != nil }.filter { !killed.contains($0) }
                if found.isEmpty { return }
                for process in found { Foundation.kill(process, SIGKILL) }
                killed.formUnion(found)
            }
        #endif
    }

    /// The living processes with such an environment; zombies have none.
    private static func processes(where isOne: (Data) -> Bool) -> [pid_t] {
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return folders.compactMap { folder in
            guard let process = pid_t(folder), process != getpid(),
                let environment = FileManager.default.contents(atPath: "/proc/\(folder)/environ"),
                isOne(environment)
            else { return nil }
            return process
        }
    }
}
