import Foundation

/// The right to write in a folder, which only one program has at a time; it ends with this object or the program.
///
/// The folder itself is locked, so that nothing is left in it. Readers need no lock.
public final class FolderLock: Sendable {
    private let folder: FolderHandle

    /// Waits until no other program has the lock of a folder.
    ///
    /// - Parameter whenWaiting: Called once if it takes more than a moment, to tell the user.
    /// - Throws: `FileError` if the folder cannot be locked, or if the task was cancelled meanwhile.
    public init(_ path: String, whenWaiting: () -> Void = {}) throws(FileError) {
        folder = try FolderHandle(path)
        var isTold = false
        let began = ContinuousClock.now
        while flock(folder.descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR else {
                throw FileError("the folder \(path) cannot be locked")
            }
            guard !Task.isCancelled else {
                throw FileError(sentence: "ended while another program was writing in \(path)")
            }
            if !isTold, ContinuousClock.now - began > .seconds(1) {
                isTold = true
                whenWaiting()
            }
            // Waiting inside `flock` would notice neither a cancellation nor the moment to inform the user.
            usleep(10_000)
        }
    }
}
