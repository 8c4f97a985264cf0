import Foundation

/// Hidden names, which contain the number of the process that made them, so that a later program can find leftovers.
extension FolderHandle {
    /// Returns a new hidden name that begins with the prefix, the process number and its place, such as
    /// `.writing-4711-1f2e4026531836-…`.
    public static func hiddenName(_ prefix: String) -> String {
        "\(prefix)\(getpid())-\(place)-\(UUID().uuidString)"
    }

    /// Returns the hidden names in the folder that programs of the same user left behind when they ended.
    ///
    /// A name counts as a leftover if it was made in the same place, and no process has its number now. A process with
    /// this number may also be unrelated, so a name that is more than a day old counts as a leftover in any case.
    public func leftovers(_ prefix: String) -> [String] {
        names.filter { name in
            guard name.hasPrefix(prefix), let status = status(of: name), status.st_uid == geteuid() else {
                return false
            }
            let parts = name.dropFirst(prefix.count).split(separator: "-", maxSplits: 2)
            let program = parts.first.flatMap { Int32($0) } ?? 0
            let isOfHere = parts.count == 3 && parts[1] == FolderHandle.place
            let isGone = isOfHere && program > 0 && kill(program, 0) != 0 && errno == ESRCH
            #if canImport(Darwin)
                let seconds = status.st_mtimespec.tv_sec
            #else
                let seconds = status.st_mtim.tv_sec
            #endif
            return isGone || time(nil) - seconds > 86_400
        }
    }

    /// Where the numbers of processes are those that this process sees: in this container, since the machine's start.
    ///
    /// Without /proc, all machines have the same place.
    static let place: String = {
        let boot = (try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8)) ?? ""
        var numbers = stat()
        stat("/proc/self/ns/pid", &numbers)
        return "\(boot.prefix(8))\(numbers.st_ino)"
    }()
}
