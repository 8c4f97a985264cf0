import Dispatch
import Synchronization

/// Work on all processors at once.
package enum Parallel {
    /// Returns the transformed elements, in their order; each processor takes the next few of the remaining elements.
    package static func map<Element: Sendable, Result: Sendable>(
        _ elements: [Element], _ transform: @Sendable (Element) -> Result
    ) -> [Result] {
        // Small parts, so that an expensive one does not keep the others waiting.
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
