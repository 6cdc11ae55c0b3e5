import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The record of a catalog that was found old, so that it is removed only if it still is a day later: a clock that is in the future for a while,
/// as before its time is set, removes nothing.
struct AgedCatalog {
    private static let word = "aged"
    private static let pause = 86_400

    /// Seconds since 1970.
    private let since: Int

    init(since: Date) { self.since = since.noteSeconds }

    /// The note of a text; nil if it is another one.
    init?(_ text: String) {
        let words = text.split(separator: " ")
        guard words.count == 2, words[0] == Self.word, let moment = Int(words[1]), moment >= 0 else { return nil }
        since = moment
    }

    var text: String { "\(Self.word) \(since)" }

    /// Whether a day has passed since the note; nil if the note is of a moment in the future.
    func isConfirmed(at now: Date) -> Bool? {
        let now = now.noteSeconds
        return since > now ? nil : now - since >= Self.pause
    }
}
