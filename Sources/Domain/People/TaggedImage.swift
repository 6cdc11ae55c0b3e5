/// An image of a title on which a person was tagged.
///
/// See <https://developer.themoviedb.org/reference/person-tagged-images>.
public struct TaggedImage: Sendable, Hashable, Codable, Identifiable {
    /// The title, the season or the episode that an image shows.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Media: Sendable, Hashable, Codable {
        /// A movie.
        case movie(Movie)
        /// A TV series.
        case tv(TVSeries)
        /// A season of a series.
        case season(SeriesSeason)
        /// An episode of a series.
        case episode(SeriesEpisode)
    }

    /// TMDb's id of the image.
    public var id: String
    /// The image.
    public var picture: Picture
    /// The type in TMDb's words, such as `poster`; empty if unknown.
    public var kind = ""
    /// The title, the season or the episode that the image shows.
    public var media: Media

    public init(id: String, picture: Picture, media: Media) {
        self.id = id
        self.picture = picture
        self.media = media
    }
}
