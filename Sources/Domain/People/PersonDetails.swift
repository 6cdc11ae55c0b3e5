#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A person with details and the requested parts. It forwards the properties of ``Person``: `details.name`.
///
/// A part (``PersonPart``) is nil unless the read requested it.
///
/// See <https://developer.themoviedb.org/reference/person-details>.
@dynamicMemberLookup
public struct PersonDetails: Sendable, Equatable, Codable, Identifiable {
    /// The fields that lists have, too.
    public var person: Person
    /// The biography in the requested language; empty if TMDb has no text.
    public var biography = ""
    /// The day of birth, or only its year; nil if unknown.
    public var birthday: PartialDay?
    /// The day of death, or only its year; nil if alive or unknown.
    public var deathday: PartialDay?
    /// The place of birth: untrusted text from the server; empty if unknown.
    public var placeOfBirth = ""
    /// Other names, in any script.
    public var alsoKnownAs: [String] = []
    /// The website: untrusted text from the server; empty if unknown.
    public var homepage = ""
    /// The id on IMDb; nil if unknown.
    public var imdbID: String?
    /// The ids of the person at other services.
    public var externalIDs: ExternalIDs?
    /// Profile images.
    public var images: ImageSet?
    /// The movies and series of the person.
    public var combinedCredits: PersonCredits?
    /// The movies of the person.
    public var movieCredits: PersonCredits?
    /// The series of the person.
    public var tvCredits: PersonCredits?
    /// Images of titles on which the person is tagged.
    public var taggedImages: Page<TaggedImage>?
    /// The changes of the last 24 hours.
    public var changes: [Change]?
    /// The biography in all languages, as overviews. It is requested automatically if the audience has fallback languages.
    public var translations: [Translation]?

    /// The languages of the texts that are not in the requested language, such as `pt-PT`; nil if all of them are.
    public var textLanguages: [TextField: String]?

    public init(person: Person) { self.person = person }

    public var id: Int { person.id }

    /// The person's page on IMDb; nil if TMDb has no id of IMDb.
    public var imdbURL: URL? { WebPage.imdb(imdbID ?? externalIDs?.imdbID) }

    public subscript<Value>(dynamicMember member: KeyPath<Person, Value>) -> Value { person[keyPath: member] }

    public subscript<Value>(dynamicMember member: WritableKeyPath<Person, Value>) -> Value {
        get { person[keyPath: member] }
        set { person[keyPath: member] = newValue }
    }
}

extension PersonDetails {
    /// Returns the person with an empty biography filled from the translations, best language first.
    package func fillingGaps(for audience: Audience) -> PersonDetails {
        var texts = Fallbacks(translations ?? [], for: audience)
        var filled = self
        texts.fill(&filled.biography, .biography, from: .overview)
        filled.textLanguages = texts.languages
        return filled
    }
}

/// A movie or a series of a person, with the role.
public struct PersonCredit: Sendable, Equatable, Codable, Identifiable {
    /// TMDb's id of this credit.
    public var creditID: String
    /// The movie or the series.
    public var item: MediaItem
    /// The character; empty if unknown, and for the crew.
    public var character = ""
    /// The job of a crew member, in TMDb's English, such as `Director`; empty if unknown, and for the cast.
    public var job = ""
    /// The department of a crew member, in TMDb's English; empty for the cast.
    public var department = ""
    /// The number of episodes of the series with the person; nil if unknown.
    public var episodeCount: Int?
    /// The air date of the first episode with the person; nil if unknown.
    public var firstCreditAirDate: Day?
    /// The position in the billing of a movie, from 0; nil if unknown.
    public var order: Int?

    public init(creditID: String, item: MediaItem) {
        self.creditID = creditID
        self.item = item
    }

    public var id: String { creditID }

    /// The kind of the title.
    public var mediaType: MediaKind { item.mediaType }

    /// The title or the name of ``item``.
    public var title: String { item.title }

    /// The character or the job; empty if unknown.
    public var part: String { character.isEmpty ? job : character }
}

extension PersonUseCases {
    /// Reads one person with profile images and credits (<https://developer.themoviedb.org/reference/person-details>).
    public var details: GetDetails<Person.ID, PersonPart, PersonDetails> { GetDetails(people.details) }
}

extension GetDetails where Input == Person.ID, Part == PersonPart, Value == PersonDetails {
    /// Reads the details of a person that a list has.
    public func callAsFunction(
        _ person: Person, including parts: Set<PersonPart> = PersonPart.standard, policy: ReadPolicy = .cached,
        language: LanguageChain? = nil
    ) async throws(MarqueeError) -> Fetched<PersonDetails> {
        try await self(person.id, including: parts, policy: policy, language: language)
    }
}
