import Files
import Foundation

/// Compiles and runs programs, each in a separate folder that is removed afterwards.
public struct Workshop: Sendable {
    private let compiler: String
    private let confinement: Confinement
    public var compilerLimits = ProgramLimits.ofCompiler
    public var programLimits = ProgramLimits.ofProgram
    /// The path of the folder in which the workshop makes a folder for each program.
    let place: String

    /// The id of the system's user `nobody`, which runs the programs by default if root runs the service.
    public static let nobody: UInt32 = 65_534

    /// The names of the programs' folders begin with this prefix.
    private static let prefix = "code-runner-"

    /// Creates a workshop with a compiler and the path of `code-runner`, which confines the programs.
    ///
    /// - Parameter isUnheld: Whether programs run even if this system cannot enforce all limits.
    public init(
        _ toolchain: Toolchain, helper: String, user: UInt32 = nobody, isUnheld: Bool = false,
        place: String = FileManager.default.temporaryDirectory.path
    ) {
        compiler = toolchain.compiler
        confinement = Confinement(
            helper: helper, readable: toolchain.readable, user: user, isUnheld: isUnheld)
        self.place = place
    }

    /// Returns the limits that this system cannot enforce; empty if it can enforce all.
    public func gaps() async -> [String] { await confinement.gaps() }

    /// Removes the folders of programs that earlier services left behind when they were killed.
    public func clear() {
        guard let folder = try? FolderHandle(place) else { return }
        for name in folder.leftovers(Self.prefix) { folder.remove(name) }
    }

    /// Compiles a program, runs it, removes all files that were made, and returns the results of both steps.
    func details(of code: String) async -> Details {
        let name = FolderHandle.hiddenName(Self.prefix)
        let path = "\(place)/\(name)"
        do {
            let parent = try FolderHandle(place)
            try parent.makeFolder(name)
            defer { parent.remove(name) }
            let folder = try parent.subfolder(name)
            try folder.makeFile("main.swift", Array(code.utf8))
            try folder.makeFolder("build")
            // Only the user who runs the compiler may read the source and the executable.
            chmod(path, 0o700)
            chmod("\(path)/main.swift", 0o600)
            if geteuid() == 0 {
                for own in [path, "\(path)/main.swift", "\(path)/build"] {
                    chown(own, confinement.user, confinement.user)
                }
            }
            return await work(in: path)
        } catch {
            return Details(build: .init(errors: "\(error)", code: 1, result: .error))
        }
    }

    private func work(in path: String) async -> Details {
        let build = await step(
            [
                compiler, "-Onone", "-swift-version", "6", "-module-name", "main", "-module-cache-path",
                "build/modules", "-o", "build/program", "main.swift",
            ], in: path, name: "build", writable: ["\(path)/build"],
            environment: ["PATH": "/usr/bin:/bin", "HOME": "\(path)/build", "TMPDIR": "\(path)/build"],
            limits: compilerLimits)
        guard build.result == .success else { return Details(build: build) }
        // The environment makes Swift report a fatal error in one line, without a long backtrace.
        let execution = await step(
            ["\(path)/build/program"], in: path, name: "run", environment: ["SWIFT_BACKTRACE": "enable=no"],
            limits: programLimits)
        return Details(build: build, execution: execution)
    }

    /// Runs the compiler or a compiled program, and returns how it ended, with its output.
    private func step(
        _ words: [String], in path: String, name: String, writable: [String] = [],
        environment: [String: String] = [:], limits: ProgramLimits
    ) async -> Details.Step {
        let start = ContinuousClock.now
        let end = await confinement.run(
            words, in: path, name: name, writable: writable, environment: environment, limits: limits)
        var step = Details.Step(code: 0, result: .success)
        step.seconds = (ContinuousClock.now - start) / .seconds(1)
        let greatest = min(limits.bytes, 1 << 18)
        func text(_ kind: String) -> (text: String, isWhole: Bool) {
            let file = FileHandle(forReadingAtPath: "\(path)/\(name).\(kind)")
            let bytes = (try? file?.read(upToCount: greatest)) ?? Data()
            // The path of the folder means nothing to the client, so the text does not contain the path.
            let text = String(decoding: bytes, as: UTF8.self).replacing("\(path)/", with: "")
            return (text, bytes.count < greatest)
        }
        let (output, errors) = (text("out"), text("err"))
        (step.output, step.errors) = (output.text, errors.text)
        switch end {
        case .exited(let code): (step.code, step.result) = (code, code == 0 ? .success : .failure)
        case .signalled(let number): (step.code, step.result) = (128 + number, .failure)
        case .late:
            (step.code, step.result) = (128 + Int(SIGKILL), .timeout)
            step.tell("ended after \(limits.seconds) s")
        case .failed(let why):
            (step.code, step.result) = (126, .error)
            step.tell(why)
        }
        if !output.isWhole { step.tell("the output was truncated after \(greatest) bytes") }
        return step
    }
}
