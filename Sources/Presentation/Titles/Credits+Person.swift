public import MarqueeDomain

extension CastMember {
    /// As much of the person as the credits know, for a page that is shown before the details are there.
    public var person: Person {
        var person = Person(id: personID, name: name)
        person.originalName = originalName
        person.department = knownForDepartment
        person.gender = gender
        person.profilePath = profilePath
        person.popularity = popularity
        person.isAdult = isAdult
        return person
    }
}

extension CrewMember {
    /// As much of the person as the credits know, for a page that is shown before the details are there.
    public var person: Person {
        var person = Person(id: personID, name: name)
        person.originalName = originalName
        person.department = knownForDepartment
        person.gender = gender
        person.profilePath = profilePath
        person.popularity = popularity
        person.isAdult = isAdult
        return person
    }
}
