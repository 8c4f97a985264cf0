import Foundation
import JSON
import Specification

/// The notes of a corpus besides its cases: the mistakes that people make, and the sections of the sources.
///
/// A line of `MISTAKES.jsonl` is a mistake, one of `SOURCES.jsonl` a section. Either file may be missing.
public struct CorpusNotes: Sendable {
    /// A wrong implementation that somebody might well write.
    public struct Mistake: Sendable {
        /// The subsystem that it gets wrong.
        public let subsystem: SubsystemID
        /// `compares-with-the-first-fix`.
        public let name: String
        /// The behaviour of the wrong implementation in place of the rule, as a sentence.
        public let sentence: String
        /// The clauses that it may be blamed on.
        public let clauses: [ClauseID]
        /// The readings under which the mistake shows.
        public let readings: [String: String]
        /// The smallest failing input that is known.
        public let smallest: Value
        let place: CorpusPlace
    }

    /// A section of a document that rules are drawn from.
    public struct Section: Sendable {
        /// The name of the document.
        public let document: String
        /// `4.3`, or a name.
        public let section: String
        /// The section's title in English.
        public let title: String
        /// Why no clause is drawn from it; nil if some are.
        public let why: String?
        let place: CorpusPlace
    }

    /// The names of the files.
    public static let files = (
        mistakes: "MISTAKES.jsonl", sections: "SOURCES.jsonl", kills: "STRENGTH.jsonl",
        equivalents: "EQUIVALENT.jsonl"
    )

    /// The mistakes, in the order of the file.
    public let mistakes: [Mistake]
    /// The sections, in the order of the file.
    public let sections: [Section]

    /// Reads the notes of a corpus.
    ///
    /// - Throws: `CorpusError` for the first line that is wrong.
    public init(folder: URL) throws(CorpusError) {
        mistakes = try Self.lines(of: Self.files.mistakes, in: folder) { members, place throws(Misfit) in
            let declared = try members.required("readings", as: AnyValue.self).value
            guard let readings = try GoldenCase.readings(declared) else {
                throw Misfit("an object is expected", at: Path([.member("readings")]))
            }
            return Mistake(
                subsystem: SubsystemID(try members.required("subsystem")),
                name: try members.required("name"), sentence: try members.required("does"),
                clauses: try members.required("breaks", as: [String].self).map { ClauseID($0) },
                readings: readings,
                smallest: try members.required("smallest", as: AnyValue.self).value, place: place)
        }
        sections = try Self.lines(of: Self.files.sections, in: folder) { members, place throws(Misfit) in
            Section(
                document: try members.required("document"), section: try members.required("section"),
                title: try members.required("title"), why: try members.optional("why"), place: place)
        }
    }

    static func lines<Note>(
        of file: String, in folder: URL,
        _ note: (inout Members, CorpusPlace) throws(Misfit) -> Note
    ) throws(CorpusError) -> [Note] {
        guard let bytes = try CorpusWriter.bytes(of: folder.appending(path: file)) else { return [] }
        var lines: [(value: Value, place: CorpusPlace)] = []
        try JSONLines.read(bytes, file: file) { value, place in lines.append((value, place)) }
        var notes: [Note] = []
        for line in lines {
            do throws(Misfit) {
                var members = try Members(of: line.value)
                notes.append(try note(&members, line.place))
                try members.finish()
            } catch {
                throw CorpusError("the line cannot be read: \(error.problem)", at: line.place)
            }
        }
        return notes
    }
}

extension CorpusNotes {
    /// Returns the contradictions to a catalogue: names that it does not have, and sections that have both clauses and
    /// a reason for none, or neither.
    func problems(with catalogue: Catalogue) -> [CorpusError] {
        mistakes.flatMap { mistake -> [CorpusError] in
            guard let specification = catalogue.specification(mistake.subsystem) else {
                return [CorpusError("there is no subsystem \(mistake.subsystem)", at: mistake.place)]
            }
            let known = Catalogue.clauses(of: specification).map(\.id)
            return mistake.clauses.filter { !known.contains($0) }.map {
                CorpusError("\(mistake.subsystem) has no clause \($0)", at: mistake.place)
            }
        } + sectionProblems(catalogue.citedSections)
    }

    private func sectionProblems(_ cited: Set<String>) -> [CorpusError] {
        guard !sections.isEmpty else { return [] }
        var listed: Set<String> = []
        var problems: [CorpusError] = []
        for section in sections {
            let name = "\(section.document) \(section.section)"
            if !listed.insert(name).inserted {
                problems.append(CorpusError("\(name) is listed twice", at: section.place))
            } else if cited.contains(name) == (section.why != nil) {
                let problem =
                    section.why == nil
                    ? "no clause is drawn from \(name); say why"
                    : "clauses are drawn from \(name); take out why"
                problems.append(CorpusError(problem, at: section.place))
            }
        }
        return problems
            + cited.subtracting(listed).sorted().map {
                CorpusError("a clause or reading names \($0), which \(Self.files.sections) does not list")
            }
    }
}

extension Catalogue {
    /// The sections that clauses and readings name, each after the name of its document.
    fileprivate var citedSections: Set<String> {
        let sources = all.flatMap { specification in
            Self.clauses(of: specification).flatMap(\.laws).compactMap(\.statement.section)
                + specification.readings.map(\.source)
        }
        return Set(sources.flatMap { source in source.sections.map { "\(source.document.name) \($0)" } })
    }
}

extension GoldenCorpus {
    /// The notes of the corpus besides its cases.
    ///
    /// - Throws: `CorpusError` for the first line that is wrong.
    public var notes: CorpusNotes {
        get throws(CorpusError) { try CorpusNotes(folder: folder) }
    }
}
