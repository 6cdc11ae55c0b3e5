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
}

extension EpisodeGroupsDTO {
    func adapted() -> [EpisodeGroup] { results.adapted() }
}

struct EpisodeGroupDTO: DTO {
    let id: String
    let name: String?
    let description: String?
    let type: EpisodeGroupKind?
    let groupCount: Int?
    let episodeCount: Int?
    let network: TVNetworkDTO?
}

extension EpisodeGroupDTO {
    func adapted() -> EpisodeGroup {
        var group = EpisodeGroup(id: id, name: name ?? "")
        group.description = description ?? ""
        group.kind = type ?? .unknown(0)
        group.groupCount = groupCount.countOrZero
        group.episodeCount = episodeCount.countOrZero
        group.network = network?.adapted()
        return group
    }
}

/// An order of episodes with its groups.
struct EpisodeGroupDetailsDTO: DTO {
    @Embedded var group: EpisodeGroupDTO
    let groups: [GroupDTO]

    struct GroupDTO: DTO {
        let id: String
        let name: String?
        let order: Int?
        let locked: Bool?
        let episodes: [SeriesEpisodeDTO]?
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
