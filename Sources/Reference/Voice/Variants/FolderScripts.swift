import Files
import Specification
import Specs

/// voice.documents over real files, in folders below one that is given.
public struct FolderScripts: Implementation {
    public typealias Subsystem = Scripts

    private let folder: String

    public init(in folder: String) { self.folder = folder }

    /// - Throws: `folder.failed` if the system refuses something.
    public func run(_ input: Scripts.Input, readings: Readings) throws(Rejection) -> Scripts.Output {
        do throws(FileError) {
            let parent = try FolderHandle(folder)
            let name = FolderHandle.hiddenName(".documents-")
            try parent.makeFolder(name)
            defer { parent.remove(name) }
            return try Self.run(input, readings, in: try DiskVolume("\(folder)/\(name)"))
        } catch {
            throw Rejection("folder.failed")
        }
    }

    /// Runs the events over a volume, on which the stored documents are put first.
    static func run(
        _ input: Scripts.Input, _ readings: Readings, in volume: some ScriptVolume
    ) throws(FileError) -> Scripts.Output {
        var screen = try screen(input, readings, on: volume)
        var states: [Scripts.Shown] = []
        for event in input.events { states.append(try screen.shown(after: event)) }
        return Scripts.Output(states)
    }

    /// Puts the stored documents on a volume, and opens it.
    static func screen<Volume: ScriptVolume>(
        _ input: Scripts.Input, _ readings: Readings, on volume: Volume
    ) throws(FileError) -> ScriptScreen<ScriptFolder<Volume>> {
        var store = ScriptFolder(volume)
        for entry in input.stored.entries { try store.store(entry.text, as: entry.name) }
        return ScriptScreen(stored: store, readings: readings)
    }
}
