/// What a person rated an episode, as one of all episodes of a season.
public struct EpisodeRating: Sendable, Hashable, Codable, Identifiable {
    /// TMDb's id of the episode.
    public var id: Int
    /// The number of the episode within the season.
    public var number: Int
    /// The rating; nil if the person has not rated it.
    public var rating: Rating?

    public init(id: Int, number: Int, rating: Rating? = nil) {
        self.id = id
        self.number = number
        self.rating = rating
    }
}
