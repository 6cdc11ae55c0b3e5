import MarqueeDomain

/// The releases of a movie in the older form.
struct CountryReleasesDTO: DTO {
    let countries: [CountryReleaseDTO]

    init(_ row: TapeRow) throws {
        countries = try row.list("countries")
    }
}

extension CountryReleasesDTO {
    func adapted() -> [CountryRelease] { countries.adapted() }
}

struct CountryReleaseDTO: DTO {
    let iso31661: String
    let releaseDate: Day
    let certification: String?
    let primary: Bool?
    let descriptors: [String]?

    init(_ row: TapeRow) throws {
        iso31661 = try row.required("iso_3166_1")
        releaseDate = try row.required("release_date")
        certification = row.optional("certification")
        primary = row.optional("primary")
        descriptors = row.optional("descriptors")
    }
}

extension CountryReleaseDTO {
    func adapted() -> CountryRelease {
        var release = CountryRelease(country: iso31661, releaseDate: releaseDate)
        release.certification = certification.trimmed
        release.isPrimary = primary ?? false
        release.descriptors = descriptors ?? []
        return release
    }
}
