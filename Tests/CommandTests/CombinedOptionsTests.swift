import Foundation
import Testing

/// Tests that options are refused if the program would ignore one of them, or would lose a report.
struct CombinedOptionsTests {
    @Test(
        arguments: [
            (
                ["check", "--requests", "x", "--adapter", "a", "--report", "json=r", "--known", "k"],
                "--requests cannot be combined with --known or --report"
            ),
            (
                ["check", "--requests", "x", "--format", "json"],
                "--requests cannot be combined with --format json"
            ),
            (["check", "--requests", "x", "--repeat", "2"], "--requests cannot be combined with --repeat"),
            (
                ["check", "--fit", "--fail-fast", "--slowest", "3", "--basis", "source", "-q"],
                "--fit cannot be combined with --basis or --fail-fast or --quiet or --slowest"
            ),
            (["check", "--fit", "--shard", "1/2"], "--fit cannot be combined with --shard"),
            (["check", "--watch", "x", "--malformed"], "--watch cannot be combined with"),
            (["strength", "--recorded", "--subsystem", "scholar"], "--recorded cannot be combined with"),
            (["strength", "--recorded", "--pairs", "3"], "--recorded cannot be combined with"),
            (["strength", "--recorded", "--format", "json"], "--recorded cannot be combined with"),
            (["check", "--fit", "--case", "*", "--law", "HIX-1a"], "--fit cannot be combined with --law"),
            (["check", "--law", "HIX-1a"], "--law needs the --case of a failure"),
            (["check", "--case", "scholar.hindex/*zero*", "--law", "HIX-9z"], "there is no law HIX-9z"),
            (["fuzz", "--law", "HIX-1a"], "--law needs the --number of a sample"),
            (["fuzz", "--seed", "1", "--number", "1", "--law", "HIX-9z"], "there is no law HIX-9z"),
        ])
    func `an option that would have no effect is refused`(arguments: [String], sentence: String) throws {
        let result = try Program.run(arguments)
        #expect(result.status == 2)
        #expect(result.errors.contains(sentence), "\(result.errors)")
    }

    @Test(
        arguments: [
            ["check", "--report", "json=x,badge=x"],
            ["check", "--report", "json=./x", "--report", "badge=x"],
            ["merge", "--report", "json=x,tap=x", "-"], ["bench", "--report", "csv=x,json=x"],
            ["compare", "--reference", "--report", "json=x,html=x"],
        ])
    func `two reports in the same file are refused`(arguments: [String]) throws {
        let result = try Program.run(arguments)
        #expect(result.status == 2)
        let sentence = "two reports cannot be written to the same file, x"
        #expect(result.errors.contains(sentence), "\(result.errors)")
    }
}
