public import MarqueeDomain

/// The reads of people from a server. The protocol may gain requirements in a minor version.
public protocol PersonAPI: Sendable {
    /// `GET /3/person/popular`
    func popular(_ people: ListPage) -> Remote<Page<Person>>
    /// `GET /3/person/{person_id}`. A missing biography is filled from the audience's fallback languages.
    func details(_ id: Person.ID, including parts: Set<PersonPart>) -> Remote<PersonDetails>
    /// `GET /3/person/{person_id}/combined_credits`
    func combinedCredits(of id: Person.ID) -> Remote<PersonCredits>
    /// `GET /3/person/{person_id}/movie_credits`
    func movieCredits(of id: Person.ID) -> Remote<PersonCredits>
    /// `GET /3/person/{person_id}/tv_credits`
    func tvCredits(of id: Person.ID) -> Remote<PersonCredits>
    /// `GET /3/person/{person_id}/external_ids`
    func externalIDs(of id: Person.ID) -> Remote<ExternalIDs>
    /// `GET /3/person/{person_id}/images`
    func images(of id: Person.ID) -> Remote<ImageSet>
    /// `GET /3/person/{person_id}/tagged_images`. TMDb serves only the first page.
    func taggedImages(of id: Person.ID) -> Remote<Page<TaggedImage>>
    /// `GET /3/person/{person_id}/translations`
    func translations(of id: Person.ID) -> Remote<[Translation]>
    /// `GET /3/person/latest`
    func latest() -> Remote<PersonDetails>
}
