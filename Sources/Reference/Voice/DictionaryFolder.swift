import Foundation
import JSON
import Specification
import VoiceSpecs

/// A dictionary of the user's own: files of voice.dictionary in a folder, in the place of the built-in ones.
public enum DictionaryFolder {
    /// An error in a folder or a file of it, in a sentence.
    public struct Problem: Error, CustomStringConvertible {
        public let description: String
    }

    /// Reads the lists of a language; what the folder has no file for is the built-in one, or that of English.
    public static func dictionary(in folder: String, language: String) throws(Problem) -> Vocabulary {
        let files = try files(in: folder)
        let lists = try ["keywords", "commands", "notations"].map { name throws(Problem) in
            (name, try entries(VoiceDictionary.Input(language: language, name: name, files: files), folder))
        }
        do throws(Misfit) {
            // Whether it names commands and notations that there are is known to the shape.
            return try Vocabulary(Value.object(lists.map { Value.Member($0.0, $0.1.value) }))
        } catch {
            throw Problem(description: "\(folder): \(error)")
        }
    }

    private static func files(in folder: String) throws(Problem) -> TextMap {
        var files = BuiltInDictionary.resources
        do {
            for name in try FileManager.default.contentsOfDirectory(atPath: folder)
            where name.hasSuffix(".txt") {
                files[name] = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
            }
        } catch {
            throw Problem(description: "\(folder) cannot be read, or a file of it is no UTF-8")
        }
        return TextMap(files.sorted { $0.key < $1.key }.map { TextMap.Entry($0.key, $0.value) })
    }

    private static func entries(
        _ input: VoiceDictionary.Input, _ folder: String
    ) throws(Problem) -> [DictionaryEntry] {
        do throws(Rejection) {
            return try VoiceDictionary.reference.run(input, readings: .standard).entries
        } catch {
            let details = error.details.sorted { $0.key > $1.key }.map {
                "\($0.key) \(JSONWriter.text(of: $0.value))"
            }
            throw Problem(
                description: "\(folder): the \(input.name) of \(input.language): "
                    + ([error.code] + details).joined(separator: ", "))
        }
    }
}
