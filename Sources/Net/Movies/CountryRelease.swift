import MarqueeDomain

/// The releases of a movie in the older form.
struct CountryReleasesDTO: DTO {
    let countries: [CountryReleaseDTO]
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
}

extension CountryReleaseDTO {
    func adapted() -> CountryRelease {
        var release = CountryRelease(country: iso31661, day: releaseDate)
        release.certification = certification.trimmed
        release.isPrimary = primary ?? false
        release.descriptors = descriptors ?? []
        return release
    }
}
