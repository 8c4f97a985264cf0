import Catalogue
import Foundation
import JSON
import Specification

/// An implementation of voice.documents, written from its laws alone. Each mistake in the gallery changes one variable
/// of this implementation.
public struct CarefulDocuments: Careful {
    public typealias Subsystem = Documents

    /// The strings that the program allows as document names.
    enum Names { case asStated, ascii, anything, longer }

    var names = Names.asStated
    var lowers = true
    var joint = "_"
    var storesOnRename: Bool?
    var keepsOldName = false
    var dirtyIsHistory = false
    var savesUntitled = false
    var asksOnOpen = true
    var editsWhileAsked = false
    var savesOnConfirm = false
    var messageStays = false
    var overwrites = false
    var trimsOnSave = false
    var normalizes = false
    var closesOnDelete = false
    var asksFirst = false
    var sortsByAlphabet = false

    public init() {}

    private typealias Files = [(name: String, text: String)]

    private func same(_ one: String, _ other: String) -> Bool {
        normalizes ? one == other : Array(one.utf8) == Array(other.utf8)
    }

    public func run(_ input: Documents.Input, readings: Readings) throws(Rejection) -> Documents.Output {
        var files: Files = input.stored.entries.map { ($0.name, $0.text) }
        var (name, text) = (String?.none, "")
        var asked: Documents.Event?
        var message: Documents.Message?
        var touched = false
        func find(_ name: String) -> Int? { files.firstIndex { same($0.name, name) } }
        func dirty() -> Bool {
            if dirtyIsHistory { return touched }
            guard let name else { return !text.isEmpty }
            return find(name).map { Array(files[$0].text.utf8) != Array(text.utf8) } ?? true
        }
        func put(_ name: String) {
            let kept = trimsOnSave ? text.trimmingCharacters(in: .whitespacesAndNewlines) : text
            if let place = find(name) { files[place].text = kept } else { files.append((name, kept)) }
            touched = false
        }
        func leave(_ event: Documents.Event) {
            if savesOnConfirm, let name, asked != nil { put(name) }
            asked = nil
            touched = false
            if case .open(let other) = event, let place = find(other) {
                (name, text) = files[place]
            } else {
                (name, text) = (nil, "")
            }
        }
        func request(_ event: Documents.Event, _ asks: Bool = true) {
            if asks, readings[DocumentsAsk.self] == .always || dirty() { asked = event } else { leave(event) }
        }
        func rename(_ words: [String]) {
            let new = words.map { lowers ? FullCaseMapping.lowercase($0) : $0 }.joined(separator: joint)
            guard isName(new) else {
                message = .invalid
                return
            }
            if let name, same(name, new) { return }
            if !overwrites, find(new) != nil {
                message = .taken
                return
            }
            if storesOnRename ?? (readings[DocumentsRename.self] == .stores) {
                if !keepsOldName, let name, let place = find(name) { files.remove(at: place) }
                put(new)
            }
            name = new
        }
        var states: [Documents.Shown] = []
        for event in input.events {
            if !messageStays { message = nil }
            switch (event, asked) {
            case (.edit(let new), let waiting) where waiting == nil || editsWhileAsked:
                touched = true
                text = new
            case (.confirm, let event?): leave(event)
            case (.cancel, _): asked = nil
            case (.save, nil):
                if let name {
                    put(name)
                } else if savesUntitled {
                    put("untitled")
                } else {
                    message = .required
                }
            case (.rename(let words), nil): rename(words)
            case (.new, nil): request(event)
            case (.open(let other), nil):
                if find(other) != nil || asksFirst && dirty() {
                    request(event, asksOnOpen)
                } else {
                    message = .unknown
                }
            case (.delete(let other), nil):
                guard let place = find(other) else {
                    message = .unknown
                    break
                }
                files.remove(at: place)
                if let open = name, same(open, other) { (name, text) = (nil, closesOnDelete ? "" : text) }
            default: break
            }
            let listed = files.map(\.name).sorted {
                sortsByAlphabet
                    ? ($0.lowercased(), $0) < ($1.lowercased(), $1)
                    : $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars)
            }
            states.append(
                Documents.Shown(
                    name: name, text: text, dirty: dirty(), prompt: asked == nil ? nil : .unsaved,
                    message: message,
                    names: listed))
        }
        return Documents.Output(states)
    }

    private func isName(_ text: String) -> Bool {
        let scalars = text.unicodeScalars
        if names == .anything { return !scalars.isEmpty }
        let most = names == .longer ? 255 : 64
        return !scalars.isEmpty && scalars.count <= most
            && scalars.allSatisfy { scalar in
                if scalar == "_" || scalar == "-" { return true }
                return names == .ascii
                    ? scalar.isASCII && (scalar.isLetter || scalar.properties.numericType == .decimal)
                    : scalar.isLetter || scalar.properties.generalCategory == .decimalNumber
            }
    }
}
