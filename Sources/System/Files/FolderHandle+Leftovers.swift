import Foundation

/// Hidden names, which contain the number of the process that made them, so that a later program can find leftovers.
extension FolderHandle {
    /// Returns a new hidden name, such as `.writing-4711-1f2e4026531836-…`.
    ///
    /// The name begins with the prefix, the number of the process, and the id of the container in which this number is
    /// valid.
    public static func hiddenName(_ prefix: String, by process: pid_t = getpid()) -> String {
        "\(prefix)\(process)-\(place)-\(UUID().uuidString)"
    }

    /// Returns the hidden names that programs of the same user left behind in the folder.
    ///
    /// A name counts as a leftover if it was made in this container and its process number belongs to no running
    /// process. An unrelated process may have been given the same number, so a name that is more than a day old counts
    /// as a leftover in any case.
    public func leftovers(_ prefix: String) -> [String] {
        names.filter { name in
            guard name.hasPrefix(prefix), let status = status(of: name), status.st_uid == geteuid() else {
                return false
            }
            let parts = name.dropFirst(prefix.count).split(separator: "-", maxSplits: 2)
            let program = parts.first.flatMap { Int32($0) } ?? 0
            let isFromHere = parts.count == 3 && parts[1] == FolderHandle.place
            let isGone = isFromHere && program > 0 && kill(program, 0) != 0 && errno == ESRCH
            return isGone || time(nil) - status.modified.tv_sec > 86_400
        }
    }

    /// Identifies this container and the latest start of the machine, since a process number is valid only in its
    /// container and only until the machine starts again.
    ///
    /// Without /proc, this string is the same on all machines.
    private static let place: String = {
        let boot = (try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8)) ?? ""
        var numbers = stat()
        stat("/proc/self/ns/pid", &numbers)
        return "\(boot.prefix(8))\(numbers.st_ino)"
    }()
}
