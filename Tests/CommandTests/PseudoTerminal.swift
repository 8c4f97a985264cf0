import TestSupport

/// A pseudo-terminal for a command that a test runs; a Python script creates the terminal.
struct PseudoTerminal {
    /// One of the command's two output streams: the stream that is connected to the terminal.
    enum Stream: String {
        case output = "stdout"
        case error = "stderr"
    }

    /// The width that the terminal reports, in columns; 0 if the width is unknown.
    let columns: Int
    let stream: Stream

    /// Runs a command, prints what arrives at the terminal, and discards the command's other output stream.
    private static let script = """
        import fcntl, os, pty, struct, subprocess, sys, termios
        columns, stream, *command = sys.argv[1:]
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, int(columns), 0, 0))
        streams = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, stream: theirs}
        program = subprocess.Popen(command, **streams)
        os.close(theirs)
        heard = b""
        while True:
            try:
                piece = os.read(ours, 65536)
            except OSError:
                break
            if not piece:
                break
            heard += piece
        program.wait()
        sys.stdout.write(heard.decode("utf-8", "replace").replace("\\r\\n", "\\n"))
        """

    /// Runs a command on the terminal, and returns a result whose output is the text that arrived at the terminal.
    func run(_ command: [String], _ environment: [String: String] = [:]) throws -> Program.Result {
        let own = Program.environment.filter { !["CI", "TERM", "NO_COLOR"].contains($0.key) }
        return try Program.Result(
            of: "/usr/bin/env", ["python3", "-c", Self.script, "\(columns)", stream.rawValue] + command,
            environment: own.merging(environment) { $1 })
    }
}
