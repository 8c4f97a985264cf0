/// A type that lists all members of its JSON object.
protocol HasMembers: Decodable {
    associatedtype CodingKeys: CodingKey, CaseIterable
}

/// A value whose JSON object has only members of the value's type; `JSONDecoder` alone ignores other members.
struct Exactly<Value: HasMembers>: Decodable {
    let value: Value

    init(from decoder: any Decoder) throws {
        let known = Set(Value.CodingKeys.allCases.map(\.stringValue))
        for member in try decoder.container(keyedBy: Member.self).allKeys
        where !known.contains(member.stringValue) {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath, debugDescription: "unknown member \(member.stringValue)"))
        }
        value = try Value(from: decoder)
    }

    private struct Member: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }

        init?(intValue: Int) { nil }
    }
}
