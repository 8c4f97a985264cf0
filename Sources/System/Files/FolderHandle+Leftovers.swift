import Foundation

/// Hidden names, which contain the number of the process that made them, so that a later program can find leftovers.
extension FolderHandle {
    /// Returns a new hidden name that begins with the prefix and the process number, such as `.writing-4711-…`.
    public static func hiddenName(_ prefix: String) -> String {
        "\(prefix)\(getpid())-\(UUID().uuidString)"
    }

    /// Returns the hidden names in the folder that programs of the same user left behind when they ended.
    ///
    /// A name counts as a leftover if no process has its number. A process with this number may also be unrelated, or
    /// run on another machine, so a name that is more than a day old counts as a leftover in any case.
    public func leftovers(_ prefix: String) -> [String] {
        names.filter { name in
            guard name.hasPrefix(prefix), let status = status(of: name), status.st_uid == geteuid() else {
                return false
            }
            let program = name.dropFirst(prefix.count).split(separator: "-").first.flatMap { Int32($0) } ?? 0
            let isGone = program > 0 && kill(program, 0) != 0 && errno == ESRCH
            #if canImport(Darwin)
                let seconds = status.st_mtimespec.tv_sec
            #else
                let seconds = status.st_mtim.tv_sec
            #endif
            return isGone || time(nil) - seconds > 86_400
        }
    }
}
