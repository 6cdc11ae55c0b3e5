public import MarqueeDomain

extension AggregateCredits: Sampled {
    /// Some of the credits of all seasons of Game of Thrones.
    public static var samples: [AggregateCredits] {
        [AggregateCredits(cast: AggregateCastMember.samples, crew: AggregateCrewMember.samples)]
    }
}

extension AggregateCastMember: Sampled {
    /// Some of the cast of Game of Thrones.
    public static var samples: [AggregateCastMember] {
        let turner = CastMember.sample(
            "5256c8b419c2956ff6047f34", 1_001_657, "Sophie Turner", .female, "Sansa Stark", 16, "/zopxZsUZmxZ4sGEfm4cRr7FVoM4.jpg")
        return (Credits.gameOfThrones + [(turner, 75)]).map { member, episodes in
            edited(AggregateCastMember(id: member.personID, name: member.name)) {
                ($0.gender, $0.knownForDepartment, $0.order) = (member.gender, member.knownForDepartment, member.order)
                ($0.profilePath, $0.totalEpisodeCount) = (member.profilePath, episodes)
                $0.roles = [edited(Role(creditID: member.creditID)) { ($0.character, $0.episodeCount) = (member.character, episodes) }]
            }
        }
    }
}

extension AggregateCastMember.Role: Sampled {
    /// Some of the roles of Game of Thrones.
    public static var samples: [AggregateCastMember.Role] { AggregateCastMember.samples.flatMap(\.roles) }
}

extension AggregateCrewMember: Sampled {
    /// Some of the art department of Game of Thrones.
    public static var samples: [AggregateCrewMember] {
        [
            sample(6_411, "Deborah Riley", .female, 43, [("54eee9e5c3a3686d5800584e", "Production Design", 43)]),
            sample(80_424, "Philip Elton", .male, 30, [("56b8665b9251414c4500967c", "Art Direction", 30)]),
            sample(9_153, "Gemma Jackson", .female, 29, [("54eee8b8c3a3686d5e005430", "Production Design", 29)]),
            sample(
                1_406_918, "Brendan Rankin", .unset, 15,
                [("624178ea7caa47008aca4d25", "Assistant Art Director", 5), ("57bb168cc3a36815bb007ae3", "Art Direction", 10)]),
            sample(8_410, "Richard Roberts", .male, 10, [("5c6d16640e0a262c999fc3c9", "Set Decoration", 10)]),
        ]
    }

    private static func sample(
        _ id: Int, _ name: String, _ gender: Gender, _ total: Int, _ jobs: [(String, String, Int)]
    ) -> AggregateCrewMember {
        edited(AggregateCrewMember(id: id, name: name)) {
            ($0.gender, $0.department, $0.totalEpisodeCount) = (gender, "Art", total)
            $0.jobs = jobs.map { credit, job, episodes in
                edited(Job(creditID: credit)) { ($0.job, $0.episodeCount) = (job, episodes) }
            }
        }
    }
}

extension AggregateCrewMember.Job: Sampled {
    /// Some of the jobs in the art department of Game of Thrones.
    public static var samples: [AggregateCrewMember.Job] { AggregateCrewMember.samples.flatMap(\.jobs) }
}
