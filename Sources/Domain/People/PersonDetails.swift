/// A person with all that TMDb tells in one answer. What stands in lists is at hand directly: `details.name`.
///
/// See <https://developer.themoviedb.org/reference/person-details>.
@dynamicMemberLookup
public struct PersonDetails: Sendable, Hashable, Codable, Identifiable {
    /// The person as one stands in lists.
    public let person: Person
    /// The life, in the asked language; empty if TMDb has no text.
    public let biography: String
    /// The day of birth, if known.
    public let birthday: Day?
    /// The day of death, if there is one.
    public let deathday: Day?
    /// Where the person was born: text from outside; empty if unknown.
    public let placeOfBirth: String
    /// Other names, in any script.
    public let alsoKnownAs: [String]
    /// The website, as TMDb has it: text from outside.
    public let homepage: String
    /// The id on IMDb, if known.
    public let imdbID: String?
    /// What other services call the person.
    public let externalIDs: ExternalIDs
    /// Portraits, best voted first.
    public let portraits: [Picture]
    /// The movies and series that the person plays in.
    public let cast: [PersonCredit]
    /// The movies and series that the person helped to make.
    public let crew: [PersonCredit]
    /// The life in other languages, as overviews; empty unless the audience has fallback languages.
    public let translations: [Translation]

    /// Creates the details of a person.
    public init(
        person: Person, biography: String = "", birthday: Day? = nil, deathday: Day? = nil, placeOfBirth: String = "",
        alsoKnownAs: [String] = [], homepage: String = "", imdbID: String? = nil, externalIDs: ExternalIDs = .none,
        portraits: [Picture] = [], cast: [PersonCredit] = [], crew: [PersonCredit] = [], translations: [Translation] = []
    ) {
        self.person = person
        self.biography = biography
        self.birthday = birthday
        self.deathday = deathday
        self.placeOfBirth = placeOfBirth
        self.alsoKnownAs = alsoKnownAs
        self.homepage = homepage
        self.imdbID = imdbID
        self.externalIDs = externalIDs
        self.portraits = portraits
        self.cast = cast
        self.crew = crew
        self.translations = translations
    }

    /// TMDb's id among people.
    public var id: Int { person.id }

    /// What stands in lists.
    public subscript<Value>(dynamicMember member: KeyPath<Person, Value>) -> Value { person[keyPath: member] }
}

extension PersonDetails {
    /// The same person with an empty biography filled from the translations, best language first.
    public func fillingGaps(from languages: [String]) -> PersonDetails {
        guard biography.isEmpty else { return self }
        return PersonDetails(
            person: person, biography: Fallbacks(translations, in: languages).filled(biography, \.overview), birthday: birthday,
            deathday: deathday, placeOfBirth: placeOfBirth, alsoKnownAs: alsoKnownAs, homepage: homepage, imdbID: imdbID,
            externalIDs: externalIDs, portraits: portraits, cast: cast, crew: crew, translations: translations)
    }
}

/// A movie or a series that a person took part in.
public struct PersonCredit: Sendable, Hashable, Codable, Identifiable {
    /// TMDb's id of this credit.
    public let id: String
    /// The movie or the series.
    public let item: MediaItem
    /// The part played, or the work done in TMDb's English; empty if unknown.
    public let part: String
    /// The department of a member of the crew, in TMDb's English; empty for the cast.
    public let department: String
    /// In how many episodes of a series, if known.
    public let episodeCount: Int?

    /// Creates a credit.
    public init(id: String, item: MediaItem, part: String = "", department: String = "", episodeCount: Int? = nil) {
        self.id = id
        self.item = item
        self.part = part
        self.department = department
        self.episodeCount = episodeCount
    }
}

/// Reads one person with everything that belongs on the person's page.
public struct GetPersonDetails: Reading {
    private let people: any PersonRepository

    /// Creates the use case.
    public init(people: any PersonRepository) { self.people = people }

    /// The read of one person by TMDb's id.
    public func read(_ id: Person.ID) -> Read<PersonDetails> { people.details(id) }
}

extension PersonUseCases {
    /// Reads one person with portraits and everything that the person took part in.
    public var details: GetPersonDetails { GetPersonDetails(people: people) }
}
