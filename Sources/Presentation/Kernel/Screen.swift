/// The name of a screen in analytics events. Programs may add their own.
public struct Screen: RawRepresentable, Sendable, Hashable, Codable, CustomStringConvertible {
    /// The stable name.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The stable name.
    public var description: String { rawValue }

    /// The first screen of a catalog.
    public static let home = Screen(rawValue: "home")
    /// All titles of a category.
    public static let category = Screen(rawValue: "category")
    /// The details of a movie or a TV series.
    public static let details = Screen(rawValue: "details")
    /// A season of a TV series.
    public static let season = Screen(rawValue: "season")
    /// An episode of a TV series.
    public static let episode = Screen(rawValue: "episode")
    /// Titles that meet conditions.
    public static let discover = Screen(rawValue: "discover")
    /// The content of this device without a network.
    public static let device = Screen(rawValue: "device")
    /// The search.
    public static let search = Screen(rawValue: "search")
    /// The shelves of the signed-in person.
    public static let library = Screen(rawValue: "library")
    /// Signing in.
    public static let signIn = Screen(rawValue: "signIn")
    /// The details of a person.
    public static let person = Screen(rawValue: "person")
    /// The account of the signed-in person.
    public static let account = Screen(rawValue: "account")
    /// Messages that appear for a moment.
    public static let toasts = Screen(rawValue: "toasts")
}
