import Foundation
import JSON
import Specification
import VoiceSpecs

/// The user's own dictionary: a folder of voice.dictionary files that replace the built-in files.
public enum DictionaryFolder {
    /// An error in a folder or in one of its files, described in a sentence.
    public struct Problem: Error, CustomStringConvertible {
        public let description: String
    }

    /// Reads the lists of expressions for a language; if the folder has no file for a list, uses the built-in list.
    public static func dictionary(in folder: String, language: String) throws(Problem) -> Vocabulary {
        let files = try files(in: folder)
        let lists = try ["keywords", "commands", "notations"].map { name throws(Problem) in
            (name, try entries(VoiceDictionary.Input(language: language, name: name, files: files), folder))
        }
        do throws(Misfit) {
            // Decoding also checks that the files name only commands and notations that exist.
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
            throw Problem(description: "\(folder) cannot be read, or a file in it is not UTF-8")
        }
        return TextMap(files.sorted { $0.key < $1.key }.map { TextMap.Entry($0.key, $0.value) })
    }

    private static func entries(
        _ input: VoiceDictionary.Input, _ folder: String
    ) throws(Problem) -> [DictionaryEntry] {
        do throws(Rejection) {
            return try VoiceDictionary.answer(input, readings: .standard).entries
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
