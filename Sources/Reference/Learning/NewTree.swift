import Files
import Foundation
import LearningSpecs

/// A new folder that is being filled; it contains only the entries added so far.
///
/// The folder has a hidden name until `move(to:)` gives it its final name. Entries are added through the folder's
/// handle, not through its path.
struct NewTree {
    private let parent: FolderHandle
    private let root: FolderHandle
    /// The hidden name that the folder has until it gets its final name.
    private let hidden: String
    private var isMoved = false
    /// The open folders from the root down to the folder of the last entry.
    private var way: [(name: String, folder: FolderHandle)] = []

    private static let prefix = ".unpacking-"
    /// The maximum number of folders that are open at the same time: half the number of files that the program may
    /// open, but at least 16 and at most 600.
    private static let mostOpen = min(max(16, sysconf(Int32(_SC_OPEN_MAX)) / 2), 600)

    /// Makes the hidden folder inside `folder`, and removes hidden folders that killed programs left there.
    init(in folder: String) throws(Archive.Failure) {
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
            throw .disk("no folder can be made", error)
        }
        _ = root.tryLock()
    }

    /// Removes the hidden folders that programs of the same user left behind when they were killed.
    private static func clear(_ parent: FolderHandle) {
        for name in parent.leftovers(prefix) {
            // A folder is locked while a program fills it.
            if let folder = try? parent.subfolder(name), folder.tryLock() { parent.remove(name) }
        }
    }

    /// Makes a folder inside the new folder, and any missing folders between the two.
    mutating func addFolder(_ path: [String]) throws(Archive.Failure) { _ = try folder(path[...]) }

    /// Adds a file or a link: calls `make` with the parent folder and the name of the new entry.
    mutating func add(
        _ path: [String], _ make: (FolderHandle, _ name: String) throws(FileError) -> Void
    ) throws(Archive.Failure) {
        guard let name = path.last else { throw .occupied }
        let folder = try folder(path.dropLast())
        try telling(path[...]) { () throws(FileError) in try make(folder, name) }
    }

    /// Gives the folder its final name, if nothing has that name yet.
    mutating func move(to name: String) throws(Archive.Failure) {
        do throws(FileError) {
            try parent.move(hidden, to: name)
        } catch {
            throw error.number == EEXIST ? .exists : .disk("the folder cannot be put in place", error)
        }
        guard parent.holds(name, root) else {
            // Another program has put a different folder in place of the hidden one, and that folder now has the final
            // name. The other program's folder gets a new hidden name, because its old hidden name may already be in
            // use again.
            try? parent.move(name, to: FolderHandle.hiddenName(NewTree.prefix))
            throw .disk("the folder cannot be put in place: another program moved it")
        }
        isMoved = true
    }

    /// Removes the folder and its contents, unless the folder already has its final name.
    func remove() {
        guard !isMoved else { return }
        root.removeContents()
        if parent.holds(hidden, root) { parent.remove(hidden) }
    }

    /// Returns the folder at a path; makes it and the folders above it if they are missing.
    private mutating func folder(_ path: ArraySlice<String>) throws(Archive.Failure) -> FolderHandle {
        // Two names are the same only if they have the same scalars, which `==` does not check.
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

    private func telling(
        _ path: ArraySlice<String>, _ body: () throws(FileError) -> Void
    ) throws(Archive.Failure) {
        do throws(FileError) {
            try body()
        } catch {
            if [EEXIST, ENOTDIR, EISDIR, ELOOP].contains(error.number) { throw .occupied }
            throw .disk("\"\(path.joined(separator: "/"))\" cannot be written", error)
        }
    }
}
