import MarqueeData
import MarqueeDomain

extension Operations {
    static let createMixedList = Operation<CreatedMixedListDTO>(.post, "/4/list")
    static let updateMixedList = Operation<StatusDTO>(.put, "/4/list/{list_id}")
    static let deleteMixedList = Operation<StatusDTO>(.delete, "/4/list/{list_id}")
    // A write in spite of its method: never cached, coalesced or retried.
    static let clearMixedList = Operation<StatusDTO>(.get, "/4/list/{list_id}/clear")
}

extension Endpoint<CreatedMixedListDTO> {
    static func create(_ list: NewMixedList, as user: UserAuthorization) -> Self {
        Endpoint(Operations.createMixedList, body: NewMixedListBody(list), as: .userToken(user))
    }
}

extension Endpoint<StatusDTO> {
    static func update(_ update: MixedListUpdate, as user: UserAuthorization) -> Self {
        change(Operations.updateMixedList, update.list, body: MixedListUpdateBody(update), as: user)
    }

    static func deleteMixedList(_ list: MixedList.ID, as user: UserAuthorization) -> Self {
        change(Operations.deleteMixedList, list, as: user)
    }

    static func clearMixedList(_ list: MixedList.ID, as user: UserAuthorization) -> Self {
        change(Operations.clearMixedList, list, as: user)
    }

    private static func change(
        _ operation: Operation<StatusDTO>, _ list: MixedList.ID, body: MixedListUpdateBody? = nil, as user: UserAuthorization
    ) -> Self {
        Endpoint(operation, of: .list(list), body: body, as: .userToken(user)) { () throws(MarqueeError) in
            ["list_id": try PathValue(list)]
        }
    }
}

private struct NewMixedListBody: Encodable {
    let name: String
    let description: String
    let language: String
    let country: String?
    // On creation, TMDb ignores a flag that is not written as a number.
    let isPublic: Int
    let sort: String?

    init(_ list: NewMixedList) {
        name = list.name
        description = list.description
        language = list.language
        country = list.country
        isPublic = list.isPublic ? 1 : 0
        sort = list.sortBy?.wireText
    }

    enum CodingKeys: String, CodingKey {
        case name, description
        case language = "iso_639_1"
        case country = "iso_3166_1"
        case isPublic = "public"
        case sort = "sort_by"
    }
}

private struct MixedListUpdateBody: Encodable {
    let name: String?
    let description: String?
    let isPublic: Bool?
    let sort: String?

    init(_ update: MixedListUpdate) {
        name = update.name
        description = update.description
        isPublic = update.isPublic
        sort = update.sortBy?.wireText
    }

    enum CodingKeys: String, CodingKey {
        case name, description
        case isPublic = "public"
        case sort = "sort_by"
    }
}

/// The id of a new list.
struct CreatedMixedListDTO: DTO {
    let id: ListNumber

    init(_ row: TapeRow) throws {
        id = try row.required("id")
    }
}

extension CreatedMixedListDTO {
    func adapted() -> Int { id.value }
}
