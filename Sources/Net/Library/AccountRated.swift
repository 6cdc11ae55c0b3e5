import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A row with the person's rating, as version 4 sends it. Without a valid rating, the row is unreadable.
struct AccountRatedDTO<Row: DTO>: DTO {
    let row: Row
    let accountRating: AccountRatingDTO

    init(_ row: TapeRow) throws {
        self.row = try Row(row)
        accountRating = try row.required("account_rating")
    }
}

/// A rating with its time.
struct AccountRatingDTO: ObjectShape {
    let value: NearestRating
    let createdAt: Date?

    init(_ row: TapeRow) throws {
        value = try row.required("value")
        createdAt = row.optional("created_at")
    }
}

extension AccountRatedDTO {
    func adapted() -> Rated<Row.Entity> {
        var rated = Rated(row.adapted(), rating: accountRating.value.rating)
        rated.ratedAt = accountRating.createdAt
        return rated
    }
}
