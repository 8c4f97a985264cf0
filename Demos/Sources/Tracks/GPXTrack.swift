import CLibXML2
import Catalogue
import Foundation

/// The fixes of a GPX file: the track points that have a time.
///
/// libxml2 reads the file piece by piece. The parser loads no other files, and does not replace entities. Accuracy and
/// speed come from extensions called `hAcc` and `speed`, as HealthFit, Garmin and others write them.
final class GPXTrack {
    private let reader: xmlTextReaderPtr
    private let accuracy: Double

    init(_ file: FileHandle, accuracy: Double) throws(TrackError) {
        // Without NOERROR and NOWARNING, libxml2 would write errors and warnings to standard error.
        let options = Int32(
            XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue)
        guard let reader = xmlReaderForFd(file.fileDescriptor, nil, nil, options) else {
            throw TrackError("there is not enough memory to read the file")
        }
        self.reader = reader
        self.accuracy = accuracy
    }

    deinit {
        xmlFreeTextReader(reader)
    }

    func next() throws(TrackError) -> TrackFix? {
        while try advance() {
            guard isStart, name == "trkpt" else { continue }
            if let fix = try point() { return fix }
        }
        return nil
    }

    /// The current track point, or nil if it has no time.
    private func point() throws(TrackError) -> TrackFix? {
        let line = line
        guard let lat = attribute("lat").flatMap({ Double($0) }),
            let lon = attribute("lon").flatMap({ Double($0) })
        else {
            throw TrackError(line: line, "the latitude or longitude of a trkpt is missing or not a number")
        }
        var texts: [String: String] = [:]
        let depth = xmlTextReaderDepth(reader)
        if xmlTextReaderIsEmptyElement(reader) == 1 { return nil }
        while try advance(), xmlTextReaderDepth(reader) > depth {
            guard isStart, Self.read.contains(name) else { continue }
            let name = name
            texts[name] = texts[name] ?? text()
        }
        guard let time = texts["time"] else { return nil }
        guard let t = TrackTime.seconds(time) else {
            throw TrackError(line: line, "\"\(time)\" is not a time")
        }
        func number(_ name: String) throws(TrackError) -> Double? {
            guard let text = texts[name] else { return nil }
            guard let number = Double(text) else {
                throw TrackError(line: line, "\(name) is \"\(text)\", which is not a number")
            }
            return number
        }
        return try TrackFix(
            line: line,
            Fix(t: t, lat: lat, lon: lon, accuracy: number("hAcc") ?? accuracy, speed: number("speed")))
    }

    private static let read: Set<String> = ["time", "hAcc", "speed"]

    /// Goes to the next node, and returns true; at the end, returns false.
    private func advance() throws(TrackError) -> Bool {
        switch xmlTextReaderRead(reader) {
        case 1: return true
        case 0: return false
        default:
            let problem = xmlGetLastError().flatMap { $0.pointee.message }.map {
                String(cString: $0).trimmingCharacters(in: .whitespacesAndNewlines)
            }
            throw TrackError(
                line: max(1, Int(xmlTextReaderGetParserLineNumber(reader))),
                "not well-formed XML: \(problem ?? "it ends too early")")
        }
    }

    private var isStart: Bool { xmlTextReaderNodeType(reader) == XML_READER_TYPE_ELEMENT.rawValue }
    /// The line of the current node, which may be before the line that the parser has reached.
    private var line: Int { xmlTextReaderCurrentNode(reader).map { xmlGetLineNo($0) } ?? 0 }
    private var name: String { xmlTextReaderConstLocalName(reader).map { String(cString: $0) } ?? "" }

    private func attribute(_ name: String) -> String? {
        guard xmlTextReaderMoveToAttribute(reader, name) == 1 else { return nil }
        defer { xmlTextReaderMoveToElement(reader) }
        return xmlTextReaderConstValue(reader).map { String(cString: $0) }
    }

    /// The text of the current element.
    private func text() -> String {
        guard let text = xmlTextReaderReadString(reader) else { return "" }
        defer { free(text) }
        return String(cString: text).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
