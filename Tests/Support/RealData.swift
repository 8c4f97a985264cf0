import Catalogue
import Foundation
import JSON
import Specification
import Testing

/// Real data, if present, in the folder that `ASSAY_DATA` names, or by default in a folder beside the project.
public enum RealData {
    public static let folder: URL? = {
        let named = ProcessInfo.processInfo.environment["ASSAY_DATA"]
        let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folder = named.map { URL(filePath: $0) } ?? project.appending(path: "../shared/data").standardized
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }()

    public static let isThere = folder != nil
    public static let isMissing: Comment = "there is no real data: set ASSAY_DATA to its folder"

    /// Returns the text of a file, read as UTF-8 or, if that fails, as ISO 8859-1.
    public static func text(_ path: String) throws -> String {
        let data = try Data(contentsOf: #require(folder).appending(path: path))
        return String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1) ?? ""
    }

    /// Returns the paths of those files below a folder whose names end with `ending`.
    public static func files(_ path: String, ending: String) throws -> [String] {
        let root = try #require(folder).appending(path: path)
        let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(ending) }.sorted().map { "\(path)/\($0)" }
    }

    /// Returns the rows of CSV text, beginning with the header; fields may be in quotation marks.
    public static func rows(_ csv: String, separator: Character = ",") -> [[String]] {
        var rows: [[String]] = []
        var row: [String] = []
        var field = ""
        var isQuoted = false
        for character in csv {
            switch character {
            case "\"": isQuoted.toggle()
            case separator where !isQuoted:
                row.append(field)
                field = ""
            case "\n" where !isQuoted, "\r\n" where !isQuoted:
                rows.append(row + [field])
                row = []
                field = ""
            default: field.append(character)
            }
        }
        return field.isEmpty && row.isEmpty ? rows : rows + [row + [field]]
    }

    /// Reads a GeoLife track: lines of latitude, longitude, 0, altitude in feet, days since 1899-12-30, date and time.
    public static func geoLifeTrack(_ path: String) throws -> [Fix] {
        try text(path).split(whereSeparator: \.isNewline).dropFirst(6).compactMap { line in
            let fields = line.split(separator: ",")
            guard fields.count >= 5, let lat = Double(fields[0]), let lon = Double(fields[1]),
                let days = Double(fields[4])
            else { return nil }
            return Fix(t: ((days - 25_569) * 86_400).rounded(), lat: lat, lon: lon, accuracy: 10)
        }
    }
}
