import Foundation
import Marquee

/// Values as JSON: keys in snake case, sorted, days as `YYYY-MM-DD`, unknown values left out. Part of the command line's promise.
enum JSON {
    static func text(_ value: any Encodable) throws(Failure) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.keyEncodingStrategy = .convertToSnakeCase
        do {
            return escaped(String(decoding: try encoder.encode(value), as: UTF8.self))
        } catch {
            throw .other("The answer cannot be written as JSON.")
        }
    }

    /// Escapes what a terminal may act on, and what ``Harmless`` would leave out, so that nothing is lost and nothing is dangerous.
    private static func escaped(_ text: String) -> String {
        var bytes: [UInt8] = []
        var marks = 0
        for scalar in text.unicodeScalars {
            let category = scalar.properties.generalCategory
            marks = Harmless.marks.contains(category) ? marks + 1 : 0
            let isSafe = scalar == "\n" || (!Harmless.steering.contains(category) && marks <= Harmless.mostMarks)
            if isSafe {
                bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            } else {
                for unit in String(scalar).utf16 { bytes += ("\\u" + hex(unit)).utf8 }
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func hex(_ unit: UInt16) -> String {
        let digits = String(unit, radix: 16)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }
}

/// What every JSON answer says about its origin.
struct OriginJSON: Encodable {
    let origin: String
    let stale: Bool
    let ageSeconds: Int64

    init<Value>(_ fetched: Fetched<Value>) {
        origin = fetched.origin.rawValue
        stale = fetched.isStale
        ageSeconds = fetched.age.components.seconds
    }
}

struct MovieJSON: Encodable {
    let id: Int
    let title: String
    let originalTitle: String
    let overview: String
    let releaseDate: Day?
    let voteAverage: Double
    let voteCount: Int
    let posterPath: ImagePath?

    init(_ movie: Movie) {
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

struct PageJSON<Row: Encodable>: Encodable {
    let fetched: OriginJSON
    let page: Int
    let totalPages: Int
    let totalResults: Int
    let results: [Row]

    init<Item: Listed>(_ fetched: Fetched<Page<Item>>) where Item.Object == Row {
        self.fetched = OriginJSON(fetched)
        page = fetched.value.number
        totalPages = fetched.value.totalPages
        totalResults = fetched.value.totalResults
        results = fetched.value.items.map(\.object)
    }
}

struct HomeJSON: Encodable {
    struct Category: Encodable {
        let name: String
        let list: PageJSON<MovieJSON>?
        let error: String?
    }

    let categories: [Category]

    init(_ rows: [HomeRow<MovieChart.Kind, Movie>]) {
        categories = rows.map { row in
            switch row.outcome {
            case .success(let fetched): Category(name: row.category.word, list: PageJSON(fetched), error: nil)
            case .failure(let error): Category(name: row.category.word, list: nil, error: error.code.rawValue)
            }
        }
    }
}

struct DetailsJSON: Encodable {
    struct Person: Encodable {
        let id: Int
        let name: String
        let role: String
    }

    let fetched: OriginJSON
    let movie: MovieJSON
    let tagline: String
    let status: String?
    let runtimeMinutes: Int?
    let genres: [String]
    let imdbId: String?
    let posterUrl: String?
    let cast: [Person]
    let crew: [Person]
    let similar: [MovieJSON]
    let recommendations: [MovieJSON]

    init(_ fetched: Fetched<MovieDetails>, poster: String?) {
        let details = fetched.value
        self.fetched = OriginJSON(fetched)
        movie = MovieJSON(details.movie)
        tagline = details.tagline
        status = details.status?.rawValue
        runtimeMinutes = details.runtime
        genres = details.genres.map(\.name)
        imdbId = details.imdbID
        posterUrl = poster
        (cast, crew) = DetailsJSON.people(details.credits)
        similar = details.similar.items.map(MovieJSON.init)
        recommendations = details.recommendations.items.map(MovieJSON.init)
    }
}

extension DetailsJSON {
    static func people(_ credits: Credits) -> (cast: [Person], crew: [Person]) {
        (
            credits.cast.map { Person(id: $0.personID, name: $0.name, role: $0.character) },
            credits.crew.map { Person(id: $0.personID, name: $0.name, role: $0.job) }
        )
    }
}
