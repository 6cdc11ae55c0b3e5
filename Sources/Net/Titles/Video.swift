import MarqueeDomain

/// Trailers and other clips.
struct VideosDTO: DTO {
    let results: Rows<VideoDTO>
}

extension VideosDTO {
    func adapted() -> [Video] { results.values.map { $0.adapted() } }
}

struct VideoDTO: DTO {
    let id: String
    let name: String?
    let type: String?
    let site: String
    let key: String
    let language: String?
    let official: Bool?
    let size: LooseInt?
    let publishedAt: LooseMoment?

    enum CodingKeys: String, CodingKey {
        case id, name, type, site, key, official, size
        case language = "iso_639_1"
        case publishedAt = "published_at"
    }
}

extension VideoDTO {
    func adapted() -> Video {
        var video = Video(id: id, site: site, key: key)
        video.name = name ?? ""
        video.kind = VideoKind(rawValue: type ?? "")
        video.language = language ?? ""
        video.isOfficial = official ?? false
        video.height = size?.value
        video.publishedAt = publishedAt?.value
        return video
    }
}
