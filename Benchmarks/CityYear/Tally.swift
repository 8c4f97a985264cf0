import Catalogue
import Reference
import Specification
import Workloads

/// The sums of the results of several users.
struct Tally: Sendable, Codable {
    var users = 0
    var fixes = 0
    var records = 0
    var events = 0
    /// A digest of all records and events, independent of the order of the users.
    var digest: UInt64 = 0

    static func + (left: Tally, right: Tally) -> Tally {
        Tally(
            users: left.users + right.users, fixes: left.fixes + right.fixes,
            records: left.records + right.records, events: left.events + right.events,
            digest: left.digest &+ right.digest)
    }

    /// Runs a user's year through the pipeline, and adds the results to this tally.
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
