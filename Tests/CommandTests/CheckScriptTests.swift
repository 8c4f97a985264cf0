import Foundation
import TestSupport
import Testing

/// Tests `Scripts/ci/check.sh` by running the script as a CI system does.
struct CheckScriptTests {
    static let script = Program.project.appending(path: "Scripts/ci/check.sh").path
    private let conforming = "'\(Program.miniature)'"
    private let failing = "'\(Program.miniature)' one-too-few"

    /// Runs the script in a scratch folder as GitHub does; the script writes its outputs to the file `outputs`.
    private func check(
        in scratch: Scratch, adapter: String, _ more: [String: String] = [:]
    ) throws -> Program.Result {
        let asked = [
            "CHECK_ADAPTER": adapter, "CHECK_ASSAY": Program.assay, "CHECK_SUBSYSTEMS": "scholar.hindex",
            "GITHUB_ACTIONS": "true", "GITHUB_OUTPUT": scratch["outputs"],
            "GITHUB_STEP_SUMMARY": scratch["summary"],
        ]
        return try Program.run(
            Self.script, [], environment: asked.merging(more) { $1 }, in: scratch.folder)
    }

    @Test func `a conforming adapter gives exit code 0, and its counts are reported`() throws {
        let scratch = try Scratch()
        let result = try check(
            in: scratch, adapter: conforming,
            ["CHECK_REPORTS": "junit=deep/er/junit.xml,badge=badge.json\ntap=run.tap"])
        #expect(result.status == 0, "\(result.errors)")
        #expect(
            try scratch.read("outputs")
                == "conforms=true\npass=169\nfail=0\nskip=0\nerror=0\nexit_code=0\n")
        #expect(try scratch.read("summary").contains("conforms\n"))
        #expect(try scratch.read("deep/er/junit.xml").contains(#"tests="169" failures="0""#))
        #expect(try scratch.read("run.tap").hasPrefix("TAP version 14\n1..169\n"))
        #expect(try scratch.read("badge.json").contains("169 pass"))
        #expect(try scratch.names == ["badge.json", "deep", "outputs", "run.tap", "summary"])
    }

    @Test
    func `a nonconforming adapter gives annotations, and exit code 1 unless the check is allowed to fail`()
        throws
    {
        let scratch = try Scratch()
        let result = try check(in: scratch, adapter: failing)
        #expect(result.status == 1)
        #expect(result.output.contains("\n::error title=HIX-1a is broken in "))
        #expect(try scratch.read("summary").hasPrefix("## "))
        #expect(try scratch.read("summary").contains("does not conform"))
        let outputs = try scratch.read("outputs")
        let counts = outputs.matches(of: /(?:pass|fail|skip|error)=([0-9]+)\n/).compactMap { Int($0.1) }
        #expect(outputs.hasPrefix("conforms=false\npass=") && outputs.hasSuffix("\nexit_code=1\n"))
        #expect(counts.count == 4 && counts.reduce(0, +) == 169 && counts[1] > 0)

        let forgiving = try check(
            in: scratch, adapter: failing, ["CHECK_FAIL": "false", "GITHUB_OUTPUT": scratch["second"]])
        #expect(forgiving.status == 0)
        #expect(try scratch.read("second") == outputs)
    }

    @Test func `if all failures are known, the exit code is 0, but the output 'conforms' is false`() throws {
        let scratch = try Scratch()
        let saved = ["CHECK_REPORTS": "json=run.jsonl", "CHECK_FAIL": "false"]
        _ = try check(in: scratch, adapter: failing, saved)
        let failed = try scratch.read("run.jsonl").matches(of: /"case":"([^"]+)","verdict":"fail"/)
        try #require(!failed.isEmpty)
        try scratch.write(failed.map { "\($0.1)\n" }.joined(), to: "known")
        try FileManager.default.removeItem(at: scratch.place("outputs"))
        let result = try check(in: scratch, adapter: failing, ["CHECK_KNOWN": "known"])
        #expect(result.status == 0, "\(result.errors)")
        #expect(try scratch.read("outputs").hasPrefix("conforms=false\n"))
        #expect(try scratch.read("outputs").hasSuffix("\nexit_code=0\n"))
    }

    @Test func `if malformed inputs are not refused, the output 'conforms' is false`() throws {
        let scratch = try Scratch()
        let asked = ["CHECK_OPTIONS": "--malformed", "CHECK_REPORTS": "badge=badge.json"]
        let result = try check(in: scratch, adapter: SelectionCommandTests.careless, asked)
        #expect(result.status == 1, "\(result.errors)")
        #expect(
            try scratch.read("outputs")
                == "conforms=false\npass=169\nfail=0\nskip=0\nerror=0\nexit_code=1\n")
        #expect(try scratch.read("badge.json").contains(" malformed not refused"))
        #expect(try scratch.read("summary").contains("does not conform"))
        #expect(result.output.contains("\n::error title="))
    }

    @Test func `lists are split at spaces, commas and line ends, and stars are not expanded to file names`()
        throws
    {
        let scratch = try Scratch()
        // If the shell expanded `negative-*` to the name of this file, the check would fail: no case has this name.
        try scratch.write("", to: "scholar.hindex/negative-file")
        let chosen = [
            "CHECK_CASES":
                "scholar.hindex/negative-*, scholar.hindex/many-without-citations\nscholar.hindex/falling-*",
            "CHECK_CLAUSES": "HIX-1 HIX-2", "CHECK_OPTIONS": "--timeout 60  --jobs 1",
        ]
        #expect(try check(in: scratch, adapter: conforming, chosen).status == 0)
        let arguments = [
            "check", "--case", "scholar.hindex/negative-*", "--case", "scholar.hindex/many-without-citations",
            "--case", "scholar.hindex/falling-*", "--clause", "HIX-1", "--clause", "HIX-2",
        ]
        let cases = try Program.run(arguments + ["--format", "json"]).lines.count - 2
        try #require(cases > 3)
        #expect(try scratch.read("outputs").contains("\npass=\(cases)\n"))
    }

    @Test func `the value of each variable is passed on unchanged as an option`() throws {
        let scratch = try Scratch()
        // This program prints its arguments, one per line, and checks nothing.
        try scratch.write("#!/bin/sh\nprintf '%s\\n' \"$@\"\n", to: "told")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: scratch["told"])
        let asked = [
            "CHECK_ASSAY": scratch["told"], "CHECK_DIRECTORY": "a b", "CHECK_SUBSYSTEMS": "s1,s2",
            "CHECK_CLAUSES": "C-1 C-2", "CHECK_TAGS": "t1\nt2", "CHECK_CASES": "*", "CHECK_KNOWN": "k k",
            "CHECK_REPORTS": "tap=t html=h", "CHECK_OPTIONS": "--jobs 1",
        ]
        let result = try check(in: scratch, adapter: "a 'b  c' $d", asked)
        let options = [
            "check", "--adapter", "a 'b  c' $d", "--directory", "a b", "--subsystem", "s1", "--subsystem",
            "s2",
            "--clause", "C-1", "--clause", "C-2", "--tag", "t1", "--tag", "t2", "--case", "*", "--known",
            "k k",
            "--report", "tap=t", "--report", "html=h", "--report",
        ]
        #expect(Array(result.lines.prefix(options.count)) == options)
        #expect(result.lines[options.count].hasPrefix("json=/"))
        #expect(Array(result.lines[(options.count + 1)...].prefix(2)) == ["--jobs", "1"])
        // If the program exits with 0 but writes no report, the script reports an error.
        #expect(result.status == 2)
        #expect(
            try scratch.read("outputs")
                == "conforms=false\npass=0\nfail=0\nskip=0\nerror=0\nexit_code=2\n")
    }

    @Test func `the archive of a release is fetched once, and is used only if its checksum is right`() throws
    {
        let scratch = try Scratch()
        try scratch.write("#!/bin/sh\nexec '\(Program.assay)' \"$@\"\n", to: "assay/bin/assay")
        let made = try Program.run(
            "/bin/sh",
            [
                "-c",
                """
                chmod 755 assay/bin/assay && tar -czf assay-1.tar.gz assay && rm -r assay &&
                sha256sum assay-1.tar.gz > assay-1.tar.gz.sha256
                """,
            ], in: scratch.folder)
        try #require(made.status == 0, "\(made.errors)")
        let asked = [
            "CHECK_ASSAY": "", "CHECK_RELEASE": scratch["assay-1.tar.gz"], "CHECK_BUILD": scratch["kept"],
        ]
        let first = try check(in: scratch, adapter: conforming, asked)
        #expect(first.status == 0, "\(first.errors)")
        try scratch.write("no archive", to: "assay-1.tar.gz")
        #expect(try check(in: scratch, adapter: conforming, asked).status == 0, "the archive was unpacked")
        let changed = try check(
            in: scratch, adapter: conforming, asked.merging(["CHECK_BUILD": scratch["new"]]) { $1 })
        #expect(changed.status == 2)
        #expect(changed.output.contains("assay-1.tar.gz is not what its checksum says"))
        let absent = try check(
            in: scratch, adapter: conforming,
            asked.merging(["CHECK_RELEASE": "file:///no/assay-2.tar.gz"]) { $1 })
        #expect(absent.status == 2)
        #expect(absent.output.contains("assay-2.tar.gz of CHECK_RELEASE cannot be fetched"))
    }

    @Test func `the outputs can have a prefix and be written to a separate file`() throws {
        let scratch = try Scratch()
        let own = ["CHECK_OUTPUT": scratch["own.env"], "CHECK_PREFIX": "assay_"]
        #expect(try check(in: scratch, adapter: conforming, own).status == 0)
        #expect(try scratch.read("own.env").hasPrefix("assay_conforms=true\nassay_pass=169\n"))
        #expect(try scratch.names == ["own.env", "summary"])
    }

    @Test(arguments: [
        (["CHECK_ADAPTER": "exit 9"], Int32(3), "assay check ended with exit code 3; the log says why"),
        (["CHECK_ADAPTER": ""], 2, "CHECK_ADAPTER is empty; it is the command of the adapter"),
        (["CHECK_FAIL": "perhaps"], 2, "CHECK_FAIL is neither true nor false"),
        (["CHECK_ASSAY": "/no/such/program"], 2, "CHECK_ASSAY is no program that can be run"),
        (["CHECK_SUBSYSTEMS": "no.such"], 2, "assay check ended with exit code 2; the log says why"),
    ])
    func `a check that cannot run is reported in all outputs, even if failures are allowed`(
        asked: [String: String], code: Int32, sentence: String
    ) throws {
        let scratch = try Scratch()
        let asked = ["CHECK_FAIL": "false"].merging(asked) { $1 }
        let result = try check(in: scratch, adapter: conforming, asked)
        #expect(result.status == code)
        #expect(result.output.hasSuffix("::error title=Assay::\(sentence)\n"))
        #expect(try scratch.read("summary") == "## Nothing was checked\n\n\(sentence)\n")
        #expect(
            try scratch.read("outputs")
                == "conforms=false\npass=0\nfail=0\nskip=0\nerror=0\nexit_code=\(code)\n")
        let elsewhere = try check(
            in: scratch, adapter: conforming, asked.merging(["GITHUB_ACTIONS": ""]) { $1 })
        #expect(elsewhere.status == code && elsewhere.errors.hasSuffix("check.sh: \(sentence)\n"))
    }

    @Test func `if no program is given, the script builds one from its own checkout`() throws {
        let scratch = try Scratch()
        try FileManager.default.createSymbolicLink(
            atPath: scratch["assay"], withDestinationPath: Program.assay)
        try FileManager.default.createDirectory(atPath: scratch["bin"], withIntermediateDirectories: true)
        // This replacement for `swift` prints its arguments and the folder of the program, and builds nothing.
        try scratch.write(
            """
            #!/bin/sh
            echo "$@" >>'\(scratch["asked"])'
            case $* in *--show-bin-path) echo '\(scratch.folder.path)' ;; *) echo Building ;; esac
            """, to: "bin/swift")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: scratch["bin/swift"])
        let asked = [
            "CHECK_ASSAY": "", "CHECK_BUILD": scratch["build"], "PATH": "\(scratch["bin"]):/usr/bin:/bin",
        ]
        let result = try check(in: scratch, adapter: conforming, asked)
        #expect(result.status == 0, "\(result.errors)")
        let build =
            "build --package-path \(Program.project.path) --scratch-path \(scratch["build"]) -c release --product assay"
        #expect(try scratch.read("asked") == "\(build)\n\(build) --show-bin-path\n")
        #expect(try scratch.read("outputs").hasPrefix("conforms=true\n"))
    }

    private static let shellcheck = ["/usr/bin/shellcheck", "/opt/homebrew/bin/shellcheck"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    @Test(.enabled(if: shellcheck != nil, "shellcheck is not installed"))
    func `shellcheck finds no problem in the script`() throws {
        let result = try Program.run(try #require(Self.shellcheck), [Self.script])
        #expect(result.status == 0, "\(result.output)")
    }
}
