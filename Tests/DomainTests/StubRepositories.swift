import MarqueeDomain

/// Repositories of which a test writes only what it asks; the rest fails.
private let unused = MarqueeError(.closed, .init("test", "Not asked in this test."))

protocol StubMovieRepository: MovieRepository {}

extension StubMovieRepository {
    func chart(_ chart: MovieChart) -> Read<Page<Movie>> { .failing(unused) }
    func discover(_ filter: MovieFilter) -> Read<Page<Movie>> { .failing(unused) }
    func details(_ id: Movie.ID, including parts: Set<MoviePart>) -> Read<MovieDetails> { .failing(unused) }
    func credits(of id: Movie.ID) -> Read<Credits> { .failing(unused) }
    func collection(_ id: MovieCollection.ID, including parts: Set<MovieCollectionPart>) -> Read<MovieCollectionDetails> {
        .failing(unused)
    }
    func watchProviders(of id: Movie.ID) -> Read<WatchProviders> { .failing(unused) }
    func genres() -> Read<[Genre]> { .failing(unused) }
    func alternativeTitles(of id: Movie.ID) -> Read<[AlternativeTitle]> { .failing(unused) }
    func externalIDs(of id: Movie.ID) -> Read<ExternalIDs> { .failing(unused) }
    func images(of id: Movie.ID) -> Read<ImageSet> { .failing(unused) }
    func keywords(of id: Movie.ID) -> Read<[Keyword]> { .failing(unused) }
    func lists(_ page: TitlePage) -> Read<Page<MediaListSummary>> { .failing(unused) }
    func recommendations(_ page: TitlePage) -> Read<Page<Movie>> { .failing(unused) }
    func releases(of id: Movie.ID) -> Read<[Release]> { .failing(unused) }
    func countryReleases(of id: Movie.ID) -> Read<[CountryRelease]> { .failing(unused) }
    func reviews(_ page: TitlePage) -> Read<Page<Review>> { .failing(unused) }
    func similar(_ page: TitlePage) -> Read<Page<Movie>> { .failing(unused) }
    func translations(of id: Movie.ID) -> Read<[Translation]> { .failing(unused) }
    func videos(of id: Movie.ID) -> Read<[Video]> { .failing(unused) }
    func latest() -> Read<MovieDetails> { .failing(unused) }
}

protocol StubPersonRepository: PersonRepository {}

extension StubPersonRepository {
    func popular(_ people: PopularPeople) -> Read<Page<Person>> { .failing(unused) }
    func details(_ id: Person.ID, including parts: Set<PersonPart>) -> Read<PersonDetails> { .failing(unused) }
    func combinedCredits(of id: Person.ID) -> Read<PersonCredits> { .failing(unused) }
    func movieCredits(of id: Person.ID) -> Read<PersonCredits> { .failing(unused) }
    func tvCredits(of id: Person.ID) -> Read<PersonCredits> { .failing(unused) }
    func externalIDs(of id: Person.ID) -> Read<ExternalIDs> { .failing(unused) }
    func images(of id: Person.ID) -> Read<[Picture]> { .failing(unused) }
    func taggedImages(of id: Person.ID) -> Read<Page<TaggedImage>> { .failing(unused) }
    func translations(of id: Person.ID) -> Read<[Translation]> { .failing(unused) }
    func latest() -> Read<PersonDetails> { .failing(unused) }
}

protocol StubSearchRepository: SearchRepository {}

extension StubSearchRepository {
    func movies(_ search: MovieSearch) -> Read<Page<Movie>> { .failing(unused) }
    func tv(_ search: TVSearch) -> Read<Page<TVSeries>> { .failing(unused) }
    func people(_ search: TextSearch) -> Read<Page<Person>> { .failing(unused) }
    func all(_ search: TextSearch) -> Read<Page<MediaItem>> { .failing(unused) }
    func collections(_ search: TextSearch) -> Read<Page<MovieCollection>> { .failing(unused) }
    func companies(_ search: TextSearch) -> Read<Page<ProductionCompany>> { .failing(unused) }
    func keywords(_ search: TextSearch) -> Read<Page<Keyword>> { .failing(unused) }
    func find(_ id: ExternalID) -> Read<FindResults> { .failing(unused) }
}
