import Foundation
import PublicationStore

/// `sqlite-store [--folder DIR]` is an adapter; `fill` and `check` serve the test that kills the program, and `time`
/// measures a large table.
@main
enum SQLiteStore {
    static func main() throws {
        let words = Array(CommandLine.arguments.dropFirst())
        do {
            try run(words)
        } catch {
            let file = words.count > 1 ? "\(words[1]): " : ""
            try FileHandle.standardError.write(contentsOf: Data("sqlite-store: \(file)\(error)\n".utf8))
            exit(1)
        }
    }

    private static func run(_ words: [String]) throws {
        switch words.first {
        case nil: try Adapter(folder: nil).serve()
        case "--folder" where words.count == 2: try Adapter(folder: words[1]).serve()
        case "fill" where words.count == 3: try fill(words[1], by: Int(words[2]) ?? 1)
        case "check" where words.count == 2: try check(words[1])
        case "time" where words.count == 3: try time(words[1], Int(words[2]) ?? 1)
        default:
            let usage =
                "usage: sqlite-store [--folder DIR | fill FILE BATCH | check FILE | time FILE COUNT]\n"
            try FileHandle.standardError.write(contentsOf: Data(usage.utf8))
            exit(2)
        }
    }

    /// Writes a line to standard output without a buffer.
    private static func say(_ line: String) throws {
        try FileHandle.standardOutput.write(contentsOf: Data("\(line)\n".utf8))
    }

    private static func publication(_ number: Int) -> PublicationStore.New {
        .init(
            title: "Publication \(number): it's \"quoted\"", authors: "A \(number % 7)",
            year: 1990 + number % 20,
            citations: number % 1_000)
    }

    /// Adds batches of publications until the program is killed; reports when each batch begins and is committed.
    private static func fill(_ path: String, by size: Int) throws {
        let store = try PublicationStore(path: path)
        var count = try store.count(.scholar)
        while true {
            try say("begun \(count + size)")
            _ = try store.add((count..<count + size).map(publication))
            count += size
            try say("there \(count)")
        }
    }

    /// Prints the number of publications, whether all are as `fill` added them, and whether the file is intact.
    private static func check(_ path: String) throws {
        let store = try PublicationStore(path: path)
        let all = try store.publications().sorted { $0.key < $1.key }
        let isRight = all.enumerated().allSatisfy { place, found in
            found.key == Int64(place + 1) && found.title.hasPrefix("Publication \(place):")
        }
        try say("\(all.count) \(isRight ? "right" : "wrong") \(store.integrity())")
    }

    /// Prints how long each operation takes on a table of the given size.
    private static func time(_ path: String, _ count: Int) throws {
        let store = try PublicationStore(path: path)
        func timed(_ what: String, _ work: () throws -> Void) throws {
            let clock = ContinuousClock()
            let duration = try clock.measure(work)
            try say("\(what): \((duration / .milliseconds(1) * 10).rounded() / 10) ms")
        }
        try timed("add \(count), in one transaction") { _ = try store.add((0..<count).map(publication)) }
        try timed("add 1") { _ = try store.add([publication(0)]) }
        try timed("setChecked") { _ = try store.setChecked(Int64(count / 2), false) }
        try timed("delete") { _ = try store.delete(.scholar, Int64(count / 3)) }
        try timed("count") { _ = try store.count(.scholar) }
        try timed("list") { _ = try store.publications() }
        try timed("deleteDuplicates") { _ = try store.deleteDuplicates(.scholar) }
        try timed("deleteAll") { _ = try store.deleteAll(.scholar) }
    }
}
