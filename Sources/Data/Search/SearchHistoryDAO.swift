public import MarqueeDomain

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Stores recent searches in the user's file. It may gain requirements in a minor version.
///
/// Searches belong to an account, by its local number, or to the device, which is nil. No call touches those of another.
public protocol SearchHistoryDAO: Sendable {
    /// The newest searches, newest first; with a beginning, only those that begin like it, whatever their case and diacritics.
    func searches(beginning: String, of tenant: Int?, limit: Int) async throws(MarqueeError) -> [RecentSearch]
    /// Stores a search as the newest one, and removes an older one of the same text, whatever its case and diacritics. False if there is no
    /// such account; nothing is stored then.
    func record(_ text: String, of tenant: Int?, at moment: Date) async throws(MarqueeError) -> Bool
    /// Removes a search, whatever its case and diacritics.
    func remove(_ text: String, of tenant: Int?) async throws(MarqueeError)
    /// Removes every search.
    func removeAll(of tenant: Int?) async throws(MarqueeError)
}
