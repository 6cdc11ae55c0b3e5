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
    func adapted() -> AggregateCredits { AggregateCredits(cast: cast.map { $0.adapted() }, crew: crew.map { $0.adapted() }) }
}

extension AggregateCastMember: CreditedPerson {}
extension AggregateCrewMember: CreditedPerson {}

extension TVCreditsDTO.PartsDTO {
    fileprivate func adapted() -> AggregateCastMember {
        var member = AggregateCastMember(id: id, name: name)
        person.fill(&member)
        member.order = order.countOrZero
        member.totalEpisodeCount = totalEpisodeCount.knownCount
        member.roles = roles.map {
            var role = AggregateCastMember.Role(creditID: $0.creditID)
            role.character = $0.character ?? ""
            role.episodeCount = $0.episodeCount.knownCount
            return role
        }
        return member
    }
}

extension TVCreditsDTO.JobsDTO {
    fileprivate func adapted() -> AggregateCrewMember {
        var member = AggregateCrewMember(id: id, name: name)
        person.fill(&member)
        member.department = department ?? ""
        member.totalEpisodeCount = totalEpisodeCount.knownCount
        member.jobs = jobs.map {
            var job = AggregateCrewMember.Job(creditID: $0.creditID)
            job.job = $0.job ?? ""
            job.episodeCount = $0.episodeCount.knownCount
            return job
        }
        return member
    }
}
