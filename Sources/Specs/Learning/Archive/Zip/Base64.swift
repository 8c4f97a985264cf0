import Foundation
import JSON
import Specification

/// Bytes in JSON as base64 by RFC 4648 §4: with padding, without line breaks, and with unused bits set to 0.
///
/// Under these rules, each sequence of bytes has exactly one encoding.
struct Base64: Wire {
    let bytes: [UInt8]

    static let shape = Shape.string(
        pattern: "^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$")

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    init(_ value: Value) throws(Misfit) {
        let text = try String(value)
        guard let data = Data(base64Encoded: text), data.base64EncodedString() == text else {
            throw Misfit("base64 with padding is expected")
        }
        bytes = Array(data)
    }

    var value: Value { .string(Data(bytes).base64EncodedString()) }
}
