import MarqueeDomain

extension Operations {
    static let episodeGroup = Operation<EpisodeGroupDetailsDTO>(.get, "/3/tv/episode_group/{tv_episode_group_id}", lifetime: .hours(4))
}

extension Endpoint<EpisodeGroupDetailsDTO> {
    static func episodeGroup(_ id: EpisodeGroup.ID) -> Self {
        Endpoint(Operations.episodeGroup) { () throws(MarqueeError) in ["tv_episode_group_id": try PathValue(id)] }
    }
}

/// The orders of the episodes of a series.
struct EpisodeGroupsDTO: DTO {
    let results: [EpisodeGroupDTO]

    init(_ row: TapeRow) throws {
        results = try row.list("results")
    }
}

extension EpisodeGroupsDTO {
    func adapted() -> [EpisodeGroup] { results.adapted() }
}

struct EpisodeGroupDTO: DTO {
    let id: String
    let name: String?
    let description: String?
    let type: EpisodeGroupType?
    let groupCount: Int?
    let episodeCount: Int?
    let network: TVNetworkDTO?

    init(_ row: TapeRow) throws {
        id = try row.required("id")
        name = row.optional("name")
        description = row.optional("description")
        type = row.optional("type")
        groupCount = row.optional("group_count")
        episodeCount = row.optional("episode_count")
        network = row.optional("network")
    }
}

extension EpisodeGroupDTO {
    func adapted() -> EpisodeGroup {
        var group = EpisodeGroup(id: id, name: name ?? "")
        group.description = description ?? ""
        group.type = type ?? .unknown(0)
        group.groupCount = groupCount.countOrZero
        group.episodeCount = episodeCount.countOrZero
        group.network = network?.adapted()
        return group
    }
}

/// An order of episodes with its groups.
struct EpisodeGroupDetailsDTO: DTO {
    let group: EpisodeGroupDTO
    let groups: [GroupDTO]

    init(_ row: TapeRow) throws {
        group = try EpisodeGroupDTO(row)
        groups = try row.list("groups")
    }

    struct GroupDTO: DTO {
        let id: String
        let name: String?
        let order: Int?
        let locked: Bool?
        let episodes: [SeriesEpisodeDTO]?

        init(_ row: TapeRow) throws {
            id = try row.required("id")
            name = row.optional("name")
            order = row.optional("order")
            locked = row.optional("locked")
            episodes = row.optional("episodes")
        }
    }
}

extension EpisodeGroupDetailsDTO {
    func adapted() -> EpisodeGroupDetails {
        var details = EpisodeGroupDetails(group: group.adapted())
        details.groups = groups.adapted()
        return details
    }
}

extension EpisodeGroupDetailsDTO.GroupDTO {
    func adapted() -> EpisodeGroupDetails.Group {
        var group = EpisodeGroupDetails.Group(id: id, name: name ?? "")
        group.order = order.countOrZero
        group.isLocked = locked ?? false
        group.episodes = episodes.adapted()
        return group
    }
}
