import Foundation

extension stat {
    /// The time of the last change to the contents of the file.
    package var modified: timespec {
        #if canImport(Darwin)
            st_mtimespec
        #else
            st_mtim
        #endif
    }
}
