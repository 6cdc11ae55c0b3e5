import MarqueeData
import MarqueeDomain
import MarqueeNet

// The reads of details with the parts that are asked for where nobody names any.

extension TMDBMovies {
    func details(_ id: Movie.ID) -> Remote<MovieDetails> { details(id, including: MoviePart.standard) }
}

extension TMDBTVSeries {
    func details(_ id: TVSeries.ID) -> Remote<TVSeriesDetails> { details(id, including: TVSeriesPart.standard) }
    func season(_ season: SeasonReference) -> Remote<SeasonDetails> { self.season(season, including: SeasonPart.standard) }
    func episode(_ episode: EpisodeReference) -> Remote<EpisodeDetails> { self.episode(episode, including: EpisodePart.standard) }
}

extension TMDBPeople {
    func details(_ id: Person.ID) -> Remote<PersonDetails> { details(id, including: PersonPart.standard) }
}
