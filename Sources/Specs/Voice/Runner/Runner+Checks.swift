import JSON
import Specification

extension Runner {
    public static func check(_ rule: Rule) -> Check<Runner> {
        switch rule {
        case .requests: .examined(.derivation, also: .property, judge: encoding)
        case .results: .examined(.derivation)
        case .failures:
            .examined(.derivation, also: .property) { input, _ in
                [withMore(input)]
            } judge: { trial in
                againstMore(trial)
            }
        }
    }

    // MARK: RUN-1: what is written decodes to what is meant, and needs no other encoding

    private static func encoding(_ trial: Trial<Runner>) -> Finding {
        guard let requests = trial.outcome.output?.requests else { return .notTouched }
        for (index, request) in requests.enumerated() {
            for parameter in request.query where decoded(parameter.encoded) == nil {
                return .violated(
                    "request \(index): \(parameter.name) is \"\(parameter.encoded)\", which is not percent-encoded"
                )
            }
        }
        return .holds
    }

    /// The bytes of a value, or nil if something is encoded that need not be, or is not that must be.
    private static func decoded(_ text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        func isUnreserved(_ byte: UInt8) -> Bool {
            let scalar = Unicode.Scalar(byte)
            return ("A"..."Z").contains(scalar) || ("a"..."z").contains(scalar)
                || ("0"..."9").contains(scalar)
                || ["-", ".", "_", "~"].contains(scalar)
        }
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                guard isUnreserved(byte) else { return nil }
                bytes.append(byte)
                continue
            }
            let digits = String(decoding: rest.prefix(2), as: UTF8.self)
            guard digits.utf8.count == 2, digits == digits.uppercased(), let first = digits.first,
                first != "+",
                let byte = UInt8(digits, radix: 16), !isUnreserved(byte)
            else { return nil }
            rest = rest.dropFirst(2)
            bytes.append(byte)
        }
        return bytes
    }

    // MARK: RUN-3: what comes back after the end is not asked for

    private static func withMore(_ input: Input) -> Input {
        Input(
            code: input.code, apiKey: input.apiKey, polls: input.polls,
            replies: input.replies + [.timeout, .reply(status: 500, body: "")])
    }

    private static func againstMore(_ trial: Trial<Runner>) -> Finding {
        guard let probe = trial.probes.first, let output = trial.outcome.output else { return .notTouched }
        return probe.output?.value == output.value
            ? .holds
            : .violated("with more replies than requests, the first of them a timeout, it ends otherwise")
    }

    // MARK: The exchange

    public static func examine(_ trial: Trial<Runner>) -> Findings<Rule> {
        var findings = Findings<Rule>()
        findings.touch(.requests)
        findings.touch(.failures)
        let plan = Plan(trial.input)
        findings.touch(plan.rule)
        guard let output = trial.outcome.output else {
            findings.blame(
                .failures, "no input is refused, yet it was rejected as \(told(trial.outcome.rejection))")
            return findings
        }
        let input = trial.input
        for (index, (stage, request)) in zip(plan.stages, output.requests).enumerated() {
            let due = "\(stage.method) \(stage.rawValue)"
            guard "\(request.method) \(request.path)".hasSameScalars(as: due) else {
                findings.blame(
                    .requests, "request \(index) is \(due), not \(request.method) \(request.path)")
                return findings
            }
            let meant =
                stage == .create
                ? [("source_code", input.code), ("language", "swift"), ("api_key", input.apiKey)]
                : [("id", plan.session), ("api_key", input.apiKey)]
            guard request.query.map(\.name).value == meant.map(\.0).value else {
                findings.blame(
                    .requests,
                    "request \(index) has \(meant.map(\.0)), not \(request.query.map(\.name)), for its parameters"
                )
                return findings
            }
            for (parameter, (name, text)) in zip(request.query, meant)
            where decoded(parameter.encoded).map({ $0 != Array(text.utf8) }) ?? false {
                findings.blame(
                    .requests,
                    """
                    request \(index): \(name) is \(JSONWriter.text(of: text.value)), and not what \
                    "\(parameter.encoded)" says
                    """)
                return findings
            }
        }
        let (made, due) = (output.requests.count, plan.stages.count)
        let isSame = output.result.value == plan.result.value
        guard made == due else {
            let isOfFailure = plan.result.kind == .failure || output.result.kind == .failure
            findings.blame(
                isOfFailure ? .failures : .requests,
                "\(counted(due, "request")) are made, after which it is \(told(plan.result)), not \(made)",
                isSame || made > due ? .certain : .likely)
            return findings
        }
        if isSame { return findings }
        let sentence = "the result is \(told(plan.result)), not \(told(output.result))"
        guard plan.rule == .results, output.result.kind == .failure else {
            findings.blame(plan.rule, sentence)
            return findings
        }
        // Of an answer that was thrown away it is not known why.
        let isMalformed = output.result.text.hasSameScalars(as: "malformed")
        findings.blame(.failures, sentence, isMalformed ? .likely : .certain)
        if isMalformed { findings.blame(.results, sentence, .likely) }
        return findings
    }

    private static func told(_ result: Result) -> String { JSONWriter.text(of: result.value) }

    private static func told(_ rejection: Rejection?) -> String { rejection?.code ?? "an error" }
}
