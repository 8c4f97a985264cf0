import Harness
import JSON
import Specification

/// Reads verdicts from the lines of a report.
extension Verdict {
    /// Reads the verdict on a case from a line.
    ///
    /// - Throws: `Misfit` if the line is not a verdict on that case.
    init(_ line: Value, of golden: GoldenCase) throws(Misfit) {
        guard let kind = Kind(rawValue: try line.needed("verdict")) else {
            throw Misfit("\"verdict\" is none of pass, fail, skip and error")
        }
        var fault: Fault?
        if kind == .error {
            guard let word = Fault.Kind(rawValue: try line.needed("error")) else {
                throw Misfit("\"error\" is no kind of error")
            }
            fault = Fault(word, try line.needed("reason"), log: try line.optional("log") ?? "")
        }
        self.init(
            golden, kind, reason: try line.optional("reason") ?? "", breaches: try Verdict.breaches(line),
            differences: try Verdict.differences(line), fault: fault,
            answer: line["answer"].flatMap { Answer(member: $0) })
        if kind == .skip, try line.optional("leftOut") == true {
            self.init(leftOut: golden, reason: reason)
        }
        cleared = try Verdict.elements(line, "cleared").map { value throws(Misfit) in
            Breach(
                clause: ClauseID(try value.needed("clause")), sentence: try value.needed("sentence"),
                weight: try Verdict.weight(try value.needed("weight")))
        }
    }

    private static func breaches(_ line: Value) throws(Misfit) -> [Breach] {
        let sentences: [String] = try line.optional("sentences") ?? []
        guard !sentences.isEmpty else { return [] }
        let clauses: [String] = try line.needed("clauses")
        let weights: [String] = try line.needed("weights")
        guard clauses.count == sentences.count, weights.count == sentences.count else {
            throw Misfit("\"clauses\", \"sentences\" and \"weights\" are not of the same length")
        }
        return try sentences.indices.map { index throws(Misfit) in
            Breach(
                clause: ClauseID(clauses[index]), sentence: sentences[index],
                weight: try weight(weights[index]))
        }
    }

    private static func weight(_ word: String) throws(Misfit) -> Violation.Weight {
        guard let weight = [Violation.Weight.possible, .likely, .certain].first(where: { $0.word == word })
        else {
            throw Misfit("\"\(word)\" is no weight")
        }
        return weight
    }

    private static func differences(_ line: Value) throws(Misfit) -> [Difference] {
        try elements(line, "differences").map { value throws(Misfit) in
            Difference(
                path: try Path(reported: try value.needed("path")), expected: value["expected"],
                actual: value["actual"])
        }
    }

    private static func elements(_ line: Value, _ name: String) throws(Misfit) -> [Value] {
        guard let value = line[name] else { return [] }
        guard case .array(let elements) = value else { throw Misfit("\"\(name)\" is no array") }
        return elements
    }
}

extension Violation.Weight {
    /// The word for it in reports.
    var word: String {
        switch self {
        case .possible: "possible"
        case .likely: "likely"
        case .certain: "certain"
        }
    }
}

extension Path {
    /// Makes a path from its text in a report: `$.events[0].at`.
    ///
    /// Everything after the first name stays together as one step, because names may contain points; the path can be
    /// shown again but not followed.
    init(reported text: String) throws(Misfit) {
        var steps: [Step] = []
        var rest = text.dropFirst()
        while rest.first == "[", let end = rest.firstIndex(of: "]"), let index = Int(rest[..<end].dropFirst())
        {
            steps.append(.index(index))
            rest = rest[end...].dropFirst()
        }
        if rest.first == "." {
            steps.append(.member(String(rest.dropFirst())))
            rest = ""
        }
        guard text.first == "$", rest.isEmpty else { throw Misfit("\"\(text)\" is no path") }
        self.init(steps)
    }
}
