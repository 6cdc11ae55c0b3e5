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

    /// Returns the number of posters that are on this device now.
    func takeAlong() async throws -> Int {
        let movies = try await marquee.movies.popular().value.items
        for movie in movies { _ = try await marquee.movies.details(movie.id) }
        return try await marquee.images.prefetch(movies.map(\.posterPath), as: .poster, width: 342)
    }
}
