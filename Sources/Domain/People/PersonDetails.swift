/// A person with all that TMDb tells in one answer. What stands in lists is at hand directly: `details.name`.
///
/// See <https://developer.themoviedb.org/reference/person-details>.
@dynamicMemberLookup
public struct PersonDetails: Sendable, Hashable, Codable, Identifiable {
    /// The person as one stands in lists.
    public var person: Person
    /// The life, in the asked language; empty if TMDb has no text.
    public var biography = ""
    /// The day of birth, if known.
    public var birthday: Day?
    /// The day of death, if there is one.
    public var deathday: Day?
    /// Where the person was born: text from outside; empty if unknown.
    public var placeOfBirth = ""
    /// Other names, in any script.
    public var alsoKnownAs: [String] = []
    /// The website, as TMDb has it: text from outside.
    public var homepage = ""
    /// The id on IMDb, if known.
    public var imdbID: String?
    /// What other services call the person.
    public var externalIDs: ExternalIDs = .none
    /// Portraits, best voted first.
    public var portraits: [Picture] = []
    /// The movies and series that the person plays in.
    public var cast: [PersonCredit] = []
    /// The movies and series that the person helped to make.
    public var crew: [PersonCredit] = []
    /// The life in other languages, as overviews; empty unless the audience has fallback languages.
    public var translations: [Translation] = []

    /// Creates the details of a person.
    public init(person: Person) { self.person = person }

    /// TMDb's id among people.
    public var id: Int { person.id }

    /// What stands in lists.
    public subscript<Value>(dynamicMember member: KeyPath<Person, Value>) -> Value { person[keyPath: member] }

    /// What stands in lists, to be changed.
    public subscript<Value>(dynamicMember member: WritableKeyPath<Person, Value>) -> Value {
        get { person[keyPath: member] }
        set { person[keyPath: member] = newValue }
    }
}

extension PersonDetails {
    /// The same person with an empty biography filled from the translations, best language first.
    public func fillingGaps(from languages: [String]) -> PersonDetails {
        guard biography.isEmpty else { return self }
        var filled = self
        filled.biography = Fallbacks(translations, in: languages).filled(biography, \.overview)
        return filled
    }
}

/// A movie or a series that a person took part in.
public struct PersonCredit: Sendable, Hashable, Codable, Identifiable {
    /// TMDb's id of this credit.
    public var id: String
    /// The movie or the series.
    public var item: MediaItem
    /// The part played, or the work done in TMDb's English; empty if unknown.
    public var part = ""
    /// The department of a member of the crew, in TMDb's English; empty for the cast.
    public var department = ""
    /// In how many episodes of a series, if known.
    public var episodeCount: Int?

    /// Creates a credit.
    public init(id: String, item: MediaItem) {
        self.id = id
        self.item = item
    }
}

extension PersonUseCases {
    /// Reads one person with portraits and everything that the person took part in.
    ///
    /// See <https://developer.themoviedb.org/reference/person-details>.
    public var details: Get<Person.ID, PersonDetails> { Get(people.details) }
}
