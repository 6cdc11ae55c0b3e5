import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Operations {
    static let movieChangeList = Operation<PageDTO<ChangedIDDTO>>(.get, "/3/movie/changes", lifetime: .minutes(10), audience: [])
    static let tvChangeList = Operation<PageDTO<ChangedIDDTO>>(.get, "/3/tv/changes", lifetime: .minutes(10), audience: [])
    static let personChangeList = Operation<PageDTO<ChangedIDDTO>>(.get, "/3/person/changes", lifetime: .minutes(10), audience: [])
    static let movieChanges = Operation<ChangesDTO>(.get, "/3/movie/{movie_id}/changes", lifetime: .minutes(10), audience: [])
    static let tvChanges = Operation<ChangesDTO>(.get, "/3/tv/{series_id}/changes", lifetime: .minutes(10), audience: [])
    static let personChanges = Operation<ChangesDTO>(.get, "/3/person/{person_id}/changes", lifetime: .minutes(10), audience: [])
    static let seasonChanges = Operation<ChangesDTO>(.get, "/3/tv/season/{season_id}/changes", lifetime: .minutes(10), audience: [])
    static let episodeChanges = Operation<ChangesDTO>(.get, "/3/tv/episode/{episode_id}/changes", lifetime: .minutes(10), audience: [])
}

extension ChangedIDs {
    func endpoint(_ operation: Operation<PageDTO<ChangedIDDTO>>) -> Endpoint<PageDTO<ChangedIDDTO>> {
        Endpoint(operation, page: page, query: period.query)
    }
}

extension ChangesOf {
    func endpoint(_ operation: Operation<ChangesDTO>) -> Endpoint<ChangesDTO> {
        Endpoint(operation, page: page, query: period.query) { () throws(MarqueeError) in
            let id = try PathValue(id)
            return Dictionary(uniqueKeysWithValues: operation.route.variables.map { ($0, id) })
        }
    }
}

extension ChangePeriod {
    fileprivate var query: [String: String] {
        var query: [String: String] = [:]
        query["start_date"] = first?.description
        query["end_date"] = last?.description
        return query
    }
}

/// The id of something that was changed.
struct ChangedIDDTO: DTO {
    let id: Int
    let adult: Bool?
    let softcore: Bool?

    init(_ row: TapeRow) throws {
        id = try row.required("id")
        adult = row.optional("adult")
        softcore = row.optional("softcore")
    }
}

extension ChangedIDDTO {
    func adapted() -> ChangedID {
        var changed = ChangedID(id: id)
        changed.isAdult = adult
        changed.isSoftcore = softcore
        return changed
    }
}

/// The changes, by field.
struct ChangesDTO: DTO {
    let changes: [ChangeDTO]

    init(_ row: TapeRow) throws {
        changes = try row.list("changes")
    }
}

extension ChangesDTO {
    func adapted() -> [Change] { changes.adapted() }
}

struct ChangeDTO: DTO {
    let key: String
    let items: [ItemDTO]?

    init(_ row: TapeRow) throws {
        key = try row.required("key")
        items = row.optional("items")
    }

    struct ItemDTO: DTO {
        let id: String
        let action: String?
        let time: Date?
        let iso6391: String?
        let iso31661: String?
        let value: JSONValue?
        let originalValue: JSONValue?

        init(_ row: TapeRow) throws {
            id = try row.required("id")
            action = row.optional("action")
            time = row.optional("time")
            iso6391 = row.optional("iso_639_1")
            iso31661 = row.optional("iso_3166_1")
            value = row.optional("value")
            originalValue = row.optional("original_value")
        }
    }
}

extension ChangeDTO {
    func adapted() -> Change {
        var change = Change(key: key)
        change.items = items.adapted()
        return change
    }
}

extension ChangeDTO.ItemDTO {
    func adapted() -> Change.Item {
        var item = Change.Item(id: id)
        item.action = action ?? ""
        item.time = time
        item.language = iso6391 ?? ""
        item.country = iso31661 ?? ""
        item.value = value
        item.originalValue = originalValue
        return item
    }
}
