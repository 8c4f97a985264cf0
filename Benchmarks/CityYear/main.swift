// Takes generated years of many users through the pipeline, fix by fix, and prints how fast that goes:
// `swift run -c release city-year --users 10000 --jobs 2`.
//
// A year is 175,200 fixes, one each 3 minutes, made by chance from the number of its user; no more than one a job is in
// memory. The digest of all records and events does not depend on the jobs.

import Foundation
import Reference
import Specification
import Specs
import Workloads

/// What came of some users.
struct Tally: Sendable {
    var users = 0
    var fixes = 0
    var records = 0
    var events = 0
    /// A number of all records and events, whatever the order of the users.
    var digest: UInt64 = 0

    static func + (left: Tally, right: Tally) -> Tally {
        Tally(
            users: left.users + right.users, fixes: left.fixes + right.fixes,
            records: left.records + right.records, events: left.events + right.events,
            digest: left.digest &+ right.digest)
    }

    /// Takes a user's year through the pipeline.
    mutating func addYear(of user: Int, length: Int) {
        var pass = PipelinePass(platform: user.isMultiple(of: 2) ? .ios : .android)
        var digest = SplitMix(seed: UInt64(user))
        var sum = digest.next()
        func add(_ number: Double) {
            sum = (sum &* 0x100_0000_01B3) ^ number.bitPattern
        }
        for fix in Journey.fixes(length, seed: UInt64(user)) {
            let step = pass.take(SensedFix(fix))
            fixes += 1
            if let record = step.record {
                records += 1
                add(record.t)
                add(record.lat)
                add(Double(record.userMode.rawValue))
            }
            if let event = step.event {
                events += 1
                add(event.centre.lon)
            }
        }
        users += 1
        self.digest &+= sum
    }
}

/// The whole number after a word of the command line.
func given(_ word: String, else standard: Int) -> Int {
    let words = CommandLine.arguments
    guard let place = words.firstIndex(of: word), words.indices.contains(place + 1) else { return standard }
    guard let number = Int(words[place + 1]), number > 0 else {
        FileHandle.standardError.write(Data("city-year: \(word) is a whole number above 0\n".utf8))
        exit(2)
    }
    return number
}

let users = given("--users", else: 10)
let jobs = given("--jobs", else: 2)
let length = given("--fixes", else: 175_200)
let clock = ContinuousClock()
let start = clock.now
let whole = await withTaskGroup(of: Tally.self) { group in
    for job in 0..<jobs {
        group.addTask {
            var tally = Tally()
            for user in stride(from: job, to: users, by: jobs) { tally.addYear(of: user, length: length) }
            return tally
        }
    }
    var whole = Tally()
    for await tally in group { whole = whole + tally }
    return whole
}
let time = (clock.now - start).components
let seconds = Double(time.seconds) + Double(time.attoseconds) * 1e-18

/// MiB of memory at most.
func greatestMemory() -> Int {
    var usage = rusage()
    #if canImport(Darwin)
        getrusage(RUSAGE_SELF, &usage)
        return usage.ru_maxrss / 1_048_576
    #else
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss / 1_024
    #endif
}

let rate = Double(whole.fixes) / seconds
print(
    """
    \(whole.users) users, \(whole.fixes) fixes, \(whole.records) records, \(whole.events) events, digest \
    \(String(whole.digest, radix: 16))
    \(String(format: "%.1f", seconds)) s in \(jobs) jobs, \(Int(rate)) fixes a second, \
    \(greatestMemory()) MiB at most; 10,000 years take \
    \(String(format: "%.0f", 1.752e9 / rate / 60)) minutes
    """)
