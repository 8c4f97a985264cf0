import Catalogue
import Illustrations
import Kit
import Reference
import Reports
import Specification

/// A picture of a track's records: the lines and circles of mobility.track on a plain grid.
///
/// A picture needs all records of the track in memory, unlike the output without a picture.
struct TrackPicture {
    private let file: String
    private var records: [MovementRecord] = []

    init(to file: String) { self.file = file }

    mutating func add(_ record: MovementRecord) { records.append(record) }

    /// Writes the picture.
    ///
    /// - Throws: `Failure` with an explanation if there is nothing to draw, or if the file cannot be written.
    func write(of name: String) throws {
        let input = Track.Input(records: records)
        let output = try Track.drawn(input, of: name)
        let illustration = Illustration.all.first { $0.subsystem == Track.id }
        let picture = illustration?.picture(title: name, input: input.value, output: output.value)
        guard let picture else { throw Failure(.usage, "\(name): nothing to draw") }
        try writeWhole(picture.svg, to: file)
    }
}

extension Track {
    /// Returns the lines and circles for records that are in the order of time.
    ///
    /// - Throws: `Failure` with the name of the track if a time is too early or too late for mobility.track.
    static func drawn(_ input: Input, of name: String) throws -> Output {
        do {
            return try reference.run(input, readings: .standard)
        } catch {
            throw Failure(
                .usage, "\(name): a time is outside the years 2 to 9998, so no lines can be drawn (\(error))")
        }
    }
}
