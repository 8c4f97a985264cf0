/// Reads a query of the form that the clauses give, however its attributes are ordered or quoted.
struct QueryReader {
    private let scalars: [Unicode.Scalar]
    private var place = 0

    private init(_ query: String) { scalars = Array(query.unicodeScalars) }

    /// Returns the steps of a query; nil if it has another form.
    static func steps(of query: String) -> [QueryStep]? {
        var reader = QueryReader(query)
        guard reader.take("//") else { return nil }
        var steps: [QueryStep] = []
        repeat {
            guard let step = reader.step() else { return nil }
            steps.append(step)
        } while reader.take("/")
        return reader.place == reader.scalars.count ? steps : nil
    }

    private mutating func take(_ text: String) -> Bool {
        let wanted = Array(text.unicodeScalars)
        guard scalars[place...].starts(with: wanted) else { return false }
        place += wanted.count
        return true
    }

    private mutating func step() -> QueryStep? {
        guard let name = name() else { return nil }
        var step = QueryStep(name: name, tests: [])
        while take("[@") {
            guard let attribute = self.name() else { return nil }
            var value: String?
            if take("=") {
                guard let literal = take("concat(") ? joined() : literal() else { return nil }
                value = literal
            }
            guard take("]") else { return nil }
            step.tests.append((attribute, value))
        }
        return step
    }

    private mutating func name() -> String? {
        let start = place
        while scalars.indices.contains(place), !"/[]@=(),\"'*|:. ".unicodeScalars.contains(scalars[place]) {
            place += 1
        }
        return place > start ? String(String.UnicodeScalarView(scalars[start..<place])) : nil
    }

    private mutating func literal() -> String? {
        for quote in ["\"", "'"] where take(quote) {
            guard let end = scalars[place...].firstIndex(of: Unicode.Scalar(quote) ?? "'") else { return nil }
            let text = String(String.UnicodeScalarView(scalars[place..<end]))
            place = end + 1
            return text
        }
        return nil
    }

    /// The parts of a concat().
    private mutating func joined() -> String? {
        var text = ""
        repeat {
            guard let part = literal() else { return nil }
            text += part
        } while take(",")
        return take(")") ? text : nil
    }
}
