import Foundation

/// Why an operation of the system on a file or folder failed.
public struct FileError: Error, CustomStringConvertible, Equatable {
    /// The failed action, in a sentence, with the system's own words.
    public let description: String
    /// The system's number for the error.
    public let number: Int32

    /// Makes an error from a failed action: `a.html cannot be written`.
    public init(_ what: String, _ number: Int32 = errno) {
        description = "\(what): \(String(cString: strerror(number)))"
        self.number = number
    }

    /// Makes an error that is not the system's.
    init(sentence: String) {
        description = sentence
        number = 0
    }
}
