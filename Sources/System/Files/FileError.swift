import Foundation

/// The error of a failed operation on a file or folder.
public struct FileError: Error, CustomStringConvertible, Equatable {
    /// A sentence that says what failed, with the system's own words about the reason.
    public let description: String
    /// The system's number for the error (`errno`); 0 if the error does not come from the system.
    public let number: Int32

    /// Makes an error from a sentence, such as `a.html cannot be written`, and the system's number for the reason.
    public init(_ what: String, _ number: Int32 = errno) {
        description = "\(what): \(String(cString: strerror(number)))"
        self.number = number
    }

    /// Makes an error that does not come from the system; its number is 0.
    init(sentence: String) {
        description = sentence
        number = 0
    }
}
