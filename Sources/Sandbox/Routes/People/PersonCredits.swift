extension PersonParts {
    enum Scope {
        case movies, series, both
    }

    /// The part of the person; only the list of both says of each row which it is.
    func credits(_ scope: Scope) -> JSON {
        let filmography = Filmography(of: person, in: wording.catalog)
        var cast: [JSON] = []
        var crew: [JSON] = []
        if scope != .series {
            cast += filmography.movieCast.map { movieCast($0, $1, scope) }
            crew += filmography.movieCrew.map { movieCrew($0, $1, scope) }
        }
        if scope != .movies {
            cast += filmography.seriesCast.map { seriesCast($0, $1, scope) }
            crew += filmography.seriesCrew.map { seriesCrew($0, $1, scope) }
        }
        return ["id": .integer(person.id), "cast": .array(cast), "crew": .array(crew)]
    }

    private func movieCast(_ movie: SandboxCatalog.Movie, _ role: SandboxCatalog.Role, _ scope: Scope) -> JSON {
        movie.row(wording).adding([
            ("character", .string(role.character)), ("credit_id", .string(role.creditID)), ("order", JSON(role.order)),
        ]).adding(kind("movie", scope))
    }

    private func movieCrew(_ movie: SandboxCatalog.Movie, _ job: SandboxCatalog.Job, _ scope: Scope) -> JSON {
        movie.row(wording).adding([
            ("credit_id", .string(job.creditID)), ("department", .string(job.department)), ("job", .string(job.job)),
        ]).adding(kind("movie", scope))
    }

    private func seriesCast(_ series: SandboxCatalog.Series, _ role: SandboxCatalog.Role, _ scope: Scope) -> JSON {
        series.row(wording).adding([
            ("character", .string(role.character)), ("credit_id", .string(role.creditID)),
            ("episode_count", .integer(role.episodeCount)),
        ]).adding(kind("tv", scope))
    }

    private func seriesCrew(_ series: SandboxCatalog.Series, _ job: SandboxCatalog.Job, _ scope: Scope) -> JSON {
        series.row(wording).adding([
            ("credit_id", .string(job.creditID)), ("department", .string(job.department)),
            ("episode_count", .integer(job.episodeCount)), ("job", .string(job.job)),
        ]).adding(kind("tv", scope))
    }

    private func kind(_ name: String, _ scope: Scope) -> [(name: String, value: JSON)] {
        scope == .both ? [("media_type", .string(name))] : []
    }
}
