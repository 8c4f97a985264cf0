/// One of several shares of the selected cases, so that a run can be spread over several machines.
public struct Shard: Sendable, Equatable, CustomStringConvertible {
    /// The number of this share, from 1 to `count`.
    public let index: Int
    /// The number of shares that the cases are divided into.
    public let count: Int

    /// Makes the share with this index, out of `count` shares.
    ///
    /// - Throws: `ShardError` if the index is not from 1 to `count`.
    public init(_ index: Int, of count: Int) throws(ShardError) {
        guard count >= 1, (1...count).contains(index) else {
            throw ShardError("there is no shard \(index)/\(count); i/n is from 1/n to n/n")
        }
        self.index = index
        self.count = count
    }

    /// Reads a shard from a string such as `2/5`, which is the second of five shares.
    ///
    /// - Throws: `ShardError` if the string does not name a shard.
    public init(_ text: String) throws(ShardError) {
        let sides = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard sides.count == 2, let index = sides[0], let count = sides[1] else {
            throw ShardError("\(text) is not a shard; a shard is i/n, such as 2/5")
        }
        try self.init(index, of: count)
    }

    public var description: String { "\(index)/\(count)" }
}

/// An error thrown if a shard is not valid, with a sentence that says why.
public struct ShardError: Error, Sendable, Equatable, CustomStringConvertible {
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
