import Foundation
import TestSupport

@testable import Book

/// The files of a book, for tests that look at its pages and links.
struct WrittenBook {
    let files: [String: String]

    init(_ site: Site) {
        files = Dictionary(site.files.map { ($0.path, $0.text) }) { first, _ in first }
    }

    var pages: [(name: String, text: String)] {
        files.filter { $0.key.hasSuffix(".html") }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Returns the values of an attribute in a page, with their escapes decoded.
    static func values(of attribute: String, in page: String) -> [String] {
        page.components(separatedBy: " \(attribute)=\"").dropFirst().map { rest in
            plain(String(rest.prefix { $0 != "\"" }))
        }
    }

    private static func plain(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")].reduce(text) {
            $0.replacingOccurrences(of: $1.0, with: $1.1)
        }
    }

    /// The links that have no target, and the ids that occur twice in a page.
    var brokenLinks: [String] {
        let ids = pages.map { ($0.name, Self.values(of: "id", in: $0.text)) }
        var broken = ids.flatMap { name, ids in
            Dictionary(grouping: ids) { $0 }.filter { $0.value.count > 1 }.keys.map {
                "\(name) has \($0) twice"
            }
        }
        let known = Dictionary(uniqueKeysWithValues: ids.map { ($0, Set($1)) })
        for (name, text) in pages {
            for address in ["href", "src", "data-index"].flatMap({ Self.values(of: $0, in: text) }) {
                let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
                let path = parts.first?.split(separator: "?", omittingEmptySubsequences: false).first ?? ""
                let file = path.isEmpty ? name : path.removingPercentEncoding ?? ""
                if files[file] == nil { broken.append("\(name): \(address)") }
                guard parts.count > 1 else { continue }
                let element = parts[1].removingPercentEncoding ?? ""
                if known[file]?.contains(element) != true { broken.append("\(name): \(address)") }
            }
        }
        return broken.sorted()
    }
}

/// Runs programs that are not part of the kit.
enum Outside {
    /// Runs a program, and returns its exit code and what it printed to standard output and standard error.
    ///
    /// Returns nil if the program is not installed.
    static func run(_ command: [String]) throws -> (status: Int32, output: String)? {
        let run = try ProgramRun(of: "/usr/bin/env", command, environment: ProgramRun.environment)
        return run.status == 127 ? nil : (run.status, run.output + run.errors)
    }

    static func reader(_ name: String) -> String {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Readers/\(name)").path
    }
}
