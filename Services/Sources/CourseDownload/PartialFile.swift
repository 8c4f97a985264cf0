import Files
import Foundation

/// A file on its way: until it is whole its bytes have another place than its destination, in the same folder.
///
/// On Linux the place has no name, where the file system can do that: not even a program that is killed leaves it behind.
/// Elsewhere it is a hidden file, which goes together with this value.
struct PartialFile: ~Copyable {
    /// Why the disk did not take it, in a sentence.
    struct Refusal: Error {
        let sentence: String

        fileprivate init(_ what: String, _ number: Int32 = errno) {
            sentence = "\(what): \(String(cString: strerror(number)))"
        }
    }

    private let destination: String
    /// The name that it has on the way, or gets before the last step.
    private let temporary: String
    private let isNameless: Bool
    private let handle: FileHandle

    /// The mode of an older file at the destination; nil if there is none.
    private let mode: mode_t?

    private static let prefix = ".course-"

    /// Asks whether a file can be made there, before there is anything to write.
    ///
    /// - Throws: if it cannot, or if at the destination is something that is no regular file, such as a folder or a device.
    static func check(_ destination: URL) throws(Refusal) {
        let place = target(of: destination)
        let what = "\(destination.path) cannot be written"
        var status = stat()
        if stat(place.path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
            throw Refusal(what, status.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL)
        }
        let folder = place.deletingLastPathComponent().path
        guard access(folder, W_OK | X_OK) == 0 else { throw Refusal(what) }
        let longest = pathconf(folder, Int32(_PC_NAME_MAX))
        if longest > 0, place.lastPathComponent.utf8.count > longest { throw Refusal(what, ENAMETOOLONG) }
    }

    /// Returns the target of a link at the destination, which stays a link; the destination if it is not a link.
    private static func target(of destination: URL) -> URL {
        guard let real = realpath(destination.path, nil) else { return destination }
        defer { free(real) }
        return URL(filePath: String(cString: real))
    }

    /// Opens a new file in the destination's folder, and removes what programs that were killed left there.
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
            // Its name is given by way of /proc.
            guard access("/proc/self/fd", X_OK) == 0 else { return -1 }
            // O_TMPFILE, a macro that Swift does not see.
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

    /// Puts the whole file in its place, and with one step in that of an older one.
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

    /// A file that has not been put in its place is removed.
    deinit {
        unlink(temporary)
    }

    private static func number(of error: any Error) -> Int32 {
        let error = error as NSError
        let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
        return cause.domain == NSPOSIXErrorDomain ? Int32(truncatingIfNeeded: cause.code) : EIO
    }
}
