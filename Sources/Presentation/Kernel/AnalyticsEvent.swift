public import MarqueeDomain

/// An action or a view of a person, for a program's analytics. It never holds typed text, and nothing that identifies a person.
///
/// It is encoded as `{"name": "selected", "screen": "home", "item": {"kind": "movie", "id": 550}}`; absent values are left out.
public struct AnalyticsEvent: Sendable, Hashable, Codable {
    /// The name of an event. New names may be added in a minor version.
    public struct Name: RawRepresentable, Sendable, Hashable, Codable, CustomStringConvertible {
        /// The stable name.
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The stable name.
        public var description: String { rawValue }

        /// A screen appeared.
        public static let presented = Name(rawValue: "presented")
        /// An element of a screen was clicked, such as a button.
        public static let clicked = Name(rawValue: "clicked")
        /// A further page of a list arrived.
        public static let pageLoaded = Name(rawValue: "pageLoaded")
        /// The last item of a list was shown.
        public static let lastItemShown = Name(rawValue: "lastItemShown")
        /// A screen was refreshed by the person.
        public static let refreshed = Name(rawValue: "refreshed")
        /// A title or a person was selected.
        public static let selected = Name(rawValue: "selected")
        /// A person signed in.
        public static let signedIn = Name(rawValue: "signedIn")
        /// A person signed out.
        public static let signedOut = Name(rawValue: "signedOut")
    }

    /// The name of the event.
    public var name: Name
    /// Where it happened.
    public var screen: Screen
    /// The title or person that was selected.
    public var item: MediaReference?
    /// The element that was clicked.
    public var element: String?
    /// The number of the page that arrived.
    public var page: Int?

    public init(_ name: Name, on screen: Screen) {
        self.name = name
        self.screen = screen
    }

    /// A screen appeared.
    public static func presented(_ screen: Screen) -> Self { Self(.presented, on: screen) }

    /// An element of a screen was clicked.
    public static func clicked(_ element: String, on screen: Screen) -> Self {
        var event = Self(.clicked, on: screen)
        event.element = element
        return event
    }

    /// A further page of a list arrived.
    public static func pageLoaded(_ page: Int, on screen: Screen) -> Self {
        var event = Self(.pageLoaded, on: screen)
        event.page = page
        return event
    }

    /// The last item of a list was shown.
    public static func lastItemShown(on screen: Screen) -> Self { Self(.lastItemShown, on: screen) }

    /// A screen was refreshed by the person.
    public static func refreshed(_ screen: Screen) -> Self { Self(.refreshed, on: screen) }

    /// A title or a person was selected.
    public static func selected(_ item: MediaReference, on screen: Screen) -> Self {
        var event = Self(.selected, on: screen)
        event.item = item
        return event
    }
}
