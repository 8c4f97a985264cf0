import ArgumentParser
import Harness
import Reports
import Specification

struct EarlyEnd: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "End after this number of failing cases, errors included; the report says how many cases were left out.",
            discussion: "Failures that --known lists or --basis allows are not counted.", valueName: "count"))
    var maxFailures: Int?

    @Flag(help: "End after the first failing case, as with --max-failures 1.")
    var failFast = false

    var count: Int? { failFast ? 1 : maxFailures }

    func validate() throws {
        try checkBounds("--max-failures", maxFailures, 1...1_000_000_000)
        if failFast, maxFailures != nil {
            throw ValidationError("give either --fail-fast or --max-failures, not both")
        }
    }

    /// Returns the number of failures that end a run early; nil if the options set no limit.
    ///
    /// - Parameters:
    ///   - list: The known failures, which do not count towards the limit.
    ///   - advisory: The bases of the laws that an implementation may break without failing.
    func limit(_ list: KnownList?, advisory: Set<Basis>) -> FailureLimit? {
        let isKnown = list?.isListed
        return count.map { count in
            FailureLimit(count) { verdict in
                isKnown?(verdict.id) != true && (advisory.isEmpty || !advisory.contains(verdict.alone.basis))
            }
        }
    }
}

struct Telling: ParsableArguments {
    @Flag(
        name: [.customShort("q"), .long],
        help: ArgumentHelp(
            "Show only the verdict, one line per broken law or kind of error, and one line for malformed inputs.",
            discussion: "Progress, skipped cases, the table of subsystems and the time are left out."))
    var quiet = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Show this number of the slowest cases, with the seconds that the implementation needed for each.",
            valueName: "count"))
    var slowest: Int?

    func validate() throws {
        try checkBounds("--slowest", slowest, 1...1_000_000)
    }

    var progress: ProgressLine? { quiet ? nil : ProgressLine.standard }

    /// Returns a table of the slowest cases; nil if the command line does not ask for it.
    func slowest(_ clock: CaseClock, of ids: [String]) -> String? {
        slowest.map { count in
            let rows = clock.slowest(count, of: ids).map { [$0.seconds.toThousandths, $0.id] }
            return TextTable(columns: ["seconds", "the slowest cases"], rows).text + "\n"
        }
    }
}
