import Foundation
import TestSupport
import Testing

/// Tests that `assay` leaves no process behind if it is killed, although a program cannot react to being killed.
struct KilledProgramTests {
    /// An adapter that starts a child in a separate session.
    ///
    /// Neither the adapter nor the child ever ends. The adapter starts the child only at the first request, so that
    /// `assay` has already read the hello of the adapter.
    private static let adapter = """
        read -r hello; echo '{"op":"hello","protocol":1,"name":"x","subsystems":["scholar.hindex"]}'; read -r request
        echo $$ >> pids; setsid sh -c 'echo $$ >> pids; while :; do :; done' & while :; do :; done
        """

    @Test
    func `killing the program also ends a busy adapter and its processes in other sessions`()
        throws
    {
        let scratch = try Scratch()
        try scratch.write("", to: "pids")
        let process = try Program.start(
            [
                "check", "--subsystem", "scholar.hindex", "--jobs", "1", "--start-timeout", "3000",
                "--timeout", "3000", "--directory", scratch.folder.path, "--adapter", Self.adapter,
            ], in: scratch)
        while try scratch.read("pids").count(where: { $0 == "\n" }) < 2, process.isRunning {
            usleep(10_000)  // Only the file `pids` shows that both processes have started.
        }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        let pids = try scratch.read("pids").split(separator: "\n").compactMap { pid_t($0) }
        #expect(pids.count == 2)
        for pid in pids {
            let isGone = waits(for: 120) { !isAlive(pid) }
            #expect(isGone, "\(pid) is still running")
            if !isGone { kill(pid, SIGKILL) }
        }
    }

    /// Returns whether a condition becomes true within the given number of seconds.
    private func waits(for seconds: Int, until condition: () -> Bool) -> Bool {
        for _ in 0..<seconds * 100 {
            if condition() { return true }
            usleep(10_000)  // There is no notification if another process makes the condition true.
        }
        return condition()
    }

    /// Returns whether a process is running; a zombie does not count as running.
    private func isAlive(_ pid: pid_t) -> Bool {
        guard kill(pid, 0) == 0 else { return false }
        let status = (try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)) ?? ""
        return status.split(separator: ")").last?.hasPrefix(" Z") != true
    }
}
