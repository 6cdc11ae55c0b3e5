import MarqueeDomain

/// The releases of a movie, by region.
struct ReleasesDTO: DTO {
    let results: [RegionDTO]

    struct RegionDTO: Decodable, Sendable {
        let iso31661: String
        let releaseDates: [ReleaseDTO]
    }
}

extension ReleasesDTO {
    func adapted() -> [Release] {
        results.flatMap { region in region.releaseDates.map { $0.adapted(region: region.iso31661) } }
    }
}

struct ReleaseDTO: Decodable, Sendable {
    let releaseDate: Day
    let type: ReleaseKind?
    let certification: String?
    let note: String?
    let descriptors: [String]?
    let iso6391: String?
}

extension ReleaseDTO {
    func adapted(region: String) -> Release {
        var release = Release(region: region, day: releaseDate, kind: type ?? .unknown(0))
        release.certification = certification.trimmed
        release.note = note ?? ""
        release.descriptors = descriptors ?? []
        release.language = iso6391 ?? ""
        return release
    }
}
