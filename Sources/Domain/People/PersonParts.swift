extension PersonUseCases {
    /// Reads the people who are popular today, a page at a time (<https://developer.themoviedb.org/reference/person-popular-list>).
    public var popular: Get<ListPage, Page<Person>> { Get(people.popular) }

    /// Reads the movies and series of a person (<https://developer.themoviedb.org/reference/person-combined-credits>).
    public var combinedCredits: Get<Person.ID, PersonCredits> { Get(people.combinedCredits) }

    /// Reads the movies of a person (<https://developer.themoviedb.org/reference/person-movie-credits>).
    public var movieCredits: Get<Person.ID, PersonCredits> { Get(people.movieCredits) }

    /// Reads the series of a person (<https://developer.themoviedb.org/reference/person-tv-credits>).
    public var tvCredits: Get<Person.ID, PersonCredits> { Get(people.tvCredits) }

    /// Reads the ids of a person at other services (<https://developer.themoviedb.org/reference/person-external-ids>).
    public var externalIDs: Get<Person.ID, ExternalIDs> { Get(people.externalIDs) }

    /// Reads the profile images of a person (<https://developer.themoviedb.org/reference/person-images>).
    public var images: Get<Person.ID, ImageSet> { Get(people.images) }

    /// Reads images of titles on which a person is tagged; TMDb serves only the first page
    /// (<https://developer.themoviedb.org/reference/person-tagged-images>).
    public var taggedImages: Get<Person.ID, Page<TaggedImage>> { Get(people.taggedImages) }

    /// Reads the biography of a person in all languages (<https://developer.themoviedb.org/reference/translations>).
    public var translations: Get<Person.ID, [Translation]> { Get(people.translations) }

    /// Reads the latest person added to TMDb; most fields are empty (<https://developer.themoviedb.org/reference/person-latest-id>).
    public var latest: Get<Void, PersonDetails> { Get(people.latest) }
}
