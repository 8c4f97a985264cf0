import Foundation
import Spawning
import Synchronization

/// A small process that ends the adapters if this process is killed and cannot end them itself.
///
/// The watchdog reads from a pipe whose other end only this process holds. The pipe closes when this process ends, and
/// the watchdog then kills every process of an adapter that is still registered.
struct Watchdog: ~Copyable, Sendable {
    /// The running process groups of adapters, each with the marker that the processes in it inherit.
    private let lives = Mutex<[pid_t: String]>([:])
    /// The end of the pipe that this process writes to; nil if the watchdog could not be started.
    private let pipe: Int32?

    static let shared = Watchdog()

    private init() { pipe = Watchdog.start() }

    var groups: [pid_t] { lives.withLock { Array($0.keys) } }

    /// Registers the marker of an adapter's processes before the first of them is started.
    func expect(_ marker: String) { tell("+ 0 \(marker)") }

    /// Undoes `expect(_:)` for a marker when its processes have ended.
    func expectNoMore(_ marker: String) { tell("- 0 \(marker)") }

    /// Registers the process group of an adapter that has started.
    func guardLife(_ group: pid_t, marker: String) {
        lives.withLock { $0[group] = marker }
        tell("+ \(group) \(marker)")
    }

    /// Removes a process group from the list of groups that the watchdog kills, since this group has ended.
    func forget(_ group: pid_t) {
        let marker = lives.withLock { $0.removeValue(forKey: group) } ?? ""
        tell("- \(group) \(marker)")
    }

    private func tell(_ line: String) {
        guard let pipe else { return }
        // The line is shorter than the limit for atomic writes to a pipe, so lines from different threads cannot mix.
        let bytes = Array("\(line)\n".utf8)
        _ = write(pipe, bytes, bytes.count)
    }

    /// The watchdog's shell script. Each word of the variable `lives` is `group:marker`, with 0 for an unknown group.
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
        set -- $lives
        [ $# -gt 0 ] || exit 0
        for life do [ "${life%%:*}" = 0 ] || kill -KILL "-${life%%:*}"; done
        # A process that has just been started shows its marker a moment later, so markers are searched for twice.
        for pause in 0 1; do
            [ "$pause" = 0 ] || sleep "$pause"
            for life do
                grep -lzxF "\(Orphans.variable)=${life#*:}" /proc/[0-9]*/environ |
                    while IFS=/ read -r _ _ process _; do kill -KILL "$process"; done
            done
        done
        """

    /// Starts the watchdog in a separate process group, and returns the end of the pipe that this process writes to.
    static func start() -> Int32? {
        var ends: [Int32] = [0, 0]
        guard Foundation.pipe(&ends) == 0 else { return nil }
        // No adapter may inherit an end of the pipe, since the pipe would then stay open after this process has ended.
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
        // The watchdog lives as long as this process. If the watchdog inherited a file or socket, a program that waits
        // for that file or socket to close would hang.
        inherit_only_standard_streams(&files, &attributes)
        var process = pid_t()
        let words = (["sh", "-c", script] as [String]).map { strdup($0) }
        defer { for word in words { free(word) } }
        guard posix_spawn(&process, "/bin/sh", &files, &attributes, words + [nil], environ) == 0 else {
            close(ends[1])
            return nil
        }
        return ends[1]
    }
}
