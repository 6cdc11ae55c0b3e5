/// One release of a movie: country, day and type.
///
/// See <https://developer.themoviedb.org/reference/movie-release-dates>.
public struct Release: Sendable, Equatable, Codable {
    /// The country, as ISO 3166-1.
    public var country: String
    /// The day of the release.
    public var releaseDate: Day
    /// The type of the release.
    public var type: ReleaseType
    /// The certification of the country, such as `PG-13`; empty if unknown.
    public var certification = ""
    /// A note, such as the name of a festival; may be empty.
    public var note = ""
    /// The content warnings of the certification, in TMDb's English.
    public var descriptors: [String] = []
    /// The language, as ISO 639-1; empty if unknown.
    public var language = ""

    public init(country: String, releaseDate: Day, type: ReleaseType) {
        self.country = country
        self.releaseDate = releaseDate
        self.type = type
    }
}

extension [Release] {
    /// The releases in a country, as ISO 3166-1, in TMDb's order; nil if there are none: `movie.releaseDates?["DE"]`.
    public subscript(country: String) -> [Release]? {
        let local = filter { $0.country == country }
        return local.isEmpty ? nil : local
    }
}

/// The type of a release.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum ReleaseType: RawRepresentable, Sendable, Hashable, Codable {
    /// The premiere.
    case premiere
    /// A limited release in theaters.
    case limited
    /// A wide release in theaters.
    case theatrical
    /// A digital release, as a stream or a download.
    case digital
    /// A physical release, on a disc.
    case physical
    /// A broadcast on television.
    case tv
    /// A type that this version does not know, by TMDb's number.
    case unknown(Int)

    /// The known types, by TMDb's numbers from 1.
    private static let known: [ReleaseType] = [.premiere, .limited, .theatrical, .digital, .physical, .tv]

    public init(rawValue: Int) {
        let known = ReleaseType.known
        self = (1...known.count).contains(rawValue) ? known[rawValue - 1] : .unknown(rawValue)
    }

    /// TMDb's number.
    public var rawValue: Int {
        switch self {
        case .premiere: 1
        case .limited: 2
        case .theatrical: 3
        case .digital: 4
        case .physical: 5
        case .tv: 6
        case .unknown(let raw): raw
        }
    }
}

extension MovieDetails {
    /// Returns the main release in a region: the first in theaters, else the first of another type, else the premiere; nil if TMDb has no
    /// release there.
    public func release(in region: String) -> Release? { releases(in: region).first }

    /// The releases in a region: those in theaters, those of other types, and the premieres, each by their day.
    private func releases(in region: String) -> [Release] {
        let local = (releaseDates ?? []).filter { $0.country == region }.sorted { $0.releaseDate < $1.releaseDate }
        return local.filter { $0.type == .theatrical } + local.filter { ![.theatrical, .premiere].contains($0.type) }
            + local.filter { $0.type == .premiere }
    }

    /// Returns the main release in the first of some regions that has one; nil if TMDb has none in any of them.
    public func release(in regions: [String]) -> Release? { regions.firstRegion { release(in: $0) }?.value }

    /// The movie's first release date in any region; nil if unknown. Declared here because the methods of that name hide the property of ``Movie``.
    public var releaseDate: Day? {
        get { movie.releaseDate }
        set { movie.releaseDate = newValue }
    }

    /// Returns the release date in a region or, if TMDb has none there, the first one in any region.
    public func releaseDate(in region: String?) -> Day? {
        region.flatMap { release(in: $0)?.releaseDate } ?? movie.releaseDate
    }

    /// Returns the release date in the first of some regions that has one or, if TMDb has none there, the first one in any region, whose
    /// region is nil. For those of an audience: `details.releaseDate(in: marquee.audience.regions)`.
    public func releaseDate(in regions: [String]) -> Regional<Day>? {
        regions.firstRegion { release(in: $0)?.releaseDate } ?? movie.releaseDate.map { Regional($0, in: nil) }
    }

    /// Returns the certification in the first of some regions that has one; nil if TMDb has none in any of them.
    public func certification(in regions: [String]) -> Regional<String>? { regions.firstRegion { certification(in: $0) } }

    /// Returns the certification in a region: that of the main release or, if it has none, of another one; nil if TMDb has none.
    public func certification(in region: String) -> String? {
        releases(in: region).first { !$0.certification.isEmpty }?.certification
    }
}
