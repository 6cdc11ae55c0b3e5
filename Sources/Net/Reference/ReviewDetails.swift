import MarqueeDomain

/// A review with the title that it is about.
struct ReviewDetailsDTO: DTO {
    @Embedded var review: ReviewDTO
    let iso6391: String?
    let mediaID: Int?
    let mediaTitle: String?
    let mediaType: MediaKind?
}

extension ReviewDetailsDTO {
    func adapted() -> ReviewDetails {
        var details = ReviewDetails(review: review.adapted())
        details.language = iso6391 ?? ""
        details.title = mediaTitle ?? ""
        if let mediaID, let mediaType { details.subject = MediaReference(mediaType, mediaID) }
        return details
    }
}
