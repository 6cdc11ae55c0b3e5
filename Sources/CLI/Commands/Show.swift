import Marquee

extension Command {
    static let show = Command(
        name: "show", usage: "show movie ID", summary: "one movie with its cast, crew and what is like it", options: []
    ) { (invocation, environment, terminal) async throws(Failure) in
        guard invocation.words.count == 3, invocation.words[1] == "movie", let id = Int(invocation.words[2]) else {
            throw .usage("“show” wants “movie” and an id, as in “show movie 550”.")
        }
        try await Desk.with(invocation, environment, terminal) { (desk) async throws(Failure) in try await desk.show(movie: id) }
    }
}

extension Desk {
    func show(movie id: Movie.ID) async throws(Failure) {
        let fetched = try await marquee { () async throws(MarqueeError) in try await client.movies.details(id, policy) }
        let poster: String? =
            if let path = fetched.value.posterPath {
                try? await client.images.configuration(policy).value.url(for: path, as: .poster, width: 342)
            } else {
                nil
            }
        try show(fetched) { details in
            Screens.details(details, heading: Screens.heading(details.title, fetched), poster: poster, width: terminal.width)
        } json: {
            DetailsJSON($0, poster: poster)
        }
    }
}
