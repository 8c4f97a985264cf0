import Files
import Specification
import VoiceSpecs

@testable import VoiceReference

/// An implementation of voice.documents that keeps the documents as real files, in a subfolder of the given
/// folder.
struct FolderScripts: Implementation {
    typealias Subsystem = Documents

    private let folder: String

    init(in folder: String) { self.folder = folder }

    /// - Throws: `folder.failed` if the system refuses to read or to write a file.
    func run(_ input: Documents.Input, readings: Readings) throws(Rejection) -> Documents.Output {
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

    /// Puts the stored documents on a volume, and returns what the screen shows after each event.
    static func run(
        _ input: Documents.Input, _ readings: Readings, in volume: some ScriptVolume
    ) throws(FileError) -> Documents.Output {
        var screen = try screen(input, readings, on: volume)
        var states: [Documents.Shown] = []
        for event in input.events { states.append(try screen.shown(after: event)) }
        return Documents.Output(states)
    }

    /// Puts the stored documents on a volume, and returns a screen that shows the volume.
    static func screen<Volume: ScriptVolume>(
        _ input: Documents.Input, _ readings: Readings, on volume: Volume
    ) throws(FileError) -> ScriptScreen<ScriptFolder<Volume>> {
        var store = ScriptFolder(volume)
        for entry in input.stored.entries { try store.store(entry.text, as: entry.name) }
        return ScriptScreen(stored: store, readings: readings)
    }
}
