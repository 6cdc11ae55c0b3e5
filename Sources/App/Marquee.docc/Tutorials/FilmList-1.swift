import Marquee

struct FilmList {
    let marquee: MarqueeClient

    func lines() async throws -> [String] {
        let list = try await marquee.movies.popular()
        return list.value.items.map { movie in
            "\(movie.title), \(movie.releaseDate?.description ?? "no date")"
        }
    }
}
