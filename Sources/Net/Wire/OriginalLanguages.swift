import MarqueeDomain
import Synchronization

/// The languages in which the titles of earlier answers were made, so that their posters and trailers in it are asked for too. English is
/// asked for always, and is not noted.
package final class OriginalLanguages: Sendable {
    private let languages = Mutex<[Markable: String]>([:])
    private let limit: Int

    /// Creates one that knows so many titles at most: with one more, it begins anew.
    package init(limit: Int = 4_096) { self.limit = limit }

    /// The language of a title, as ISO 639-1, if an answer had it.
    func language(of title: MediaReference?) -> String? {
        guard let title = title.flatMap(Markable.init) else { return nil }
        return languages.withLock { $0[title] }
    }

    func note(_ told: [(title: Markable, language: String)]) {
        guard !told.isEmpty else { return }
        languages.withLock { languages in
            for (title, language) in told {
                if languages.count >= limit { languages.removeAll() }
                languages[title] = language
            }
        }
    }

    /// Whether a text from outside may be a language in a query: `xx` is none, and a comma would begin another one.
    static func isForeign(_ language: String) -> Bool {
        let letters = language.utf8
        return letters.count == 2 && language != "en" && language != "xx" && letters.allSatisfy { (0x61...0x7A).contains($0) }
    }
}
