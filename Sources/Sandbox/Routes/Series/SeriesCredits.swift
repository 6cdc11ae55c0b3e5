extension SeriesParts {
    /// The regulars, as the credits of the last season would have them.
    var credits: JSON {
        let cast = series.details.cast.filter(\.isRegular).compactMap { role in
            Catalog.person(role.person)?.json.adding([
                ("character", .string(role.character)), ("credit_id", .string(role.creditID)), ("order", .integer(role.order)),
            ])
        }
        let crew = series.details.crew.filter(\.isRegular).compactMap { job in
            Catalog.person(job.person)?.json.adding([
                ("credit_id", .string(job.creditID)), ("department", .string(job.department)), ("job", .string(job.job)),
            ])
        }
        return ["id": .integer(series.id), "cast": .array(cast), "crew": .array(crew)]
    }

    /// Everyone of every episode, each once, with all their roles or all their jobs of a department.
    var aggregateCredits: JSON {
        let cast = Self.grouped(series.details.cast, by: \.person).compactMap { roles -> JSON? in
            Catalog.person(roles[0].person)?.json.adding([
                ("roles", .array(roles.map(\.json))), ("total_episode_count", Self.total(roles.map(\.episodeCount))),
                ("order", .integer(roles[0].order)),
            ])
        }
        let crew = Self.grouped(series.details.crew, by: { "\($0.person) \($0.department)" }).compactMap { jobs -> JSON? in
            Catalog.person(jobs[0].person)?.json.adding([
                ("jobs", .array(jobs.map(\.json))), ("department", .string(jobs[0].department)),
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

extension CatalogSeriesRole {
    fileprivate var json: JSON {
        ["credit_id": .string(creditID), "character": .string(character), "episode_count": .integer(episodeCount)]
    }
}

extension CatalogSeriesJob {
    fileprivate var json: JSON {
        ["credit_id": .string(creditID), "job": .string(job), "episode_count": .integer(episodeCount)]
    }
}
