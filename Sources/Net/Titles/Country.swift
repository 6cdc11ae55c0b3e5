import MarqueeDomain

/// A country that produced a title.
struct ProductionCountryDTO: DTO {
    let iso31661: String
    let name: String?

    init(_ row: TapeRow) throws {
        iso31661 = try row.required("iso_3166_1")
        name = row.optional("name")
    }
}

extension ProductionCountryDTO {
    func adapted() -> ProductionCountry {
        var country = ProductionCountry(country: iso31661)
        country.name = name ?? ""
        return country
    }
}

/// A country with its names.
struct CountryDTO: DTO {
    let iso31661: String
    let englishName: String?
    let nativeName: String?

    init(_ row: TapeRow) throws {
        iso31661 = try row.required("iso_3166_1")
        englishName = row.optional("english_name")
        nativeName = row.optional("native_name")
    }
}

extension CountryDTO {
    func adapted() -> Country {
        var country = Country(country: iso31661)
        country.englishName = englishName ?? ""
        country.nativeName = nativeName ?? ""
        return country
    }
}

/// A language with its names.
struct SpokenLanguageDTO: DTO {
    let iso6391: String
    let englishName: String?
    let name: String?

    init(_ row: TapeRow) throws {
        iso6391 = try row.required("iso_639_1")
        englishName = row.optional("english_name")
        name = row.optional("name")
    }
}

extension SpokenLanguageDTO {
    func adapted() -> SpokenLanguage {
        var language = SpokenLanguage(language: iso6391)
        language.englishName = englishName ?? ""
        language.name = name ?? ""
        return language
    }
}
