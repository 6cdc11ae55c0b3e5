import Marquee

/// Something that stands in lists: as a line for people, as an object for programs.
protocol Listed: Sendable {
    associatedtype Object: Encodable
    var line: String { get }
    var object: Object { get }
}

extension Movie: Listed {
    var line: String { Screens.line(id, releaseDate?.year, voteCount > 0 ? voteAverage : nil, title) }
    var object: MovieJSON { MovieJSON(self) }
}

extension TVSeries: Listed {
    var line: String { Screens.line(id, firstAirDate?.year, voteCount > 0 ? voteAverage : nil, name) }
    var object: SeriesJSON { SeriesJSON(self) }
}

extension Person: Listed {
    var line: String {
        let known = knownFor.prefix(3).map { Harmless.line($0.title) }.joined(separator: ", ")
        return "  " + Screens.padded(String(id), 8) + Harmless.line(name) + (known.isEmpty ? "" : "  (\(known))")
    }
    var object: PersonJSON { PersonJSON(self) }
}

extension MediaItem: Listed {
    var line: String {
        let (kind, line) =
            switch self {
            case .movie(let movie): ("movie", movie.line)
            case .tv(let series): ("tv", series.line)
            case .person(let person): ("person", person.line)
            }
        return "  " + Screens.padded(kind, 7) + line
    }
    var object: MediaItemJSON { MediaItemJSON(self) }
}

struct SeriesJSON: Encodable {
    let id: Int
    let name: String
    let originalName: String
    let overview: String
    let firstAirDate: Day?
    let voteAverage: Double
    let voteCount: Int
    let posterPath: ImagePath?

    init(_ series: TVSeries) {
        id = series.id
        name = series.name
        originalName = series.originalName
        overview = series.overview
        firstAirDate = series.firstAirDate
        voteAverage = series.voteAverage
        voteCount = series.voteCount
        posterPath = series.posterPath
    }
}

struct PersonJSON: Encodable {
    let id: Int
    let name: String
    let department: String
    let profilePath: ImagePath?

    init(_ person: Person) {
        id = person.id
        name = person.name
        department = person.department
        profilePath = person.profilePath
    }
}

/// One entry of a mixed list: what it is, and under that name the entry itself.
struct MediaItemJSON: Encodable {
    let mediaType: String
    var movie: MovieJSON?
    var tv: SeriesJSON?
    var person: PersonJSON?

    init(_ item: MediaItem) {
        mediaType = item.id.kind.rawValue
        switch item {
        case .movie(let value): movie = value.object
        case .tv(let value): tv = value.object
        case .person(let value): person = value.object
        }
    }
}
