import Marquee

struct SeriesDetailsJSON: Encodable {
    struct SeasonRow: Encodable {
        let id: Int
        let number: Int?
        let name: String
        let episodeCount: Int?
        let airDate: Day?
    }

    let fetched: OriginJSON
    let tv: SeriesJSON
    let status: String?
    let genres: [String]
    let posterUrl: String?
    let seasons: [SeasonRow]
    let nextEpisode: EpisodeRowJSON?
    let lastEpisode: EpisodeRowJSON?
    let cast: [CreditJSON]
    let crew: [CreditJSON]
    let similar: [SeriesJSON]
    let recommendations: [SeriesJSON]

    init(_ fetched: Fetched<TVSeriesDetails>, poster: String?, _ marking: Marking) {
        let details = fetched.value
        self.fetched = OriginJSON(fetched)
        tv = details.series.object(marking.json(details.series.markable))
        status = details.status?.rawValue
        genres = details.genres.map(\.name)
        posterUrl = poster
        seasons = details.seasons.map {
            SeasonRow(id: $0.id, number: $0.number, name: $0.name, episodeCount: $0.episodeCount, airDate: $0.airDate)
        }
        nextEpisode = details.nextEpisode.map { EpisodeRowJSON($0, marking.json($0.markable(in: details.id))) }
        lastEpisode = details.lastEpisode.map { EpisodeRowJSON($0, marking.json($0.markable(in: details.id))) }
        (cast, crew) = CreditJSON.people(details.credits ?? .empty)
        similar = (details.similar?.items ?? []).map { $0.object(marking.json($0.markable)) }
        recommendations = (details.recommendations?.items ?? []).map { $0.object(marking.json($0.markable)) }
    }
}

struct EpisodeRowJSON: Encodable {
    let id: Int
    let season: Int?
    let number: Int?
    let name: String
    let overview: String
    let airDate: Day?
    let runtimeMinutes: Int?
    let marks: MarksJSON?

    init(_ episode: Episode, _ marks: MarksJSON?) {
        self.marks = marks
        id = episode.id
        season = episode.seasonNumber
        number = episode.number
        name = episode.name
        overview = episode.overview
        airDate = episode.airDate
        runtimeMinutes = episode.runtime
    }
}

struct SeasonJSON: Encodable {
    let fetched: OriginJSON
    let id: Int
    let number: Int?
    let name: String
    let overview: String
    let episodes: [EpisodeRowJSON]

    init(_ fetched: Fetched<SeasonDetails>, of series: TVSeries.ID, _ marking: Marking) {
        let season = fetched.value.season
        self.fetched = OriginJSON(fetched)
        id = season.id
        number = season.number
        name = season.name
        overview = season.overview
        episodes = fetched.value.episodes.map { EpisodeRowJSON($0, marking.json($0.markable(in: series))) }
    }
}

struct EpisodeJSON: Encodable {
    let fetched: OriginJSON
    let episode: EpisodeRowJSON
    let cast: [CreditJSON]
    let crew: [CreditJSON]
    let guests: [CreditJSON]

    init(_ fetched: Fetched<EpisodeDetails>, _ marks: MarksJSON?) {
        self.fetched = OriginJSON(fetched)
        episode = EpisodeRowJSON(fetched.value.episode, marks)
        (cast, crew) = CreditJSON.people(fetched.value.credits ?? .empty)
        guests = CreditJSON.people(Credits(cast: fetched.value.guestStars, crew: [])).cast
    }
}

struct PersonDetailsJSON: Encodable {
    struct Credit: Encodable {
        let title: MediaItemJSON
        let part: String
    }

    let fetched: OriginJSON
    let person: PersonJSON
    let biography: String
    let birthday: Day?
    let deathday: Day?
    let placeOfBirth: String
    let cast: [Credit]
    let crew: [Credit]

    init(_ fetched: Fetched<PersonDetails>, _ marking: Marking) {
        let details = fetched.value
        self.fetched = OriginJSON(fetched)
        person = PersonJSON(details.person)
        biography = details.biography
        birthday = details.birthday
        deathday = details.deathday
        placeOfBirth = details.placeOfBirth
        cast = (details.credits?.cast ?? []).map { Credit(title: $0.item.object(marking.json($0.item.markable)), part: $0.part) }
        crew = (details.credits?.crew ?? []).map { Credit(title: $0.item.object(marking.json($0.item.markable)), part: $0.part) }
    }
}

extension Episode {
    func markable(in series: TVSeries.ID) -> Markable? { reference(in: series).map(Markable.episode) }
}
