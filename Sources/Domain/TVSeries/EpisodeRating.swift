/// A user's rating of one episode of a season.
public struct EpisodeRating: Sendable, Equatable, Codable, Identifiable {
    /// TMDb's id of the episode.
    public var id: Int
    /// The number of the episode within the season.
    public var episodeNumber: Int
    /// The rating; nil if not rated.
    public var rating: Rating?

    public init(id: Int, episodeNumber: Int, rating: Rating? = nil) {
        self.id = id
        self.episodeNumber = episodeNumber
        self.rating = rating
    }
}
