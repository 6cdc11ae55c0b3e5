public import MarqueeDomain

extension Episode: Sampled {
    /// The episodes of the first season of Game of Thrones.
    public static var samples: [Episode] {
        [
            episode(63_056, 1, "Winter Is Coming", "2011-04-17", 62, "/9hGF3WUkBf7cSjMg0cdMDHJkByd.jpg", (8.1, 396)),
            episode(63_057, 2, "The Kingsroad", "2011-04-24", 56, "/l0GJx3IR8YasbztTJi5uK0XqkEo.jpg", (7.9, 262)),
            episode(63_058, 3, "Lord Snow", "2011-05-01", 58, "/8HjOlb4slc1xusMgOtoNpxuTgSI.jpg", (8.1, 218)),
            episode(63_059, 4, "Cripples, Bastards, and Broken Things", "2011-05-08", 56, "/Ai2UPMWv38xGjOgNBuA1o8w8dUI.jpg", (8.2, 196)),
            episode(63_060, 5, "The Wolf and the Lion", "2011-05-15", 55, "/u7e1qSWE6v8jfY9vGNrckX47DGN.jpg", (8.5, 196)),
            episode(63_061, 6, "A Golden Crown", "2011-05-22", 53, "/6FcfWGFlDyWZ2JvQi8uvkxbDx1z.jpg", (8.4, 195)),
            episode(63_062, 7, "You Win or You Die", "2011-05-29", 58, "/o6ldSDhIINGNKZR62mHf2m64dD.jpg", (8.624, 194)),
            episode(63_063, 8, "The Pointy End", "2011-06-05", 59, "/hH0U1QISWGGjoFutvCLdw28MGiq.jpg", (8.3, 193)),
            episode(63_064, 9, "Baelor", "2011-06-12", 57, "/fAmBhmw1pQc6fucrdmnRM5FOpXD.jpg", (8.9, 206)),
            episode(63_065, 10, "Fire and Blood", "2011-06-19", 53, "/y1BXkhEqBQS3ewQeqqdHpjhTts0.jpg", (8.802, 197)),
        ]
    }

    private static func episode(
        _ id: Int, _ number: Int, _ name: String, _ day: String, _ runtime: Int, _ still: String, _ votes: (average: Double, count: Int)
    ) -> Episode {
        edited(Episode(id: id, seasonNumber: 1, episodeNumber: number)) {
            $0.name = name
            $0.overview = "The overview of \(name) in a sample."
            $0.airDate = Day(day)
            $0.runtime = runtime
            $0.episodeType = number == 10 ? .finale : .standard
            $0.productionCode = String(100 + number)
            $0.stillPath = ImagePath(still)
            $0.voteAverage = votes.average
            $0.voteCount = votes.count
        }
    }
}

extension EpisodeDetails: Sampled {
    /// The first episode of Game of Thrones with all parts.
    public static var samples: [EpisodeDetails] {
        [
            edited(EpisodeDetails(episode: .sample)) {
                $0.credits = .sample
                let pictures = [$0.stillPath.map { Picture(filePath: $0, width: 1_920, height: 1_080) }].compactMap(\.self)
                $0.images = edited(ImageSet()) { $0.stills = pictures }
                $0.videos = Array(Video.samples.dropFirst(2))
                $0.externalIDs = ExternalIDs.samples[4]
                $0.translations = .sample
                $0.accountStates = Marks(rating: .sample)
            }
        ]
    }
}

extension EpisodeCredits: Sampled {
    /// Some of the credits of the first episode of Game of Thrones.
    public static var samples: [EpisodeCredits] {
        [
            edited(EpisodeCredits()) {
                $0.cast = Credits.samples[1].cast
                $0.guestStars = [
                    .sample("5256c8a219c2956ff6046f40", 117_642, "Jason Momoa", .male, "Khal Drogo", 63, "/tsfL6u1WW6zHYS1lhWGPHuk6JON.jpg")
                ]
                $0.crew = [
                    .sample("5256c8a219c2956ff6046e77", 44_797, "Timothy Van Patten", "Director", "Directing")
                ]
            }
        ]
    }
}

extension SeriesEpisode: Sampled {
    /// The episodes of the first season of Game of Thrones.
    public static var samples: [SeriesEpisode] { Episode.samples.map { SeriesEpisode(series: TVSeries.sample.id, episode: $0) } }
}

extension EpisodeRating: Sampled {
    /// The episodes of the first season of Game of Thrones, of which an account has rated the first.
    public static var samples: [EpisodeRating] {
        Episode.samples.enumerated().map { EpisodeRating(id: $1.id, episodeNumber: $0 + 1, rating: $0 == 0 ? .sample : nil) }
    }
}

extension ScreenedEpisode: Sampled {
    /// Episodes of Game of Thrones that were screened in theaters, and a made-up one.
    public static var samples: [ScreenedEpisode] {
        [(63_102, 4, 9), (63_103, 4, 10), (1_054_979, 5, 9), (1_159_054, 5, 10), (9_000_005, 0, 1)].map {
            ScreenedEpisode(id: $0, seasonNumber: $1, episodeNumber: $2)
        }
    }
}
