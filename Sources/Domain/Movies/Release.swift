/// One release of a movie: where, when, and how.
///
/// See <https://developer.themoviedb.org/reference/movie-release-dates>.
public struct Release: Sendable, Hashable, Codable {
    /// Where, as ISO 3166-1.
    public var region: String
    /// When.
    public var day: Day
    /// How.
    public var kind: ReleaseKind
    /// The age rating of the region, in its own words; empty if unknown.
    public var certification = ""
    /// A remark, such as the name of a festival; empty if there is none.
    public var note = ""

    /// Creates a release.
    public init(region: String, day: Day, kind: ReleaseKind) {
        self.region = region
        self.day = day
        self.kind = kind
    }
}

/// How a movie is released.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum ReleaseKind: Sendable, Hashable, Codable {
    /// The first showing.
    case premiere
    /// In few theaters.
    case limited
    /// In theaters.
    case theatrical
    /// As a stream or a download.
    case digital
    /// As a disc.
    case physical
    /// On television.
    case tv
    /// A kind that this version does not know, by TMDb's number.
    case unknown(Int)

    /// Creates a kind from TMDb's number.
    public init(number: Int) {
        let known: [ReleaseKind] = [.premiere, .limited, .theatrical, .digital, .physical, .tv]
        self = known.indices.contains(number - 1) ? known[number - 1] : .unknown(number)
    }
}

extension MovieDetails {
    /// The release that counts for the people of a region: the first in theaters, else the first of any kind but premieres, else the
    /// premiere; nil if TMDb knows none there.
    public func release(in region: String) -> Release? {
        let local = releases.filter { $0.region == region }.sorted { $0.day < $1.day }
        return local.first { $0.kind == .theatrical } ?? local.first { $0.kind != .premiere } ?? local.first
    }

    /// The day of release in a region, or the first one anywhere where TMDb knows none.
    public func releaseDate(in region: String?) -> Day? {
        region.flatMap { release(in: $0)?.day } ?? movie.releaseDate
    }

    /// The age rating in a region, or nil if TMDb knows none.
    public func certification(in region: String) -> String? {
        releases.first { $0.region == region && !$0.certification.isEmpty }?.certification
    }
}
