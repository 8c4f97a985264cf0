import JSON

/// A type that is written as a JSON object; its form declares each member of the object once.
public protocol Record: Wire {
    /// The members of the object; they determine how the object is read and written, and its shape and schema.
    static var form: Form<Self> { get }
}

extension Record {
    public static var shape: Shape { form.shape }

    @inlinable
    public init(_ value: Value) throws(Misfit) {
        self = try Self.form.read(value)
    }

    @inlinable public var value: Value { Self.form.write(self) }
}

/// The members of a record, and a function that makes the record from them.
///
///     static let form = Form(
///         Centre.init, Member("lat", { $0.lat }, "Degrees north."), Member("lon", { $0.lon }, "Degrees east."))
public struct Form<Root: Sendable>: Sendable {
    /// The shape of the record, with a field for each member.
    public var shape: Shape { .record(fields) }
    @usableFromInline let fields: [Shape.Field]
    /// Reads the record's own members from an object that may have other members too.
    @usableFromInline let readMembers: @Sendable (inout Members) throws(Misfit) -> Root
    @usableFromInline let writeMembers: @Sendable (Root, inout [Value.Member]) -> Void

    /// Makes the form of a record.
    ///
    /// - Parameters:
    ///   - make: Makes the record from the values of its members, in the order of `members`.
    ///   - members: The members, in the order in which they are written.
    ///   - problem: Called when every member fits its own type and limit; returns an error in the record with the place
    ///     of the error, or nil if there is no error. A member that this function checks needs the limit `ruled`, since
    ///     no shape expresses the rule.
    @inlinable
    public init<each Content>(
        _ make: @escaping @Sendable (repeat each Content) -> Root,
        _ members: repeat Member<Root, each Content>,
        problem: @escaping @Sendable (Root) -> Misfit? = { _ in nil }
    ) {
        var fields: [Shape.Field] = []
        for member in repeat each members { fields += member.fields }
        self.fields = fields
        readMembers = { (reader: inout Members) throws(Misfit) -> Root in
            let root = make(repeat try (each members).read(&reader))
            if let problem = problem(root) { throw problem }
            return root
        }
        writeMembers = { root, written in
            repeat (each members).write(root, &written)
        }
    }

    @inlinable
    func read(_ value: Value) throws(Misfit) -> Root {
        var reader = try Members(of: value)
        let root = try readMembers(&reader)
        try reader.finish()
        return root
    }

    @inlinable
    func write(_ root: Root) -> Value {
        var written: [Value.Member] = []
        written.reserveCapacity(fields.count)
        writeMembers(root, &written)
        return .object(written)
    }
}

/// A member of a record, with its name and limit, functions that read and write it, and a sentence about it.
public struct Member<Root, Content>: Sendable {
    /// The field of the member, or several fields if the member stands for the members of another record.
    @usableFromInline let fields: [Shape.Field]
    @usableFromInline let read: @Sendable (inout Members) throws(Misfit) -> Content
    @usableFromInline let write: @Sendable (Root, inout [Value.Member]) -> Void

    @inlinable
    init(
        _ fields: [Shape.Field], read: @escaping @Sendable (inout Members) throws(Misfit) -> Content,
        write: @escaping @Sendable (Root, inout [Value.Member]) -> Void
    ) {
        self.fields = fields
        self.read = read
        self.write = write
    }

    @inlinable
    init(
        _ field: Shape.Field, read: @escaping @Sendable (inout Members) throws(Misfit) -> Content,
        write: @escaping @Sendable (Root) -> Value?
    ) {
        self.init([field], read: read) { root, written in field.add(write(root), to: &written) }
    }

    /// Makes a member that stands for all members of another record. These members are written in the same object.
    @inlinable
    public init(membersOf get: @escaping @Sendable (Root) -> Content) where Content: Record {
        self.init(Content.form.fields) { (members) throws(Misfit) in
            try Content.form.readMembers(&members)
        } write: { root, written in
            Content.form.writeMembers(get(root), &written)
        }
    }

    /// Makes a member that is always present.
    @inlinable
    public init(
        _ name: String, _ get: @escaping @Sendable (Root) -> Content, _ about: String,
        _ limit: Limit<Content>? = nil
    ) where Content: Wire {
        self.init(
            .required(name, limit?.shape ?? Content.shape, about), read: Members.required(name, limit)
        ) { get($0).value }
    }

    /// Makes a member that is present only if the rules of the subsystem say so.
    @inlinable
    public init<Wrapped: Wire>(
        _ name: String, _ get: @escaping @Sendable (Root) -> Wrapped?, _ about: String,
        _ limit: Limit<Wrapped>? = nil
    ) where Content == Wrapped? {
        self.init(
            .optional(name, limit?.shape ?? Wrapped.shape, about), read: Members.optional(name, limit)
        ) { get($0)?.value }
    }

    /// Makes a member that an implementation may always leave out, without failing a case.
    @inlinable
    public static func free<Wrapped: Wire>(
        _ name: String, _ get: @escaping @Sendable (Root) -> Wrapped?, _ about: String,
        _ limit: Limit<Wrapped>? = nil
    ) -> Member where Content == Wrapped? {
        let member = Member(name, get, about, limit)
        let shape = limit?.shape ?? Wrapped.shape
        return Member([.free(name, shape, about)], read: member.read, write: member.write)
    }

    /// Makes a member that is always written; if an object that is read lacks the member, the default applies.
    @inlinable
    public init(
        _ name: String, _ get: @escaping @Sendable (Root) -> Content, _ about: String,
        _ limit: Limit<Content>? = nil, standard: Content
    ) where Content: Wire {
        let shape = limit?.shape ?? Content.shape
        self.init(.optional(name, shape, about, standard: standard.value)) { (members) throws(Misfit) in
            try members.optional(name, limit) ?? standard
        } write: {
            get($0).value
        }
    }
}

// These functions are not parts of `Member`, so that each type of content has one compiled function for all records of
// a module.
extension Members {
    /// Returns a function that reads the member with the given name.
    @inlinable
    static func required<T: Wire>(
        _ name: String, _ limit: Limit<T>?
    ) -> @Sendable (inout Members) throws(Misfit) -> T {
        { (members) throws(Misfit) in try members.required(name, limit) }
    }

    /// Returns a function that reads the member with the given name, if it is present.
    @inlinable
    static func optional<T: Wire>(
        _ name: String, _ limit: Limit<T>?
    ) -> @Sendable (inout Members) throws(Misfit) -> T? {
        { (members) throws(Misfit) in try members.optional(name, limit) }
    }
}

extension Shape.Field {
    /// Adds the member with a value to the members of an object, unless the value is nil.
    @usableFromInline func add(_ value: Value?, to members: inout [Value.Member]) {
        if let value { members.append(Value.Member(name, value)) }
    }
}
