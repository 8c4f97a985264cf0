import ArgumentParser
import Catalogue
import JSON
import Reference
import Specification

/// Writes records and events as JSON Lines, or as the features of one GeoJSON collection (RFC 7946).
///
/// A GeoJSON collection has points, followed by lines for the stretches of mobility.track. The lines can only be
/// computed from all records, so the records are kept until the end.
struct TrackLines {
    enum Format {
        case jsonLines, geoJSON
    }

    private let format: Format
    private let device: String?
    private(set) var bytes: [UInt8] = []
    private var hasFeature = false
    private var records: [MovementRecord] = []

    init(_ format: Format, device: String?) {
        self.format = format
        self.device = device
        if format == .geoJSON { bytes += #"{"type":"FeatureCollection","features":["#.utf8 }
    }

    /// Writes the event of a fix, if any, and then the record of the fix, if any.
    mutating func add(_ step: PipelinePass.Step) {
        if let event = step.event { add("event", event.value, at: event.centre) }
        guard let record = step.record else { return }
        add("record", record.value, at: record.place)
        if format == .geoJSON { records.append(record) }
    }

    private mutating func add(_ what: String, _ content: Value, at place: Coordinate) {
        switch format {
        case .jsonLines:
            bytes += JSONWriter.line(of: .record(("device", device?.value), (what, content)))
        case .geoJSON:
            addFeature(what, content, "Point", Self.position(place))
        }
    }

    /// Adds a feature, whose properties are all members of the content except places.
    private mutating func addFeature(_ what: String, _ content: Value, _ type: String, _ coordinates: Value) {
        var properties = [Value.Member("what", what.value)]
        if let device { properties.append(.init("device", device.value)) }
        if case .object(let members) = content {
            properties += members.filter { !["lat", "lon", "centre", "from", "to"].contains($0.name) }
        }
        bytes += hasFeature ? ",\n".utf8 : "\n".utf8
        hasFeature = true
        bytes += JSONWriter.bytes(
            of: .record(
                ("type", "Feature".value),
                ("geometry", .record(("type", type.value), ("coordinates", coordinates))),
                ("properties", .object(properties))))
    }

    private static func position(_ place: Coordinate) -> Value { [place.lon, place.lat].value }

    /// Writes the lines and the end of the GeoJSON collection; for JSON Lines, writes nothing.
    ///
    /// - Throws: `Failure` with the name of the track if mobility.track rejects the records.
    mutating func finish(_ name: String) throws {
        guard format == .geoJSON else { return }
        for stretch in try Track.drawn(Track.Input(records: records), of: name).stretches {
            let places = records[stretch.from...stretch.to].map { Self.position($0.place) }
            addFeature("line", stretch.value, "LineString", .array(places))
        }
        bytes += "\n]}\n".utf8
    }

    /// Returns the output that was written since the last call.
    mutating func take() -> [UInt8] {
        defer { bytes.removeAll(keepingCapacity: true) }
        return bytes
    }
}
