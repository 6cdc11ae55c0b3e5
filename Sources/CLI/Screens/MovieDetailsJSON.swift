import Marquee

struct MovieDetailsJSON: Encodable {
    let fetched: OriginJSON
    let movie: MovieJSON
    let tagline: String
    let status: String?
    let runtimeMinutes: Int?
    let genres: [String]
    let imdbId: String?
    let posterUrl: String?
    let cast: [CreditJSON]
    let crew: [CreditJSON]
    let similar: [MovieJSON]
    let recommendations: [MovieJSON]

    init(_ fetched: Fetched<MovieDetails>, poster: String?, _ marking: Marking) {
        let details = fetched.value
        self.fetched = OriginJSON(fetched)
        movie = details.movie.object(marking.json(details.movie.markable))
        tagline = details.tagline
        status = details.status?.rawValue
        runtimeMinutes = details.runtime
        genres = details.genres.map(\.name)
        imdbId = details.imdbID
        posterUrl = poster
        (cast, crew) = CreditJSON.people(details.credits ?? .empty)
        similar = (details.similar?.items ?? []).map { $0.object(marking.json($0.markable)) }
        recommendations = (details.recommendations?.items ?? []).map { $0.object(marking.json($0.markable)) }
    }
}
