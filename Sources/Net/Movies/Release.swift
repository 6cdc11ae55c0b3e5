import MarqueeDomain

/// The releases of a movie, by region.
struct ReleasesDTO: DTO {
    let results: Rows<Region>

    struct Region: Decodable, Sendable {
        let code: String
        let releases: Rows<ReleaseDTO>

        enum CodingKeys: String, CodingKey {
            case code = "iso_3166_1"
            case releases = "release_dates"
        }
    }
}

extension ReleasesDTO {
    func adapted() -> [Release] {
        results.values.flatMap { region in region.releases.values.compactMap { $0.adapted(region: region.code) } }
    }
}

struct ReleaseDTO: Decodable, Sendable {
    let day: LooseDay?
    let type: LooseInt?
    let certification: String?
    let note: String?

    enum CodingKeys: String, CodingKey {
        case type, certification, note
        case day = "release_date"
    }
}

extension ReleaseDTO {
    /// A release without a day says nothing. Some ratings end in a blank.
    func adapted(region: String) -> Release? {
        day?.value.map { day in
            var release = Release(region: region, day: day, kind: ReleaseKind(number: type?.value ?? 0))
            release.certification = (certification ?? "").split(separator: " ").joined(separator: " ")
            release.note = note ?? ""
            return release
        }
    }
}
