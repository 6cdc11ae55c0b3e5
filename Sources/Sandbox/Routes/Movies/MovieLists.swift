extension MovieParts {
    func similar(_ paging: Paging) -> JSON {
        .object(paging.members(of: Catalog.related(to: movie, sharing: 1)) { $0.row(wording) })
    }

    func recommendations(_ paging: Paging) -> JSON {
        .object(
            paging.members(of: Catalog.related(to: movie, sharing: 2)) {
                $0.row(wording).adding([("media_type", "movie")])
            })
    }

    /// One placeholder a movie: real reviews are their writers' own.
    func reviews(_ paging: Paging) -> JSON {
        let digits = String(movie.id, radix: 16)
        let id = String(repeating: "0", count: 24 - digits.count) + digits
        return JSON.object([(name: "id", value: .integer(movie.id))]).adding(
            paging.members(of: [id]) { id in
                [
                    "author": "Marquee Sandbox",
                    "author_details": [
                        "name": "Marquee Sandbox", "username": "marquee-sandbox", "avatar_path": nil, "rating": .number(7),
                    ],
                    "content": .string("A placeholder about \(movie.title), so that there is a review to show."),
                    "created_at": "2023-05-01T12:00:00.000Z",
                    "id": .string(id),
                    "updated_at": "2023-05-01T12:00:00.000Z",
                    "url": .string("https://www.themoviedb.org/movie/\(movie.id)/reviews"),
                ]
            })
    }
}
