/// A suggestion for a search.
///
/// It is encoded as `{"recent": "fight club"}` or `{"title": {"reference": {"kind": "movie", "id": 550}, "title": …, "year": 1999}}`.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum Suggestion: Sendable, Equatable, Identifiable {
    /// An earlier search.
    case recent(String)
    /// A title seen in an earlier answer.
    case title(SuggestedTitle)

    /// The text to show.
    public var text: String {
        switch self {
        case .recent(let text): text
        case .title(let title): title.title
        }
    }

    public var id: String {
        switch self {
        case .recent(let text): "recent:" + text
        case .title(let title): "\(title.reference.kind):\(title.reference.id)"
        }
    }
}

extension Suggestion {
    /// The year of a title; nil if it is unknown.
    fileprivate var year: Int? {
        if case .title(let title) = self { title.year } else { nil }
    }
}

extension Suggestion: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if let text = try container.decodeIfPresent(String.self, forKey: .recent) {
            self = .recent(text)
        } else {
            self = .title(try container.decode(SuggestedTitle.self, forKey: .title))
        }
    }

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

/// A title seen in an earlier answer, with the values that a list of suggestions shows.
public struct SuggestedTitle: Sendable, Equatable, Codable {
    /// The title's kind and id.
    public var reference: MediaReference
    /// The title.
    public var title: String
    /// The year of release; nil if unknown.
    public var year: Int?
    /// The parts of the title that match the text, as offsets of its UTF-8, for highlighting: each is encoded as `[start, end]`.
    public var matches: [Range<Int>] = []

    public init(reference: MediaReference, title: String) {
        self.reference = reference
        self.title = title
    }

    /// The title in parts: those that match the text, and those between them.
    public var parts: [(text: String, isMatch: Bool)] { MatchedText(text: title, matches: matches).parts }

    private enum CodingKeys: CodingKey {
        case reference, title, year, matches
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        reference = try container.decode(MediaReference.self, forKey: .reference)
        title = try container.decode(String.self, forKey: .title)
        year = try container.decodeIfPresent(Int.self, forKey: .year)
        matches = try container.decodeIfPresent([Range<Int>].self, forKey: .matches) ?? []
    }
}

/// The source of suggestions. It may gain requirements in a minor version.
public protocol SuggestionRepository: Sendable {
    /// Returns suggestions for the beginning of a search text, best first, without the network.
    func suggestions(for text: SearchText, limit: Int) async throws(MarqueeError) -> [Suggestion]
    /// Returns titles of earlier answers that a text names or begins, best first, without the network. One wrong letter is forgiven.
    func titles(for text: SearchText, limit: Int) async throws(MarqueeError) -> [SuggestedTitle]
    /// Returns a title as earlier answers described it, without the network; nil if no answer contained it.
    func preview(of title: MediaReference) async throws(MarqueeError) -> MediaItem?
}

/// Suggests searches for the text typed so far, without the network: recent searches first, then titles of earlier answers by popularity.
/// An empty text has no suggestions. If the text ends in a year (``TypedTitle``), titles of that year are suggested, too.
///
/// A client bound to a session suggests the account's searches; any other client suggests those of the device. Adult titles are suggested
/// only if the audience includes them. If the bound session has signed out or is not on this device, it throws
/// ``MarqueeError/Code/unauthorized``.
public struct GetSuggestions: Executable {
    /// The maximum number of suggestions.
    public static let limit = 10

    private let suggestions: any SuggestionRepository

    public init(suggestions: any SuggestionRepository) { self.suggestions = suggestions }

    public func execute(_ typed: String) async throws(MarqueeError) -> [Suggestion] {
        let text: SearchText
        do throws(MarqueeError) {
            text = try SearchText(typed)
        } catch {
            return []
        }
        let whole = try await suggestions.suggestions(for: text, limit: Self.limit)
        guard let typed = TypedTitle(text.value), let title = try? SearchText(typed.title) else { return whole }
        let narrowed = try await suggestions.suggestions(for: title, limit: Self.limit).filter { $0.year == typed.year }
        // The number is a word of the title, or else a year: titles whose year is unknown stay, below those of the year.
        let named = whole.filter { $0.text.contains(String(typed.year)) }
        let undated = whole.filter { !$0.text.contains(String(typed.year)) && $0.year == nil }
        var seen: Set<Suggestion.ID> = []
        let all = (typed.isYearInParentheses ? narrowed + named : named + narrowed) + undated
        return Array(all.filter { seen.insert($0.id).inserted }.prefix(Self.limit))
    }
}
