import Foundation
import Renaming

/// An open folder, which stays the same folder even if something else is put at its path.
///
/// The methods take the names of entries directly in the folder, and never follow links that are in the folder.
public final class FolderHandle: Sendable {
    /// The file descriptor of the folder, which is open as long as this object exists.
    public let descriptor: Int32

    private init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Opens the folder at a path. Links in the path are followed, since the path comes from the user.
    public convenience init(_ path: String) throws(FileError) {
        let descriptor = open(path.isEmpty ? "." : path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError("the folder \(path) cannot be opened") }
        self.init(descriptor: descriptor)
    }

    deinit {
        close(descriptor)
    }

    // MARK: Contents of the folder

    /// Opens a folder that is directly in this folder.
    public func subfolder(_ name: String) throws(FileError) -> FolderHandle {
        let opened = openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard opened >= 0 else { throw FileError("\(name) cannot be opened") }
        return FolderHandle(descriptor: opened)
    }

    /// Makes a folder directly in this folder.
    public func makeFolder(_ name: String) throws(FileError) {
        guard mkdirat(descriptor, name, 0o777) == 0 else { throw FileError("\(name) cannot be made") }
    }

    /// Makes a new file with the given bytes in the folder.
    public func makeFile(_ name: String, _ bytes: [UInt8]) throws(FileError) {
        let what = "\(name) cannot be written"
        let file = openat(descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw FileError(what) }
        do throws(FileError) {
            try write(bytes, to: file, or: what)
        } catch {
            close(file)
            throw error
        }
        guard close(file) == 0 else { throw FileError(what) }
    }

    /// Makes a symbolic link in the folder.
    public func makeLink(_ name: String, to target: String) throws(FileError) {
        guard symlinkat(target, descriptor, name) == 0 else { throw FileError("\(name) cannot be made") }
    }

    /// Returns the status of an entry of the folder; nil if there is no entry with that name.
    public func status(of name: String) -> stat? {
        var status = stat()
        return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
    }

    /// Returns the target of a link in the folder; nil if there is no link with that name.
    public func target(of name: String) -> String? {
        var target = [CChar](repeating: 0, count: 4096)
        let count = readlinkat(descriptor, name, &target, target.count)
        guard count >= 0 else { return nil }
        return target.withUnsafeBytes { String(decoding: $0.prefix(count), as: UTF8.self) }
    }

    /// The names of all entries of the folder except `.` and `..`; empty if the folder cannot be read.
    public var names: [String] {
        // The stream gets a descriptor of its own, since closing the stream also closes its descriptor.
        let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard copy >= 0 else { return [] }
        guard let stream = fdopendir(copy) else {
            close(copy)
            return []
        }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    /// Returns whether an entry of the folder is the given folder itself.
    public func holds(_ name: String, _ folder: FolderHandle) -> Bool {
        var own = stat()
        guard let there = status(of: name), fstat(folder.descriptor, &own) == 0 else { return false }
        return there.st_ino == own.st_ino && there.st_dev == own.st_dev
    }

    /// Locks the folder for as long as this object exists; returns false if another program has locked it.
    public func tryLock() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

    // MARK: Moving and removing

    /// Renames an entry of the folder; fails if the new name is already taken.
    public func move(_ name: String, to other: String) throws(FileError) {
        guard rename_without_replacing(descriptor, name, other) == 0 else {
            throw FileError("\(other) cannot be put in place")
        }
    }

    /// Removes an entry of the folder with everything in it, even if folders in it are write-protected. Entries that
    /// cannot be removed stay.
    public func remove(_ name: String) {
        guard unlinkat(descriptor, name, 0) != 0 else { return }
        unlock(name)
        (try? subfolder(name))?.removeContents()
        unlinkat(descriptor, name, AT_REMOVEDIR)
    }

    /// Removes all contents of the folder.
    ///
    /// Folders inside its subfolders are first moved into this folder, so that only two folders are open at a time, at
    /// any depth.
    public func removeContents() {
        var count = 0
        var left = names
        while let name = left.popLast() {
            guard unlinkat(descriptor, name, 0) != 0, unlinkat(descriptor, name, AT_REMOVEDIR) != 0
            else { continue }
            unlock(name)
            guard let folder = try? subfolder(name) else { continue }
            for inner in folder.names where unlinkat(folder.descriptor, inner, 0) != 0 {
                guard unlinkat(folder.descriptor, inner, AT_REMOVEDIR) != 0 else { continue }
                count += 1
                folder.unlock(inner)
                let raised = ".removed-\(getpid())-\(count)"
                if renameat(folder.descriptor, inner, descriptor, raised) == 0 { left.append(raised) }
            }
            unlinkat(descriptor, name, AT_REMOVEDIR)
        }
    }

    /// Lets the owner of a subfolder read, change and enter the subfolder, so that it can be emptied.
    private func unlock(_ name: String) {
        _ = fchmodat(descriptor, name, 0o700, AT_SYMLINK_NOFOLLOW)
    }
}

func write(_ bytes: [UInt8], to file: Int32, or what: String) throws(FileError) {
    var start = 0
    while start < bytes.count {
        let written = bytes.withUnsafeBytes {
            Foundation.write(file, $0.baseAddress?.advanced(by: start), min(bytes.count - start, 1 << 24))
        }
        if written < 0, errno == EINTR { continue }
        guard written > 0 else { throw FileError(what) }
        start += written
    }
}
