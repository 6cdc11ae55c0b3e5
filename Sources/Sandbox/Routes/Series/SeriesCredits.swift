extension SeriesParts {
    /// The regulars, as the credits of the last season would have them.
    var credits: JSON {
        let cast = series.cast.filter(\.isRegular).compactMap { $0.json(in: catalog) }
        let crew = series.crew.filter(\.isRegular).compactMap { $0.json(in: catalog) }
        return ["id": .integer(series.id), "cast": .array(cast), "crew": .array(crew)]
    }

    /// Everyone of every episode, each once, with all their roles or all their jobs of a department.
    var aggregateCredits: JSON {
        let cast = Self.grouped(series.cast, by: \.person).compactMap { roles -> JSON? in
            catalog.person(roles[0].person)?.json.adding([
                ("roles", .array(roles.map(\.aggregated))), ("total_episode_count", Self.total(roles.map(\.episodeCount))),
                ("order", JSON(roles[0].order)),
            ])
        }
        let crew = Self.grouped(series.crew, by: { "\($0.person) \($0.department)" }).compactMap { jobs -> JSON? in
            catalog.person(jobs[0].person)?.json.adding([
                ("jobs", .array(jobs.map(\.aggregated))), ("department", .string(jobs[0].department)),
                ("total_episode_count", Self.total(jobs.map(\.episodeCount))),
            ])
        }
        return ["id": .integer(series.id), "cast": .array(cast), "crew": .array(crew)]
    }

    private static func total(_ counts: [Int]) -> JSON { .integer(counts.reduce(0, +)) }

    /// Groups in the order in which each first appears; none is empty.
    private static func grouped<Item, Key: Hashable>(_ items: [Item], by key: (Item) -> Key) -> [[Item]] {
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
