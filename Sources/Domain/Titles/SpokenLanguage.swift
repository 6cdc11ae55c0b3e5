/// A language of TMDb.
///
/// See <https://developer.themoviedb.org/reference/configuration-languages>.
public struct SpokenLanguage: Sendable, Equatable, Codable {
    /// The language, as ISO 639-1.
    public var language: String
    /// Its name in English.
    public var englishName = ""
    /// Its name in itself; empty if TMDb has none.
    public var name = ""

    public init(language: String) {
        self.language = language
    }
}
