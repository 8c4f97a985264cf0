/// A text file that belongs to the rules of a subsystem, such as a dictionary; `explain` prints it.
public struct SpecifiedFile: Sendable, Hashable {
    /// The name of the folder that the file belongs in, such as `dictionaries`.
    public let folder: String
    /// The name of the file, such as `en_controls.txt`; no other file of the catalogue has the same name.
    public let name: String
    public let text: String

    public init(folder: String, name: String, text: String) {
        self.folder = folder
        self.name = name
        self.text = text
    }
}
