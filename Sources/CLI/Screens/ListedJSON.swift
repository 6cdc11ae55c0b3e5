import Marquee

struct MovieJSON: Encodable {
    let id: Int
    let title: String
    let originalTitle: String
    let overview: String
    let releaseDate: Day?
    let voteAverage: Double
    let voteCount: Int
    let posterPath: ImagePath?
    let marks: MarksJSON?

    init(_ movie: Movie, _ marks: MarksJSON?) {
        self.marks = marks
        id = movie.id
        title = movie.title
        originalTitle = movie.originalTitle
        overview = movie.overview
        releaseDate = movie.releaseDate
        voteAverage = movie.voteAverage
        voteCount = movie.voteCount
        posterPath = movie.posterPath
    }
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
    let marks: MarksJSON?

    init(_ series: TVSeries, _ marks: MarksJSON?) {
        self.marks = marks
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

struct CollectionJSON: Encodable {
    let id: Int
    let name: String
    let originalName: String
    let overview: String
    let posterPath: ImagePath?

    init(_ collection: MovieCollection) {
        id = collection.id
        name = collection.name
        originalName = collection.originalName
        overview = collection.overview
        posterPath = collection.posterPath
    }
}

/// One entry of a mixed list: what it is, and under that name the entry itself.
struct MediaItemJSON: Encodable {
    let mediaType: String
    var movie: MovieJSON?
    var tv: SeriesJSON?
    var person: PersonJSON?
    var collection: CollectionJSON?

    init(_ item: MediaItem, _ marks: MarksJSON?) {
        mediaType = item.id.kind.rawValue
        switch item {
        case .movie(let value): movie = value.object(marks)
        case .tv(let value): tv = value.object(marks)
        case .person(let value): person = value.object(nil)
        case .collection(let value): collection = CollectionJSON(value)
        }
    }
}

struct PageJSON<Row: Encodable>: Encodable {
    let fetched: OriginJSON
    let page: Int
    let totalPages: Int
    let totalResults: Int
    let results: [Row]

    init<Item: Listed>(_ fetched: Fetched<Page<Item>>, _ marking: Marking) where Item.Object == Row {
        self.fetched = OriginJSON(fetched)
        page = fetched.value.number
        totalPages = fetched.value.totalPages
        totalResults = fetched.value.totalResults
        results = fetched.value.items.map { $0.object(marking.json($0.markable)) }
    }
}
