import JSON
import Specification

extension Runner {
    /// What an exchange must be, by the replies alone: each is sorted by the request that it answers.
    struct Plan {
        /// The requests, by what they ask.
        private(set) var stages: [Stage] = []
        private(set) var session = ""
        let result: Result
        /// The clause that says what the result is.
        let rule: Rule

        init(_ input: Input) {
            let answers = input.replies.map(Answer.init)
            func answer(_ index: Int) -> Answer {
                index < answers.count ? answers[index] : .failed("timeout")
            }
            stages = [.create]
            guard case .object = answer(0), let id = answer(0).text("id") else {
                (result, rule) = (answer(0).failure, .failures)
                return
            }
            session = id
            // The first answer to get_status that is no text or says that it is over, if it is among those allowed.
            let asked = answers.indices.dropFirst().prefix(input.polls)
            let last = asked.first { answer($0).isLast }
            guard let last else {
                let isOver = asked.count == input.polls
                stages += Array(repeating: .status, count: min(input.polls, asked.count + (isOver ? 0 : 1)))
                (result, rule) = (Result(.failure, isOver ? "polls" : "timeout"), .failures)
                return
            }
            stages += Array(repeating: .status, count: last)
            guard answer(last).text("status") != nil else {
                (result, rule) = (answer(last).failure, .failures)
                return
            }
            stages.append(.details)
            guard case .object(let details) = answer(last + 1) else {
                (result, rule) = (answer(last + 1).failure, .failures)
                return
            }
            (result, rule) = (Plan.result(of: details), .results)
        }

        private static func result(of details: Value) -> Result {
            let build = details["build_exit_code"] ?? .null
            let table: [(holds: Bool, kind: Kind, member: String)] = [
                (
                    details["build_result"] == .string("failure") || build != .null && build != 0.value,
                    .compileError,
                    "build_stderr"
                ),
                (
                    details["exit_code"] != 0.value || details["result"] != .string("success"), .runtimeError,
                    "stderr"
                ),
                (true, .output, "stdout"),
            ]
            guard let row = table.first(where: \.holds) else { return Result(.failure, "malformed") }
            switch details[row.member] ?? .null {
            case .string(let text): return Result(row.kind, text)
            case .null: return Result(row.kind, "")
            default: return Result(.failure, "malformed")
            }
        }
    }

    /// What a reply is before it is known what was asked.
    private enum Answer {
        case object(Value)
        case failed(String)

        init(_ reply: Reply) {
            switch reply {
            case .timeout: self = .failed("timeout")
            case .reply(let status, _) where status / 100 != 2 || status < 0: self = .failed("http.\(status)")
            case .reply(_, let body):
                guard let value = try? JSONReader.value(of: body, duplicates: .lastCounts),
                    case .object = value
                else {
                    self = .failed("malformed")
                    return
                }
                self = [nil, .null].contains(value["error"]) ? .object(value) : .failed("refused")
            }
        }

        /// The text of a member.
        func text(_ name: String) -> String? {
            guard case .object(let value) = self, case .string(let text)? = value[name] else { return nil }
            return text
        }

        /// As an answer to get_status: whether nothing more is asked, or the details.
        var isLast: Bool { text("status").map { $0.hasSameScalars(as: "completed") } ?? true }

        var failure: Result {
            if case .failed(let text) = self { Result(.failure, text) } else { Result(.failure, "malformed") }
        }
    }
}
