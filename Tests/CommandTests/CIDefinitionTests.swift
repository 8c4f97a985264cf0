import Foundation
import TestSupport
import Testing

/// Tests `action.yml`, `Scripts/ci/gitlab.yml` and the workflows of `docs/ci.md`, which are read as YAML and run as
/// scripts.
@Suite(.enabled(if: YAML.isReadable, "PyYAML is not installed"))
struct CIDefinitionTests {
    private struct Action: Decodable {
        struct Input: Decodable {
            let required: Bool?
            let `default`: String?
        }
        struct Output: Decodable { let value: String }
        struct Step: Decodable {
            let id, shell, run: String
            let env: [String: String]
        }
        struct Runs: Decodable {
            let using: String
            let steps: [Step]
        }
        let inputs: [String: Input]
        let outputs: [String: Output]
        let runs: Runs

        init() throws {
            self = try CIDefinitionTests.decode(Action.self, fromFile: "action.yml")
        }
    }

    private struct Template: Decodable {
        struct Job: Decodable {
            struct Artifacts: Decodable { let reports: [String: String] }
            let variables: [String: String]
            let script: [String]
            let artifacts: Artifacts
        }
        let job: Job
        enum CodingKeys: String, CodingKey { case job = ".assay" }
    }

    /// The parts of a documented workflow that the tests check.
    private struct Workflow: Decodable {
        struct Job: Decodable { let steps: [Step] }
        struct Step: Decodable {
            let uses, run: String?
            let with: [String: String]?
        }
        let jobs: [String: Job]
    }

    private static func decode<T: Decodable>(_ type: T.Type, fromFile path: String) throws -> T {
        try YAML.decode(
            type, from: String(contentsOf: Program.project.appending(path: path), encoding: .utf8))
    }

    /// Returns the YAML blocks of the page `docs/ci.md`.
    private static func documented() throws -> [String] {
        let text = try String(contentsOf: Program.project.appending(path: "docs/ci.md"), encoding: .utf8)
        return text.matches(of: /```yaml\n((?s:.*?))```/).map { String($0.1) }
    }

    /// Runs the step of the action with these inputs, as GitHub does.
    private func run(_ inputs: [String: String], in scratch: Scratch) throws -> Program.Result {
        let action = try Action()
        let step = try #require(action.runs.steps.first)
        var environment = [
            "GITHUB_ACTIONS": "true", "GITHUB_ACTION_PATH": Program.project.path,
            "GITHUB_OUTPUT": scratch["outputs"], "GITHUB_STEP_SUMMARY": scratch["summary"],
        ]
        for (name, value) in step.env {
            environment[name] = value.replacing(/\$\{\{ inputs\.(\w+) \}\}/) { match in
                inputs[String(match.1)] ?? action.inputs[String(match.1)]?.default ?? ""
            }
        }
        try scratch.write(step.run, to: "step.sh")
        return try Program.run(
            "/bin/sh", ["-e", scratch["step.sh"]], environment: environment, in: scratch.folder)
    }

    @Test
    func `each input of the action reaches the script, and each output of the action comes from the script`()
        throws
    {
        let action = try Action()
        #expect(action.runs.using == "composite" && action.runs.steps.count == 1)
        let step = try #require(action.runs.steps.first)
        #expect(step.shell == "sh" && step.id == "check")
        let asked = step.env.filter { $0.value.contains("inputs.") }
        #expect(Set(asked.values) == Set(action.inputs.keys.map { "${{ inputs.\($0) }}" }))
        let script = try String(contentsOfFile: CheckScriptTests.script, encoding: .utf8)
        // Each variable of the step is read by the script, or by the lines of the step that find the release.
        for name in step.env.keys {
            #expect(script.contains("${\(name)") || step.run.contains("$\(name)"), "\(name)")
        }
        for (name, output) in action.outputs {
            #expect(output.value == "${{ steps.check.outputs.\(name) }}")
        }
        #expect(action.inputs.filter { $0.value.required == true }.map(\.key) == ["adapter"])
        #expect(action.inputs.values.allSatisfy { $0.required == true || $0.default != nil })

        let scratch = try Scratch()
        _ = try run(["adapter": "exit 9", "assay": Program.assay], in: scratch)
        let told = try scratch.read("outputs").split(separator: "\n").compactMap {
            $0.split(separator: "=").first
        }
        #expect(Set(told.map(String.init)) == Set(action.outputs.keys))
    }

    @Test(arguments: [true, false])
    func `the action's step checks an adapter with the corpus`(conforms: Bool) throws {
        let scratch = try Scratch()
        let result = try run(
            [
                "adapter": "'\(Program.miniature)'" + (conforms ? "" : " one-too-few"),
                "subsystems": "scholar.hindex", "reports": "junit=junit.xml", "assay": Program.assay,
            ], in: scratch)
        #expect(result.status == (conforms ? 0 : 1), "\(result.errors)")
        #expect(result.output.contains("::error title=HIX-1") == !conforms)
        #expect(try scratch.read("outputs").hasPrefix("conforms=\(conforms)\n"))
        #expect(try scratch.read("summary").contains(conforms ? "conforms" : "does not conform"))
        #expect(try scratch.read("junit.xml").contains("<testsuites "))
    }

    @Test(arguments: [true, false])
    func `the GitLab template fetches the script and checks an adapter`(conforms: Bool) throws {
        let scratch = try Scratch()
        let job = try Self.decode(Template.self, fromFile: "Scripts/ci/gitlab.yml").job
        // The repository has a version tag, and only the part of Assay that the template needs.
        let remote = """
            set -e; git init --quiet remote; mkdir -p remote/Scripts; cp -r '\(Program.project.path)/Scripts/ci' \
            remote/Scripts; cd remote; git add .; git -c user.name=a -c user.email=a@b commit --quiet -m a; git tag v1
            """
        try #require(try Program.run("/bin/sh", ["-c", remote], in: scratch.folder).status == 0)
        var environment = job.variables.merging([
            "ASSAY_REPOSITORY": scratch.place("remote").absoluteString, "ASSAY_REF": "v1",
            "CHECK_ADAPTER": "'\(Program.miniature)'" + (conforms ? "" : " one-too-few"),
            "CHECK_SUBSYSTEMS": "scholar.hindex", "CHECK_ASSAY": Program.assay, "GITHUB_ACTIONS": "",
        ]) { $1 }
        environment = environment.mapValues { $0.replacing("$CI_PROJECT_DIR", with: scratch.folder.path) }
        try scratch.write(job.script.joined(separator: "\n"), to: "job.sh")
        // In the second round, the checkout already exists.
        for _ in 1...2 {
            let result = try Program.run(
                "/bin/sh", ["-e", scratch["job.sh"]], environment: environment, in: scratch.folder)
            #expect(result.status == (conforms ? 0 : 1), "\(result.errors)")
            let files = job.artifacts.reports
            #expect(
                try scratch.read(files["dotenv"] ?? "").split(separator: "\n").first
                    == "assay_conforms=\(conforms)")
            #expect(try scratch.read(files["junit"] ?? "").contains("<testsuites "))
            #expect(try scratch.read("assay.html").contains("<html"))
        }
    }

    @Test func `the documented workflows use only inputs that the action has`() throws {
        let action = try Action()
        let workflows = try Self.documented().filter { $0.contains("\njobs:") }
            .map { try YAML.decode(Workflow.self, from: $0) }
        let steps = workflows.flatMap { $0.jobs.values.flatMap(\.steps) }
            .filter { $0.uses?.hasPrefix("OWNER/assay@") == true }
        try #require(!steps.isEmpty)
        for step in steps {
            #expect(step.with?["adapter"] != nil)
            #expect(Set(step.with.map { Array($0.keys) } ?? []).isSubset(of: action.inputs.keys))
        }
    }

    @Test func `the documented GitLab job sets only variables that the script reads`() throws {
        struct Pipeline: Decodable {
            struct Job: Decodable {
                let extends: String
                let variables: [String: String]
            }
            let conformance: Job
        }
        let texts = try Self.documented().filter { $0.contains("extends: .assay") }
        let job = try YAML.decode(Pipeline.self, from: try #require(texts.first)).conformance
        let script = try String(contentsOfFile: CheckScriptTests.script, encoding: .utf8)
        #expect(job.extends == ".assay" && job.variables["CHECK_ADAPTER"] != nil)
        for name in job.variables.keys where name != "ASSAY_REPOSITORY" && name != "ASSAY_REF" {
            #expect(script.contains("${\(name)"), "\(name)")
        }
    }

    @Test func `the documented step puts the badge on a separate branch`() throws {
        let scratch = try Scratch()
        let steps = try Self.documented().filter { $0.contains("\njobs:") }
            .flatMap { try YAML.decode(Workflow.self, from: $0).jobs.values.flatMap(\.steps) }
        let step = try #require(steps.compactMap(\.run).first { $0.contains("assay-badge.json") })
        let prepare = """
            set -e; git init --quiet --bare remote; git clone --quiet remote work 2>&1; cd work
            git config user.name a; git config user.email a@b; echo a >a; git add .; git commit --quiet -m a
            echo '{"schemaVersion":1}' >assay-badge.json; git push --quiet origin HEAD
            """
        try #require(try Program.run("/bin/sh", ["-c", prepare], in: scratch.folder).status == 0)
        try scratch.write(step, to: "step.sh")
        for _ in 1...2 {
            let result = try Program.run("/bin/sh", ["-e", scratch["step.sh"]], in: scratch.place("work"))
            #expect(result.status == 0, "\(result.errors)")
        }
        let files = try Program.run(
            "/usr/bin/env", ["git", "ls-tree", "-r", "--name-only", "badges"], in: scratch.place("remote"))
        #expect(files.output == "assay-badge.json\n")
        #expect(FileManager.default.fileExists(atPath: scratch["work/a"]))
    }
}

/// Reads YAML with PyYAML.
private enum YAML {
    private static let python = "import json, sys, yaml; json.dump(yaml.safe_load(sys.stdin), sys.stdout)"

    static let isReadable =
        (try? Program.run("/usr/bin/env", ["python3", "-c", python], input: "a: 1").status == 0) == true

    static func decode<T: Decodable>(_: T.Type, from text: String) throws -> T {
        let result = try Program.run("/usr/bin/env", ["python3", "-c", python], input: text)
        try #require(result.status == 0, "\(result.errors)")
        return try JSONDecoder().decode(T.self, from: Data(result.output.utf8))
    }
}
