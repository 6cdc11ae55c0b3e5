/// The images of a title or a person, by kind. A list is empty where TMDb has no images of the kind.
///
/// See <https://developer.themoviedb.org/reference/movie-images>.
public struct ImageSet: Sendable, Equatable, Codable {
    /// Posters, in TMDb's order.
    public var posters: [Picture] = []
    /// Backdrops, in TMDb's order.
    public var backdrops: [Picture] = []
    /// Logos, in TMDb's order.
    public var logos: [Picture] = []
    /// Still images of an episode, in TMDb's order.
    public var stills: [Picture] = []
    /// Profile images of a person, in TMDb's order.
    public var profiles: [Picture] = []

    public init() {}

    /// No images.
    public static let empty = ImageSet()
}

/// One image, with TMDb's data about it.
public struct Picture: Sendable, Equatable, Codable {
    /// Its path on the image server.
    public var filePath: ImagePath
    /// Its width in pixels.
    public var width: Int
    /// Its height in pixels.
    public var height: Int
    /// Its width divided by its height, as TMDb gives it; 0 if unknown.
    public var aspectRatio: Double = 0
    /// The language of the text on it, as ISO 639-1; nil if there is no text.
    public var language: String?
    /// The country of that text, as ISO 3166-1; nil where TMDb does not give it. Portuguese in Brazil and in Portugal differ by it.
    public var country: String?
    /// The average vote, 0 to 10.
    public var voteAverage: Double = 0
    /// How many votes there are.
    public var voteCount = 0

    public init(filePath: ImagePath, width: Int, height: Int) {
        self.filePath = filePath
        self.width = width
        self.height = height
    }
}
