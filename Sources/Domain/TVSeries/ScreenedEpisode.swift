/// An episode that was screened in theaters.
public struct ScreenedEpisode: Sendable, Equatable, Codable, Identifiable {
    /// TMDb's id of the episode.
    public var id: Int
    /// The number of its season, 0 for specials.
    public var seasonNumber: Int
    /// Its number within the season.
    public var episodeNumber: Int

    public init(id: Int, seasonNumber: Int, episodeNumber: Int) {
        self.id = id
        self.seasonNumber = seasonNumber
        self.episodeNumber = episodeNumber
    }
}
