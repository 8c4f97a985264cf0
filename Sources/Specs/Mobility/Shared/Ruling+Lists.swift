import Specification

extension Ruling {
    /// Returns parts of a list. If the law is broken, the parts are left out or given twice.
    func gives<T>(_ law: Law, _ parts: [T], line: UInt = #line, column: UInt = #column) -> [T] {
        var given: [T] = []
        emit(law, all: parts, into: &given, line: line, column: column)
        return given
    }
}
