import Dispatch
import Synchronization

/// Does work on all processors at the same time.
package enum Parallel {
    /// Returns the results of `transform` for all elements, in the order of the elements; all processors share the
    /// work.
    package static func map<Element: Sendable, Result: Sendable>(
        _ elements: [Element], _ transform: @Sendable (Element) -> Result
    ) -> [Result] {
        // The parts are small, so that the other processors need not wait long for the slowest part.
        let size = max(1, elements.count / 64)
        let parts = stride(from: 0, to: elements.count, by: size).map { $0..<min($0 + size, elements.count) }
        let done = Mutex<[[Result]]>(Array(repeating: [], count: parts.count))
        DispatchQueue.concurrentPerform(iterations: parts.count) { part in
            let results = elements[parts[part]].map(transform)
            done.withLock { $0[part] = results }
        }
        return done.withLock { $0.flatMap { $0 } }
    }
}
