import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A user's review of a title.
struct ReviewDTO: DTO {
    let id: String
    let author: String?
    let content: String?
    let authorDetails: AuthorDetailsDTO?
    let url: String?
    let createdAt: Date?
    let updatedAt: Date?

    init(_ row: TapeRow) throws {
        id = try row.required("id")
        author = row.optional("author")
        content = row.optional("content")
        authorDetails = row.optional("author_details")
        url = row.optional("url")
        createdAt = row.optional("created_at")
        updatedAt = row.optional("updated_at")
    }

    struct AuthorDetailsDTO: DTO {
        let name: String?
        let username: String?
        let avatarPath: String?
        let rating: Double?

        init(_ row: TapeRow) throws {
            name = row.optional("name")
            username = row.optional("username")
            avatarPath = row.optional("avatar_path")
            rating = row.optional("rating")
        }
    }
}

extension ReviewDTO {
    func adapted() -> Review {
        var review = Review(id: id, author: author ?? "", content: content ?? "")
        review.authorDetails = authorDetails?.adapted() ?? AuthorDetails()
        review.url = url ?? ""
        review.createdAt = createdAt
        review.updatedAt = updatedAt
        return review
    }
}

extension ReviewDTO.AuthorDetailsDTO {
    func adapted() -> AuthorDetails {
        var author = AuthorDetails()
        author.name = name ?? ""
        author.username = username ?? ""
        author.avatarPath = avatarPath ?? ""
        author.rating = rating.knownVote
        return author
    }
}
