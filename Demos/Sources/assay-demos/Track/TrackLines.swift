import ArgumentParser
import Catalogue
import JSON
import Reference
import Specification

/// Writes records and events as JSON Lines, or as the features of one GeoJSON collection (RFC 7946).
struct TrackLines {
    enum Format {
        case jsonLines, geoJSON
    }

    private let format: Format
    private let device: String?
    private(set) var bytes: [UInt8] = []
    private var hasFeature = false

    init(_ format: Format, device: String?) {
        self.format = format
        self.device = device
        if format == .geoJSON { bytes += #"{"type":"FeatureCollection","features":["#.utf8 }
    }

    /// Writes the event of a fix, and then its record.
    mutating func add(_ step: PipelinePass.Step) {
        if let event = step.event { add("event", event.value, at: event.centre) }
        if let record = step.record { add("record", record.value, at: record.place) }
    }

    private mutating func add(_ what: String, _ content: Value, at place: Coordinate) {
        switch format {
        case .jsonLines:
            bytes += JSONWriter.line(of: .record(("device", device?.value), (what, content)))
        case .geoJSON:
            bytes += hasFeature ? ",\n".utf8 : "\n".utf8
            hasFeature = true
            bytes += JSONWriter.bytes(of: feature(what, content, at: place))
        }
    }

    /// A point with all other members as properties.
    private func feature(_ what: String, _ content: Value, at place: Coordinate) -> Value {
        var properties = [Value.Member("what", what.value)]
        if let device { properties.append(.init("device", device.value)) }
        if case .object(let members) = content {
            properties += members.filter { !["lat", "lon", "centre"].contains($0.name) }
        }
        return .record(
            ("type", "Feature".value),
            (
                "geometry",
                .record(("type", "Point".value), ("coordinates", [place.lon, place.lat].value))
            ),
            ("properties", .object(properties)))
    }

    /// Writes the end of the output.
    mutating func finish() {
        if format == .geoJSON { bytes += "\n]}\n".utf8 }
    }

    /// Returns the output that was written since the last call.
    mutating func take() -> [UInt8] {
        defer { bytes.removeAll(keepingCapacity: true) }
        return bytes
    }
}
