import Harness
import JSON
import Specification

extension Verdict {
    /// Reads the verdict on a case from a line of a report.
    init(_ line: Value, of golden: GoldenCase) throws(Misfit) {
        guard let kind = Kind(rawValue: try line.needed("verdict")) else {
            throw Misfit("\"verdict\" is not pass, fail, skip or error")
        }
        var fault: Fault?
        if kind == .error {
            guard let word = Fault.Kind(rawValue: try line.needed("error")) else {
                throw Misfit("\"error\" is not a known kind of error")
            }
            fault = Fault(word, try line.needed("reason"), log: try line.optional("log") ?? "")
        }
        self.init(
            golden, kind, reason: try line.optional("reason") ?? "", breaches: try Verdict.breaches(line),
            differences: try Verdict.differences(line), fault: fault,
            answer: line["answer"].flatMap { Answer(member: $0) })
        circumstances = try line.optional("circumstances") ?? ""
        inForce = try line["readings"].map { value throws(Misfit) in try [String: String](value) } ?? [:]
        if kind == .skip, try line.optional("leftOut") == true {
            self.init(leftOut: golden, reason: reason)
        }
    }

    private static func breaches(_ line: Value) throws(Misfit) -> [Breach] {
        try elements(line, "breaches").map { value throws(Misfit) in
            guard let basis = Basis(rawValue: try value.needed("basis")) else {
                throw Misfit("\"basis\" is not source, standard or decision")
            }
            let word: String = try value.needed("evidence")
            guard let evidence = Charge.Ground.allCases.first(where: { $0.word == word }) else {
                throw Misfit("\"\(word)\" is not a known kind of evidence")
            }
            return Breach(
                law: LawID(try value.needed("law")), sentence: try value.needed("sentence"),
                finding: try value.optional("finding"), related: value["related"].flatMap(RelatedAnswer.init),
                basis: basis, ground: try value.needed("in"), evidence: evidence)
        }
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
        guard case .array(let elements) = value else { throw Misfit("\"\(name)\" is not an array") }
        return elements
    }

    /// The clauses of the broken laws; each clause is listed once.
    package var brokenClauses: [ClauseID] { breaches.map(\.clause).unique }
}

extension Breach {
    var value: Value {
        .record(
            ("law", law.rawValue.value), ("sentence", sentence.value), ("finding", finding?.value),
            ("related", related.flatMap(\.value)),
            ("basis", basis.rawValue.value), ("in", ground.value), ("evidence", evidence.word.value))
    }
}

extension RelatedAnswer {
    /// Reads a related input and its answer from a line of a report; nil if one of the two is missing.
    init?(_ value: Value) {
        guard let input = value["input"], let answer = value["answer"] else { return nil }
        self.init(input: input, answer: answer)
    }

    /// The related input and its answer, for a line of a report; nil if one of the two is too long for a report.
    var value: Value? {
        guard let input = input.bounded, let answer = answer.bounded else { return nil }
        return .record(("input", input), ("answer", answer))
    }
}

extension Charge.Ground {
    /// The word that reports use for this kind of evidence.
    package var word: String {
        switch self {
        case .touches: "touches"
        case .explainsOnce: "explainsOnce"
        case .explains: "explains"
        case .contradicts: "contradicts"
        }
    }

    /// The meaning of this kind of evidence, for people.
    package var words: String {
        switch self {
        case .touches: "breaking the law changes a wrong part of the answer"
        case .explainsOnce: "breaking the law on a few occasions gives this answer"
        case .explains: "breaking the law gives this answer"
        case .contradicts: "the answer contradicts the law"
        }
    }
}

extension Path {
    /// Makes a path from its text in a report: `$.events[0].at`.
    ///
    /// Member names may contain dots and brackets, so the steps may be wrong: the path is only for display. If a part
    /// has brackets that do not enclose an index, the rest of the text is one step.
    init(reported text: String) throws(Misfit) {
        let parts = text.unicodeScalars.split(separator: ".", omittingEmptySubsequences: false)
        guard let root = parts.first.flatMap(Path.nameAndIndices), root.name == "$" else {
            throw Misfit("\"\(text)\" is not a path")
        }
        var steps = root.indices
        for (place, part) in parts.enumerated().dropFirst() {
            guard let own = Path.nameAndIndices(part), !own.name.isEmpty else {
                steps.append(.member(parts[place...].map { String($0) }.joined(separator: ".")))
                break
            }
            steps += [.member(own.name)] + own.indices
        }
        self.init(steps)
    }

    /// Returns the name and the indices in a part of a path, such as `events[0]`; nil if the part has other brackets.
    private static func nameAndIndices(
        _ part: Substring.UnicodeScalarView
    ) -> (name: String, indices: [Step])? {
        let name = part.prefix { $0 != "[" }
        var indices: [Step] = []
        var rest = part[name.endIndex...]
        while let end = rest.firstIndex(of: "]"), let index = Int(String(rest[..<end].dropFirst())),
            String(rest[...end]) == "[\(index)]"
        {
            indices.append(.index(index))
            rest = rest[end...].dropFirst()
        }
        return rest.isEmpty ? (name: String(name), indices: indices) : nil
    }
}
