/// The pictures of a title.
///
/// See <https://developer.themoviedb.org/reference/movie-images>.
public struct ImageSet: Sendable, Hashable, Codable {
    /// Posters, best voted first.
    public let posters: [Picture]
    /// Backdrops, best voted first.
    public let backdrops: [Picture]
    /// Logos, best voted first.
    public let logos: [Picture]

    /// Creates a set of pictures.
    public init(posters: [Picture], backdrops: [Picture], logos: [Picture]) {
        self.posters = posters
        self.backdrops = backdrops
        self.logos = logos
    }

    /// No pictures.
    public static let empty = ImageSet(posters: [], backdrops: [], logos: [])
}

/// One picture, as TMDb keeps it.
public struct Picture: Sendable, Hashable, Codable {
    /// Its path on the image server.
    public let path: ImagePath
    /// Its width in pixels.
    public let width: Int
    /// Its height in pixels.
    public let height: Int
    /// The language of the words on it, as ISO 639-1; nil if there are none.
    public let language: String?
    /// The average vote, 0 to 10.
    public let voteAverage: Double

    /// Creates a picture.
    public init(path: ImagePath, width: Int, height: Int, language: String? = nil, voteAverage: Double = 0) {
        self.path = path
        self.width = width
        self.height = height
        self.language = language
        self.voteAverage = voteAverage
    }
}
