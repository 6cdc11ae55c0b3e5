public import Foundation
public import MarqueeDomain

/// Keeps what a person searched for, in the user's file. It may gain requirements in a minor version.
public protocol SearchHistoryDAO: Sendable {
    /// The newest searches, newest first; with a beginning, only those that begin like it, whatever their case and diacritics.
    func searches(beginning: String, limit: Int) async throws(MarqueeError) -> [RecentSearch]
    /// Keeps a search as the newest one; an older one of the same text, whatever its case and diacritics, goes.
    func record(_ text: String, at moment: Date) async throws(MarqueeError)
    /// Removes a search, whatever its case and diacritics.
    func remove(_ text: String) async throws(MarqueeError)
    /// Removes every search.
    func removeAll() async throws(MarqueeError)
}
