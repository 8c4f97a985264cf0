import JSON
import Specification

/// scholar.search: the screen that starts a search, and the view that the search leads to.
public enum Search: Specification {
    public static let id: SubsystemID = "scholar.search"
    public static let summary =
        "Says what the search screen shows after each event, and which view is in front."

    /// Scholar's answer to a search.
    public enum ScholarAnswer: String, CaseIterable, Sendable, Wire {
        case found, notFound, failed, disconnected
    }

    /// The answer to a search of the author's page.
    public enum HomepageAnswer: String, CaseIterable, Sendable, Wire {
        case found, titlesOnly, notFound, unreachable
    }

    public enum Event: Wire, Equatable {
        case name(String)
        case useHomepage(Bool)
        case url(String)
        case search
        case stop
        case scholar(ScholarAnswer)
        case homepage(HomepageAnswer)
        case tab(View)

        public static let shape = Shape.either([
            .choice(["search", "stop"]),
            record("name", String.shape, "The complete text of the name field after the entry."),
            record("useHomepage", .boolean, "Whether the switch is on."),
            record("url", String.shape, "The complete text of the address field after the entry."),
            record("scholar", ScholarAnswer.shape, "Scholar's answer."),
            record("homepage", HomepageAnswer.shape, "The answer to the search of the author's page."),
            record("tab", View.shape, "The view whose tab is tapped."),
        ])

        private static func record(_ name: String, _ shape: Shape, _ about: String) -> Shape {
            .record([.required(name, shape, about)])
        }

        public init(_ value: Value) throws(Misfit) {
            if case .string(let text) = value {
                guard let button = [Event.search, .stop].first(where: { $0.value == text.value }) else {
                    throw Misfit("`search` or `stop` is expected, not \"\(text)\"")
                }
                self = button
                return
            }
            var members = try Members(of: value)
            if let name: String = try members.optional("name") {
                self = .name(name)
            } else if let isUsed: Bool = try members.optional("useHomepage") {
                self = .useHomepage(isUsed)
            } else if let url: String = try members.optional("url") {
                self = .url(url)
            } else if let answer: ScholarAnswer = try members.optional("scholar") {
                self = .scholar(answer)
            } else if let answer: HomepageAnswer = try members.optional("homepage") {
                self = .homepage(answer)
            } else if let view: View = try members.optional("tab") {
                self = .tab(view)
            } else {
                throw Misfit("an event is expected")
            }
            try members.finish()
        }

        public var value: Value {
            switch self {
            case .name(let name): .record(("name", name.value))
            case .useHomepage(let isUsed): .record(("useHomepage", isUsed.value))
            case .url(let url): .record(("url", url.value))
            case .search: .string("search")
            case .stop: .string("stop")
            case .scholar(let answer): .record(("scholar", answer.value))
            case .homepage(let answer): .record(("homepage", answer.value))
            case .tab(let view): .record(("tab", view.value))
            }
        }
    }

    public struct Input: Record {
        public let events: [Event]

        public init(_ events: [Event]) { self.events = events }

        public static let form = Form(
            Input.init(_:), Member("events", { $0.events }, "The events, in the order in which they happen."))
    }

    public enum Label: String, CaseIterable, Sendable, Wire {
        case terminating = "Terminating..."
    }

    public enum Popup: String, CaseIterable, Sendable, Wire {
        case nameMissing, notFound, failed, disconnected, titlesOnly, unreachable
    }

    public enum View: String, CaseIterable, Sendable, Wire {
        case search, results, presence
    }

    /// The content of the screen.
    public struct Shown: Record, Equatable {
        public let urlEnabled: Bool
        public let busy: Bool
        public let stopShown: Bool
        public let label: Label?
        public let popup: Popup?
        public let view: View

        public init(
            urlEnabled: Bool = false, busy: Bool = false, stopShown: Bool = false, label: Label? = nil,
            popup: Popup? = nil, view: View = .search
        ) {
            self.urlEnabled = urlEnabled
            self.busy = busy
            self.stopShown = stopShown
            self.label = label
            self.popup = popup
            self.view = view
        }

        public static let form = Form(
            Shown.init(urlEnabled:busy:stopShown:label:popup:view:),
            Member(
                "urlEnabled", { $0.urlEnabled }, "Whether the address and the percentages can be entered."),
            Member("busy", { $0.busy }, "Whether a search is under way."),
            Member("stopShown", { $0.stopShown }, "Whether the stop button is shown."),
            Member(
                "label", { $0.label },
                """
                The label while a search is being stopped; otherwise absent, since the implementation chooses the \
                words of other labels.
                """),
            Member(
                "popup", { $0.popup },
                "The popup that the event causes; absent if the event causes no popup."),
            Member("view", { $0.view }, "The view that is in front."))
    }

    public struct Output: Record {
        public let states: [Shown]

        public init(_ states: [Shown]) { self.states = states }

        public static let form = Form(
            Output.init(_:), Member("states", { $0.states }, "The screen after each event, in order."))
    }
}
