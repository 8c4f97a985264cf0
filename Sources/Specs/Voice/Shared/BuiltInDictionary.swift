import DictionaryFiles
import Specification

/// The dictionaries that come with the specification, in the format of voice.dictionary.
///
/// The dictionaries come from the files in `Corpus/dictionaries/`, which implementations in other languages also read.
public enum BuiltInDictionary {
    /// The folder of the dictionary files, as named in the descriptions of inputs.
    static let place = "`Corpus/dictionaries`, installed as `share/assay/corpus/dictionaries`"

    /// The dictionary files, as `explain` prints them.
    static let files = resources.sorted { $0.key < $1.key }.map { name, text in
        SpecifiedFile(folder: "dictionaries", name: name, text: text)
    }

    /// Returns the Italian dictionary for the language `it`, and the English one for any other language.
    public static func of(language: String) -> Vocabulary {
        language == "it" ? italian : english
    }

    public static let english = dictionary("en")
    public static let italian = dictionary("it")

    /// The entries for the commands that control the app in English.
    public static let englishControls = entries("en", "controls")
    /// The entries for the commands that control the app in Italian.
    public static let italianControls = entries("it", "controls")

    /// The contents of the dictionary files, by file name.
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
        Vocabulary(
            keywords: entries(language, "keywords"), commands: entries(language, "commands"),
            notations: entries(language, "notations"))
    }

    /// Returns the entries of a dictionary file, which has one entry in each line: `keyword - expression, expression`.
    private static func entries(_ language: String, _ list: String) -> [DictionaryEntry] {
        (resources["\(language)_\(list).txt"] ?? "").split(separator: "\n").compactMap { line in
            // The first " - " with text before it separates the keyword from the expressions, so the keyword may itself
            // be "-".
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
