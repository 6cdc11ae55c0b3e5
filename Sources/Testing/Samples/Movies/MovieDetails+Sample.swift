public import MarqueeDomain

extension MovieDetails: Sampled {
    /// Fight Club with all parts, and Star Wars, which belongs to a collection, without parts.
    public static var samples: [MovieDetails] { [fightClub, starWars] }

    private static var fightClub: MovieDetails {
        edited(MovieDetails(movie: .sample)) {
            $0.tagline = "The tagline of a sample."
            $0.runtime = 139
            $0.imdbID = ExternalIDs.sample.imdbID
            $0.genres = Array(Genre.samples.prefix(3))
            $0.credits = .sample
            $0.videos = Array(Video.samples.prefix(2))
            $0.images = .sample
            $0.similar = Page(of: Movie.samples.suffix(3))
            $0.recommendations = Page(of: Movie.samples.suffix(2))
            $0.reviews = .sample
            $0.releaseDates = .sample
            $0.alternativeTitles = .sample
            $0.externalIDs = .sample
            $0.keywords = .sample
            $0.lists = .sample
            $0.watchProviders = .sample
            $0.changes = .sample
            $0.translations = .sample
            $0.accountStates = .sample
        }
    }

    private static var starWars: MovieDetails {
        edited(MovieDetails(movie: Movie.samples[1])) {
            $0.status = .released
            $0.runtime = 121
            $0.budget = 11_000_000
            $0.revenue = 775_398_007
            $0.imdbID = "tt0076759"
            $0.genres = Array(Genre.samples.suffix(3))
            $0.belongsToCollection = .sample
            $0.productionCompanies = Array(ProductionCompany.samples.prefix(2))
            $0.originCountries = ["US"]
            $0.productionCountries = [.sample]
            $0.spokenLanguages = [.sample]
        }
    }
}
