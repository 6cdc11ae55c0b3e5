import Marquee

struct FilmList {
    let marquee: MarqueeClient

    func lines() async throws -> [String] {
        let chart = try await marquee.movies.chart(.popular, policy: .freshElseCached)
        var lines = chart.value.items.map { movie in
            "\(movie.title), \(movie.releaseDate?.description ?? "no date")"
        }
        if let error = chart.refreshError { lines.append("Not refreshed: \(error.reason.text)") }
        return lines
    }
}
