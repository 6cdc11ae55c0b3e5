import Foundation
import MarqueeDomain

/// A user's review of a title.
struct ReviewDTO: DTO {
    let id: String
    let author: String?
    let content: String?
    let authorDetails: AuthorDTO?
    let createdAt: Date?

    struct AuthorDTO: Decodable, Sendable {
        let rating: Double?
    }
}

extension ReviewDTO {
    func adapted() -> Review {
        var review = Review(id: id, author: author ?? "", content: content ?? "")
        review.rating = (authorDetails?.rating).knownVote
        review.createdAt = createdAt
        return review
    }
}
