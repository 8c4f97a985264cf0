import Foundation

/// The right to write to a folder for as long as this object exists; only one program has this right at a time.
///
/// The folder itself is locked, so no lock file is left in it. Programs that only read need no lock.
public final class FolderLock: Sendable {
    private let folder: FolderHandle

    /// Waits until no other program has the lock on the folder at a path, and takes the lock.
    ///
    /// - Parameter whenWaiting: A function that is called once, to tell the user, if the wait takes more than a second.
    /// - Throws: `FileError` if the folder cannot be locked, or if the task was cancelled meanwhile.
    public init(_ path: String, whenWaiting: () -> Void = {}) throws(FileError) {
        folder = try FolderHandle(path)
        var isReported = false
        let began = ContinuousClock.now
        while flock(folder.descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR else {
                throw FileError("the folder \(path) cannot be locked")
            }
            guard !Task.isCancelled else {
                throw FileError(
                    sentence: "the wait for \(path) was cancelled while another program was writing to it")
            }
            if !isReported, ContinuousClock.now - began > .seconds(1) {
                isReported = true
                whenWaiting()
            }
            // A blocking call of `flock` could not react to a cancellation, or inform the user after a second.
            usleep(10_000)
        }
    }
}
