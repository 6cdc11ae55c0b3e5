import MarqueeDomain

/// A review with the title that it is about.
struct ReviewDetailsDTO: DTO {
    let review: ReviewDTO
    let iso6391: String?
    let mediaID: Int?
    let mediaTitle: String?
    let mediaType: MediaKind?

    init(_ row: TapeRow) throws {
        review = try ReviewDTO(row)
        iso6391 = row.optional("iso_639_1")
        mediaID = row.optional("media_id")
        mediaTitle = row.optional("media_title")
        mediaType = row.optional("media_type")
    }
}

extension ReviewDetailsDTO {
    func adapted() -> ReviewDetails {
        var details = ReviewDetails(review: review.adapted())
        details.language = iso6391 ?? ""
        details.mediaTitle = mediaTitle ?? ""
        if let mediaID, let mediaType { details.subject = MediaReference(mediaType, mediaID) }
        return details
    }
}
