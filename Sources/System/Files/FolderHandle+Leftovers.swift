import Foundation

/// Hidden names bear the number of the program that writes under them, so that a later one finds what was left.
extension FolderHandle {
    /// Returns a new hidden name that begins so: `.writing-4711-…`.
    public static func hiddenName(_ prefix: String) -> String {
        "\(prefix)\(getpid())-\(UUID().uuidString)"
    }

    /// Returns the hidden names of one's own programs that ended without removing them.
    ///
    /// A program of that number may run on another machine, or be another one: a day later nobody's is taken.
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
