import ArgumentParser
import Benchmarking
import Foundation
import Harness

/// Runs mobility.pipeline, fix by fix, on a generated year of fixes for each of many users, and prints the number of
/// fixes per second: `swift run -c release city-year --users 10000 --jobs 2`.
///
/// Each job keeps at most one user's year in memory.
@main
struct CityYear: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "city-year",
        abstract: "Run mobility.pipeline on a year of fixes per user, and print the fixes per second.",
        discussion: """
            A year has 175,200 fixes, one every 3 minutes, generated from the user's number. The \
            printed digest of all records and events does not depend on the number of jobs. With --pipe the program \
            reads user numbers from standard input, one per line, and writes each result as a line of JSON.
            """)

    @Option(help: ArgumentHelp("The number of users (default: 10).", valueName: "n"))
    var users = 10

    @Option(help: ArgumentHelp("The number of users processed in parallel (default: 2).", valueName: "n"))
    var jobs = 2

    @Option(help: ArgumentHelp("The number of fixes per user (default: 175200, one year).", valueName: "n"))
    var fixes = 175_200

    @Flag(help: "Read user numbers from standard input, and print a line of JSON for each.")
    var pipe = false

    func validate() throws {
        for (name, number) in [("--users", users), ("--jobs", jobs), ("--fixes", fixes)] where number < 1 {
            throw ValidationError("\(name) must be a whole number above 0")
        }
    }

    func run() async throws {
        if pipe { return try followPipe() }
        let clock = ContinuousClock()
        let start = clock.now
        let whole = await tally()
        let seconds = (clock.now - start).inSeconds
        let rate = Double(whole.fixes) / seconds
        let processor = Stopwatch.processorTime.inSeconds
        let memory = PeakMemory.sofar().map { ", \($0 >> 20) MiB at most" } ?? ""
        print(
            """
            \(whole.users) users, \(whole.fixes) fixes, \(whole.records) records, \(whole.events) events, digest \
            \(String(whole.digest, radix: 16))
            \(String(format: "%.1f", seconds)) s in \(jobs) jobs, \(String(format: "%.1f", processor)) s of processors, \
            \(Int(rate)) fixes a second\(memory); 10,000 years take \(String(format: "%.0f", 1.752e9 / rate / 60)) minutes
            """)
    }

    /// Reads user numbers from standard input, one per line, and writes a line with the results of each user.
    private func followPipe() throws {
        let encoder = JSONEncoder()
        while let line = readLine() {
            guard let user = Int(line), user >= 0 else {
                throw ValidationError("\(line) must be a user number: a whole number, at least 0")
            }
            var tally = Tally()
            tally.addYear(of: user, length: fixes)
            print(String(decoding: try encoder.encode(tally), as: UTF8.self))
        }
    }

    /// Returns the summed results of all users; the jobs share the users evenly.
    private func tally() async -> Tally {
        await withTaskGroup(of: Tally.self) { group in
            for job in 0..<jobs {
                group.addTask {
                    var tally = Tally()
                    for user in stride(from: job, to: users, by: jobs) {
                        tally.addYear(of: user, length: fixes)
                    }
                    return tally
                }
            }
            return await group.reduce(Tally(), +)
        }
    }
}
