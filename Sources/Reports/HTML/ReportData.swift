import Harness
import JSON
import Specification

/// The data that the script of the HTML report shows for each case, as JSON.
struct ReportData {
    private let cases: [String: GoldenCase]
    private let command: String?
    private let catalogue: Catalogue
    private let verdicts: [Verdict]
    private let allowed: AllowedFailures
    private var room: Int

    /// The maximum sizes: bytes of all details, lines of an input, lines of a log, differences, characters of a
    /// string.
    static let limits = (bytes: 24 << 20, input: 200, log: 60, differences: 20, text: 600)

    /// Makes the data of a run; the details of all cases together take up at most `room` bytes.
    init(_ run: Run, _ cases: [String: GoldenCase], command: String?, room: Int = limits.bytes) {
        self.cases = cases
        self.command = command
        catalogue = run.catalogue
        let order: [Verdict.Kind] = [.error, .skip, .pass]
        verdicts = run.failing(smallestFirst: cases) + order.flatMap(run.verdicts(of:))
        allowed = AllowedFailures(of: run)
        self.room = room
    }

    /// Returns the data; the failing cases come first, sorted by the size of their inputs.
    mutating func value() -> Value {
        let subsystems = verdicts.map(\.subsystem.rawValue).unique
        let places = Dictionary(uniqueKeysWithValues: zip(subsystems, 0...))
        let ids = catalogue.all.flatMap { $0.clauses.map(\.id.rawValue) }
        let clauses = (ids + verdicts.flatMap { $0.breaches.map(\.clause.rawValue) }).unique
        let numbers = Dictionary(uniqueKeysWithValues: zip(clauses, 0...))
        let reasons = verdicts.filter { $0.kind == .skip }.map(\.reason).unique
        let reasonPlaces = Dictionary(uniqueKeysWithValues: zip(reasons, 0...))
        var entries: [Value] = []
        entries.reserveCapacity(verdicts.count)
        for verdict in verdicts {
            let detail: Value? =
                switch verdict.kind {
                case .pass: nil
                case .skip: (reasonPlaces[verdict.reason] ?? 0).value
                case .fail, .error: bounded(detail(verdict))
                }
            let own = [
                (places[verdict.subsystem.rawValue] ?? 0).value,
                String(verdict.id.unicodeScalars.drop { $0 != "/" }.dropFirst()).value,
                verdict.kind.rawValue.value, verdict.exercised.compactMap { numbers[$0.rawValue] }.value,
                verdict.likelyBreaches.map(\.breach.clause.rawValue).unique.compactMap { numbers[$0] }.value,
            ]
            entries.append(.array(own + (detail.map { [$0] } ?? [])))
        }
        return .record(
            ("command", command?.value), ("subsystems", subsystems.value),
            ("clauses", .array(clauses.map(clause))), ("reasons", reasons.value), ("cases", .array(entries)))
    }

    private func clause(_ id: String) -> Value {
        let laws = catalogue.clause(ClauseID(id))?.laws.map { law in
            [law.id.rawValue, law.statement.text, law.statement.groundInWords].value
        }
        return .record(("id", id.value), ("laws", laws.map { .array($0) }))
    }

    // MARK: One case

    /// Returns the details of a case if they fit into the remaining room; otherwise only the reasons for its verdict.
    private mutating func bounded(_ detail: Value) -> Value {
        let size = JSONWriter.bytes(of: detail).count
        guard size > room else {
            room -= size
            return detail
        }
        let kept = ["reason", "sentences", "allowed", "laws", "fault"].compactMap { name in
            detail[name].map { Value.Member(name, $0) }
        }
        return .object(kept + [Value.Member("cut", true.value)])
    }

    private func detail(_ verdict: Verdict) -> Value {
        let golden = cases[verdict.id]
        let readings = golden.map(\.readingsInWords) ?? []
        let laws = verdict.likelyBreaches.map(\.breach.law).unique
        return .record(
            ("reason", short(verdict.reason).value),
            ("sentences", verdict.breaches.isEmpty ? nil : verdict.sentences.map(short).value),
            ("laws", laws.isEmpty ? nil : laws.map(\.rawValue).value),
            ("allowed", allowed.reason(for: verdict)?.rawValue.value),
            ("differences", verdict.differences.isEmpty ? nil : differences(verdict)),
            ("sides", golden.flatMap { sides($0, verdict) }), ("fault", verdict.fault?.kind.rawValue.value),
            ("log", verdict.fault.flatMap { $0.log.isEmpty ? nil : log($0.log) }),
            ("input", golden.map { lines($0.input) }),
            ("basis", verdict.kind == .fail ? verdict.basis.value : nil),
            ("origin", golden?.origin.sentence.value),
            ("note", golden?.note?.value),
            ("readings", readings.isEmpty ? nil : readings.value),
            ("tags", golden.flatMap { $0.tags.isEmpty ? nil : $0.tags.value }),
            ("place", golden?.place.description.value))
    }

    private func differences(_ verdict: Verdict) -> Value {
        .array(
            verdict.differences.prefix(Self.limits.differences).map { difference -> Value in
                let (left, right) = String.cut(
                    difference.expected.map { JSONWriter.text(of: $0) },
                    difference.actual.map { JSONWriter.text(of: $0) }, to: Self.limits.text)
                let path = short(difference.path.description).value
                return .array([path, left?.value ?? .null, right?.value ?? .null])
            })
    }

    private func short(_ text: String) -> String { text.cut(to: Self.limits.text) }

    private func lines(_ value: Value) -> Value {
        let all = ValueLayout.lines(of: value).map { short($0.text) }
        let rest = all.count - Self.limits.input
        return (all.prefix(Self.limits.input) + (rest > 0 ? ["… (\(rest) more lines)"] : [])).value
    }

    private func log(_ text: String) -> Value {
        Self.tail(of: text, lines: Self.limits.log).joined(separator: "\n").value
    }

    /// Returns the last lines of a log; long lines are cut off.
    static func tail(of log: String, lines: Int) -> [String] {
        var all = log.split(separator: "\n", omittingEmptySubsequences: false)
        while all.last?.isEmpty == true { all.removeLast() }
        return all.suffix(lines).map { String($0).cut(to: limits.text) }
    }

    /// Returns the expected value beside the actual one, with a label for each side; nil if there is no usable answer.
    private func sides(_ golden: GoldenCase, _ verdict: Verdict) -> Value? {
        func labelled(_ answer: Answer) -> (Value, String)? {
            switch answer {
            case .output(let value): (value, "output")
            case .rejection(let value): (value, "rejection")
            case .skip: nil
            }
        }
        guard let (expected, left) = labelled(Answer(golden.expectation)),
            let (actual, right) = verdict.answer.flatMap(labelled)
        else { return nil }
        let tolerances = golden.specification?.tolerances ?? []
        let rows = SideBySide(expected: expected, actual: actual, tolerances: tolerances).rows
        return .record(("expected", left.value), ("actual", right.value), ("rows", .array(rows.map(row))))
    }

    private func row(_ row: SideBySide.Row) -> Value {
        switch row {
        case .same(let text): .array(["=".value, text.value])
        case .near(let left, let right): .array(["≈".value, left.value, right.value])
        case .different(let left, let right):
            .array(["≠".value, left?.value ?? .null, right?.value ?? .null])
        case .folded(let count): .array(["…".value, count.value])
        case .cut(let count): .array(["!".value, count.value])
        }
    }
}
