/// The use case of single reviews.
///
/// ```swift
/// let review = try await marquee.reviews.details("5b1c13b9c3a36848f2026384")
/// print(review.mediaTitle, review.content)
/// ```
public struct ReviewUseCases: Sendable {
    let reference: any ReferenceRepository

    public init(reference: any ReferenceRepository) { self.reference = reference }

    /// Reads a review (<https://developer.themoviedb.org/reference/review-details>).
    public var details: Get<Review.ID, ReviewDetails> { Get(reference.review) }
}
