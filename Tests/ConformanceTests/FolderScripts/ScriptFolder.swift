import Files
import JSON

@testable import VoiceReference

/// Documents that are stored as files in a folder; the folder may also contain files of other programs.
///
/// Names are compared scalar by scalar, as the folder reports them. If the folder has a file `Foo.swift` and treats
/// `foo.swift` as the same name, a new document `foo` gets an escaped file name.
struct ScriptFolder<Volume: ScriptVolume>: ScriptStore {
    private(set) var volume: Volume

    init(_ volume: Volume) { self.volume = volume }

    var names: [String] {
        get throws(FileError) {
            var sorted: [String] = []
            for name in try volume.files.compactMap({ ScriptFileName.name(of: $0) })
                .sorted(by: { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) })
            where sorted.last?.hasSameScalars(as: name) != true {
                sorted.append(name)
            }
            return sorted
        }
    }

    /// Returns the files of a document.
    ///
    /// Other programs may have created several files for one document; the first of these files is used.
    private func files(of name: String) throws(FileError) -> [String] {
        try volume.files.filter { ScriptFileName.name(of: $0)?.hasSameScalars(as: name) == true }
            .sorted()
    }

    /// Returns the text of a document; bytes that are not UTF-8 are replaced.
    func text(of name: String) throws(FileError) -> String? {
        guard let file = try files(of: name).first, let bytes = try volume.bytes(of: file) else {
            return nil
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    mutating func store(_ text: String, as name: String) throws(FileError) {
        try volume.write(Array(text.utf8), to: try file(toWrite: name))
    }

    private func file(toWrite name: String) throws(FileError) -> String {
        if let own = try files(of: name).first { return own }
        let file = ScriptFileName.file(of: name)
        return volume.holds(file) ? ScriptFileName.file(of: name, escapesAll: true) : file
    }

    mutating func remove(_ name: String) throws(FileError) {
        for file in try files(of: name) { try volume.remove(file) }
    }
}
