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

    init(_ fetched: Fetched<TVSeriesDetails>, poster: String?) {
        let details = fetched.value
        self.fetched = OriginJSON(fetched)
        tv = SeriesJSON(details.series)
        status = details.status?.rawValue
        genres = details.genres.map(\.name)
        posterUrl = poster
        seasons = details.seasons.map {
            SeasonRow(id: $0.id, number: $0.number, name: $0.name, episodeCount: $0.episodeCount, airDate: $0.airDate)
        }
        nextEpisode = details.nextEpisode.map(EpisodeRowJSON.init)
        lastEpisode = details.lastEpisode.map(EpisodeRowJSON.init)
        (cast, crew) = CreditJSON.people(details.credits)
        similar = details.similar.items.map(SeriesJSON.init)
        recommendations = details.recommendations.items.map(SeriesJSON.init)
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

    init(_ episode: Episode) {
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

    init(_ fetched: Fetched<SeasonDetails>) {
        let season = fetched.value.season
        self.fetched = OriginJSON(fetched)
        id = season.id
        number = season.number
        name = season.name
        overview = season.overview
        episodes = fetched.value.episodes.map(EpisodeRowJSON.init)
    }
}

struct EpisodeJSON: Encodable {
    let fetched: OriginJSON
    let episode: EpisodeRowJSON
    let cast: [CreditJSON]
    let crew: [CreditJSON]
    let guests: [CreditJSON]

    init(_ fetched: Fetched<EpisodeDetails>) {
        self.fetched = OriginJSON(fetched)
        episode = EpisodeRowJSON(fetched.value.episode)
        (cast, crew) = CreditJSON.people(fetched.value.credits)
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

    init(_ fetched: Fetched<PersonDetails>) {
        let details = fetched.value
        self.fetched = OriginJSON(fetched)
        person = PersonJSON(details.person)
        biography = details.biography
        birthday = details.birthday
        deathday = details.deathday
        placeOfBirth = details.placeOfBirth
        cast = details.cast.map { Credit(title: MediaItemJSON($0.item), part: $0.part) }
        crew = details.crew.map { Credit(title: MediaItemJSON($0.item), part: $0.part) }
    }
}
