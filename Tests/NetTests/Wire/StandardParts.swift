import MarqueeData
import MarqueeDomain
import MarqueeNet

// The reads of details with the parts that are requested by default.

extension TMDBMovies {
    func details(_ id: Movie.ID, including parts: Set<MoviePart> = MoviePart.standard) -> Remote<MovieDetails> {
        details(id, including: parts, as: nil)
    }
}

extension TMDBTVSeries {
    func details(_ id: TVSeries.ID, including parts: Set<TVSeriesPart> = TVSeriesPart.standard) -> Remote<TVSeriesDetails> {
        details(id, including: parts, as: nil)
    }
    func season(_ season: SeasonReference, including parts: Set<SeasonPart> = SeasonPart.standard) -> Remote<SeasonDetails> {
        self.season(season, including: parts, as: nil)
    }
    func episode(_ episode: EpisodeReference, including parts: Set<EpisodePart> = EpisodePart.standard) -> Remote<EpisodeDetails> {
        self.episode(episode, including: parts, as: nil)
    }
}

extension TMDBPeople {
    func details(_ id: Person.ID) -> Remote<PersonDetails> { details(id, including: PersonPart.standard) }
}
