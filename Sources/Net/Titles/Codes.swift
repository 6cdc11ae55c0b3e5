/// A country; only its code is read.
struct CountryDTO: DTO {
    let iso31661: String
}

extension CountryDTO {
    func adapted() -> String { iso31661 }
}

/// A language; only its code is read.
struct SpokenLanguageDTO: DTO {
    let iso6391: String
}

extension SpokenLanguageDTO {
    func adapted() -> String { iso6391 }
}
