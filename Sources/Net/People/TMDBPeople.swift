public import MarqueeData
public import MarqueeDomain

extension Operations {
    static let peopleRows: [any OperationRow] = [
        popularPeople, personDetails,
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
    public func details(_ id: Person.ID) -> Remote<PersonDetails> {
        let audience = tmdb.audience
        return tmdb.remote(.personDetails(id, withTranslations: audience.hasFallbacks)).map { $0.fillingGaps(for: audience) }
    }
}
