import Foundation
import TestSupport
import Testing

/// Tests the verb `energy`, which compares the costs of the source's policies for positioning, on generated days.
struct EnergyTests {
    private static let energy = ["energy", "--days"]

    @Test func `the same seed gives the same output, and a different seed gives different output`() throws {
        let first = try Program.run(Self.energy + ["1", "--seed", "5"])
        #expect(first.status == 0)
        #expect(first.output == (try Program.run(Self.energy + ["1", "--seed", "5"]).output))
        #expect(first.output != (try Program.run(Self.energy + ["1", "--seed", "6"]).output))
    }

    @Test func `a timer costs less if the user moves less, and never more than a distance filter`() throws {
        let json = try #require(try Program.run(Self.energy + ["2", "--format", "json"]).lines.first)
        let rows = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
        #expect(rows.count == 32)
        func cost(_ user: String, _ platform: String, _ policy: String) throws -> Double {
            let row = rows.first {
                $0["user"] as? String == user && $0["platform"] as? String == platform
                    && $0["policy"] as? String == policy
            }
            return try #require(row?["% a day"] as? Double)
        }
        for policy in ["timerAndGeofence", "androidService"] {
            for platform in ["ios", "android"] {
                let still = try cost("still", platform, policy)
                let dynamic = try cost("dynamic", platform, policy)
                #expect(still < dynamic)
                #expect(try dynamic < cost("dynamic", platform, "tenMetreFilter"))
            }
        }
        #expect(try cost("medium", "android", "androidService") < cost("medium", "ios", "androidService"))
    }

    @Test func `the costs are drawn as bars, and described in words`() throws {
        let scratch = try Scratch()
        let done = try Program.run(Self.energy + ["1", "--picture", scratch["costs.svg"]])
        #expect(done.status == 0)
        let picture = try String(contentsOfFile: scratch["costs.svg"], encoding: .utf8)
        let drawing = try Drawing(picture)
        // About 13 pixels a letter.
        #expect(drawing["text", "title"].allSatisfy { $0.text.count <= 780 / 13 })
        for platform in ["ios", "android"] {
            let bars = drawing.elements.filter { $0.name == "rect" && $0.classes == [platform] }
            #expect(bars.count == 16)
            #expect(bars.allSatisfy { $0.number("width") >= 1 && $0.number("width") < 700 })
        }
        for text in ["timer, geofence, iOS", "number of days: 1,", "solid: iOS; hatched: Android"] {
            #expect(picture.contains(text), "\(text)")
        }
    }

    @Test(arguments: [
        (["energy", "--seed", "x"], "--seed"),
        (["stays", "--picture", "x.svg"], "--picture"),
        (["energy", "--days", "0"], "--days"),
        (
            ["energy", "--days", "1", "--picture", "/nowhere/at/all.svg"],
            "/nowhere/at/all.svg"
        ),
    ])
    func `invalid arguments are reported, with exit code 2`(words: [String], naming: String) throws {
        let done = try Program.run(words)
        #expect(done.status == 2)
        #expect(done.errors.contains(naming))
    }

    @Test func `docs/energy.md contains the table that the program prints`() throws {
        try Program.prints(Self.energy + ["10", "--format", "markdown"], asOn: "energy.md")
    }
}
