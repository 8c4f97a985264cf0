import Foundation
import JSON
import Specification

/// The notes of a corpus: the mistakes that people make, and the sections of the sources.
///
/// Each line of `MISTAKES.jsonl` is a mistake, and each line of `SOURCES.jsonl` is a section. Either file may be
/// missing.
public struct CorpusNotes: Sendable {
    /// A mistake that people are likely to make when they implement a subsystem.
    public struct Mistake: Sendable {
        /// The subsystem whose implementation has the mistake.
        public let subsystem: SubsystemID
        /// The name of the mistake, such as `compares-with-the-first-fix`.
        public let name: String
        /// A sentence that says how the wrong implementation behaves instead of following the rule.
        public let sentence: String
        /// The clauses that a report may name as the cause if an implementation with the mistake fails.
        public let clauses: [ClauseID]
        /// The options under which the mistake makes a difference, keyed by the id of the reading.
        public let readings: [String: String]
        /// The smallest known input on which an implementation with the mistake fails.
        public let smallest: Value
        let place: CorpusPlace
    }

    /// A section of a source from which rules may be drawn.
    public struct Section: Sendable {
        /// The name of the document that contains the section.
        public let document: String
        /// The number of the section, such as `4.3`, or its name.
        public let section: String
        /// The title of the section in English.
        public let title: String
        /// The reason why no clause is drawn from the section; nil if clauses are drawn from it.
        public let why: String?
        let place: CorpusPlace
    }

    /// The names of the files that contain notes about a corpus.
    public static let files = (
        mistakes: "MISTAKES.jsonl", sections: "SOURCES.jsonl", kills: "STRENGTH.jsonl",
        equivalents: "EQUIVALENT.jsonl"
    )

    /// The mistakes, in the order of their file.
    public let mistakes: [Mistake]
    /// The sections, in the order of their file.
    public let sections: [Section]

    /// Reads the notes of the corpus in a folder.
    ///
    /// - Throws: `CorpusError` for the first line that is not valid.
    public init(folder: URL) throws(CorpusError) {
        mistakes = try Self.lines(of: Self.files.mistakes, in: folder) { members, place throws(Misfit) in
            let readings = try GoldenCase.readings(members.required("readings", as: AnyValue.self).value)
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
        var notes: [Note] = []
        for (value, place) in try JSONLines.lines(of: file, in: folder) ?? [] {
            do throws(Misfit) {
                var members = try Members(of: value)
                notes.append(try note(&members, place))
                try members.finish()
            } catch {
                throw CorpusError("the line cannot be read: \(error.problem)", at: place)
            }
        }
        return notes
    }
}

extension CorpusNotes {
    /// Returns an error for each contradiction between these notes and a catalogue.
    ///
    /// A note is wrong if it uses a name that is not in the catalogue. A section must have either clauses or a reason
    /// why it has none, but not both.
    func problems(with catalogue: Catalogue) -> [CorpusError] {
        mistakes.flatMap { mistake -> [CorpusError] in
            guard let specification = catalogue.specification(mistake.subsystem) else {
                return [CorpusError("there is no subsystem \(mistake.subsystem)", at: mistake.place)]
            }
            let known = specification.clauses.map(\.id)
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
    /// The sections that clauses and readings cite, each written as the document's name and the section.
    fileprivate var citedSections: Set<String> {
        let sources = all.flatMap { specification in
            specification.clauses.flatMap(\.laws).compactMap(\.statement.section)
                + specification.readings.map(\.source)
        }
        return Set(sources.flatMap { source in source.sections.map { "\(source.document.name) \($0)" } })
    }
}

extension GoldenCorpus {
    /// The notes of this corpus.
    ///
    /// - Throws: `CorpusError` for the first line of the notes that is not valid.
    public var notes: CorpusNotes {
        get throws(CorpusError) { try CorpusNotes(folder: folder) }
    }
}
