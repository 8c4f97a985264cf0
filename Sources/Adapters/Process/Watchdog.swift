import Foundation
import Harness
import Synchronization

/// A small process that ends the adapters if this process is killed before it can.
///
/// It reads from a pipe whose other end only this process holds. When that end closes, this process has ended, and the
/// watchdog kills every life that is still registered.
struct Watchdog: ~Copyable, Sendable {
    /// The lives that have not ended: process groups, with the markers that their processes inherit.
    private let lives = Mutex<[pid_t: String]>([:])
    /// The end of the pipe to write to; nil if there is no watchdog, as on systems that cannot start processes.
    private let pipe: Int32?

    static let shared = Watchdog()

    private init() { pipe = Watchdog.start() }

    /// The process groups of the lives that have not ended.
    var groups: [pid_t] { lives.withLock { Array($0.keys) } }

    /// Watches over the processes that will inherit a marker, before the first of them is started.
    func expect(_ marker: String) { tell("+ 0 \(marker)") }

    /// Undoes `expect(_:)` for a marker.
    func expectNoMore(_ marker: String) { tell("- 0 \(marker)") }

    /// Watches over a process group from now on.
    func guardLife(_ group: pid_t, marker: String) {
        lives.withLock { $0[group] = marker }
        tell("+ \(group) \(marker)")
    }

    /// Stops watching a process group that has ended.
    func forget(_ group: pid_t) {
        let marker = lives.withLock { $0.removeValue(forKey: group) } ?? ""
        tell("- \(group) \(marker)")
    }

    private func tell(_ line: String) {
        guard let pipe else { return }
        // Shorter than a pipe's atomic write, so that lines of several threads do not mix.
        let bytes = Array("\(line)\n".utf8)
        _ = write(pipe, bytes, bytes.count)
    }

    /// The script of the watchdog; each word of its `lives` is `group:marker`, with the group 0 until it is known.
    static let script = """
        # Ends the adapters of a conformance run that was killed.
        cd /
        trap '' HUP INT TERM
        lives=
        while read -r change group marker; do
            life=$group:$marker
            case $change in
            +) lives="$lives $life " ;;
            -) case $lives in *" $life "*) lives="${lives%%" $life "*} ${lives#*" $life "}" ;; esac ;;
            esac
        done
        for life in $lives; do
            [ "${life%%:*}" = 0 ] || kill -KILL "-${life%%:*}"
            grep -lzxF "\(Orphans.variable)=${life#*:}" /proc/[0-9]*/environ |
                while IFS=/ read -r _ _ process _; do kill -KILL "$process"; done
        done
        """

    /// Starts the watchdog in a separate process group, and returns the end of the pipe to write to.
    private static func start() -> Int32? {
        var ends: [Int32] = [0, 0]
        guard Foundation.pipe(&ends) == 0 else { return nil }
        // No adapter may inherit an end of the pipe.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[0]) }
        #if canImport(Darwin)
            var files: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var files = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&files)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&files)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_adddup2(&files, ends[0], STDIN_FILENO)
        for output in [STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&files, output, "/dev/null", O_WRONLY, 0)
        }
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        var process = pid_t()
        let words: [UnsafeMutablePointer<CChar>?] = ["sh", "-c", script].map { (word: String) in strdup(word)
        }
        defer { for word in words { free(word) } }
        guard posix_spawn(&process, "/bin/sh", &files, &attributes, words + [nil], environ) == 0 else {
            close(ends[1])
            return nil
        }
        return ends[1]
    }
}
