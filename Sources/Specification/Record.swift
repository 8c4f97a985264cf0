import JSON

/// A type that travels as a JSON object, each member of which is stated once, in its form.
public protocol Record: Wire {
    /// The members, from which reading, writing, the shape and the schema follow.
    static var form: Form<Self> { get }
}

extension Record {
    public static var shape: Shape { form.shape }

    public init(_ value: Value) throws(Misfit) {
        self = try Self.form.read(value)
    }

    public var value: Value { Self.form.write(self) }
}

/// The members of a record and how one is made of them.
///
///     static let form = Form(
///         Centre.init, Member("lat", { $0.lat }, "Degrees north."), Member("lon", { $0.lon }, "Degrees east."))
public struct Form<Root: Sendable>: Sendable {
    public var shape: Shape { .record(fields) }
    let fields: [Shape.Field]
    /// Reads the record's own members, of which the object may have more.
    let readMembers: @Sendable (inout Members) throws(Misfit) -> Root
    let writeMembers: @Sendable (Root, inout [Value.Member]) -> Void

    /// Makes the form of a record.
    ///
    /// - Parameters:
    ///   - make: makes the record of its members, in the order in which they are listed.
    ///   - members: the members, in the order in which they are written.
    ///   - problem: what is wrong with a record whose members fit one by one, and where; nil if nothing is.
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
            for member in repeat each members { member.write(root, &written) }
        }
    }

    func read(_ value: Value) throws(Misfit) -> Root {
        var reader = try Members(of: value)
        let root = try readMembers(&reader)
        try reader.finish()
        return root
    }

    func write(_ root: Root) -> Value {
        var written: [Value.Member] = []
        written.reserveCapacity(fields.count)
        writeMembers(root, &written)
        return .object(written)
    }
}

/// A member of a record: its name, how it is read from one, its limit, and a sentence with its unit.
public struct Member<Root, Content>: Sendable {
    /// Its field; several if it stands for the members of another record.
    let fields: [Shape.Field]
    let read: @Sendable (inout Members) throws(Misfit) -> Content
    let write: @Sendable (Root, inout [Value.Member]) -> Void

    private init(
        _ fields: [Shape.Field], read: @escaping @Sendable (inout Members) throws(Misfit) -> Content,
        write: @escaping @Sendable (Root, inout [Value.Member]) -> Void
    ) {
        self.fields = fields
        self.read = read
        self.write = write
    }

    private init(
        _ field: Shape.Field, read: @escaping @Sendable (inout Members) throws(Misfit) -> Content,
        write: @escaping @Sendable (Root) -> Value?
    ) {
        self.init([field], read: read) { root, written in
            if let value = write(root) { written.append(Value.Member(field.name, value)) }
        }
    }

    /// All members of another record, in the same object as the others.
    public init(membersOf get: @escaping @Sendable (Root) -> Content) where Content: Record {
        self.init(Content.form.fields) { (members) throws(Misfit) in
            try Content.form.readMembers(&members)
        } write: { root, written in
            Content.form.writeMembers(get(root), &written)
        }
    }

    /// A member that is always there.
    public init(
        _ name: String, _ get: @escaping @Sendable (Root) -> Content, _ about: String,
        _ limit: Limit<Content>? = nil
    ) where Content: Wire {
        let shape = limit?.shape ?? Content.shape
        self.init(.required(name, shape, about)) { (members) throws(Misfit) in
            let content: Content = try members.required(name)
            try limit?.hold(content, at: name)
            return content
        } write: {
            get($0).value
        }
    }

    /// A member that is there if the rules say so.
    public init<Wrapped: Wire>(
        _ name: String, _ get: @escaping @Sendable (Root) -> Wrapped?, _ about: String,
        _ limit: Limit<Wrapped>? = nil
    ) where Content == Wrapped? {
        let shape = limit?.shape ?? Wrapped.shape
        self.init(.optional(name, shape, about)) { (members) throws(Misfit) in
            guard let content: Wrapped = try members.optional(name) else { return nil }
            try limit?.hold(content, at: name)
            return content
        } write: {
            get($0)?.value
        }
    }

    /// A member that an implementation may always leave out; its absence is never a failure.
    public static func free<Wrapped: Wire>(
        _ name: String, _ get: @escaping @Sendable (Root) -> Wrapped?, _ about: String,
        _ limit: Limit<Wrapped>? = nil
    ) -> Member where Content == Wrapped? {
        let member = Member(name, get, about, limit)
        let shape = limit?.shape ?? Wrapped.shape
        return Member([.free(name, shape, about)], read: member.read, write: member.write)
    }

    /// A member that stands for a default if it is left out, and is always written.
    public init(
        _ name: String, _ get: @escaping @Sendable (Root) -> Content, _ about: String,
        _ limit: Limit<Content>? = nil, standard: Content
    ) where Content: Wire {
        let shape = limit?.shape ?? Content.shape
        self.init(.optional(name, shape, about)) { (members) throws(Misfit) in
            guard let content: Content = try members.optional(name) else { return standard }
            try limit?.hold(content, at: name)
            return content
        } write: {
            get($0).value
        }
    }
}
