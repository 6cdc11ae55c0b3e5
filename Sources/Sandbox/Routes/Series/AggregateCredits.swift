extension CatalogIndex {
    /// All people with a part in several episodes, each once, with all their roles or all their jobs of a department.
    func aggregateCredits(id: Int, cast: [SandboxCatalog.Role], crew: [SandboxCatalog.Job]) -> JSON {
        // TMDb sends the people of the most episodes first.
        let groups = grouped(cast, by: \.person).enumerated().sorted { a, b in
            let (first, second) = (
                totalEpisodes(a.element.map(\.episodeCount)), totalEpisodes(b.element.map(\.episodeCount))
            )
            return (second, a.offset) < (first, b.offset)
        }
        let actors = groups.map(\.element).compactMap { roles -> JSON? in
            person(roles[0].person)?.json.adding([
                ("roles", .array(roles.map(\.aggregated))), ("total_episode_count", total(roles.map(\.episodeCount))),
                ("order", JSON(roles[0].order)),
            ])
        }
        let others = grouped(crew, by: { "\($0.person) \($0.department)" }).compactMap { jobs -> JSON? in
            person(jobs[0].person)?.json.adding([
                ("jobs", .array(jobs.map(\.aggregated))), ("department", .string(jobs[0].department)),
                ("total_episode_count", total(jobs.map(\.episodeCount))),
            ])
        }
        return ["id": .integer(id), "cast": .array(actors), "crew": .array(others)]
    }
}

private func totalEpisodes(_ counts: [Int]) -> Int { counts.reduce(0, +) }

private func total(_ counts: [Int]) -> JSON { .integer(totalEpisodes(counts)) }

/// Groups in the order in which each first appears; none is empty.
private func grouped<Item, Key: Hashable>(_ items: [Item], by key: (Item) -> Key) -> [[Item]] {
    var places: [Key: Int] = [:]
    var groups: [[Item]] = []
    for item in items {
        if let place = places[key(item)] {
            groups[place].append(item)
        } else {
            places[key(item)] = groups.count
            groups.append([item])
        }
    }
    return groups
}

extension SandboxCatalog.Season {
    /// The cast of the season, which is in all of its episodes.
    var castOfEpisodes: [SandboxCatalog.Role] {
        cast.map { role in
            var role = role
            role.episodeCount = episodes.count
            return role
        }
    }

    /// The crews of the episodes, each job of a person once.
    var crewOfEpisodes: [SandboxCatalog.Job] {
        grouped(episodes.flatMap(\.crew), by: { "\($0.person) \($0.department) \($0.job)" }).map { jobs in
            var job = jobs[0]
            job.episodeCount = jobs.count
            return job
        }
    }
}

extension SandboxCatalog.Role {
    fileprivate var aggregated: JSON {
        ["credit_id": .string(creditID), "character": .string(character), "episode_count": .integer(episodeCount)]
    }
}

extension SandboxCatalog.Job {
    fileprivate var aggregated: JSON {
        ["credit_id": .string(creditID), "job": .string(job), "episode_count": .integer(episodeCount)]
    }
}
