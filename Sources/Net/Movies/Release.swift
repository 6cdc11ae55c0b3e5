import MarqueeDomain

/// The releases of a movie, by region.
struct ReleasesDTO: DTO {
    let results: [RegionDTO]

    init(_ row: TapeRow) throws {
        results = try row.list("results")
    }

    struct RegionDTO: ObjectShape {
        let iso31661: String
        let releaseDates: [ReleaseDTO]

        init(_ row: TapeRow) throws {
            iso31661 = try row.required("iso_3166_1")
            releaseDates = try row.list("release_dates")
        }
    }
}

extension ReleasesDTO {
    func adapted() -> [Release] {
        results.flatMap { region in region.releaseDates.map { $0.adapted(region: region.iso31661) } }
    }
}

struct ReleaseDTO: ObjectShape {
    let releaseDate: Day
    let type: ReleaseType?
    let certification: String?
    let note: String?
    let descriptors: [String]?
    let iso6391: String?

    init(_ row: TapeRow) throws {
        releaseDate = try row.required("release_date")
        type = row.optional("type")
        certification = row.optional("certification")
        note = row.optional("note")
        descriptors = row.optional("descriptors")
        iso6391 = row.optional("iso_639_1")
    }
}

extension ReleaseDTO {
    func adapted(region: String) -> Release {
        var release = Release(country: region, releaseDate: releaseDate, type: type ?? .unknown(0))
        release.certification = certification.trimmed
        release.note = note ?? ""
        release.descriptors = descriptors ?? []
        release.language = iso6391 ?? ""
        return release
    }
}
