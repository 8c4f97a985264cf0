import Foundation
import Testing

/// Tests that every numeric option has bounds, and that the program refuses an empty command or an out-of-bounds
/// number, even a negative one, before anything runs.
struct BoundsCommandTests {
    @Test(
        arguments: [
            (
                ["check", "--timeout", "1e300"],
                "--timeout must be a number from 0.001 to 86400.0 seconds, not 1e+300"
            ),
            (
                ["check", "--timeout", "nan"],
                "--timeout must be a number from 0.001 to 86400.0 seconds, not nan"
            ),
            (
                ["check", "--timeout", "0"],
                "--timeout must be a number from 0.001 to 86400.0 seconds, not 0.0"
            ),
            (
                ["check", "--start-timeout", "inf"],
                "--start-timeout must be a number from 0.001 to 86400.0 seconds"
            ),
            (
                ["check", "--timeout", "-1"],
                "--timeout must be a number from 0.001 to 86400.0 seconds, not -1.0"
            ),
            (["check", "--jobs", "-1"], "--jobs must be a number from 1 to 1024, not -1"),
            (["check", "--jobs", "9223372036854775807"], "--jobs must be a number from 1 to 1024"),
            (
                ["check", "--restarts", "9223372036854775807"],
                "--restarts must be a number from 0 to 1000000"
            ),
            (["check", "--repeat", "9223372036854775807"], "--repeat must be a number from 1 to 1000"),
            (["fuzz", "--minutes", "1e300"], "--minutes must be a number from 0.001 to 525600.0"),
            (["fuzz", "--minutes", "nan"], "--minutes must be a number from 0.001 to 525600.0"),
            (
                ["fuzz", "--samples", "9223372036854775807"],
                "--samples must be a number from 1 to 1000000000"
            ),
            (
                ["fuzz", "--seed", "1", "--number", "9223372036854775807"],
                "--number must be a number from 0 to 1000000000000"
            ),
            (["fuzz", "--samples", "-1"], "--samples must be a number from 1 to 1000000000, not -1"),
            (["fuzz", "--minutes", "-1"], "--minutes must be a number from 0.001 to 525600.0, not -1.0"),
            (
                ["fuzz", "--seed", "1", "--number", "-1"],
                "--number must be a number from 0 to 1000000000000, not -1"
            ),
            (["fuzz", "--seed", "-1"], "The value '-1' is invalid for '--seed <number>'"),
            (["fuzz", "--hang", "-1"], "--hang must be a number from 0.001 to 86400.0 seconds, not -1.0"),
            (["check", "--repeat", "-1"], "--repeat must be a number from 1 to 1000, not -1"),
            (["check", "--batch", "-1"], "--batch must be a number from 1 to 10000000, not -1"),
            (
                ["check", "--max-failures", "-1"],
                "--max-failures must be a number from 1 to 1000000000, not -1"
            ),
            (["check", "--slowest", "-1"], "--slowest must be a number from 1 to 1000000, not -1"),
            (["merge", "--batch", "-1", "-"], "--batch must be at least 1"),
            (["explore", "--port", "-1"], "--port must be a number from 0 to 65535, not -1"),
            (["strength", "--samples", "-1"], "--samples must be a number from 0 to 10000000, not -1"),
            (["strength", "--seed", "-1"], "The value '-1' is invalid for '--seed <seed>'"),
            (["strength", "--pairs", "-1"], "--pairs must be a number from 0 to 1000000, not -1"),
            (["bench", "--repetitions", "-1"], "--repetitions must be a number from 1 to 100000, not -1"),
            (["bench", "--least", "-1"], "--least must be a number from 0 to 3600000 milliseconds, not -1"),
            (["judge", "--batch", "-1"], "--batch must be a number from 1 to 1000000, not -1"),
            (["judge", "--batch", "0"], "--batch must be a number from 1 to 1000000, not 0"),
            (
                ["bench", "--repetitions", "9223372036854775807"],
                "--repetitions must be a number from 1 to 100000"
            ),
            (
                ["bench", "--least", "9223372036854775807"],
                "--least must be a number from 0 to 3600000 milliseconds"
            ),
        ])
    func `an out-of-bounds number is reported with the bounds`(arguments: [String], sentence: String) throws {
        let result = try Program.run(arguments)
        #expect(result.status == 2)
        #expect(result.errors.contains(sentence), "\(result.errors)")
    }

    @Test(arguments: [
        ["check", "--adapter", ""], ["smoke", "--adapter", " "], ["compare", "--adapter", ""],
        ["ask", "scholar.distance", "--adapter", ""], ["bench", "--adapter", ""], ["fuzz", "--against", ""],
    ])
    func `an empty command is refused`(arguments: [String]) throws {
        let result = try Program.run(arguments)
        #expect(result.status == 2)
        let option = arguments[arguments.count - 2]
        #expect(result.errors.contains("\(option) needs a command, not an empty string"), "\(result.errors)")
    }
}
