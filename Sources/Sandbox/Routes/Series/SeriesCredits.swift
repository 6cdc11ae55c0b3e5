extension SeriesParts {
    /// The regulars, as the credits of the last season would have them.
    var credits: JSON {
        let cast = series.cast.filter(\.isRegular).compactMap { $0.json(in: catalog) }
        let crew = series.crew.filter(\.isRegular).compactMap { $0.json(in: catalog) }
        return ["id": .integer(series.id), "cast": .array(cast), "crew": .array(crew)]
    }

    /// Everyone of every episode.
    var aggregateCredits: JSON { catalog.aggregateCredits(id: series.id, cast: series.cast, crew: series.crew) }
}
