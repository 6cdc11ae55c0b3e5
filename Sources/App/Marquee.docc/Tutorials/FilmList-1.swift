import Marquee

struct FilmList {
    let marquee: MarqueeClient

    func lines() async throws -> [String] {
        let chart = try await marquee.movies.chart(.popular)
        return chart.value.items.map { movie in
            "\(movie.title), \(movie.releaseDate?.description ?? "no date")"
        }
    }
}
