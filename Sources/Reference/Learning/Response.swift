import JSON
import LearningSpecs
import Specification

/// An implementation of learning.response that follows its laws.
public struct ResponseReference: Implementation {
    public typealias Subsystem = Response

    public init() {}

    public func run(_ input: Response.Input, readings: Readings) throws(Rejection) -> Response.Output {
        switch input.status {  // RSP-1
        case (200...299)?: Response.Output(action: .proceed)
        case 400?: Response.Output(action: .badRequest)
        case 401?: Response.Output(action: .login)
        default: Response.Output(action: .connectionError)
        }
    }
}

extension Response: Referenced {
    public static let reference = ResponseReference()
}
