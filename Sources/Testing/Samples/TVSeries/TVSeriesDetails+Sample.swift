public import MarqueeDomain

extension TVSeriesDetails: Sampled {
    /// Game of Thrones with its first five seasons and all parts.
    public static var samples: [TVSeriesDetails] {
        [
            edited(TVSeriesDetails(series: .sample)) {
                $0.tagline = "The tagline of a sample."
                $0.status = .ended
                $0.type = .scripted
                $0.lastAirDate = Day(year: 2019, month: 5, day: 19)
                $0.numberOfSeasons = 8
                $0.numberOfEpisodes = 73
                $0.episodeRunTimes = [60]
                $0.genres = [Genre(id: 10_765, name: "Sci-Fi & Fantasy"), .sample, Genre(id: 10_759, name: "Action & Adventure")]
                $0.networks = [.sample]
                $0.productionCompanies = Array(ProductionCompany.samples.suffix(3))
                $0.productionCountries = Array(ProductionCountry.samples.prefix(2))
                $0.languages = ["en"]
                $0.spokenLanguages = [.sample]
                $0.seasons = .sample
                $0.lastEpisodeToAir = finale
                $0.credits = Credits.samples[1]
                $0.videos = Array(Video.samples.dropFirst(2))
                $0.images = ImageSet.samples[1]
                $0.similar = Page(of: TVSeries.samples.suffix(3))
                $0.recommendations = Page(of: TVSeries.samples.suffix(2))
                $0.reviews = .sample
                $0.externalIDs = ExternalIDs.samples[1]
                $0.contentRatings = .sample
                $0.aggregateCredits = .sample
                $0.alternativeTitles = [("DE", "Game of Thrones: Das Lied von Eis und Feuer"), ("FR", "Le Throne de fer")].map {
                    AlternativeTitle(country: $0, title: $1)
                }
                $0.episodeGroups = .sample
                $0.keywords = [("kingdom", 4_152), ("dragon", 12_554), ("king", 13_084)].map { Keyword(id: $1, name: $0) }
                $0.lists = .sample
                $0.screenedTheatrically = Array(ScreenedEpisode.samples.prefix(4))
                $0.watchProviders = WatchProviders.samples[1]
                $0.changes = .sample
                $0.translations = .sample
                $0.accountStates = .sample
            }
        ]
    }

    private static var finale: Episode {
        edited(Episode(id: 1_551_830, seasonNumber: 8, episodeNumber: 6)) {
            $0.name = "The Iron Throne"
            $0.airDate = Day(year: 2019, month: 5, day: 19)
            $0.runtime = 80
            $0.stillPath = ImagePath("/zBi2O5EJfgTS6Ae0HdAYLm9o2nf.jpg")
        }
    }
}

extension EpisodeGroup: Sampled {
    /// Another order of the episodes of Game of Thrones, and made-up ones.
    public static var samples: [EpisodeGroup] {
        [
            edited(EpisodeGroup(id: "5e9077d2e640d600151f32bd", name: "Aired Order")) {
                $0.type = .originalAirDate
                $0.groupCount = 9
                $0.episodeCount = 102
                $0.network = .sample
            }
        ]
            + [EpisodeGroupType.absolute, .dvd, .digital, .storyArc].enumerated().map { index, kind in
                edited(EpisodeGroup(id: "sample-order-\(index + 2)", name: "Sample Order \(index + 2)")) {
                    $0.description = "The description of a sample."
                    $0.type = kind
                }
            }
    }
}

extension EpisodeGroupDetails: Sampled {
    /// A made-up order with ``Group``'s samples.
    public static var samples: [EpisodeGroupDetails] {
        [
            edited(EpisodeGroupDetails(group: EpisodeGroup.samples[2])) {
                $0.groups = .sample
                $0.group.groupCount = Group.samples.count
                $0.group.episodeCount = Episode.samples.count
            }
        ]
    }
}

extension EpisodeGroupDetails.Group: Sampled {
    /// Made-up discs with two episodes each.
    public static var samples: [EpisodeGroupDetails.Group] {
        (0..<5).map { disc in
            edited(EpisodeGroupDetails.Group(id: "sample-disc-\(disc + 1)", name: "Disc \(disc + 1)")) {
                $0.order = disc
                $0.episodes = SeriesEpisode.samples[(2 * disc)..<(2 * disc + 2)].enumerated().map { position, episode in
                    edited(episode) { $0.order = position }
                }
            }
        }
    }
}
