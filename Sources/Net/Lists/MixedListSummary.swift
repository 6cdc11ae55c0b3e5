import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A list of movies and series, without its items. Flags and sums are written in other types by lists of lists than by lists.
struct MixedListSummaryDTO: DTO {
    let id: ListNumber
    let name: String
    let description: String?
    let numberOfItems: Int?
    let `public`: Bool?
    let adult: Bool?
    let featured: Bool?
    let averageRating: Double?
    let revenue: Int?
    let runtime: Int?
    let iso6391: String?
    let iso31661: String?
    let posterPath: ImagePath?
    let backdropPath: ImagePath?
    let createdAt: Date?
    let updatedAt: Date?

    init(_ row: TapeRow) throws {
        id = try row.required("id")
        name = try row.required("name")
        description = row.optional("description")
        numberOfItems = row.optional("number_of_items")
        `public` = row.optional("public")
        adult = row.optional("adult")
        featured = row.optional("featured")
        averageRating = row.optional("average_rating")
        revenue = row.optional("revenue")
        runtime = row.optional("runtime")
        iso6391 = row.optional("iso_639_1")
        iso31661 = row.optional("iso_3166_1")
        posterPath = row.optional("poster_path")
        backdropPath = row.optional("backdrop_path")
        createdAt = row.optional("created_at")
        updatedAt = row.optional("updated_at")
    }
}

extension MixedListSummaryDTO {
    func adapted() -> MixedListSummary {
        var list = MixedListSummary(id: id.value, name: name)
        list.description = description ?? ""
        list.numberOfItems = numberOfItems.countOrZero
        list.isPublic = `public` ?? true
        list.isAdult = adult ?? false
        list.isFeatured = featured ?? false
        list.averageRating = averageRating.knownVote
        list.revenue = max(0, revenue ?? 0)
        list.runtime = runtime.countOrZero
        list.language = iso6391 ?? ""
        list.country = iso31661 ?? ""
        list.posterPath = posterPath
        list.backdropPath = backdropPath
        list.createdAt = createdAt
        list.updatedAt = updatedAt
        return list
    }
}

/// The creator of a list.
struct ListCreatorDTO: DTO {
    let id: String
    let username: String
    let name: String?
    let gravatarHash: String?
    let avatarPath: ImagePath?

    init(_ row: TapeRow) throws {
        id = try row.required("id")
        username = try row.required("username")
        name = row.optional("name")
        gravatarHash = row.optional("gravatar_hash")
        avatarPath = row.optional("avatar_path")
    }
}

extension ListCreatorDTO {
    func adapted() -> ListCreator {
        var creator = ListCreator(id: id, username: username)
        creator.name = name ?? ""
        creator.gravatarHash = gravatarHash.known
        creator.avatarPath = avatarPath
        return creator
    }
}
