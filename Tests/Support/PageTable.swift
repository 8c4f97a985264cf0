import Foundation
import Testing

/// A generated table on a page of docs, between a comment that names the table and a comment that ends it.
public struct PageTable {
    private let file: URL
    private let name: String

    /// - Parameter page: The name of a page in the folder docs.
    public init(_ name: String, on page: String) {
        file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "docs/\(page)")
        self.name = name
    }

    /// Expects the table to have these rows; with `UPDATE_TABLES=1`, writes the rows into the page instead.
    public func expect(_ header: [String], _ rule: [String], _ rows: [[String]]) throws {
        let table = ([header, rule] + rows).map { "| \($0.joined(separator: " | ")) |\n" }.joined()
        let text = try String(contentsOf: file, encoding: .utf8)
        let before = try #require(text.range(of: "<!-- table \(name) -->\n"))
        let after = try #require(text[before.upperBound...].range(of: "<!-- end of table -->"))
        if ProcessInfo.processInfo.environment["UPDATE_TABLES"] == "1" {
            try (text[..<before.upperBound] + table + text[after.lowerBound...]).write(
                to: file, atomically: true, encoding: .utf8)
        } else {
            #expect(text[before.upperBound..<after.lowerBound] == table)
        }
    }
}
