import Foundation

extension Skeleton {
    /// Returns a minimal adapter in Python for any subsystem: it follows the protocol, and skips every case.
    ///
    /// - Parameters:
    ///   - subsystem: the id of the subsystem to implement, such as `roman.numeral`.
    ///   - program: the name of the program that will check the adapter.
    public static func stub(of subsystem: String, for program: String) -> Skeleton? {
        guard var python = all.first(where: { $0.language == "python" }) else { return nil }
        let name = String(subsystem.drop { $0 != "." }.dropFirst())
        python.files = python.files.map { file -> File in
            if file.path == "hindex.py" {
                return File(path: "\(name).py", bytes: Array(module(subsystem, program).utf8))
            }
            let text = String(decoding: file.bytes, as: UTF8.self)
                .replacing("scholar.hindex", with: subsystem)
                .replacing("hindex", with: name)
                .replacing("scholar.similarity.threshold", with: "\(subsystem).reading")
                .replacing("scholar.similarity", with: subsystem)
                .replacing("`assay ", with: "`\(program) ")
                .replacing("    assay ", with: "    \(program) ")
            return File(path: file.path, bytes: Array(text.utf8))
        }
        python.subsystem = subsystem
        return python
    }

    private static func module(_ subsystem: String, _ program: String) -> String {
        """
        \"""\(subsystem): `\(program) explain \(subsystem)` shows its rules and shapes.\"""

        #: Replace None with a function that takes the input and the readings, and returns the output or raises
        #: contract.Rejection. Until then, each case is skipped.
        run = None

        """
    }
}
