import Catalogue
import Foundation
import TestSupport
import Testing

/// `Examples/spark`, in Spark's local mode, where PySpark and Java are installed.
struct SparkTests {
    static let hasSpark: Bool = {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "python3 -c 'import pyspark' && java -version"]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()

    @Test(.enabled(if: hasSpark, "PySpark or Java is not installed"), arguments: [true, false])
    func `the report that Spark gives is that of one machine`(conforms: Bool) throws {
        let scratch = try Scratch()
        try FileManager.default.createDirectory(
            atPath: scratch["corpus/scholar"], withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: Program.project.appending(path: "Corpus/scholar/hindex"),
            to: URL(filePath: scratch["corpus/scholar/hindex"]))
        let adapter = conforms ? [] : ["--adapter", "'\(Program.miniature)' always-zero"]
        let (status, told) = try spark(
            "spread.py",
            adapter + ["--corpus", scratch["corpus"], "--output", scratch["out"], "--partitions", "3"])
        #expect(status == (conforms ? 0 : 1))
        #expect(told.hasSuffix("the report is that of one machine\n"), "\(told)")
        #expect(told.contains(conforms ? "169 pass, 0 fail" : " fail, 0 skip, 0 error"))
        let report = try scratch.read("out/report.jsonl")
        #expect(report.split(separator: "\n").count == 171)
    }

    @Test(.enabled(if: hasSpark, "PySpark or Java is not installed"))
    func `the footprints of users that Spark gives are those of one machine`() throws {
        let scratch = try Scratch()
        let rows = (0..<30).flatMap { number in
            ["é", "b", "a"].map { user in
                "\(user),\(number * 37 % 30 * 180),\(user == "b" ? number : 45),7,\(user == "a" ? 500 : 10)\n"
            }
        }
        try scratch.write("user,t,lat,lon,accuracy\n" + rows.joined(), to: "users.csv")
        let (status, told) = try spark(
            "users.py", [scratch["users.csv"], "--output", scratch["out"], "--partitions", "2"])
        #expect(status == 0)
        // é stays at one place, b moves, and of a nothing is accurate enough.
        #expect(told.hasSuffix("61 lines; they are those of one machine\n"), "\(told)")
    }

    @Test(.enabled(if: hasSpark, "PySpark or Java is not installed"))
    func `years of users through Spark's pipe are those of one process`() throws {
        let (status, told) = try spark(
            "city.py", ["--users", "5", "--fixes", "400", "--partitions", "3"], by: "--city-year",
            Program.cityYear)
        #expect(status == 0)
        #expect(told.hasPrefix("5 users, 2000 fixes, 2000 records, "), "\(told)")
        #expect(told.hasSuffix("they are those of one process\n"), "\(told)")
    }

    /// Runs one of the examples with Spark on two threads, compared with one machine.
    private func spark(
        _ script: String, _ arguments: [String], by option: String = "--assay",
        _ program: String = Program.assay
    ) throws -> (status: Int32, told: String) {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            ["python3", Program.project.appending(path: "Examples/spark/\(script)").path] + arguments + [
                option, program, "--master", "local[2]", "--compare",
            ]
        process.environment = Program.environment
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let told = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, told)
    }
}
