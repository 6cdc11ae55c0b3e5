package import MarqueeDomain

extension Endpoint<TVCreditsDTO> {
    static func tvCredits(_ id: TVSeries.ID) -> Self { Endpoint(Operations.tvCredits, "series_id", of: .tv(id)) }
}

/// Who took part in any episode of a series: a person once, with all parts and all jobs.
package struct TVCreditsDTO: DTO {
    let cast: Rows<PartsDTO>?
    let crew: Rows<JobsDTO>?

    struct PartsDTO: Decodable, Sendable {
        let id: Int
        let name: String
        let order: LooseInt?
        let profilePath: LooseImagePath?
        let roles: Rows<RoleDTO>

        enum CodingKeys: String, CodingKey {
            case id, name, order, roles
            case profilePath = "profile_path"
        }
    }

    struct RoleDTO: Decodable, Sendable {
        let creditID: String
        let character: String?
        let episodeCount: LooseInt?

        enum CodingKeys: String, CodingKey {
            case character
            case creditID = "credit_id"
            case episodeCount = "episode_count"
        }
    }

    struct JobsDTO: Decodable, Sendable {
        let id: Int
        let name: String
        let department: String?
        let profilePath: LooseImagePath?
        let jobs: Rows<JobDTO>

        enum CodingKeys: String, CodingKey {
            case id, name, department, jobs
            case profilePath = "profile_path"
        }
    }

    struct JobDTO: Decodable, Sendable {
        let creditID: String
        let job: String?
        let episodeCount: LooseInt?

        enum CodingKeys: String, CodingKey {
            case job
            case creditID = "credit_id"
            case episodeCount = "episode_count"
        }
    }
}

extension TVCreditsDTO {
    package func adapted() -> Credits {
        Credits(cast: cast?.values.flatMap { $0.adapted() } ?? [], crew: crew?.values.flatMap { $0.adapted() } ?? [])
    }
}

extension TVCreditsDTO.PartsDTO {
    fileprivate func adapted() -> [CastMember] {
        roles.values.map {
            var member = CastMember(id: $0.creditID, personID: id, name: name)
            member.character = $0.character ?? ""
            member.order = order?.value ?? 0
            member.profilePath = profilePath?.value
            member.episodeCount = $0.episodeCount?.value
            return member
        }
    }
}

extension TVCreditsDTO.JobsDTO {
    fileprivate func adapted() -> [CrewMember] {
        jobs.values.map {
            var member = CrewMember(id: $0.creditID, personID: id, name: name)
            member.job = $0.job ?? ""
            member.department = department ?? ""
            member.profilePath = profilePath?.value
            member.episodeCount = $0.episodeCount?.value
            return member
        }
    }
}
