/// What a person may be about to search for.
///
/// It is encoded as `{"recent": "fight club"}` or `{"title": {"reference": {"kind": "movie", "id": 550}, "title": …, "year": 1999}}`.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum Suggestion: Sendable, Hashable, Identifiable {
    /// Something searched for before.
    case recent(String)
    /// A title that passed through before.
    case title(SuggestedTitle)

    /// The text to offer.
    public var text: String {
        switch self {
        case .recent(let text): text
        case .title(let title): title.title
        }
    }

    /// What tells suggestions apart.
    public var id: String {
        switch self {
        case .recent(let text): "recent:" + text
        case .title(let title): "\(title.reference.kind):\(title.reference.id)"
        }
    }
}

extension Suggestion: Codable {
    /// Reads the encoded form.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if let text = try container.decodeIfPresent(String.self, forKey: .recent) {
            self = .recent(text)
        } else {
            self = .title(try container.decode(SuggestedTitle.self, forKey: .title))
        }
    }

    /// Writes the encoded form.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .recent(let text): try container.encode(text, forKey: .recent)
        case .title(let title): try container.encode(title, forKey: .title)
        }
    }

    private enum Key: CodingKey {
        case recent, title
    }
}

/// A title that passed through before, as far as a line of suggestions needs it.
public struct SuggestedTitle: Sendable, Hashable, Codable {
    /// What it is.
    public var reference: MediaReference
    /// The title.
    public var title: String
    /// The year of release, if known.
    public var year: Int?

    /// Creates a suggested title.
    public init(reference: MediaReference, title: String) {
        self.reference = reference
        self.title = title
    }
}

/// Where suggestions come from. It may gain requirements in a minor version.
public protocol SuggestionRepository: Sendable {
    /// Suggestions for the beginning of a search, best first, without the network.
    func suggestions(for text: SearchText, limit: Int) async throws(MarqueeError) -> [Suggestion]
}

/// Suggests what a person may be about to search for: recent searches first, then known titles by popularity. The network is not touched.
///
/// The searches are those of the account of a view, and otherwise those of the device; the titles are everybody's. Through the view of an
/// account that has signed out or is not here, it throws ``MarqueeError/Code/unauthorized``.
public struct GetSuggestions: Executable {
    /// The most suggestions that are given.
    public static let most = 10

    private let suggestions: any SuggestionRepository

    /// Creates the use case.
    public init(suggestions: any SuggestionRepository) { self.suggestions = suggestions }

    /// Suggestions for what has been typed so far; none for nothing.
    public func execute(_ typed: String) async throws(MarqueeError) -> [Suggestion] {
        let text: SearchText
        do throws(MarqueeError) {
            text = try SearchText(typed)
        } catch {
            return []
        }
        return try await suggestions.suggestions(for: text, limit: Self.most)
    }
}
