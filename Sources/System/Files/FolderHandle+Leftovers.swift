import Foundation

/// Hidden names contain the process number of their writer, so that a later program finds leftovers.
extension FolderHandle {
    /// Returns a new hidden name with this beginning: `.writing-4711-…`.
    public static func hiddenName(_ prefix: String) -> String {
        "\(prefix)\(getpid())-\(UUID().uuidString)"
    }

    /// Returns the hidden names of the user's own programs that ended without removing them.
    ///
    /// A process with that number may run on another machine, or be unrelated: after a day the name counts as a
    /// leftover.
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
