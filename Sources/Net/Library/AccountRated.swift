package import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A row with the person's rating, as version 4 sends it. Without a valid rating, the row is unreadable.
package struct AccountRatedDTO<Row: DTO>: DTO {
    @Embedded var row: Row
    let accountRating: AccountRatingDTO
}

/// A rating with its time.
package struct AccountRatingDTO: Decodable, Sendable {
    let value: NearestRating
    let createdAt: Date?
}

extension AccountRatedDTO {
    package func adapted() -> Rated<Row.Entity> {
        var rated = Rated(row.adapted(), rating: accountRating.value.rating)
        rated.ratedAt = accountRating.createdAt
        return rated
    }
}
