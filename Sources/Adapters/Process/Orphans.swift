import Foundation
import Harness

/// Processes that an adapter left behind in sessions of their own, where no signal to its group reaches them.
///
/// They are known by a variable that every process of a life inherits. Who clears the environment on top escapes, and
/// so does everyone if there is no /proc.
enum Orphans {
    /// The variable whose value marks the processes of one life.
    static let variable = "ASSAY_LIFE"

    /// Kills the processes that have the marker in their environment, and those that they started meanwhile.
    ///
    /// A process that has been killed starts no other, though it may take a moment to go; so it is over as soon as a
    /// look finds only killed ones.
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

    /// The living processes with such an environment; the dead that wait for their parent have none.
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
