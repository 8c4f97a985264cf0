import Harness
import JSON
import Reports
import Specification

/// `assay check --fit`: finds the options of the readings that an implementation follows.
extension CheckVerb {
    /// Shows, for each subsystem with readings, the options that explain the most answers.
    func measureFit() async throws {
        let cases = try selected(from: try corpus.load())
        let candidate = try implementation.candidate()
        var (answered, differing) = (0, 0)
        for (specification, own) in Kit.current.catalogue.grouped(cases, by: \.subsystem)
        where !specification.readings.isEmpty {
            guard let fit = try await ReadingFit.measure(own, of: candidate, specification) else { continue }
            answered += fit.answered
            differing += fit.differing.count
            fit.show(output.format, all: all)
        }
        if answered == 0 {
            throw Failure(
                .doesNotConform,
                "the implementation answers no case of any selected subsystem with readings")
        }
        if differing > 0 { throw Failure(.doesNotConform) }
    }
}

extension ReadingFit {
    /// Shows the best options, and the cases that still differ under them: all, or only the first five.
    func show(_ format: Format, all: Bool) {
        guard format == .human else { return standardLine(json: value) }
        let agree = answered == 1 ? "fits" : "fit"
        standardLine("\(subsystem): \(agreeing) of \(counted(answered, "answer")) \(agree) the best options")
        for row in rows {
            let options = row.agreeing.map { option, count in
                "\(option) \(count)\(option == row.best ? " (best)" : "")"
            }
            standardLine("  \(row.reading): \(options.joined(separator: ", "))")
        }
        let readings = Value.object(rows.map { Value.Member($0.reading, $0.best.value) })
        standardLine("  in the hello: \"readings\":\(JSONWriter.text(of: readings))")
        let shown = all ? differing[...] : differing.prefix(5)
        for id in shown { standardLine("  still differs: \(id)") }
        let left = differing.count - shown.count
        if left > 0 { standardLine("  \(left) more; --all shows them") }
    }

    private var value: Value {
        let rows = rows.map { row in
            Value.record(
                ("reading", row.reading.value), ("best", row.best.value),
                ("agreeing", .object(row.agreeing.map { Value.Member($0.option, $0.count.value) })))
        }
        return .record(
            ("subsystem", subsystem.rawValue.value), ("answered", answered.value),
            ("readings", .array(rows)), ("differing", differing.value))
    }
}
