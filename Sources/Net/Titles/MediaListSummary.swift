package import MarqueeDomain

/// A list, as in lists of lists.
package struct MediaListSummaryDTO: DTO {
    let id: ListNumber
    let name: String
    let description: String?
    let itemCount: Int?
    let favoriteCount: Int?
    let iso6391: String?
    let iso31661: String?
    let listType: String?
    let posterPath: ImagePath?
}

extension MediaListSummaryDTO {
    package func adapted() -> MediaListSummary {
        var list = MediaListSummary(id: id.value, name: name)
        list.description = description ?? ""
        list.itemCount = itemCount.countOrZero
        list.favoriteCount = favoriteCount.countOrZero
        list.language = iso6391 ?? ""
        list.country = iso31661 ?? ""
        list.kind = listType ?? ""
        list.posterPath = posterPath
        return list
    }
}

/// The id of a list. It is sent back in paths, so it must be valid there.
struct ListNumber: Decodable, Sendable {
    let value: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        value = try container.decode(Int.self)
        guard value > 0 else { throw DecodingError.dataCorruptedError(in: container, debugDescription: "Not the number of a list.") }
    }
}
