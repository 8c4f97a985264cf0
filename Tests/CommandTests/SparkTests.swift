import Catalogue
import Foundation
import TestSupport
import Testing

/// Tests the scripts of `Examples/spark` in Spark's local mode, if PySpark and Java are installed.
struct SparkTests {
    static let hasSpark = Spark.isInstalled

    @Test(.enabled(if: hasSpark, "PySpark or Java is not installed"))
    func `Spark gives the same report as a run on one machine`() throws {
        let scratch = try Scratch()
        try scratch.copy(
            Program.project.appending(path: "Corpus/scholar/hindex"), to: "corpus/scholar/hindex")
        let (status, output) = try spark(
            "spread.py",
            [
                "--adapter", Program.miniature("one-too-few"), "--corpus", scratch["corpus"], "--output",
                scratch["out"], "--partitions", "3",
            ])
        #expect(status == 1)
        #expect(output.hasSuffix("the report is that of one machine\n"), "\(output)")
        #expect(output.contains(" fail, 0 skip, 0 error"))
        let report = try scratch.read("out/report.jsonl")
        #expect(report.split(separator: "\n").count == 171)
    }

    @Test(.enabled(if: hasSpark, "PySpark or Java is not installed"))
    func `the fixes of several users give the same results through Spark's pipe as in one process`() throws {
        let (status, output) = try spark(
            "city.py", ["--users", "5", "--fixes", "400", "--partitions", "3"], by: "--city-year",
            Program.cityYear)
        #expect(status == 0)
        #expect(output.hasPrefix("5 users, 2000 fixes, 2000 records, "), "\(output)")
        #expect(output.hasSuffix("they are those of one process\n"), "\(output)")
    }

    private func spark(
        _ script: String, _ arguments: [String], by option: String = "--assay",
        _ program: String = Program.assay
    ) throws -> (status: Int32, told: String) {
        try Spark.run(
            Program.project.appending(path: "Examples/spark/\(script)"), arguments + [option, program],
            environment: Program.environment)
    }
}
