/// A person with all details that TMDb sends in one answer. The properties of ``Person`` can be read directly: `details.name`.
///
/// The parts are optional: one that was not asked for is nil (``PersonPart``).
///
/// See <https://developer.themoviedb.org/reference/person-details>.
@dynamicMemberLookup
public struct PersonDetails: Sendable, Hashable, Codable, Identifiable {
    /// The person, as in lists.
    public var person: Person
    /// The biography, in the requested language; empty if TMDb has no text.
    public var biography = ""
    /// The day of birth, or only its year, if known.
    public var birthday: PartialDay?
    /// The day of death, or only its year, if there is one.
    public var deathday: PartialDay?
    /// The place of birth: untrusted text from the server; empty if unknown.
    public var placeOfBirth = ""
    /// Other names, in any script.
    public var alsoKnownAs: [String] = []
    /// The website, as TMDb has it: untrusted text from the server.
    public var homepage = ""
    /// The id on IMDb, if known.
    public var imdbID: String?
    /// The ids of the person at other services.
    public var externalIDs: ExternalIDs?
    /// Profile images, in TMDb's order.
    public var portraits: [Picture]?
    /// The movies and series in which the person took part.
    public var credits: PersonCredits?
    /// The movies in which the person took part.
    public var movieCredits: PersonCredits?
    /// The series in which the person took part.
    public var tvCredits: PersonCredits?
    /// Images of titles on which the person was tagged.
    public var taggedImages: Page<TaggedImage>?
    /// What was changed of the person in the last 24 hours.
    public var changes: [Change]?
    /// The biography in all languages, as overviews; it is there without being asked for if the audience has fallback languages.
    public var translations: [Translation]?

    public init(person: Person) { self.person = person }

    public var id: Int { person.id }

    public subscript<Value>(dynamicMember member: KeyPath<Person, Value>) -> Value { person[keyPath: member] }

    public subscript<Value>(dynamicMember member: WritableKeyPath<Person, Value>) -> Value {
        get { person[keyPath: member] }
        set { person[keyPath: member] = newValue }
    }
}

extension PersonDetails {
    /// The same person with an empty biography filled from the translations, best language first.
    package func fillingGaps(for audience: Audience) -> PersonDetails {
        var filled = self
        filled.biography = Fallbacks(translations ?? [], for: audience).filled(biography, \.overview)
        return filled
    }
}

/// A movie or a series in which a person took part.
public struct PersonCredit: Sendable, Hashable, Codable, Identifiable {
    /// TMDb's id of this credit.
    public var id: String
    /// The movie or the series.
    public var item: MediaItem
    /// The character, or the job in TMDb's English; empty if unknown.
    public var part = ""
    /// The department of a crew member, in TMDb's English; empty for the cast.
    public var department = ""
    /// The number of episodes of a series, if known.
    public var episodeCount: Int?
    /// The day of the first episode of a series with the person, if known.
    public var firstCreditAirDate: Day?
    /// The position in the order of billing of a movie, from 0; nil where TMDb does not give it.
    public var order: Int?

    public init(id: String, item: MediaItem) {
        self.id = id
        self.item = item
    }
}

extension PersonUseCases {
    /// Reads one person with profile images and credits.
    ///
    /// See <https://developer.themoviedb.org/reference/person-details>.
    public var details: GetDetails<Person.ID, PersonPart, PersonDetails> { GetDetails(people.details) }
}
