import Harness
import JSON
import Specification

/// What a run was held to: which corpus, which of its cases, and which share of those.
///
/// Reports of the same scope, but for the shard, can be merged.
public struct RunScope: Sendable, Equatable {
    /// Which corpus it was; two with the same digest have the same cases in the same order.
    public struct Identity: Sendable, Equatable, CustomStringConvertible {
        /// The version that the corpus says of itself, where it says one.
        public let version: String?
        public let digest: String

        public var description: String {
            [version, "digest \(digest)"].compactMap(\.self).joined(separator: ", ")
        }
    }

    public let corpus: Identity
    public let selection: Filter
    /// The share of the selected cases; nil where it is all of them.
    public let shard: Shard?

    public init(_ corpus: GoldenCorpus, selection: Filter, shard: Shard? = nil) {
        self.init(corpus: corpus.identity, selection: selection, shard: shard)
    }

    init(corpus: Identity, selection: Filter, shard: Shard?) {
        self.corpus = corpus
        self.selection = selection
        self.shard = shard
    }
}

extension GoldenCorpus {
    /// Its version, and a digest of the lines of all its cases.
    package var identity: RunScope.Identity {
        var digest = Digest()
        for golden in cases { digest.add(AdapterProtocol.line(golden.value)) }
        return RunScope.Identity(version: (try? history)?.label, digest: digest.text)
    }
}

extension Filter {
    /// The conditions that are given, as JSON; `{}` where every case is meant.
    var value: Value {
        let given = [("subsystems", subsystems), ("clauses", clauses), ("tags", tags), ("cases", cases)]
        return .object(given.filter { !$0.1.isEmpty }.map { Value.Member($0.0, $0.1.value) })
    }

    init(_ value: Value) throws(Misfit) {
        self.init()
        var members = try Members(of: value)
        subsystems = try members.optional("subsystems") ?? []
        clauses = try members.optional("clauses") ?? []
        tags = try members.optional("tags") ?? []
        cases = try members.optional("cases") ?? []
        try members.finish()
    }
}
