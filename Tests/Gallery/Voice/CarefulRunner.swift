import Catalogue
import Foundation
import JSON
import Specification

/// An implementation of voice.runner, written from its laws alone. Each mistake in the gallery changes one variable of
/// this implementation.
public struct CarefulRunner: Careful {
    public typealias Subsystem = Runner

    /// The encoding of text for a URL.
    enum Encoding { case asStated, form, queryAllowed, lowerHex, none }

    var encoding = Encoding.asStated
    var trustsCreated = false
    var followsID = false
    var postsTwice = false
    var foldsStatus = false
    var buildByCodeOnly = false
    var nullBuildFails = false
    var nullExitIsZero = false
    var looksAtResult = true
    var outputBeforeBuild = false
    var textOfNull = ""
    var okAlone = false
    var emptyErrorIsNone = false
    var errorLast = false
    var pollsOneMore = false
    var pollsFail = true
    var refusesDuplicates = false

    public init() {}

    private enum Stop: Error { case because(String) }

    public func run(_ input: Runner.Input, readings: Readings) throws(Rejection) -> Runner.Output {
        var requests: [Runner.Request] = []
        var next = 0
        func ask(_ path: String, _ pairs: [(String, String)], needs: String?) throws(Stop) -> [String: Value]
        {
            let method = path == "create" || postsTwice ? "POST" : "GET"
            requests.append(
                .init(method, "/runners/\(path)", pairs.map { Runner.Parameter($0, escaped($1)) }))
            defer { next += 1 }
            guard next < input.replies.count, case .reply(let status, let body) = input.replies[next] else {
                throw .because("timeout")
            }
            guard okAlone ? status == 200 : status >= 200 && status < 300 else {
                throw .because("http.\(status)")
            }
            guard
                let value = try? JSONReader.value(
                    of: body, duplicates: refusesDuplicates ? .refused : .lastCounts),
                case .object(let members) = value
            else { throw .because("malformed") }
            let object = [String: Value](members.map { ($0.name, $0.value) }) { $1 }
            var isRefused = (object["error"] ?? .null) != .null
            if emptyErrorIsNone, object["error"] == .string("") { isRefused = false }
            if isRefused, !errorLast { throw .because("refused") }
            if let needs, text(object[needs]) == nil { throw .because("malformed") }
            if isRefused { throw .because("refused") }
            return object
        }
        do throws(Stop) {
            let created = try ask(
                "create", [("source_code", input.code), ("language", "swift"), ("api_key", input.apiKey)],
                needs: "id")
            var id = text(created["id"]) ?? ""
            var isOver = trustsCreated && text(created["status"]) == "completed"
            var polls = 0
            while !isOver {
                guard polls < input.polls + (pollsOneMore ? 1 : 0) else {
                    if pollsFail { throw .because("polls") }
                    break
                }
                polls += 1
                let answer = try ask("get_status", [("id", id), ("api_key", input.apiKey)], needs: "status")
                let status = text(answer["status"]) ?? ""
                isOver = (foldsStatus ? status.lowercased() : status).unicodeScalars.elementsEqual(
                    "completed".unicodeScalars)
                if followsID { id = text(answer["id"]) ?? id }
            }
            let details = try ask("get_details", [("id", id), ("api_key", input.apiKey)], needs: nil)
            let (kind, member) = verdict(details)
            guard let told = details[member], told != .null else {
                return .init(requests: requests, result: .init(kind, textOfNull))
            }
            guard let text = text(told) else { throw .because("malformed") }
            return .init(requests: requests, result: .init(kind, text))
        } catch {
            switch error {
            case .because(let reason): return .init(requests: requests, result: .init(.failure, reason))
            }
        }
    }

    private func text(_ value: Value?) -> String? {
        if case .string(let text)? = value { text } else { nil }
    }

    private func verdict(_ details: [String: Value]) -> (Runner.Kind, String) {
        let code = details["build_exit_code"] ?? .null
        let isBuilt = code == 0.value || code == .null && !nullBuildFails
        if !isBuilt || !buildByCodeOnly && text(details["build_result"]) == "failure" {
            if !outputBeforeBuild || text(details["stdout"]) ?? "" == "" {
                return (.compileError, "build_stderr")
            }
        }
        let exit = details["exit_code"] ?? (nullExitIsZero ? 0.value : .null)
        let isFine = exit == 0.value || exit == .null && nullExitIsZero
        if !isFine || looksAtResult && text(details["result"]) != "success" {
            return (.runtimeError, "stderr")
        }
        return (.output, "stdout")
    }

    private func escaped(_ text: String) -> String {
        let allowed: CharacterSet
        switch encoding {
        case .none: return text
        case .queryAllowed: allowed = .urlQueryAllowed
        default:
            allowed = CharacterSet(
                charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
        }
        let escaped = text.addingPercentEncoding(withAllowedCharacters: allowed) ?? text
        switch encoding {
        case .form: return escaped.replacing("%20", with: "+")
        case .lowerHex: return escaped.replacing(/%[0-9A-F]{2}/) { $0.output.lowercased() }
        default: return escaped
        }
    }
}
