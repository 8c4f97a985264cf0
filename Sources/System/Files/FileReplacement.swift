import Foundation

/// A file that replaces an older one completely, in one step.
///
/// Before the replacement, the new bytes are in a file without a name, if the system supports such files. Otherwise the
/// bytes are in a file with a hidden name in the same folder; `deinit` removes this file. A link at the path is
/// followed, unless another user made the link in a folder that everybody may write to; such a link is replaced. The
/// kernel's rule `protected_symlinks` is similar.
public final class FileReplacement {
    private let path: String
    private let folder: FolderHandle
    private let name: String
    private let file: Int32
    /// The hidden name of the new file; nil while the new file has no name, and after it has replaced the old file.
    private var hidden: String?
    /// A second, hidden name of the old file, which `revoke()` uses to put the old file back.
    private var old: String?
    private var canBeRevoked = false

    /// Writes the new bytes to a temporary file; the file at the path stays unchanged until `commit()`.
    public convenience init(of path: String, _ bytes: [UInt8]) throws(FileError) {
        try self.init(of: path)
        try append(bytes)
        try synchronise()
    }

    /// Opens an empty temporary file that can replace the file at the path.
    private init(of path: String) throws(FileError) {
        self.path = path
        let target = Self.target(of: path)
        let steps = target.split(separator: "/", omittingEmptySubsequences: false)
        let parent = steps.dropLast().joined(separator: "/")
        name = String(steps.last ?? "")
        let what = "\(path) cannot be written"
        do throws(FileError) {
            folder = try FolderHandle(steps.count > 1 && parent.isEmpty ? "/" : parent)
        } catch {
            throw FileError(what, error.number)
        }
        let there = folder.status(of: name)
        if let there, there.st_mode & S_IFMT == S_IFDIR { throw FileError(what, EISDIR) }
        guard !name.isEmpty else { throw FileError(what, EISDIR) }
        var opened = Self.openNameless(in: folder)
        if opened < 0 {
            let name = Self.hiddenName()
            opened = openat(folder.descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if opened >= 0 { hidden = name }
        }
        file = opened
        guard opened >= 0 else { throw FileError(what) }
        if hidden != nil { clear() }
        if let there, there.st_mode & S_IFMT == S_IFREG { fchmod(file, there.st_mode & 0o777) }
    }

    private func append(_ bytes: [UInt8]) throws(FileError) {
        try Files.write(bytes, to: file, or: "\(path) cannot be written")
    }

    private func synchronise() throws(FileError) {
        guard fsync(file) == 0 else { throw FileError("\(path) cannot be written") }
    }

    deinit {
        if let hidden { unlinkat(folder.descriptor, hidden, 0) }
        if let old { unlinkat(folder.descriptor, old, 0) }
        if file >= 0 { close(file) }
    }

    /// Replaces the old file with the new bytes.
    ///
    /// - Parameter isRevocable: Whether `revoke()` must be able to put the old file back.
    public func commit(isRevocable: Bool = false) throws(FileError) {
        let what = "\(path) cannot be put in place"
        if hidden == nil {
            let name = Self.hiddenName()
            let own = "/proc/self/fd/\(file)"
            guard linkat(AT_FDCWD, own, folder.descriptor, name, AT_SYMLINK_FOLLOW) == 0 else {
                throw FileError(what)
            }
            hidden = name
        }
        if isRevocable, folder.status(of: name) != nil {
            let second = Self.hiddenName()
            guard linkat(folder.descriptor, name, folder.descriptor, second, 0) == 0 else {
                throw FileError(what)
            }
            old = second
        }
        guard let ready = hidden, renameat(folder.descriptor, ready, folder.descriptor, name) == 0 else {
            throw FileError(what)
        }
        hidden = nil
        canBeRevoked = isRevocable
        // The new name must survive a power failure too, but not every file system supports this call for folders.
        guard fsync(folder.descriptor) == 0 || [EINVAL, ENOTSUP, EBADF].contains(errno) else {
            throw FileError(what)
        }
    }

    /// Undoes a revocable `commit()`, if there was one.
    public func revoke() {
        guard canBeRevoked else { return }
        canBeRevoked = false
        if let old, renameat(folder.descriptor, old, folder.descriptor, name) == 0 {
            self.old = nil
        } else if old == nil {
            unlinkat(folder.descriptor, name, 0)
        }
    }

    // MARK: Whole files

    /// Replaces the contents of a file in one step, or writes the bytes to a device or pipe.
    public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        guard isStream(path) else { return try FileReplacement(of: path, bytes).commit() }
        let file = try openStream(path)
        defer { close(file) }
        try Files.write(bytes, to: file, or: "\(path) cannot be written")
    }

    /// Replaces the contents of a file in one step with pieces that `body` writes, or writes them to a device or pipe.
    ///
    /// - Parameter body: Receives a function that writes a piece; if `body` throws, the file is unchanged.
    public static func write(to path: String, _ body: (_ put: ([UInt8]) throws -> Void) throws -> Void) throws
    {
        guard isStream(path) else {
            let replacement = try FileReplacement(of: path)
            try body { try replacement.append($0) }
            try replacement.synchronise()
            return try replacement.commit()
        }
        let file = try openStream(path)
        defer { close(file) }
        try body { try Files.write($0, to: file, or: "\(path) cannot be written") }
    }

    private static func openStream(_ path: String) throws(FileError) -> Int32 {
        let file = open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC | O_APPEND)
        guard file >= 0 else { throw FileError("\(path) cannot be written") }
        return file
    }

    /// Returns the bytes of the file at a path; nil only if there is no file.
    public static func oldBytes(of path: String) throws(FileError) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        if file < 0, errno == ENOENT { return nil }
        let what = "\(path) cannot be read"
        guard file >= 0 else { throw FileError(what) }
        defer { close(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = chunk.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw FileError(what) }
            if count == 0 { return bytes }
            bytes += chunk.prefix(count)
        }
    }

    /// Checks that a file can be written, before there is anything to write, and leaves the file unchanged.
    public static func check(_ path: String) throws(FileError) {
        guard isStream(path) else {
            _ = try FileReplacement(of: path, [])
            return
        }
        guard access(path, W_OK) == 0 else { throw FileError("\(path) cannot be written") }
    }

    /// Returns whether a path leads to a device, a pipe or an open file (`/dev/stdout`), which cannot be replaced.
    private static func isStream(_ path: String) -> Bool {
        if ["/dev/std", "/dev/fd/", "/proc/"].contains(where: path.hasPrefix) { return true }
        var status = stat()
        guard stat(path, &status) == 0 else { return false }
        return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
    }

    /// Returns the path of the file that the link at a path leads to, if the link may be followed; otherwise returns
    /// the given path.
    private static func target(of path: String) -> String {
        var link = stat()
        guard lstat(path, &link) == 0, link.st_mode & S_IFMT == S_IFLNK else { return path }
        var folder = stat()
        let parent = URL(filePath: path).deletingLastPathComponent().path
        let isShared = stat(parent, &folder) != 0 || folder.st_mode & S_IWOTH != 0
        guard !isShared || link.st_uid == geteuid() else { return path }
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Opens a file without a name, which disappears even if the program is killed; returns -1 if this is impossible.
    private static func openNameless(in folder: FolderHandle) -> Int32 {
        #if os(Linux)
            // Without /proc, the file could not be given a name later.
            guard access("/proc/self/fd", X_OK) == 0 else { return -1 }
            // The value of O_TMPFILE, a macro that Swift does not import.
            return openat(folder.descriptor, ".", O_WRONLY | O_DIRECTORY | 0o20_000_000 | O_CLOEXEC, 0o666)
        #else
            return -1
        #endif
    }

    private static let prefix = ".writing-"

    private static func hiddenName() -> String { FolderHandle.hiddenName(prefix) }

    /// Removes the hidden files that killed programs left in the folder of the file.
    public func clear() {
        for name in folder.leftovers(Self.prefix) { unlinkat(folder.descriptor, name, 0) }
    }
}
