import Harness
import JSON
import Specification

/// The scope of a run: its corpus, the selected cases, and the share of these cases that was run.
///
/// Reports whose scopes differ only in the shard can be merged.
public struct RunScope: Sendable, Equatable {
    /// The identity of a corpus; two corpora with the same digest have the same cases in the same order.
    public struct Identity: Sendable, Equatable, CustomStringConvertible {
        /// The version of the corpus; nil if it has none.
        public let version: String?
        /// A digest of the lines of all cases.
        public let digest: String

        public var description: String {
            [version, "digest \(digest)"].compactMap(\.self).joined(separator: ", ")
        }
    }

    /// The corpus that the cases were selected from.
    public let corpus: Identity
    /// The filter that selected the cases.
    public let selection: CaseFilter
    /// The shard of the selected cases that was run; nil if all of them were run.
    public let shard: Shard?
}

// These initialisers are in an extension, so that the compiler still generates the memberwise initialiser.
extension RunScope {
    /// Makes the scope of a run of the selected cases, or of a share of them.
    public init(_ corpus: GoldenCorpus, selection: CaseFilter, shard: Shard? = nil) {
        self.init(corpus: corpus.identity, selection: selection, shard: shard)
    }

    /// Makes the scope of a run over a corpus that is not kept in memory; the survey must contain the corpus's digest.
    public init(_ survey: CorpusSurvey, selection: CaseFilter) {
        self.init(corpus: survey.corpus.identity(survey.digest ?? Digest()), selection: selection, shard: nil)
    }

    /// Returns whether another run has the same selection and the same share of it.
    func selectsLike(_ other: RunScope) -> Bool { selection == other.selection && shard == other.shard }

    /// The cases of the corpus that were run: `partial: only shard 1/2 of the cases that match --subsystem scholar`.
    var words: String {
        let conditions = selection.conditions.listed()
        let cases = conditions.isEmpty ? "the cases" : "the cases that match \(ForeignText.line(conditions))"
        if let shard { return "partial: only shard \(shard) of \(cases)" }
        return conditions.isEmpty ? "all cases of the corpus" : "partial: only \(cases)"
    }
}

extension Shard {
    /// The shard as JSON.
    var value: Value { .record(("index", index.value), ("count", count.value)) }
}

extension GoldenCorpus {
    /// The version of the corpus, and a digest of the lines of all its cases.
    package var identity: RunScope.Identity {
        var digest = Digest()
        for golden in cases { digest.add(JSONWriter.line(of: golden.value)) }
        return identity(digest)
    }

    /// The version of the corpus, with the digest of the lines of all its cases.
    fileprivate func identity(_ digest: Digest) -> RunScope.Identity {
        RunScope.Identity(version: (try? history)?.label, digest: digest.text)
    }
}

extension CaseFilter {
    /// The conditions of the filter as JSON; `{}` if the filter selects every case.
    var value: Value {
        let given = [("subsystems", subsystems), ("clauses", clauses), ("tags", tags), ("cases", cases)]
        return .object(given.filter { !$0.1.isEmpty }.map { Value.Member($0.0, $0.1.value) })
    }

    /// The conditions of the filter as options of `check`; empty if the filter selects every case.
    fileprivate var conditions: [String] {
        let given = [("subsystem", subsystems), ("clause", clauses), ("tag", tags), ("case", cases)]
        return given.flatMap { option, names in names.map { "--\(option) \($0)" } }
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
