/// A text file that belongs to the rules of a subsystem, such as a dictionary; `explain` prints it.
public struct SpecifiedFile: Sendable, Hashable {
    /// The name of the folder in which the file belongs, such as `dictionaries`.
    public let folder: String
    /// The name of the file, which no other file of the catalogue has, such as `en_controls.txt`.
    public let name: String
    public let text: String

    public init(folder: String, name: String, text: String) {
        self.folder = folder
        self.name = name
        self.text = text
    }
}
