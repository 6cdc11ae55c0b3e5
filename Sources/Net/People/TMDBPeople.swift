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

    /// Creates the API around a client.
    public init(_ tmdb: TMDB) { self.tmdb = tmdb }

    /// One page of the people who are popular today.
    public func popular(_ people: PopularPeople) -> Remote<Page<Person>> { tmdb.remote(.popularPeople(people)) }
    /// One person with appended parts, and a missing biography filled from the audience's fallback languages.
    public func details(_ id: Person.ID, including parts: Set<PersonPart>) -> Remote<PersonDetails> {
        let audience = tmdb.audience
        return tmdb.remote(.personDetails(id, including: audience.hasFallbacks ? parts.union([.translations]) : parts)).map {
            $0.fillingGaps(for: audience)
        }
    }
    /// The movies and series of a person.
    public func combinedCredits(of id: Person.ID) -> Remote<PersonCredits> {
        tmdb.remote(Endpoint(Operations.personCombinedCredits, of: .person(id)))
    }
    /// The movies of a person.
    public func movieCredits(of id: Person.ID) -> Remote<PersonCredits> {
        tmdb.remote(Endpoint(Operations.personMovieCredits, of: .person(id)))
    }
    /// The series of a person.
    public func tvCredits(of id: Person.ID) -> Remote<PersonCredits> {
        tmdb.remote(Endpoint(Operations.personTVCredits, of: .person(id)))
    }
    /// The ids of a person at other services.
    public func externalIDs(of id: Person.ID) -> Remote<ExternalIDs> {
        tmdb.remote(Endpoint(Operations.personExternalIDs, of: .person(id)))
    }
    /// The profile images of a person.
    public func images(of id: Person.ID) -> Remote<[Picture]> {
        tmdb.remote(Endpoint(Operations.personImages, of: .person(id)))
    }
    /// Images of titles on which a person was tagged; TMDb serves only the first page.
    public func taggedImages(of id: Person.ID) -> Remote<Page<TaggedImage>> {
        tmdb.remote(Endpoint(Operations.personTaggedImages, of: .person(id)))
    }
    /// The biography of a person in all languages.
    public func translations(of id: Person.ID) -> Remote<[Translation]> {
        tmdb.remote(Endpoint(Operations.personTranslations, of: .person(id)))
    }
    /// The person who was added to TMDb last.
    public func latest() -> Remote<PersonDetails> { tmdb.remote(Endpoint(Operations.latestPerson)) }
}
