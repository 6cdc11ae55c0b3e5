import MarqueeDomain

/// A list, as in lists of lists.
struct MediaListSummaryDTO: DTO {
    let id: ListNumber
    let name: String
    let description: String?
    let itemCount: Int?
    let favoriteCount: Int?
    let iso6391: String?
    let iso31661: String?
    let listType: String?
    let posterPath: ImagePath?

    init(_ row: TapeRow) throws {
        id = try row.required("id")
        name = try row.required("name")
        description = row.optional("description")
        itemCount = row.optional("item_count")
        favoriteCount = row.optional("favorite_count")
        iso6391 = row.optional("iso_639_1")
        iso31661 = row.optional("iso_3166_1")
        listType = row.optional("list_type")
        posterPath = row.optional("poster_path")
    }
}

extension MediaListSummaryDTO {
    func adapted() -> MediaListSummary {
        var list = MediaListSummary(id: id.value, name: name)
        list.description = description ?? ""
        list.itemCount = itemCount.countOrZero
        list.favoriteCount = favoriteCount.countOrZero
        list.language = iso6391 ?? ""
        list.country = iso31661 ?? ""
        list.listType = listType ?? ""
        list.posterPath = posterPath
        return list
    }
}

/// The id of a list. It is sent back in paths, so it must be valid there.
struct ListNumber: Shape {
    let value: Int

    static func read(from tape: JSONTape, at index: Int) throws -> ListNumber {
        let value = try tape.whole(Int.self, at: index)
        guard value > 0 else { throw tape.corrupted("Not the number of a list.", at: index) }
        return ListNumber(value: value)
    }
}
