import Files
import Foundation

/// A new folder that is being filled; it contains only the given entries.
///
/// The folder is filled by its handle, and hidden until it gets its name.
struct NewTree {
    enum Refusal: Error {
        /// The path already exists, or cannot exist.
        case occupied
        /// The disk refused, for the reason in the sentence.
        case disk(String)
        /// Another program has taken the folder's name in the meantime.
        case taken
        case cancelled
    }

    private let parent: FolderHandle
    private let root: FolderHandle
    /// The name of the folder until it is moved.
    private let hidden: String
    private var isMoved = false
    /// The open folders on the way to the last one filled, from the root down.
    private var way: [(name: String, folder: FolderHandle)] = []

    private static let prefix = ".unpacking-"
    /// The most folders kept open at a time: half of the open files that the program may have.
    private static let mostOpen = min(max(16, sysconf(Int32(_SC_OPEN_MAX)) / 2), 600)

    /// Makes the folder, and removes the remains of killed programs beside it.
    init(in folder: String) throws(Refusal) {
        do throws(FileError) {
            parent = try FolderHandle(folder)
            NewTree.clear(parent)
            hidden = FolderHandle.hiddenName(NewTree.prefix)
            try parent.makeFolder(hidden)
            do throws(FileError) {
                root = try parent.subfolder(hidden)
            } catch {
                parent.remove(hidden)
                throw error
            }
        } catch {
            throw .disk("no folder can be made: \(String(cString: strerror(error.number)))")
        }
        _ = root.tryLock()
    }

    /// Removes hidden folders that ended programs of the same user left behind.
    private static func clear(_ parent: FolderHandle) {
        for name in parent.leftovers(prefix) {
            // A folder is locked as long as a program fills it.
            if let folder = try? parent.subfolder(name), folder.tryLock() { parent.remove(name) }
        }
    }

    /// Makes a folder and the missing folders above it.
    mutating func addFolder(_ path: [String]) throws(Refusal) {
        _ = try folder(path[...])
    }

    mutating func addFile(_ path: [String], _ content: [UInt8]) throws(Refusal) {
        guard let name = path.last else { throw .occupied }
        let folder = try folder(path.dropLast())
        try telling(path[...]) { () throws(FileError) in try folder.makeFile(name, content) }
    }

    mutating func addLink(_ path: [String], to target: String) throws(Refusal) {
        guard let name = path.last else { throw .occupied }
        let folder = try folder(path.dropLast())
        try telling(path[...]) { () throws(FileError) in try folder.makeLink(name, to: target) }
    }

    /// Gives the folder its name, if that name is free.
    mutating func move(to name: String) throws(Refusal) {
        do throws(FileError) {
            try parent.move(hidden, to: name)
        } catch {
            throw error.number == EEXIST
                ? .taken
                : .disk("the folder cannot be put in place: \(String(cString: strerror(error.number)))")
        }
        guard parent.holds(name, root) else {
            // Another program has replaced the hidden folder, and the replacement now has the final name. The
            // replacement gets a third name, because the hidden name may be taken again.
            try? parent.move(name, to: FolderHandle.hiddenName(NewTree.prefix))
            throw .disk("the folder cannot be put in place: another program moved it")
        }
        isMoved = true
    }

    /// Removes the folder and its content, unless it has its name.
    func remove() {
        guard !isMoved else { return }
        root.removeContents()
        if parent.holds(hidden, root) { parent.remove(hidden) }
    }

    /// Returns a folder; makes it and the folders above it if they are missing.
    private mutating func folder(_ path: ArraySlice<String>) throws(Refusal) -> FolderHandle {
        // Names with different scalars are different.
        let shared = zip(way, path).prefix { $0.name.utf8.elementsEqual($1.utf8) }.count
        way.removeSubrange(shared...)
        var folder = way.last?.folder ?? root
        for (index, name) in path.enumerated().dropFirst(shared) {
            let above = folder
            try telling(path.prefix(index + 1)) { () throws(FileError) in
                do throws(FileError) {
                    folder = try above.subfolder(name)
                } catch {
                    guard error.number == ENOENT else { throw error }
                    try above.makeFolder(name)
                    folder = try above.subfolder(name)
                }
            }
            if way.count < Self.mostOpen { way.append((name, folder)) }
        }
        return folder
    }

    private func telling(_ path: ArraySlice<String>, _ body: () throws(FileError) -> Void) throws(Refusal) {
        do throws(FileError) {
            try body()
        } catch {
            if [EEXIST, ENOTDIR, EISDIR, ELOOP].contains(error.number) { throw .occupied }
            throw .disk(
                "\"\(path.joined(separator: "/"))\" cannot be written: \(String(cString: strerror(error.number)))"
            )
        }
    }
}
