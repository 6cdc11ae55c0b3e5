/// One placeholder a title: real reviews are their writers' own.
enum PlaceholderReview {
    /// The page of reviews of a title that TMDb's site has under this path, such as `movie/550`.
    static func page(of title: String, id: Int, path: String, _ paging: Paging) -> JSON {
        let rows = [row(of: title, id: id, path: path)]
        return JSON.object([(name: "id", value: .integer(id))]).adding(paging.members(of: rows) { $0 })
    }

    /// The review with an id, and the title that it is about.
    static func review(_ id: String, in catalog: CatalogIndex) -> JSON? {
        guard id.count == 24, let number = Int(id.dropFirst(), radix: 16) else { return nil }
        switch id.first {
        case "0": return catalog.movie(number).map { review(of: $0.title, id: number, "movie") }
        case "1": return catalog.series(number).map { review(of: $0.name, id: number, "tv") }
        default: return nil
        }
    }

    private static func review(of title: String, id: Int, _ kind: String) -> JSON {
        row(of: title, id: id, path: "\(kind)/\(id)").adding([
            ("iso_639_1", "en"), ("media_id", .integer(id)), ("media_title", .string(title)), ("media_type", .string(kind)),
        ])
    }

    private static func row(of title: String, id: Int, path: String) -> JSON {
        let digits = String(id, radix: 16)
        let review = (path.hasPrefix("movie") ? "0" : "1") + String(repeating: "0", count: max(0, 23 - digits.count)) + digits
        return [
            "author": "Marquee Sandbox",
            "author_details": [
                "name": "Marquee Sandbox", "username": "marquee-sandbox", "avatar_path": nil, "rating": .number(7),
            ],
            "content": .string("A placeholder about \(title), so that there is a review to show."),
            "created_at": "2023-05-01T12:00:00.000Z",
            "id": .string(review),
            "updated_at": "2023-05-01T12:00:00.000Z",
            "url": .string("https://www.themoviedb.org/\(path)/reviews"),
        ]
    }
}
