import Foundation

/// Standard input, which may be a file, a pipe or a terminal, or something that cannot be read.
enum StandardInput {
    /// The maximum number of bytes per call; as many as a pipe holds on Linux, so that one call can empty the pipe.
    private static let portion = 1 << 16

    /// Waits for bytes and returns them; the result is empty at the end of the input.
    ///
    /// - Throws: `Failure` if standard input cannot be read, for example because it is a folder.
    static func read(atMost most: Int = portion) throws(Failure) -> Data {
        var data = Data(count: min(most, portion))
        let size = data.count
        while true {
            let (count, error) = data.withUnsafeMutableBytes { buffer in
                let count = Foundation.read(STDIN_FILENO, buffer.baseAddress, size)
                return (count, count < 0 ? errno : 0)
            }
            if count >= 0 { return data.prefix(count) }
            if error == EAGAIN {
                // The input is a pipe or a terminal that another program has made non-blocking.
                var wait = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
                poll(&wait, 1, -1)
            } else if error != EINTR {
                throw Failure(.usage, "standard input cannot be read: \(String(cString: strerror(error)))")
            }
        }
    }

    /// Waits for `count` bytes and returns them; returns fewer bytes only at the end of the input.
    static func read(whole count: Int) throws(Failure) -> Data {
        var data = Data()
        while data.count < count {
            let next = try read(atMost: count - data.count)
            if next.isEmpty { break }
            data += next
        }
        return data
    }
}
