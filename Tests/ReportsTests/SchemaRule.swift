import Catalogue
import Foundation
import JSON
import Specification

/// A validator for the part of JSON Schema 2020-12 that the kit's schemas use.
///
/// The validator refuses every keyword that the kit's schemas do not use.
struct SchemaRule {
    struct Unknown: Error {
        let keyword: String
    }

    private var type: String?
    private var choices: [Value]?
    private var bounds: [(keyword: String, holds: (Double) -> Bool)] = []
    private var pattern: NSRegularExpression?
    /// The rule for the elements of an array; empty if there is no such rule.
    private var items: [SchemaRule] = []
    private var counts = 0...Int.max
    private var properties: [String: SchemaRule] = [:]
    private var required: [String] = []
    private var isClosed = false
    /// The rule for members that `properties` does not name; empty if there is no such rule.
    private var others: [SchemaRule] = []
    /// Rules, exactly one of which must accept a value; empty if there are no alternatives.
    private var alternatives: [SchemaRule] = []

    init(_ schema: Value) throws {
        guard case .object(let members) = schema else { throw Unknown(keyword: schema.kind) }
        for member in members {
            switch (member.name, member.value) {
            case ("$schema", .string), ("$id", .string), ("title", .string), ("description", .string): break
            case ("type", .string(let name)): type = name
            case ("enum", .array(let values)): choices = values
            // Values and bounds are compared as doubles, as in the Swift types, so 1e-400 is not above 0.
            case ("minimum", .number(let bound)): bounds.append(("minimum", { $0 >= bound.double }))
            case ("exclusiveMinimum", .number(let bound)):
                bounds.append(("exclusiveMinimum", { $0 > bound.double }))
            case ("maximum", .number(let bound)): bounds.append(("maximum", { $0 <= bound.double }))
            case ("pattern", .string(let text)) where text.hasPrefix("^") && text.hasSuffix("$"):
                pattern = try NSRegularExpression(pattern: text)
            case ("items", let schema): items = [try SchemaRule(schema)]
            case ("minItems", .number(let count)):
                counts = max(counts.lowerBound, count.integer ?? 0)...counts.upperBound
            case ("maxItems", .number(let count)):
                counts = counts.lowerBound...min(counts.upperBound, count.integer ?? 0)
            case ("properties", .object(let fields)):
                for field in fields { properties[field.name] = try SchemaRule(field.value) }
            case ("required", let names): required = try [String](names)
            case ("additionalProperties", .bool(false)): isClosed = true
            case ("additionalProperties", let schema): others = [try SchemaRule(schema)]
            case ("oneOf", .array(let schemas)): alternatives = try schemas.map(SchemaRule.init)
            default: throw Unknown(keyword: member.name)
            }
        }
    }

    /// Returns the path of the refused part of a value, and the keyword that refuses it; nil if the value is accepted.
    func complaint(about value: Value) -> String? {
        if let type, !hasType(type, value) { return ": type" }
        if let choices, !choices.contains(value) { return ": enum" }
        if !alternatives.isEmpty, alternatives.count(where: { $0.complaint(about: value) == nil }) != 1 {
            return ": oneOf"
        }
        switch value {
        case .number(let number): return bounds.first { !$0.holds(number.double) }.map { ": \($0.keyword)" }
        case .string(let text): return matches(text) ? nil : ": pattern"
        case .array(let values):
            if !counts.contains(values.count) { return ": minItems, maxItems" }
            for (index, value) in values.enumerated() {
                if let complaint = items.first?.complaint(about: value) { return "[\(index)]\(complaint)" }
            }
        case .object(let members):
            if required.contains(where: { value[$0] == nil }) { return ": required" }
            for member in members {
                guard let property = properties[member.name] else {
                    if isClosed || others.first?.complaint(about: member.value) != nil {
                        return ": additionalProperties"
                    }
                    continue
                }
                let complaint = property.complaint(about: member.value)
                if let complaint { return ".\(member.name)\(complaint)" }
            }
        case .null, .bool: break
        }
        return nil
    }

    private func hasType(_ type: String, _ value: Value) -> Bool {
        switch (type, value) {
        case ("integer", .number(let number)): number.isWhole
        case ("null", .null), ("boolean", .bool), ("number", .number), ("string", .string): true
        case ("array", .array), ("object", .object): true
        default: false
        }
    }

    /// Returns whether the pattern matches the whole string, even a line break at its end; true if there is no pattern.
    private func matches(_ text: String) -> Bool {
        guard let pattern else { return true }
        let all = NSRange(text.startIndex..., in: text)
        return pattern.firstMatch(in: text, range: all)?.range == all
    }
}
