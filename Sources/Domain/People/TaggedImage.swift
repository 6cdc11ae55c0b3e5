/// An image of a title on which a person was tagged. It forwards the properties of its ``Picture``: `image.filePath`.
///
/// Its `media` is encoded as `{"movie": {…}}`, `{"tv": {…}}`, `{"season": {…}}` or `{"episode": {…}}`, as ``MediaItem`` is.
///
/// See <https://developer.themoviedb.org/reference/person-tagged-images>.
@dynamicMemberLookup
public struct TaggedImage: Sendable, Equatable, Codable, Identifiable {
    /// The title, the season or the episode that an image shows.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Media: Sendable, Equatable {
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
    public var imageType = ""
    /// The title, the season or the episode that the image shows.
    public var media: Media

    public init(id: String, picture: Picture, media: Media) {
        self.id = id
        self.picture = picture
        self.media = media
    }

    public subscript<Value>(dynamicMember member: KeyPath<Picture, Value>) -> Value { picture[keyPath: member] }
}

extension TaggedImage.Media: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        switch container.allKeys.first {
        case .movie: self = .movie(try container.decode(Movie.self, forKey: .movie))
        case .tv: self = .tv(try container.decode(TVSeries.self, forKey: .tv))
        case .season: self = .season(try container.decode(SeriesSeason.self, forKey: .season))
        case .episode: self = .episode(try container.decode(SeriesEpisode.self, forKey: .episode))
        case nil: throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "Not the title of an image."))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .movie(let movie): try container.encode(movie, forKey: .movie)
        case .tv(let series): try container.encode(series, forKey: .tv)
        case .season(let season): try container.encode(season, forKey: .season)
        case .episode(let episode): try container.encode(episode, forKey: .episode)
        }
    }

    private enum Key: CodingKey {
        case movie, tv, season, episode
    }
}
