import Marquee

struct FilmList {
    let marquee: MarqueeClient

    func lines() async throws -> [String] {
        let list = try await marquee.movies.popular(policy: .freshElseCached)
        var lines = list.value.items.map { movie in
            "\(movie.title), \(movie.releaseDate?.description ?? "no date")"
        }
        if let error = list.refreshError {
            lines.append("Not refreshed: \(error.reason.text)")
            lines.append("Confirmed \(list.age.components.seconds / 60) minutes ago")
        }
        return lines
    }
}
