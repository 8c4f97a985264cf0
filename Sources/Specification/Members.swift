import JSON

/// Reads the members of an object one by one, and finally rejects the object if some of its members were not read.
public struct Members {
    @usableFromInline let members: [Value.Member]
    @usableFromInline var next = 0
    @usableFromInline var taken = 0
    /// One bit for each member that was read. An object with more than 64 members always has unknown members.
    @usableFromInline var read: UInt64 = 0

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
        guard let member = try optional(name, as: type, limit) else {
            throw Misfit("the member \"\(name)\" is missing")
        }
        return member
    }

    /// Returns the member with the given name, or nil if it is missing.
    ///
    /// - Throws: `Misfit` if the member does not fit its type, or if the limit does not allow its value.
    @inlinable
    public mutating func optional<T: Wire>(
        _ name: String, as type: T.Type = T.self, _ limit: Limit<T>? = nil
    ) throws(Misfit) -> T? {
        guard let index = index(of: name) else { return nil }
        next = index + 1
        taken += 1
        if index < 64 { read |= 1 << UInt64(index) }
        do throws(Misfit) {
            let member = try T(members[index].value)
            if let misfit = limit?.misfit(member) { throw misfit }
            return member
        } catch {
            throw error.under(.member(name))
        }
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

    @usableFromInline
    package func index(of name: String) -> Int? {
        if next < members.count, members[next].name == name { return next }
        return members.firstIndex { $0.name == name }
    }
}
