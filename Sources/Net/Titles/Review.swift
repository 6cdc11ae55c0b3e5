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
    let authorDetails: AuthorDTO?
    let url: String?
    let createdAt: Date?
    let updatedAt: Date?

    struct AuthorDTO: Decodable, Sendable {
        let name: String?
        let username: String?
        let avatarPath: String?
        let rating: Double?
    }
}

extension ReviewDTO {
    func adapted() -> Review {
        var review = Review(id: id, author: author ?? "", content: content ?? "")
        review.rating = (authorDetails?.rating).knownVote
        review.authorName = authorDetails?.name ?? ""
        review.username = authorDetails?.username ?? ""
        review.avatarPath = authorDetails?.avatarPath ?? ""
        review.url = url ?? ""
        review.createdAt = createdAt
        review.updatedAt = updatedAt
        return review
    }
}
