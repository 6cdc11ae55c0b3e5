import MarqueeDomain

/// What somebody wrote about a title.
struct ReviewDTO: DTO {
    let id: String
    let author: String?
    let content: String?
    let details: Attempt<AuthorDTO>?
    let createdAt: LooseMoment?

    struct AuthorDTO: Decodable, Sendable {
        let rating: Double?
    }

    enum CodingKeys: String, CodingKey {
        case id, author, content
        case details = "author_details"
        case createdAt = "created_at"
    }
}

extension ReviewDTO {
    func adapted() -> Review {
        var review = Review(id: id, author: author ?? "", content: content ?? "")
        review.rating = details?.value?.rating
        review.createdAt = createdAt?.value
        return review
    }
}
