import Foundation

/// Runs the examples in `Examples/spark` with Spark in local mode.
public enum Spark {
    /// Whether PySpark and Java are installed.
    public static let isInstalled: Bool = {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "python3 -c 'import pyspark' && java -version"]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()

    /// Runs an example with Spark on two threads; the example then repeats its work without Spark, and compares the
    /// results.
    public static func run(
        _ script: URL, _ arguments: [String], environment: [String: String]
    ) throws -> (status: Int32, told: String) {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", script.path] + arguments + ["--master", "local[2]", "--compare"]
        // A run is so short that the optimising compiler of Java's virtual machine costs more time than it saves.
        let java = ["JAVA_TOOL_OPTIONS": "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"]
        process.environment = environment.merging(java) { own, _ in own }
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let told = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, told)
    }
}
