import Foundation
import Harness

struct KnownList {
    let file: String
    let isUpdated: Bool
    private let list: KnownFailures

    init(_ file: String, isUpdated: Bool) throws {
        self.file = file
        self.isUpdated = isUpdated
        guard FileManager.default.fileExists(atPath: file) else {
            guard isUpdated else {
                throw Failure(
                    .usage, "there is no list of known failures at \(file); --update-known makes one")
            }
            list = KnownFailures("")
            return
        }
        let bytes = try GivenFile.contents(file, "the list of known failures ")
        guard let text = String(data: bytes, encoding: .utf8) else {
            throw Failure(.usage, "the list of known failures \(file) is not UTF-8")
        }
        list = KnownFailures(text)
    }

    var isListed: @Sendable (String) -> Bool { list.isListed }

    /// Returns the comparison of a run with the list; if an update is requested, the list is updated first.
    func changes(_ run: Run, among golden: GoldenCorpus) throws -> KnownFailures.Changes {
        let all = golden.cases.map(\.id)
        guard isUpdated else { return list.compare(run, among: all) }
        let text = list.updated(by: run, among: all)
        try writeWhole(text, to: file, "the list of known failures ")
        let changes = KnownFailures(text).compare(run, among: all)
        if changes.holds { tell("\(file) is up to date") }
        return changes
    }

    /// Returns a sentence for each listed case that passes, and for each entry of the list that matches no case.
    func remarks(_ changes: KnownFailures.Changes, among golden: GoldenCorpus) -> [String] {
        changes.passing.map { "passes, though listed as a known failure: \($0)" }
            + changes.idle.map { entry in
                let fate = golden.whatBecame(of: entry.pattern)
                return "\(file):\(entry.line): matches no case: \(ForeignText.line(fate ?? entry.pattern))"
            }
    }

    /// The failure that ends the program if a run does not match the list.
    ///
    /// - Parameter command: The command that was run, with its filters.
    func failure(_ changes: KnownFailures.Changes, command: String) -> Failure {
        if changes.holds { return Failure(.doesNotConform) }
        if isUpdated {
            return Failure(
                .doesNotConform,
                """
                patterns in \(file) match cases that pass and cases that were not run; to replace them, run all cases
                """)
        }
        return Failure(
            .doesNotConform,
            """
            the failures do not match the list \(file); to update the list: \
            \(command) --known \(shellQuoted(file)) --update-known
            """)
    }
}
