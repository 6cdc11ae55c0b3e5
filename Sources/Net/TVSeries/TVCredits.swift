package import MarqueeDomain

extension Operations {
    static let tvCredits = Operation<TVCreditsDTO>(.get, "/3/tv/{series_id}/aggregate_credits", lifetime: .hours(4))
}

/// The cast and the crew of all episodes of a series: each person once, with all characters and all jobs.
package struct TVCreditsDTO: DTO, SeparateLists {
    @SeparateList var cast: [PartsDTO]
    @SeparateList var crew: [JobsDTO]
    var lists: [ListOutcome] { [$cast, $crew] }

    struct PartsDTO: Decodable, Sendable {
        @Embedded var person: CreditedPersonDTO
        let id: Int
        let name: String
        let order: Int?
        let totalEpisodeCount: Int?
        let roles: [RoleDTO]
    }

    struct RoleDTO: Decodable, Sendable {
        let creditID: String
        let character: String?
        let episodeCount: Int?
    }

    struct JobsDTO: Decodable, Sendable {
        @Embedded var person: CreditedPersonDTO
        let id: Int
        let name: String
        let department: String?
        let totalEpisodeCount: Int?
        let jobs: [JobDTO]
    }

    struct JobDTO: Decodable, Sendable {
        let creditID: String
        let job: String?
        let episodeCount: Int?
    }
}

extension TVCreditsDTO {
    package func adapted() -> Credits {
        Credits(cast: cast.flatMap { $0.adapted() }, crew: crew.flatMap { $0.adapted() })
    }
}

extension TVCreditsDTO.PartsDTO {
    fileprivate func adapted() -> [CastMember] {
        roles.map { role in
            var member = CastMember(id: role.creditID, personID: id, name: name)
            member.character = role.character ?? ""
            member.order = order.countOrZero
            person.fill(&member)
            member.totalEpisodeCount = totalEpisodeCount.knownCount
            member.episodeCount = role.episodeCount.knownCount
            return member
        }
    }
}

extension TVCreditsDTO.JobsDTO {
    fileprivate func adapted() -> [CrewMember] {
        jobs.map { job in
            var member = CrewMember(id: job.creditID, personID: id, name: name)
            member.job = job.job ?? ""
            member.department = department ?? ""
            person.fill(&member)
            member.totalEpisodeCount = totalEpisodeCount.knownCount
            member.episodeCount = job.episodeCount.knownCount
            return member
        }
    }
}
