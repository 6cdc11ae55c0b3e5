#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A text that was searched for.
public struct RecentSearch: Sendable, Equatable, Codable, Identifiable {
    /// The text, after the rules of ``SearchText``.
    public var text: String
    /// The time of the latest search for the text.
    public var searchedAt: Date

    public init(text: String, searchedAt: Date) {
        self.text = text
        self.searchedAt = searchedAt
    }

    public var id: String { text }
}

/// The history of searches of one account, or of the device. ``SearchHistoryUseCases`` documents
/// the requirements that it publishes. The protocol may gain requirements in a minor version.
public protocol SearchHistoryRepository: Sendable {
    /// Returns the newest searches, at most so many, each text once.
    func recent(limit: Int) async throws(MarqueeError) -> [RecentSearch]
    /// Stores a search as the newest one.
    func record(_ text: SearchText) async throws(MarqueeError)
    /// Removes a search.
    func remove(_ text: SearchText) async throws(MarqueeError)
    func clear() async throws(MarqueeError)
}

/// Stores a search in the history. Call it when the user submits a search, not for each typed letter. A service calls it on the client of
/// the user's session.
///
/// The rules of ``SearchText`` apply. Throws ``MarqueeError/Code/invalidInput`` for a text without characters.
public struct RecordSearch: Executable {
    private let history: any SearchHistoryRepository

    public init(history: any SearchHistoryRepository) { self.history = history }

    public func execute(_ text: String) async throws(MarqueeError) { try await history.record(try SearchText(text)) }
}

/// Removes one search from the history, with any capitalization. Removing a text that is not in the history is no error.
public struct RemoveRecentSearch: Executable {
    private let history: any SearchHistoryRepository

    public init(history: any SearchHistoryRepository) { self.history = history }

    public func execute(_ text: String) async throws(MarqueeError) { try await history.remove(try SearchText(text)) }
}

/// All use cases of recent searches. A client bound to a session has the account's history; any other client has that of the device.
///
/// If the bound session has signed out or is not on this device, every call throws ``MarqueeError/Code/unauthorized``.
///
/// ```swift
/// try await marquee.history.record("fight club")
/// for search in try await marquee.history.recent(10) { print(search.text) }
/// ```
public struct SearchHistoryUseCases: Sendable {
    private let history: any SearchHistoryRepository

    public init(history: any SearchHistoryRepository) { self.history = history }

    /// Returns at most the requested number of searches, newest first, each text once.
    public var recent: GetRecentSearches { GetRecentSearches(history: history) }
    /// Stores a search in the history.
    public var record: RecordSearch { RecordSearch(history: history) }
    /// Removes one search from the history.
    public var remove: RemoveRecentSearch { RemoveRecentSearch(history: history) }
    /// Removes all searches from the history.
    public var clear: Perform<Void, Void> { Perform(history.clear) }
}
