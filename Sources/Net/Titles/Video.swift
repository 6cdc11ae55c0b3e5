import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Trailers and other videos.
struct VideosDTO: DTO {
    let results: [VideoDTO]

    init(_ row: TapeRow) throws {
        results = try row.list("results")
    }
}

extension VideosDTO {
    func adapted() -> [Video] { results.adapted() }
}

struct VideoDTO: DTO {
    let id: String
    let name: String?
    let type: VideoType?
    let site: VideoSite
    let key: String
    let iso6391: String?
    let iso31661: String?
    let official: Bool?
    let size: Int?
    let publishedAt: Date?

    init(_ row: TapeRow) throws {
        id = try row.required("id")
        name = row.optional("name")
        type = row.optional("type")
        site = try row.required("site")
        key = try row.required("key")
        iso6391 = row.optional("iso_639_1")
        iso31661 = row.optional("iso_3166_1")
        official = row.optional("official")
        size = row.optional("size")
        publishedAt = row.optional("published_at")
    }
}

extension VideoDTO {
    func adapted() -> Video {
        var video = Video(id: id, site: site, key: key)
        video.name = name ?? ""
        video.type = type ?? .unknown("")
        video.language = iso6391 ?? ""
        video.country = iso31661 ?? ""
        video.isOfficial = official ?? false
        video.height = size.known
        video.publishedAt = publishedAt
        return video
    }
}
