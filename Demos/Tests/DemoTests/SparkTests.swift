import Foundation
import TestSupport
import Testing

/// Tests the script `Examples/spark/users.py`, if PySpark and Java are installed.
struct SparkTests {
    @Test(.enabled(if: Spark.isInstalled, "PySpark or Java is not installed"))
    func `Spark computes the same user footprints as a single machine`() throws {
        let scratch = try Scratch()
        let rows = (0..<30).flatMap { number in
            ["é", "b", "a"].map { user in
                "\(user),\(number * 37 % 30 * 180),\(user == "b" ? number : 45),7,\(user == "a" ? 500 : 10)\n"
            }
        }
        try scratch.write("user,t,lat,lon,accuracy\n" + rows.joined(), to: "users.csv")
        let (status, told) = try Spark.run(
            Program.project.appending(path: "Examples/spark/users.py"),
            [
                scratch["users.csv"], "--output", scratch["out"], "--partitions", "2", "--demos",
                Program.demos,
            ], environment: Program.environment)
        #expect(status == 0)
        // User `é` stays at one place, user `b` moves, and no fix of user `a` is accurate enough.
        #expect(told.hasSuffix("61 lines; they are those of one machine\n"), "\(told)")
    }
}
