#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A text that a person searched for.
public struct RecentSearch: Sendable, Hashable, Codable, Identifiable {
    /// The text, after the rules of ``SearchText``.
    public var text: String
    /// When it was last searched for.
    public var searchedAt: Date

    public init(text: String, searchedAt: Date) {
        self.text = text
        self.searchedAt = searchedAt
    }

    /// The text: the history holds each text once.
    public var id: String { text }
}

/// The history of searches: that of one account, or that of the device, which belongs to no account. ``SearchHistoryUseCases`` documents
/// the requirements that it publishes. The protocol may gain requirements in a minor version.
public protocol SearchHistoryRepository: Sendable {
    func recent(limit: Int) async throws(MarqueeError) -> [RecentSearch]
    /// Stores a search as the newest one.
    func record(_ text: SearchText) async throws(MarqueeError)
    /// Removes a search.
    func remove(_ text: SearchText) async throws(MarqueeError)
    func clear() async throws(MarqueeError)
}

/// Stores a search in the history; to be called when the person has really searched. A service for many people calls it on the client bound
/// to each person's session.
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

/// All use cases of recent searches: those of the account for a client bound to a session, otherwise those of the device, even if somebody
/// is signed in.
///
/// On a client bound to a session that has signed out or is not on this device, everything throws ``MarqueeError/Code/unauthorized``.
public struct SearchHistoryUseCases: Sendable {
    private let history: any SearchHistoryRepository

    public init(history: any SearchHistoryRepository) { self.history = history }

    /// Returns the newest searches, newest first, each text once; at most the requested number.
    public var recent: Perform<Int, [RecentSearch]> { Perform(history.recent) }
    /// Stores a search in the history.
    public var record: RecordSearch { RecordSearch(history: history) }
    /// Removes one search from the history.
    public var remove: RemoveRecentSearch { RemoveRecentSearch(history: history) }
    /// Removes all searches from the history.
    public var clear: Perform<Void, Void> { Perform(history.clear) }
}
