/// One placeholder a title: real reviews are their writers' own.
enum PlaceholderReview {
    /// The page of reviews of a title that TMDb's site has under this path, such as `movie/550`.
    static func page(of title: String, id: Int, path: String, _ paging: Paging) -> JSON {
        let digits = String(id, radix: 16)
        let review = (path.hasPrefix("movie") ? "0" : "1") + String(repeating: "0", count: max(0, 23 - digits.count)) + digits
        return JSON.object([(name: "id", value: .integer(id))]).adding(
            paging.members(of: [review]) { review in
                [
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
            })
    }
}
