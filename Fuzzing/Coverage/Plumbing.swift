import Foundation
import Synchronization

/// Runs asynchronous work, and waits for its result, since C code calls this program synchronously.
func waiting<Result: Sendable>(for work: @escaping @Sendable () async -> Result) -> Result {
    let done = DispatchSemaphore(value: 0)
    let box = Box<Result>()
    let finish: @Sendable () async -> Void = {
        let result = await work()
        box.result.withLock { $0 = result }
        done.signal()
    }
    // An immediate task that never suspends runs on this thread, which saves two thread switches per sample.
    if #available(macOS 26, *) { Task.immediate(operation: finish) } else { Task(operation: finish) }
    done.wait()
    guard let result = box.result.withLock({ $0 }) else { preconditionFailure("there is no result") }
    return result
}

private final class Box<Result: Sendable>: Sendable {
    let result = Mutex<Result?>(nil)
}

func standardOutput(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
func standardError(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }

/// Ends the program with a message and exit code 2.
func refuse(_ sentence: String) -> Never {
    standardError("assay-coverage: \(sentence)\n")
    exit(2)
}
