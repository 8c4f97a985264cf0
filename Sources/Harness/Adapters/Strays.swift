import Foundation

/// Processes that an adapter left behind in a session of their own, where no signal to its group reaches them.
///
/// They are known by a variable that every process of a life inherits. Who clears the environment on top escapes, and
/// so does everyone where there is no /proc.
enum Strays {
    /// The variable whose value marks the processes of one life.
    static let variable = "ASSAY_LIFE"

    /// Kills the processes that have the marker in their environment, and those that they start meanwhile.
    static func kill(markedBy marker: String) async {
        #if os(Linux)
            let mark = Data("\(variable)=\(marker)".utf8)
            for _ in 0..<10 {
                let found = processes { $0.range(of: mark) != nil }
                if found.isEmpty { return }
                for process in found { Foundation.kill(process, SIGKILL) }
                // What they start until they are dead is found in the next round.
                try? await Task.sleep(for: .milliseconds(1))
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
