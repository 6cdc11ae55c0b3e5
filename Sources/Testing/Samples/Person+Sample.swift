public import MarqueeDomain

extension Person {
    /// Tom Hanks.
    public static var sample: Person {
        var person = Person(id: 31, name: "Tom Hanks")
        person.department = "Acting"
        person.gender = .male
        person.popularity = 82.989
        person.profilePath = ImagePath("/xndWFsBlClOJFRdhSt4NBwiPq2o.jpg")
        return person
    }
}

extension PersonDetails {
    /// The details of ``Person/sample``, with a neutral text as the biography and without parts.
    public static var sample: PersonDetails {
        var details = PersonDetails(person: .sample)
        details.biography = "The biography of a sample."
        details.birthday = PartialDay("1956-07-09")
        details.placeOfBirth = "Concord, California, USA"
        details.imdbID = "nm0000158"
        return details
    }
}
