import DictionaryFiles
import JSON
import Specification

/// The dictionaries that come with the specification, in the format of voice.dictionary.
///
/// They are the files in `Corpus/dictionaries/`, which implementations in other languages read.
public enum BuiltInDictionary {
    /// The folder of the files, for people who read `explain`.
    static let place = "`Corpus/dictionaries`, installed as `share/assay/corpus/dictionaries`"

    /// The files, as `explain` prints them.
    static let files = resources.sorted { $0.key < $1.key }.map { name, text in
        SpecifiedFile(folder: "dictionaries", name: name, text: text)
    }

    /// The dictionary of a language: Italian for `it`, English for every other.
    public static func of(language: String) -> Vocabulary {
        language == "it" ? italian : english
    }

    public static let english = dictionary("en")
    public static let italian = dictionary("it")

    /// The expressions that control the app in English.
    public static let englishControls = entries(of: resources["en_controls.txt"] ?? "")
    /// The expressions that control the app in Italian.
    public static let italianControls = entries(of: resources["it_controls.txt"] ?? "")

    /// The resource texts by file name.
    public static let resources: [String: String] = {
        var count = 0
        let files = UnsafeBufferPointer(start: dictionary_files(&count), count: count)
        return Dictionary(
            uniqueKeysWithValues: files.map { file in
                let bytes = UnsafeBufferPointer(start: file.bytes, count: file.count)
                return (String(cString: file.path), String(decoding: bytes, as: UTF8.self))
            })
    }()

    private static func dictionary(_ language: String) -> Vocabulary {
        let lists = ["keywords", "commands", "notations"].map { list in
            entries(of: resources["\(language)_\(list).txt"] ?? "")
        }
        return Vocabulary(keywords: lists[0], commands: lists[1], notations: lists[2])
    }

    /// The entries of a resource, one per line: `keyword - expression, expression`.
    private static func entries(of resource: String) -> [DictionaryEntry] {
        resource.split(separator: "\n").compactMap { line in
            // The first " - " with text before it separates keyword and expressions, so the keyword may itself be "-".
            guard let separator = line.dropFirst().firstRange(of: " - ") else { return nil }
            let name = line[..<separator.lowerBound]
            let expressions = line[separator.upperBound...].split(separator: ",").map { expression in
                expression.split(separator: " ").joined(separator: " ")
            }
            return DictionaryEntry(
                keyword: name == "\\n" ? Vocabulary.lineBreak : String(name),
                expressions: expressions)
        }
    }
}
