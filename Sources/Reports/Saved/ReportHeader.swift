import Harness
import JSON
import Specification

/// The first line of a report: the implementation, and the cases that were run.
///
/// Unknown members of the line are ignored, since a later version may add some.
public struct ReportHeader: Sendable {
    /// The name, language, version and declared readings of the implementation.
    public let hello: Hello
    /// The cases that were run; nil in the output of `assay judge`, and in reports from versions that did not record
    /// them.
    public let scope: RunScope?
    /// The number of verdicts that follow; nil if the number was not known in advance.
    public let cases: Int?
}

// This initialiser is in an extension, so that the compiler still generates the memberwise initialiser.
extension ReportHeader {
    var value: Value {
        let corpus = scope.map {
            Value.record(("version", $0.corpus.version?.value), ("digest", $0.corpus.digest.value))
        }
        return .record(
            ("kind", "header".value), ("report", LineReport.version.value),
            ("implementation", hello.reported), ("corpus", corpus), ("selection", scope?.selection.value),
            ("shard", scope?.shard?.value), ("cases", cases?.value))
    }

    /// Reads a header from the first line of a report.
    init(_ value: Value) throws(Misfit) {
        guard value["report"] == .number(Number(LineReport.version)) else {
            throw Misfit("the report does not have format \(LineReport.version)")
        }
        hello = try Hello(reported: value["implementation"] ?? .null)
        cases = try value.optional("cases")
        if let corpus = value["corpus"], let selection = value["selection"] {
            var shard: Shard?
            if let share = value["shard"] {
                let (index, count): (Int, Int) = (try share.needed("index"), try share.needed("count"))
                do throws(ShardError) {
                    shard = try Shard(index, of: count)
                } catch {
                    throw Misfit("\(error)")
                }
            }
            let identity = RunScope.Identity(
                version: try corpus.optional("version"), digest: try corpus.needed("digest"))
            scope = RunScope(corpus: identity, selection: try CaseFilter(selection), shard: shard)
        } else {
            scope = nil
        }
    }
}

extension Hello {
    fileprivate var reported: Value {
        .record(
            ("name", name.value), ("language", language.value), ("version", version.value),
            ("readings", readings.value))
    }

    fileprivate init(reported value: Value) throws(Misfit) {
        var readings: [String: [String]] = [:]
        if case .object(let members)? = value["readings"] {
            for member in members { readings[member.name] = try [String](member.value) }
        }
        self.init(
            name: try value.optional("name") ?? "", language: try value.optional("language") ?? "",
            version: try value.optional("version") ?? "", subsystems: [], readings: readings)
    }

    /// Returns whether two hellos are equal in everything that reports contain.
    func isReportedLike(_ other: Hello) -> Bool { reported == other.reported }
}

extension Value {
    /// Returns the member with the given name, or nil if it is absent; other members are ignored.
    func optional<T: Wire>(_ name: String) throws(Misfit) -> T? {
        guard let member = self[name] else { return nil }
        do throws(Misfit) {
            return try T(member)
        } catch {
            throw error.under(.member(name))
        }
    }

    /// Returns the member with the given name; other members are ignored.
    func needed<T: Wire>(_ name: String) throws(Misfit) -> T {
        guard let value: T = try optional(name) else { throw Misfit("the member \"\(name)\" is missing") }
        return value
    }
}
