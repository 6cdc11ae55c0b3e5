import MarqueeDomain

extension Operations {
    static let tvCredits = Operation<TVCreditsDTO>(.get, "/3/tv/{series_id}/aggregate_credits", lifetime: .hours(4))
}

/// The cast and the crew of all episodes of a series: each person once, with all characters and all jobs.
struct TVCreditsDTO: DTO, SeparateLists {
    @SeparateList var cast: [PartsDTO]
    @SeparateList var crew: [JobsDTO]
    var lists: [ListOutcome] { [$cast, $crew] }

    init(_ row: TapeRow) throws {
        _cast = row.separate("cast")
        _crew = row.separate("crew")
    }

    struct PartsDTO: ObjectShape {
        let person: CreditedPersonDTO
        let id: Int
        let name: String
        let order: Int?
        let totalEpisodeCount: Int?
        let roles: [RoleDTO]

        init(_ row: TapeRow) throws {
            person = try CreditedPersonDTO(row)
            id = try row.required("id")
            name = try row.required("name")
            order = row.optional("order")
            totalEpisodeCount = row.optional("total_episode_count")
            roles = try row.list("roles")
        }
    }

    struct RoleDTO: ObjectShape {
        let creditID: String
        let character: String?
        let episodeCount: Int?

        init(_ row: TapeRow) throws {
            creditID = try row.required("credit_id")
            character = row.optional("character")
            episodeCount = row.optional("episode_count")
        }
    }

    struct JobsDTO: ObjectShape {
        let person: CreditedPersonDTO
        let id: Int
        let name: String
        let department: String?
        let totalEpisodeCount: Int?
        let jobs: [JobDTO]

        init(_ row: TapeRow) throws {
            person = try CreditedPersonDTO(row)
            id = try row.required("id")
            name = try row.required("name")
            department = row.optional("department")
            totalEpisodeCount = row.optional("total_episode_count")
            jobs = try row.list("jobs")
        }
    }

    struct JobDTO: ObjectShape {
        let creditID: String
        let job: String?
        let episodeCount: Int?

        init(_ row: TapeRow) throws {
            creditID = try row.required("credit_id")
            job = row.optional("job")
            episodeCount = row.optional("episode_count")
        }
    }
}

extension TVCreditsDTO {
    func adapted() -> Credits {
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
