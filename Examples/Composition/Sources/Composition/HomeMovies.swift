import Foundation
import MarqueeData
import MarqueeDomain

/// An API of our own: the movies that somebody has at home, instead of a TMDb server.
struct HomeMovies: MovieAPI {
    private let movies: [Movie]

    init() {
        var starWars = Movie(id: 11, title: "Star Wars")
        starWars.releaseDate = Day("1977-05-25")
        starWars.genreIDs = [12, 28, 878]
        var fightClub = Movie(id: 550, title: "Fight Club")
        fightClub.releaseDate = Day("1999-10-15")
        fightClub.genreIDs = [18, 53, 35]
        movies = [starWars, fightClub]
    }

    func chart(_ chart: MovieChart) -> Remote<Page<Movie>> {
        let movies = movies
        return remote("chart", [.init("kind", chart.kind.rawValue), .init("page", String(chart.page))]) { () throws(MarqueeError) in
            print("(the movies at home are asked for)")
            return Page(number: chart.page, totalPages: 1, totalResults: movies.count, items: chart.page == 1 ? movies : [])
        }
    }

    func discover(_ filter: MovieFilter) -> Remote<Page<Movie>> {
        let movies = movies.filter { movie in filter.genres?.values.isSubset(of: movie.genreIDs) != false }
        return remote("discover", [.init("filter", "\(filter)")]) { () throws(MarqueeError) in
            Page(number: 1, totalPages: 1, totalResults: movies.count, items: movies)
        }
    }

    func details(_ id: Movie.ID, including parts: Set<MoviePart>, as user: UserAuthorization?) -> Remote<MovieDetails> {
        let movie = movies.first { $0.id == id }
        return remote("details", [.init("id", String(id))]) { () throws(MarqueeError) in
            guard let movie else { throw MarqueeError(.notFound, .init("home.missing", "It is not at home.")) }
            return MovieDetails(movie: movie)
        }
    }

    func credits(of id: Movie.ID) -> Remote<Credits> {
        remote("credits", [.init("id", String(id))]) { () throws(MarqueeError) in .empty }
    }

    func collection(_ id: MovieCollection.ID, including parts: Set<MovieCollectionPart>) -> Remote<MovieCollectionDetails> {
        remote("collection", [.init("id", String(id))]) { () throws(MarqueeError) in
            MovieCollectionDetails(collection: MovieCollection(id: id, name: ""))
        }
    }

    func watchProviders(of id: Movie.ID) -> Remote<WatchProviders> {
        remote("watchProviders", [.init("id", String(id))]) { () throws(MarqueeError) in WatchProviders(countries: [:]) }
    }

    func genres() -> Remote<[Genre]> {
        remote("genres", []) { () throws(MarqueeError) in [Genre(id: 18, name: "Drama")] }
    }

    func alternativeTitles(of id: Movie.ID) -> Remote<[AlternativeTitle]> { missing("alternativeTitles") }
    func externalIDs(of id: Movie.ID) -> Remote<ExternalIDs> { missing("externalIDs") }
    func images(of id: Movie.ID) -> Remote<ImageSet> { missing("images") }
    func keywords(of id: Movie.ID) -> Remote<[Keyword]> { missing("keywords") }
    func lists(_ page: TitlePage) -> Remote<Page<MediaListSummary>> { missing("lists") }
    func recommendations(_ page: TitlePage) -> Remote<Page<Movie>> { missing("recommendations") }
    func releases(of id: Movie.ID) -> Remote<[Release]> { missing("releases") }
    func countryReleases(of id: Movie.ID) -> Remote<[CountryRelease]> { missing("countryReleases") }
    func reviews(_ page: TitlePage) -> Remote<Page<Review>> { missing("reviews") }
    func similar(_ page: TitlePage) -> Remote<Page<Movie>> { missing("similar") }
    func translations(of id: Movie.ID) -> Remote<[Translation]> { missing("translations") }
    func videos(of id: Movie.ID) -> Remote<[Video]> { missing("videos") }
    func latest() -> Remote<MovieDetails> { missing("latest") }

    /// What is not known at home.
    private func missing<Value: Codable & Sendable>(_ operation: String) -> Remote<Value> {
        remote(operation, []) { () throws(MarqueeError) in
            throw MarqueeError(.notFound, .init("home.unknown", "Nobody knows that at home."))
        }
    }

    private func remote<Value: Codable & Sendable>(
        _ operation: String, _ arguments: [SnapshotKey.Argument], value: @escaping @Sendable () async throws(MarqueeError) -> Value
    ) -> Remote<Value> {
        let key = SnapshotKey(server: "home", operation: operation, arguments: arguments, audience: .standard)
        return Remote(key: key, freshFor: .seconds(3600), value: value)
    }
}
