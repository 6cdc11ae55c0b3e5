import MarqueeData
import MarqueeDomain

extension Operations {
    static let createList = Operation<CreatedListDTO>(.post, "/3/list")
    static let addToList = Operation<StatusDTO>(.post, "/3/list/{list_id}/add_item")
    static let removeFromList = Operation<StatusDTO>(.post, "/3/list/{list_id}/remove_item")
    static let clearList = Operation<StatusDTO>(.post, "/3/list/{list_id}/clear")
    static let deleteList = Operation<StatusDTO>(.delete, "/3/list/{list_id}")
}

extension Endpoint<CreatedListDTO> {
    static func create(_ list: NewMediaList, as user: UserAuthorization) -> Self {
        Endpoint(
            Operations.createList, body: NewListBody(name: list.name, description: list.description, language: list.language),
            as: .account(user))
    }
}

extension Endpoint<StatusDTO> {
    static func add(_ entry: MediaListEntry, as user: UserAuthorization) -> Self {
        change(Operations.addToList, entry.list, body: ListEntryBody(mediaID: entry.movie), as: user)
    }

    static func remove(_ entry: MediaListEntry, as user: UserAuthorization) -> Self {
        change(Operations.removeFromList, entry.list, body: ListEntryBody(mediaID: entry.movie), as: user)
    }

    static func clear(_ list: MediaList.ID, as user: UserAuthorization) -> Self {
        change(Operations.clearList, list, query: ["confirm": "true"], as: user)
    }

    static func delete(_ list: MediaList.ID, as user: UserAuthorization) -> Self { change(Operations.deleteList, list, as: user) }

    private static func change(
        _ operation: Operation<StatusDTO>, _ list: MediaList.ID, query: [String: String] = [:], body: ListEntryBody? = nil,
        as user: UserAuthorization
    ) -> Self {
        Endpoint(operation, of: .list(list), query: query, body: body, as: .account(user)) { () throws(MarqueeError) in
            if let body { _ = try PathValue(body.mediaID) }
            return ["list_id": try PathValue(list)]
        }
    }
}

private struct NewListBody: Encodable {
    let name: String
    let description: String
    let language: String
}

private struct ListEntryBody: Encodable {
    let mediaID: Int

    enum CodingKeys: String, CodingKey {
        case mediaID = "media_id"
    }
}

/// The id of a new list.
struct CreatedListDTO: DTO {
    let listID: ListNumber

    init(_ row: TapeRow) throws {
        listID = try row.required("list_id")
    }
}

extension CreatedListDTO {
    func adapted() -> Int { listID.value }
}
