import Foundation
import JSON
import Specification

/// The versions of a corpus and the cases that each version added or removed, as the file `CHANGES.jsonl` lists them.
///
/// Each line adds a case, supersedes or retires one, or names a version. All lines since the previous version belong to
/// the version that is named next. A corpus without this file has no versions.
public struct CorpusHistory: Sendable {
    /// The name of the file with the history of a corpus.
    public static let file = "CHANGES.jsonl"

    /// The addition of a case to the corpus.
    package struct Arrival: Sendable {
        /// A digest of the input, the readings and the outcome of the case.
        package let pin: String
        /// The version that added the case; nil if the addition belongs to no version yet.
        package let version: String?
        package let place: CorpusPlace
    }

    struct Departure: Sendable {
        /// The case that replaced the removed case; nil if there is none.
        let successor: String?
        let why: String
        /// The version that removed the case; nil if the removal belongs to no version yet.
        let version: String?
        let place: CorpusPlace
    }

    package private(set) var arrivals: [String: Arrival] = [:]
    private(set) var departures: [String: Departure] = [:]
    /// The last version of the corpus; nil if the corpus has no version yet.
    public private(set) var version: String?
    /// Whether there are changes that belong to no version yet.
    public private(set) var isPending = false
    /// The lines of the history up to the last version.
    private(set) var released: [Value] = []
    /// The lines after the last version, except those that add a case.
    private(set) var pendingDepartures: [Value] = []

    init() {}

    /// Reads the history of the corpus in a folder; nil if the corpus has none.
    ///
    /// - Throws: `CorpusError` for the first line that is not valid.
    public init?(folder: URL) throws(CorpusError) {
        guard let lines = try JSONLines.lines(of: Self.file, in: folder) else { return nil }
        try self.init(lines)
    }

    /// Makes a history from its lines.
    ///
    /// - Throws: `CorpusError` for the first line that is not valid.
    init(_ lines: [Value]) throws(CorpusError) {
        try self.init(lines.enumerated().map { ($1, CorpusPlace(file: Self.file, line: $0 + 1)) })
    }

    private init(_ lines: [(value: Value, place: CorpusPlace)]) throws(CorpusError) {
        var open: [(value: Value, place: CorpusPlace)] = []
        for line in lines {
            open.append(line)
            guard line.value["version"] != nil else { continue }
            let version = try close(line.value, at: line.place)
            for (value, place) in open.dropLast() { try take(value, in: version, at: place) }
            released += open.map(\.value)
            open = []
        }
        for (value, place) in open {
            try take(value, in: nil, at: place)
            if value["added"] == nil { pendingDepartures.append(value) }
        }
        isPending = !open.isEmpty
    }

    /// The version in the form that reports show, such as `1.0.0`, or `1.0.0+pending` if there are later changes.
    public var label: String? { version.map { isPending ? "\($0)+pending" : $0 } }

    private mutating func close(_ value: Value, at place: CorpusPlace) throws(CorpusError) -> String {
        do throws(Misfit) {
            var members = try Members(of: value)
            let version: String = try members.required("version")
            _ = try members.required("date", as: String.self)
            _ = try members.required("about", as: String.self)
            try members.finish()
            guard let parts = Self.parts(version) else {
                throw Misfit("a version is three numbers such as 1.0.0, not \"\(version)\"")
            }
            if let last = self.version.flatMap(Self.parts), !last.lexicographicallyPrecedes(parts) {
                throw Misfit("\(version) does not come after \(self.version ?? "")")
            }
            self.version = version
            return version
        } catch {
            throw CorpusError("the line is not a version: \(error.problem)", at: place)
        }
    }

    /// Returns the numbers of a version, for comparing versions; nil if the string is not a version.
    static func parts(_ version: String) -> [Int]? {
        let words = version.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = words.compactMap { Int($0) }.filter { $0 >= 0 }
        return words.count == 3 && numbers.map(String.init) == words.map(String.init) ? numbers : nil
    }

    private mutating func take(_ value: Value, in version: String?, at place: CorpusPlace) throws(CorpusError)
    {
        do throws(Misfit) {
            var members = try Members(of: value)
            if value["added"] != nil {
                let id: String = try members.required("added")
                let arrival = Arrival(pin: try members.required("pin"), version: version, place: place)
                if let first = arrivals.updateValue(arrival, forKey: id) {
                    throw Misfit("\(id) was added already at \(first.place); an id is never used again")
                }
            } else {
                let isSuperseded = value["superseded"] != nil
                let id: String = try members.required(isSuperseded ? "superseded" : "retired")
                let departure = Departure(
                    successor: isSuperseded ? try members.required("by") : nil,
                    why: try members.required("why"), version: version, place: place)
                if let first = departures.updateValue(departure, forKey: id) {
                    throw Misfit("\(id) was already removed at \(first.place)")
                }
            }
            try members.finish()
        } catch {
            throw CorpusError("the line is not a change: \(error.problem)", at: place)
        }
    }
}

extension GoldenCorpus {
    /// The history of the corpus; nil if it has none.
    ///
    /// - Throws: `CorpusError` for the first line of the history that is not valid.
    public var history: CorpusHistory? {
        get throws(CorpusError) { try CorpusHistory(folder: folder) }
    }

    /// Returns what happened to a removed case, such as `X was superseded by Y in corpus 1.1.0: why`.
    ///
    /// The result is nil if no case with this id was removed.
    public func whatBecame(of id: String) -> String? {
        guard let history = try? history, let departure = history.departures[id] else { return nil }
        var successor = departure.successor
        // The successor may have been superseded too, so the result names the last successor.
        var seen: Set<String> = []
        while let name = successor, self[name] == nil, seen.insert(name).inserted,
            let next = history.departures[name]?.successor
        { successor = next }
        let what = successor.map { "superseded by \($0)" } ?? "retired"
        let version = departure.version.map { " in corpus \($0)" } ?? ""
        return "\(id) was \(what)\(version): \(departure.why)"
    }
}

extension GoldenCase {
    /// A digest of the input, the readings and the outcome of the case.
    var pin: String {
        Digest(of: JSONWriter.bytes(of: .array([readings.value, input, Answer(expectation).value]))).text
    }
}
