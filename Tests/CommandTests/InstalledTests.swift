import Foundation
import TestSupport
import Testing

/// Tests the files that `make install` installs; the installed program was built together with these tests.
struct InstalledTests {
    /// Installs the program into a folder, and returns the folder.
    ///
    /// The manual is left out, since another program writes it.
    private func install() throws -> Scratch {
        let scratch = try Scratch()
        let build = scratch.place("build")
        let files = FileManager.default
        try files.createDirectory(at: build, withIntermediateDirectories: true)
        try files.createSymbolicLink(
            at: build.appending(path: "assay"), withDestinationURL: URL(filePath: Program.assay))
        try files.createSymbolicLink(
            at: build.appending(path: "Assay_Corpus.resources"),
            withDestinationURL: Program.folder.appending(path: "Assay_Corpus.resources"))
        try scratch.write("#!/bin/sh\n", to: "build/generate-manual")
        try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: scratch["build/generate-manual"])
        let script = Program.project.appending(path: "Scripts/install.sh").path
        let installed = try Program.run(script, [build.path, scratch["prefix"]], in: Program.project)
        #expect(installed.status == 0, "\(installed.errors)")
        return scratch
    }

    /// Returns the output of a shell command.
    ///
    /// The folder of the installed program is first in `PATH`, and `ASSAY_CORPUS` is not set.
    private func shell(_ scratch: Scratch, _ program: String, _ words: String) throws -> String {
        var environment = ProcessInfo.processInfo.environment
        environment["PATH"] = "\(scratch["prefix/bin"]):\(environment["PATH"] ?? "")"
        environment["ASSAY_CORPUS"] = nil
        return try Program.Result(
            of: "/usr/bin/env", [program, "-c", words], environment: environment, in: scratch.folder
        ).output
    }

    @Test func `the installed program finds its corpus, prints its version and completes ids`() throws {
        let scratch = try install()
        let version = try shell(scratch, "sh", "assay --version").split(separator: "\n")
        #expect(version.first == "assay 0.1.0")
        #expect(version.contains { $0.wholeMatch(of: /corpus \d+\.\d+\.\d+(\+pending)?/) != nil })
        #expect(version.contains("adapter protocol 1"))
        #expect(version.contains { $0.wholeMatch(of: /commit [0-9a-f]{40}/) != nil })

        let completion = """
            source "\(scratch["prefix/share/bash-completion/completions/assay"])"
            complete_words() {
                COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}; COMPREPLY=()
                _assay assay "${@: -1}" "${@: -2:1}"; echo "${COMPREPLY[*]}"
            }
            complete_words assay check --subsystem mob
            complete_words assay check --clause HIX
            complete_words assay explain scholar.similarity.th
            complete_words assay check --case scholar.hindex/ten-
            complete_words assay init javas
            """
        let words = try shell(scratch, "bash", completion).split(separator: "\n").map(String.init)
        try #require(words.count == 5)
        #expect(words[0].hasPrefix("mobility mobility."))
        #expect(words[1] == "HIX-1 HIX-2")
        #expect(words[2] == "scholar.similarity.threshold")
        #expect(words[3].contains("scholar.hindex/ten-with-ten"))
        #expect(words[4] == "javascript")
    }
}
