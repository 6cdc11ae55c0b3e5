/// How long cached answers count as fresh, by group, in place of the times that TMDb names.
///
/// ```swift
/// var lifetimes = AnswerLifetimes()
/// lifetimes.lists = .seconds(300)
/// lifetimes.details = .seconds(86_400)
/// ```
///
/// A group that is nil has TMDb's times. A number wins over TMDb's `Cache-Control`, for answers that are fetched from then on, but less than
/// a minute is a minute, and more than seven days is seven days. A policy with a maximum age wins over both. A program's own cached requests
/// name their lifetime themselves.
public struct AnswerLifetimes: Sendable, Hashable {
    /// Lists of TMDb: popular, top rated and other categories, trending, discover, similar titles and recommendations.
    public var lists: Duration?
    /// Titles, people, collections, companies and their parts.
    public var details: Duration?
    /// Searches, and titles by the ids of other services.
    public var search: Duration?
    /// Genres, countries, languages, certifications, watch providers and the settings of images.
    public var reference: Duration?
    /// The answers that are private to an account, such as its shelves and lists.
    public var account: Duration?

    public init() {}

    /// The lifetime of the answers of an operation; nil for TMDb's.
    ///
    /// - Parameters:
    ///   - operation: Its name, such as `GET /3/movie/{movie_id}`. That of a program's own request begins with another word.
    ///   - isPrivate: Whether its answers are private to an account.
    package func lifetime(of operation: String, isPrivate: Bool) -> Duration? {
        guard self != AnswerLifetimes(), operation.hasPrefix("GET ") || operation.hasPrefix("POST ") else { return nil }
        if isPrivate { return account }
        let path = operation.split(separator: " ").last?.split(separator: "/").dropFirst() ?? []
        switch path.first {
        case "search", "find": return search
        case "configuration", "genre", "certification": return reference
        case "watch": return reference
        case "discover", "trending": return lists
        default: break
        }
        // Without an id it is a list of titles or people.
        let isOne = path.contains { $0.hasPrefix("{") }
        let isList = path.last.map { ["similar", "recommendations", "lists"].contains($0) } ?? false
        return isOne && !isList ? details : lists
    }
}
