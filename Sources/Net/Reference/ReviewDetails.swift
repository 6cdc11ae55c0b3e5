import MarqueeDomain

/// A review with the title that it is about.
struct ReviewDetailsDTO: DTO {
    @Embedded var review: ReviewDTO
    let iso6391: String?
    let mediaID: Int?
    let mediaTitle: String?
    let mediaType: String?
}

extension ReviewDetailsDTO {
    func adapted() -> ReviewDetails {
        var details = ReviewDetails(review: review.adapted())
        details.language = iso6391 ?? ""
        details.title = mediaTitle ?? ""
        if let mediaID, let mediaType = mediaType.known { details.subject = MediaReference(MediaKind(rawValue: mediaType), mediaID) }
        return details
    }
}
