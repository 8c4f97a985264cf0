import Foundation

/// The Swift compiler of this machine, and the files that the compiler and the compiled programs must read.
public struct Toolchain: Sendable {
    public let compiler: String
    /// The paths that may be read: files, and folders with everything in them.
    let readable: [String]

    /// Finds the compiler at the given path, or the first `swiftc` in `PATH` if no path is given; nil if no such file
    /// exists.
    public init?(compiler: String? = nil) {
        let folders =
            ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":").map { String($0) } ?? []
        let candidates = compiler.map { [$0] } ?? folders.map { "\($0)/swiftc" }
        guard let found = candidates.first(where: { access($0, X_OK) == 0 }), let real = realpath(found, nil)
        else {
            return nil
        }
        defer { free(real) }
        self.compiler = URL(filePath: found).path
        // The compiler is at `…/usr/bin/swift-driver`. The compiler reads `bin` and some folders beside it, and nothing
        // else in `…/usr`.
        let root = URL(filePath: String(cString: real)).deletingLastPathComponent()
            .deletingLastPathComponent().path
        let own = ["bin", "include", "lib", "lib64", "libexec", "share/swift"].map { "\(root)/\($0)" }
        readable =
            own + [self.compiler, "/usr", "/bin", "/lib", "/lib64", "/etc/ld.so.cache", "/etc/alternatives"]
    }
}
