import JSON
import Specification

extension Dictionary where Key == String, Value: Wire {
    /// The entries as an object, in the order of their names.
    package var sortedObject: JSON.Value {
        .object(sorted { $0.key < $1.key }.map { .init($0.key, $0.value.value) })
    }
}
