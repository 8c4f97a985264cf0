import ArgumentParser
import Reports
import Specification

struct Draw: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "draw",
        abstract: "Draw the state machine of a subsystem, as SVG.",
        discussion: """
            The picture is made from the specification: \(Program.name) draw platform.lifecycle > lifecycle.svg. It needs no \
            other file, and follows the reader's choice of light or dark mode.
            """)

    @Argument(help: "The subsystem, such as platform.lifecycle.", completion: Completions.machines)
    var subsystem: String

    @Option(help: ArgumentHelp("Write the picture to this file.", valueName: "file"))
    var output: String?

    func run() throws {
        let machines = Kit.current.catalogue.machines
        guard let machine = machines.first(where: { $0.id.rawValue == subsystem }) else {
            let known = machines.map { $0.id.rawValue }.joined(separator: ", ")
            let isThere = Kit.current.catalogue.specification(SubsystemID(subsystem)) != nil
            let problem =
                isThere ? "\(subsystem) declares no state machine" : "there is no subsystem \(subsystem)"
            throw Failure(.usage, "\(problem); subsystems that can be drawn: \(known)")
        }
        let svg = MachineDiagram(machine.sketch, title: subsystem).svg
        guard let output else { return standardOutput(svg) }
        try writeWhole(svg, to: output)
    }
}
