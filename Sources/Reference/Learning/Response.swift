import LearningSpecs
import Specification

extension Response: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        switch input.status {  // RSP-1
        case (200...299)?: Output(action: .proceed)
        case 400?: Output(action: .badRequest)
        case 401?: Output(action: .login)
        default: Output(action: .connectionError)
        }
    }
}
