#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Something that a person searched for.
public struct RecentSearch: Sendable, Hashable, Codable, Identifiable {
    /// What was searched for, after the query rules.
    public var text: String
    /// When it was last searched for.
    public var searchedAt: Date

    /// Creates a recent search.
    public init(text: String, searchedAt: Date) {
        self.text = text
        self.searchedAt = searchedAt
    }

    /// The text: the history holds it once.
    public var id: String { text }
}

/// Where searches are remembered: those of one account, or those of the device, which belong to nobody. It may gain requirements in a
/// minor version.
public protocol SearchHistoryRepository: Sendable {
    /// The newest searches, newest first.
    func recent(limit: Int) async throws(MarqueeError) -> [RecentSearch]
    /// Remembers a search as the newest one.
    func record(_ text: SearchText) async throws(MarqueeError)
    /// Forgets a search.
    func remove(_ text: SearchText) async throws(MarqueeError)
    /// Forgets every search.
    func clear() async throws(MarqueeError)
}

/// Remembers a search, to be called when one was meant. A service for many people calls it through each person's view.
public struct RecordSearch: Executable {
    private let history: any SearchHistoryRepository

    /// Creates the use case.
    public init(history: any SearchHistoryRepository) { self.history = history }

    /// Remembers a text after the query rules; throws ``MarqueeError/Code/invalidInput`` if they leave nothing.
    public func execute(_ text: String) async throws(MarqueeError) { try await history.record(try SearchText(text)) }
}

/// Forgets one search.
public struct RemoveRecentSearch: Executable {
    private let history: any SearchHistoryRepository

    /// Creates the use case.
    public init(history: any SearchHistoryRepository) { self.history = history }

    /// Forgets a text, however it is capitalized; one that was never searched for is no error.
    public func execute(_ text: String) async throws(MarqueeError) { try await history.remove(try SearchText(text)) }
}

/// All that can be done with recent searches: those of an account through its view, otherwise those of the device, whoever is signed in.
///
/// Through the view of an account that has signed out or is not here, everything throws ``MarqueeError/Code/unauthorized``.
public struct SearchHistoryUseCases: Sendable {
    private let history: any SearchHistoryRepository

    /// Publishes the use cases of a repository.
    public init(history: any SearchHistoryRepository) { self.history = history }

    /// Tells what was searched for last, newest first, each text once; at most as many as asked for.
    public var recent: Perform<Int, [RecentSearch]> { Perform(history.recent) }
    /// Remembers a search.
    public var record: RecordSearch { RecordSearch(history: history) }
    /// Forgets one search.
    public var remove: RemoveRecentSearch { RemoveRecentSearch(history: history) }
    /// Forgets every search.
    public var clear: Perform<Void, Void> { Perform(history.clear) }
}
