import Catalogue
import Foundation
import Harness
import JSON
import Reports
import Specification

/// The function that libFuzzer calls: judges the answer to the sample made from the bytes, and aborts if the answer is
/// wrong.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let (contender, sample) = Selection.current.sample(of: bytes)
    let found = waiting { await contender.discovery(of: sample, on: contender.candidate, isSmall: false) }
    guard let found, Known.note(found) else { return 0 }
    let golden = waiting { await contender.golden(found, failedBy: contender.candidate) }
    standardError(
        "\n" + found.text(in: .assay, again: contender.question(found), golden: golden, .plain))
    // If a signal ends the program, libFuzzer writes the bytes of the sample to a file.
    abort()
}

/// Called by libFuzzer first; if the command line has a verb, the function runs the verb and ends the program.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
    _ count: UnsafeMutablePointer<CInt>?,
    _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>?
) -> CInt {
    _ = Selection.current
    let words = Array(CommandLine.arguments.dropFirst())
    switch (words.first, words.count) {
    case ("tell", 2): exit(tell(words[1]))
    case ("serve", 1): serve()
    case ("blind", 2): exit(blind(samples: Int(words[1]) ?? 20_000))
    case ("tell", _), ("serve", _), ("blind", _): refuse("give 'tell FINDING', 'serve' or 'blind SAMPLES'")
    default: return 0
    }
}

/// The failures that this session has already reported, which do not end the program again.
private enum Known {
    private static let file = ProcessInfo.processInfo.environment["ASSAY_KNOWN"]

    private static let titles: Set<String> = {
        let text = file.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } ?? ""
        return Set(text.split(separator: "\n").map { String($0) })
    }()

    /// Returns whether a failure is new, and adds it to the known failures.
    static func note(_ found: Discovery) -> Bool {
        let title = "\(found.subsystem) \(found.title)"
        guard !titles.contains(title) else { return false }
        if let file {
            let text = titles.union([title]).sorted().joined(separator: "\n") + "\n"
            do {
                try text.write(toFile: file, atomically: true, encoding: .utf8)
            } catch {
                refuse("\(file) cannot be written: \(error.localizedDescription)")
            }
        }
        return true
    }
}

extension Style {
    static var plain: Style { Style(hasColour: false) }
}
