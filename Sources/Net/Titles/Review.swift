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
        Review(id: id, author: author ?? "", content: content ?? "", rating: details?.value?.rating, createdAt: createdAt?.value)
    }
}
