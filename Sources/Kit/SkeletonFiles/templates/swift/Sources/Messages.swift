/// A request without its input, since the type of the input depends on the subsystem.
struct Request: Decodable {
    let op: String
    let id: Int?
    let subsystem: String
    let readings: [String: String]

    private enum CodingKeys: CodingKey {
        case op, id, subsystem, readings
    }

    init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        // A request with missing members is answered too, if it has an id.
        op = (try? members.decode(String.self, forKey: .op)) ?? ""
        id = try? members.decode(Int.self, forKey: .id)
        subsystem = (try? members.decode(String.self, forKey: .subsystem)) ?? ""
        readings = (try? members.decode([String: String].self, forKey: .readings)) ?? [:]
    }
}

/// The part of a request to run a subsystem that `Request` leaves out: the input.
struct Run<Input: Members>: Decodable {
    let input: Exactly<Input>
}

struct Hello: Encodable {
    let op = "hello"
    let `protocol` = 1
    let name: String
    let language = "swift"
    let version: String
    let subsystems: [String]
    let readings: [String: [String]]
}

struct Answer<Value: Encodable>: Encodable {
    let id: Int
    let output: Value
}

struct Failure: Encodable {
    struct Reason: Encodable {
        let code: String
        var message: String?
    }

    let id: Int
    let error: Reason
}

struct Skip: Encodable {
    let id: Int
    let skip: String
}
