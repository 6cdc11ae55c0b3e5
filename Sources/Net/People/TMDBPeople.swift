public import MarqueeData
public import MarqueeDomain

extension Operations {
    static let peopleRows: [any OperationRow] = [
        popularPeople, personDetails,
        personCombinedCredits, personMovieCredits, personTVCredits, personExternalIDs, personImages, personTaggedImages, personTranslations,
        latestPerson,
    ]
}

/// The people of a TMDb server.
public struct TMDBPeople: PersonAPI {
    private let tmdb: TMDB

    public init(_ tmdb: TMDB) { self.tmdb = tmdb }

    public func popular(_ people: ListPage) -> Remote<Page<Person>> { tmdb.remote(.popularPeople(people)) }
    public func details(_ id: Person.ID, including parts: Set<PersonPart>) -> Remote<PersonDetails> {
        tmdb.remote(.personDetails(id, including: parts), filling: { $0.fillingGaps(for: $1) })
    }
    public func combinedCredits(of id: Person.ID) -> Remote<PersonCredits> {
        tmdb.remote(Endpoint(Operations.personCombinedCredits, of: .person(id)))
    }
    public func movieCredits(of id: Person.ID) -> Remote<PersonCredits> {
        tmdb.remote(Endpoint(Operations.personMovieCredits, of: .person(id)))
    }
    public func tvCredits(of id: Person.ID) -> Remote<PersonCredits> {
        tmdb.remote(Endpoint(Operations.personTVCredits, of: .person(id)))
    }
    public func externalIDs(of id: Person.ID) -> Remote<ExternalIDs> {
        tmdb.remote(Endpoint(Operations.personExternalIDs, of: .person(id)))
    }
    public func images(of id: Person.ID) -> Remote<ImageSet> {
        tmdb.remote(Endpoint(Operations.personImages, of: .person(id)))
    }
    public func taggedImages(of id: Person.ID) -> Remote<Page<TaggedImage>> {
        tmdb.remote(Endpoint(Operations.personTaggedImages, of: .person(id)))
    }
    public func translations(of id: Person.ID) -> Remote<[Translation]> {
        tmdb.remote(Endpoint(Operations.personTranslations, of: .person(id)))
    }
    public func latest() -> Remote<PersonDetails> { tmdb.remote(Endpoint(Operations.latestPerson)) }
}
