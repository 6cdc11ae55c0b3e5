struct CatalogVideo: Sendable {
    let id: String
    let language: String
    let region: String
    let key: String
    let name: String
    let size: Int
    let type: String
    let isOfficial: Bool
    let publishedAt: String
}

struct CatalogImage: Sendable {
    enum Kind: Sendable {
        case poster, backdrop, logo, profile, still
    }

    let kind: Kind
    let path: String
    /// The language of the words on it, or nil when there are none.
    let language: String?
    let width: Int
    let height: Int
    let aspectRatio: Double
    let voteAverage: Double
    let voteCount: Int

    init(
        _ kind: Kind, _ path: String, language: String?, width: Int, height: Int, aspectRatio: Double, voteAverage: Double = 0,
        voteCount: Int = 0
    ) {
        self.kind = kind
        self.path = path
        self.language = language
        self.width = width
        self.height = height
        self.aspectRatio = aspectRatio
        self.voteAverage = voteAverage
        self.voteCount = voteCount
    }
}
