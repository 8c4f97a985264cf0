import JSON

/// Reads the members of an object one by one, and finally rejects the object if some of its members were not read.
public struct Members {
    private let members: [Value.Member]
    private var next = 0
    private var taken = 0
    /// One bit for each member that was read. An object with more than 64 members always has unknown members.
    private var read: UInt64 = 0

    /// Begins to read an object.
    ///
    /// - Throws: `Misfit` if the value is not an object.
    public init(of value: Value) throws(Misfit) {
        guard case .object(let members) = value else {
            throw Misfit("an object is expected, not \(value.kind)")
        }
        self.members = members
    }

    /// Returns the member with the given name.
    ///
    /// - Throws: `Misfit` if the member is missing or does not fit its type, or if the limit does not allow its value.
    @inlinable
    public mutating func required<T: Wire>(
        _ name: String, as type: T.Type = T.self, _ limit: Limit<T>? = nil
    ) throws(Misfit) -> T {
        guard let value = take(name) else { throw Self.missing(name) }
        return try Self.content(of: value, name, limit)
    }

    /// Returns the member with the given name, or nil if it is missing.
    ///
    /// - Throws: `Misfit` if the member does not fit its type, or if the limit does not allow its value.
    @inlinable
    public mutating func optional<T: Wire>(
        _ name: String, as type: T.Type = T.self, _ limit: Limit<T>? = nil
    ) throws(Misfit) -> T? {
        guard let value = take(name) else { return nil }
        return try Self.content(of: value, name, limit)
    }

    /// Returns the value of a member, and marks the member as read; nil if the member is missing.
    @usableFromInline
    mutating func take(_ name: String) -> Value? {
        guard let index = index(of: name) else { return nil }
        next = index + 1
        taken += 1
        if index < 64 { read |= 1 << UInt64(index) }
        return members[index].value
    }

    /// Returns the content of the member with the given name and value.
    ///
    /// - Throws: `Misfit` if the value does not fit the type, or if the limit does not allow the content.
    @inlinable
    static func content<T: Wire>(of value: Value, _ name: String, _ limit: Limit<T>?) throws(Misfit) -> T {
        do throws(Misfit) {
            let content = try T(value)
            if let misfit = limit?.misfit(content) { throw misfit }
            return content
        } catch {
            throw Self.misfit(error, in: name)
        }
    }

    // The compiler makes a copy of each inlinable function for each type. The copies are shorter if they do not contain
    // the code that makes the errors.

    @usableFromInline static func missing(_ name: String) -> Misfit {
        Misfit("the member \"\(name)\" is missing")
    }

    @usableFromInline static func misfit(_ error: Misfit, in name: String) -> Misfit {
        error.under(.member(name))
    }

    /// Checks that every member of the object was read.
    ///
    /// - Throws: `Misfit` if a member was not read; the error names this member.
    public func finish() throws(Misfit) {
        guard taken != members.count else { return }
        let unknown = members.indices.first { $0 >= 64 || read & (1 << UInt64($0)) == 0 }
        let name = unknown.map { members[$0].name } ?? ""
        throw Misfit("the member \"\(name)\" is unknown")
    }

    package func index(of name: String) -> Int? {
        if next < members.count, members[next].name == name { return next }
        return members.firstIndex { $0.name == name }
    }
}
