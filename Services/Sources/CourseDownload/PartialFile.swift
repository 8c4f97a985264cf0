import Files
import Foundation

/// A file that is written in the destination's folder, and gets its final name only when it is complete.
///
/// On Linux the file has no name if the file system supports unnamed files, so that even a killed program leaves no
/// file behind. Otherwise the file is hidden, and is removed when this value is destroyed.
struct PartialFile: ~Copyable {
    /// An error: the file cannot be made, written or moved, for the reason in this sentence.
    struct Refusal: Error {
        let sentence: String

        fileprivate init(_ what: String, _ number: Int32 = errno) {
            sentence = "\(what): \(String(cString: strerror(number)))"
        }
    }

    private let destination: String
    /// The path of the file before it is moved to its destination.
    private let temporary: String
    private let isNameless: Bool
    private let handle: FileHandle

    /// The permissions of the file that is already at the destination; nil if no file is there.
    private let mode: mode_t?

    private static let prefix = ".course-"

    /// Checks whether a file can be made at the destination, so that a download can fail before its first byte.
    ///
    /// - Throws: `Refusal` if no file can be made, or if the destination is a folder, a device or another special file.
    static func check(_ destination: URL) throws(Refusal) {
        let place = target(of: destination)
        let what = "\(destination.path) cannot be written"
        // A link is never replaced by a file, so a link whose target is absent cannot be the destination.
        var link = stat()
        let isLink = lstat(destination.path, &link) == 0 && link.st_mode & S_IFMT == S_IFLNK
        if isLink, access(destination.path, F_OK) != 0 {
            throw Refusal("\(what), since it is a link whose target cannot be reached")
        }
        var status = stat()
        let isThere = stat(place.path, &status) == 0
        if isThere, status.st_mode & S_IFMT != S_IFREG {
            throw Refusal(what, status.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL)
        }
        let folder = place.deletingLastPathComponent().path
        guard access(folder, W_OK | X_OK) == 0 else { throw Refusal(what) }
        // A file can be replaced unless it is immutable, or belongs to another user in a folder with the sticky bit.
        var around = stat()
        let isSticky = stat(folder, &around) == 0 && around.st_mode & S_ISVTX != 0
        let isForeign = isThere && ![0, status.st_uid, around.st_uid].contains(geteuid())
        if isThere && access(place.path, W_OK) != 0 && errno == EPERM || isSticky && isForeign {
            throw Refusal(what, EPERM)
        }
        let longest = pathconf(folder, Int32(_PC_NAME_MAX))
        if longest > 0, place.lastPathComponent.utf8.count > longest { throw Refusal(what, ENAMETOOLONG) }
    }

    /// If the destination is a symbolic link, returns its target, so that the link is kept; otherwise the destination.
    private static func target(of destination: URL) -> URL {
        guard let real = realpath(destination.path, nil) else { return destination }
        defer { free(real) }
        return URL(filePath: String(cString: real))
    }

    /// Opens a new file in the destination's folder, and removes files that killed programs left there.
    init(for destination: URL) throws(Refusal) {
        let place = PartialFile.target(of: destination)
        let path = place.path
        let folder = place.deletingLastPathComponent()
        if let handle = try? FolderHandle(folder.path) {
            for name in handle.leftovers(PartialFile.prefix) { handle.remove(name) }
        }
        var status = stat()
        mode = stat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
        let beside = folder.appending(path: FolderHandle.hiddenName(PartialFile.prefix)).path
        var descriptor = PartialFile.openNameless(in: folder.path)
        let isNameless = descriptor >= 0
        if !isNameless { descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
        guard descriptor >= 0 else { throw Refusal("\(path) cannot be written") }
        (self.destination, temporary, self.isNameless) = (path, beside, isNameless)
        handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    private static func openNameless(in folder: String) -> Int32 {
        #if os(Linux)
            // An unnamed file gets its name through /proc, so without /proc the file must have a name from the start.
            guard access("/proc/self/fd", X_OK) == 0 else { return -1 }
            // The number 0o20_000_000 is O_TMPFILE, a macro that Swift does not import.
            return open(folder, O_WRONLY | O_DIRECTORY | 0o20_000_000 | O_CLOEXEC, 0o666)
        #else
            return -1
        #endif
    }

    func append(_ bytes: Data) throws(Refusal) {
        do {
            try handle.write(contentsOf: bytes)
        } catch {
            throw Refusal("\(destination) cannot be written", PartialFile.number(of: error))
        }
    }

    /// Moves the complete file to its destination, replacing any existing file in one step.
    consuming func place() throws(Refusal) {
        do {
            try handle.synchronize()
        } catch {
            throw Refusal("\(destination) cannot be written", PartialFile.number(of: error))
        }
        if let mode { fchmod(handle.fileDescriptor, mode) }
        let isNamed =
            !isNameless
            || linkat(
                AT_FDCWD, "/proc/self/fd/\(handle.fileDescriptor)", AT_FDCWD, temporary, AT_SYMLINK_FOLLOW)
                == 0
        guard isNamed, rename(temporary, destination) == 0 else {
            throw Refusal("\(destination) cannot be put in place")
        }
    }

    /// Removes the file if it was not moved to its destination.
    deinit {
        unlink(temporary)
    }

    private static func number(of error: any Error) -> Int32 {
        let error = error as NSError
        let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
        return cause.domain == NSPOSIXErrorDomain ? Int32(truncatingIfNeeded: cause.code) : EIO
    }
}
